import { useTranslation } from 'react-i18next';
import type { Bet } from '#contract/entities';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import { beside, wordsOf } from '#app/api/refusals/beside.ts';
import { useErrorText } from '#app/i18n/use-error-text.ts';
import { ChunkFailed } from '#app/ui/chunk-failed.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { isMarketClosed } from './market-closed.ts';
import { UnknownOutcome } from '#app/ui/outcome/unknown-outcome.tsx';
import { useBetText } from '#app/features/betting/my-bets/model/use-bet-text.ts';

interface CashOutNoticeProps {
  readonly progress: MoneyProgress<Bet>;
  /** The amount fell between the offer and the press. */
  readonly hasChanged: boolean;
  /** A part was sold: the rest of the bet goes on. */
  readonly isPart: boolean;
}

/** The outcome of a cash-out, also while it is unknown. */
export function CashOutNotice({ progress, hasChanged, isPart }: CashOutNoticeProps) {
  const { t } = useTranslation('bets');
  const errorText = useErrorText();
  const { money } = useBetText();
  switch (progress.status) {
    case 'sending':
      return <Notice kind="busy">{t('cashOut.sending')}</Notice>;
    case 'checking':
      return (
        <Notice kind="busy">
          <strong>{t('cashOut.checking')}</strong>
          <p>{t('cashOut.checkingHint')}</p>
        </Notice>
      );
    case 'neverDone':
      return (
        <Notice kind="warning">{beside(wordsOf(progress.error), t('cashOut.neverDone'), 'cashOut.neverDone')}</Notice>
      );
    case 'unknown':
      return <UnknownOutcome of="cashOut" />;
    case 'refused': {
      const { error } = progress;
      const said = wordsOf(error);
      if (hasChanged) return <Notice kind="warning">{beside(said, t('cashOut.refused'), 'cashOut.refused')}</Notice>;
      if (error.kind === 'notLoaded') return <ChunkFailed />;
      if (isMarketClosed(error))
        return <Notice kind="error">{beside(said, t('cashOut.closed'), 'cashOut.closed')}</Notice>;
      return <Notice kind="error">{errorText(error)}</Notice>;
    }
    case 'accepted': {
      const bet = progress.receipt;
      const part = isPart ? bet?.parts?.at(-1) : undefined;
      if (bet !== undefined && part !== undefined)
        return (
          <Notice kind="success">
            <strong data-testid="cash-out-done">
              {t('cashOut.done', { amount: money(part.payout, bet.currency) })}
            </strong>
            <p>{t('cashOut.part.goesOn', { amount: money(bet.bet_amount, bet.currency) })}</p>
          </Notice>
        );
      return (
        <Notice kind="success">
          <strong data-testid="cash-out-done">
            {bet === undefined ? t('note.cashedOut') : t('cashOut.done', { amount: money(bet.payout, bet.currency) })}
          </strong>
          <p>{t('cashOut.doneHint')}</p>
        </Notice>
      );
    }
  }
}
