import { useTranslation } from 'react-i18next';
import type { Bet } from '#contract/entities';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import { beside, wordsOf } from '#app/api/refusals/beside.ts';
import { useErrorText } from '#app/i18n/use-error-text.ts';
import { Notice } from '#app/ui/notice.tsx';
import { isMarketClosed } from './market-closed.ts';
import { MoneyOutcome } from '#app/ui/outcome/money-outcome.tsx';
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
  return (
    <MoneyOutcome
      of="cashOut"
      progress={progress}
      sending={t('cashOut.sending')}
      checking={t('cashOut.checking')}
      checkingHint={t('cashOut.checkingHint')}
      neverDone={t('cashOut.neverDone')}
      renderRefused={(error) => {
        const said = wordsOf(error);
        if (hasChanged) return <Notice kind="warning">{beside(said, t('cashOut.refused'), 'cashOut.refused')}</Notice>;
        const text = isMarketClosed(error) ? beside(said, t('cashOut.closed'), 'cashOut.closed') : errorText(error);
        return <Notice kind="error">{text}</Notice>;
      }}
      renderAccepted={(bet) => {
        const part = isPart ? bet?.parts?.at(-1) : undefined;
        const done = bet && t('cashOut.done', { amount: money((part ?? bet).payout, bet.currency) });
        return (
          <Notice kind="success">
            <strong data-testid="cash-out-done">{done ?? t('note.cashedOut')}</strong>
            <p>
              {bet !== undefined && part !== undefined
                ? t('cashOut.part.goesOn', { amount: money(bet.bet_amount, bet.currency) })
                : t('cashOut.doneHint')}
            </p>
          </Notice>
        );
      }}
    />
  );
}
