import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiError } from '#app/api/api-error.ts';
import { errorText } from '#app/api/error-text.ts';
import type { MoneyButton } from '#app/api/money/use-money-call.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { paths } from '#app/paths.ts';
import { refusedBy, StopText } from '#app/features/protection/index.ts';
import { useWallet } from '#app/features/account/index.ts';
import { Button } from '#app/ui/button.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { Notice } from '#app/ui/notice.tsx';
import * as styles from './cricket-slip.module.css';

/** What became of the bet; also when nobody knows yet. */
export function CricketPlacing({ placing }: { readonly placing: MoneyButton<'placeCricketBet'> }) {
  const { t, i18n } = useTranslation('slip');
  const { progress, dismiss } = placing;
  switch (progress?.status) {
    case undefined:
      return null;
    case 'sending':
      return <Notice kind="busy">{t('placing.sending')}</Notice>;
    case 'checking':
      return (
        <Notice kind="busy">
          <strong>{t('placing.checking')}</strong>
          <p>{t('placing.checkingHint')}</p>
        </Notice>
      );
    case 'neverDone':
      return <Notice kind="warning">{t('placing.neverPlaced')}</Notice>;
    case 'refused':
      return <Refused error={progress.error} />;
    case 'accepted': {
      const bet = progress.receipt;
      const money = (amount: string) =>
        bet === undefined ? '' : `${formatAmount(amount, bet.currency, i18n.language)} ${bet.currency}`;
      return (
        <div className={styles.receipt}>
          <Notice kind="success">
            <strong>{t('receipt.title')}</strong>
          </Notice>
          {bet !== undefined && (
            <FactList>
              <dt>{t('receipt.id')}</dt>
              <dd data-testid="cricket-receipt">{bet.bet_id}</dd>
              <dt>{t('totals.stake')}</dt>
              <dd>{money(bet.bet_amount)}</dd>
              <dt>{t('totals.max')}</dt>
              <dd>{money(bet.max_payout)}</dd>
            </FactList>
          )}
          <div className={styles.tools}>
            <Link className={styles.link} to={paths.myBets}>
              {t('receipt.myBets')}
            </Link>
            <Button look="quiet" onClick={dismiss}>
              {t('receipt.done')}
            </Button>
          </div>
        </div>
      );
    }
  }
}

const OWN = ['limitsExceeded', 'oddsChanged', 'marketClosed', 'wrongCurrency', 'deadlinePassed'] as const;

function Refused({ error }: { readonly error: ApiError }) {
  const { t } = useTranslation(['slip', 'shell']);
  const currency = useWallet()?.currency ?? '';
  const stop = refusedBy(error);
  if (stop !== undefined)
    return (
      <Notice kind="error">
        <StopText stop={stop} currency={currency} />
      </Notice>
    );
  const own = error.kind === 'refused' ? OWN.find((reason) => reason === error.reason) : undefined;
  if (own !== undefined) return <Notice kind="error">{t(`slip:refused.${own}`)}</Notice>;
  const text = errorText(error);
  return <Notice kind="error">{'key' in text ? t(text.key, { ns: 'shell' }) : text.message}</Notice>;
}
