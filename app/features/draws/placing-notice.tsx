import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LotteryBet } from '#contract/entities/lottery.ts';
import type { RaceBet } from '#contract/entities/race.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { refusedBy, StopText } from '#app/features/protection/index.ts';
import { Button } from '#app/ui/button.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { DrawBet } from './draw-bet.ts';
import { stepTaken } from './draw-slip-slice.ts';
import { drawRefusalText } from './refusal-text.ts';
import * as styles from './placing-notice.module.css';

/** What became of the bet: the truth, also when the truth is that nobody knows yet. */
export function PlacingNotice({ bet: { placing, currency } }: { readonly bet: DrawBet }) {
  const { t } = useTranslation(['lottery', 'shell']);
  const dispatch = useAppDispatch();
  const { progress } = placing;
  const onDone = () => {
    placing.dismiss();
    dispatch(stepTaken('none'));
  };
  switch (progress?.status) {
    case undefined:
      return null;
    case 'sending':
      return <Notice kind="busy">{t('lottery:placing.sending')}</Notice>;
    case 'checking':
      return (
        <Notice kind="busy">
          <strong>{t('lottery:placing.checking')}</strong>
          <p>{t('lottery:placing.checkingHint')}</p>
        </Notice>
      );
    case 'neverDone':
      return <Notice kind="warning">{t('lottery:placing.neverPlaced')}</Notice>;
    case 'refused': {
      const stop = refusedBy(progress.error);
      if (stop !== undefined)
        return (
          <Notice kind="error">
            <StopText stop={stop} currency={currency} />
          </Notice>
        );
      const text = drawRefusalText(progress.error);
      return (
        <Notice kind="error">
          {'drawKey' in text
            ? t(text.drawKey, { ns: 'lottery' })
            : 'key' in text
              ? t(text.key, { ns: 'shell' })
              : text.message}
        </Notice>
      );
    }
    case 'accepted':
      return (
        <div className={styles.receipt}>
          <Notice kind="success">
            <strong>{t('lottery:receipt.title')}</strong>
          </Notice>
          {progress.receipt !== undefined && <Facts bet={progress.receipt} />}
          <div className={styles.actions}>
            <Link className={styles.link} to={paths.myBets} onClick={onDone}>
              {t('lottery:receipt.myBets')}
            </Link>
            <Button look="quiet" onClick={onDone}>
              {t('lottery:receipt.done')}
            </Button>
          </div>
        </div>
      );
  }
}

function Facts({ bet }: { readonly bet: LotteryBet | RaceBet }) {
  const { t, i18n } = useTranslation('lottery');
  return (
    <FactList>
      <dt>{t('receipt.id')}</dt>
      <dd data-testid="draw-receipt-id">{bet.bet_id}</dd>
      <dt>{t('receipt.draw')}</dt>
      <dd>{bet.draw_number}</dd>
      <dt>{t('receipt.stake')}</dt>
      <dd>
        {formatAmount(bet.bet_amount, bet.currency, i18n.language)} {bet.currency}
      </dd>
    </FactList>
  );
}
