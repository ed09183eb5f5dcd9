import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Bet } from '#contract/entities/bet.ts';
import type { MoneyButton } from '#app/api/money/use-money-call.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { refusalText } from './refusal-text.ts';
import * as styles from './placing-notice.module.css';

/** What became of the bet: the truth, also when the truth is that nobody knows yet. */
export function PlacingNotice({ placing }: { readonly placing: MoneyButton<'placeBet'> }) {
  const { t } = useTranslation(['slip', 'shell']);
  const dispatch = useAppDispatch();
  const { progress } = placing;
  switch (progress?.status) {
    case undefined:
      return null;
    case 'sending':
      return <Notice kind="busy">{t('slip:placing.sending')}</Notice>;
    case 'checking':
      return (
        <Notice kind="busy">
          <strong>{t('slip:placing.checking')}</strong>
          <p>{t('slip:placing.checkingHint')}</p>
        </Notice>
      );
    case 'neverDone':
      return <Notice kind="warning">{t('slip:placing.neverPlaced')}</Notice>;
    case 'refused': {
      const text = refusalText(progress.error);
      return (
        <Notice kind="error">
          {'betKey' in text
            ? t(text.betKey, { ns: 'slip' })
            : 'key' in text
              ? t(text.key, { ns: 'shell' })
              : text.message}
        </Notice>
      );
    }
    case 'accepted': {
      const bet = progress.receipt;
      return (
        <div className={styles.receipt}>
          <Notice kind="success">
            <strong>{t('slip:receipt.title')}</strong>
          </Notice>
          {bet !== undefined && <Facts bet={bet} />}
          <div className={styles.actions}>
            <Link className={styles.link} to={paths.myBets} onClick={() => dispatch(overlayClosed())}>
              {t('slip:receipt.myBets')}
            </Link>
            <Button look="quiet" onClick={() => placing.dismiss()}>
              {t('slip:receipt.done')}
            </Button>
          </div>
        </div>
      );
    }
  }
}

function Facts({ bet }: { readonly bet: Bet }) {
  const { t, i18n } = useTranslation('slip');
  const amount = (value: string) => `${formatAmount(value, bet.currency, i18n.language)} ${bet.currency}`;
  return (
    <dl className={styles.facts}>
      <dt>{t('receipt.id')}</dt>
      <dd data-testid="receipt-id">{bet.bet_id}</dd>
      <dt>{t('totals.stake')}</dt>
      <dd>{amount(bet.bet_amount)}</dd>
      <dt>{t('totals.max')}</dt>
      <dd>{amount(bet.max_payout)}</dd>
    </dl>
  );
}
