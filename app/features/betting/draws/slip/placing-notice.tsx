import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LotteryBet, RaceBet } from '#contract/entities';
import { formatMoney } from '#app/i18n/format.ts';
import { useCommonText } from '#app/i18n/use-error-text.ts';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { refusedBy, StopText } from '#app/features/account/protection/index.ts';
import { Button } from '#app/ui/button.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { ChunkFailed } from '#app/ui/chunk-failed.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { UnknownOutcome } from '#app/ui/outcome/unknown-outcome.tsx';
import type { DrawBet } from './draw-bet.ts';
import { stepTaken } from './draw-slip-slice.ts';
import { drawRefusalText } from './refusal-text.ts';
import * as styles from './placing-notice.module.css';

/** The outcome of the bet, also while it is unknown. */
export function PlacingNotice({ bet }: { readonly bet: DrawBet }) {
  return (
    <Outcome of={bet.placing.progress?.status}>
      <Progress bet={bet} />
    </Outcome>
  );
}

function Progress({ bet: { placing, currency } }: { readonly bet: DrawBet }) {
  const { t } = useTranslation('lottery');
  const commonText = useCommonText();
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
    case 'unknown':
      return <UnknownOutcome of="bet" />;
    case 'refused': {
      if (progress.error.kind === 'notLoaded') return <ChunkFailed />;
      const stop = refusedBy(progress.error);
      if (stop !== undefined)
        return (
          <Notice kind="error">
            <StopText stop={stop} currency={currency} />
          </Notice>
        );
      const text = drawRefusalText(progress.error);
      return <Notice kind="error">{'own' in text ? t(text.own) : commonText(text)}</Notice>;
    }
    case 'accepted':
      return (
        <div className={styles.receipt}>
          <Notice kind="success">
            <strong>{t('receipt.title')}</strong>
          </Notice>
          {progress.receipt !== undefined && <Facts bet={progress.receipt} />}
          <div className={styles.actions}>
            <Link className={styles.link} to={paths.myBets} onClick={onDone}>
              {t('receipt.myBets')}
            </Link>
            <Button look="quiet" onClick={onDone}>
              {t('receipt.done')}
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
      <dd>{formatMoney(bet.bet_amount, bet.currency, i18n.language)}</dd>
    </FactList>
  );
}
