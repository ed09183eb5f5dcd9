import { ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addAmounts, compareAmounts } from '#engine/money';
import { formatAmount, formatCount } from '#app/i18n/format.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { Button } from '#app/ui/button.tsx';
import { AmountInput } from './amount-input.tsx';
import type { DrawBet } from './draw-bet.ts';
import { allTyped, stepTaken } from './draw-slip-slice.ts';
import type { DrawSummary } from './summarise-draw-slip.ts';
import { useAmountForAll } from './use-offered-stake.ts';
import * as styles from './draw-slip-bar.module.css';

/** The phone's slip at the bottom of the page, from the first selection on: the count, one amount for all, and the review. */
export function DrawSlipBar({ bet }: { readonly bet: DrawBet }) {
  const { t, i18n } = useTranslation('lottery');
  const dispatch = useAppDispatch();
  const typed = useAmountForAll(bet.stake);
  const { summary, placing } = bet;
  const count = summary.rows.length;
  const shown = formatCount(String(count), i18n.language);
  const isReady = summary.obstacles.length === 0 && summary.totalStake !== undefined;
  // A bet that is being checked, or its outcome, is reached by the bar alone.
  if (count === 0 && placing.progress === undefined) return null;
  const each = isReady ? eachOf(summary) : undefined;
  return (
    <section className={styles.bar} aria-label={t('slip.title')}>
      <button
        type="button"
        className={styles.open}
        data-filled={count > 0 || undefined}
        aria-label={`${t('slip.open')}: ${t('selected', { count, shown })}`}
        onClick={() => dispatch(stepTaken('edit'))}
      >
        <span className={styles.count}>{shown}</span>
        <ChevronUp size={20} aria-hidden="true" />
      </button>
      <div className={styles.amount}>
        <AmountInput
          name="amount-quick"
          label={t('slip.amountAll')}
          placeholder={t('slip.amountAll')}
          value={typed}
          disabled={placing.isLocked}
          currency={bet.currency}
          onEnter={(entered) => dispatch(allTyped(entered))}
        />
      </div>
      <Button
        look="accent"
        isBusy={placing.isLocked}
        disabled={count === 0}
        // The drawer lists what stops the bet, and the player can fix it there.
        onClick={() => {
          if (isReady) placing.dismiss();
          dispatch(stepTaken(isReady && !placing.isLocked ? 'review' : 'edit'));
        }}
      >
        {each === undefined
          ? t('slip.review')
          : t('slip.reviewLines', {
              count: Number(each.lines),
              lines: formatCount(each.lines, i18n.language),
              amount: formatAmount(each.amount, bet.currency, i18n.language),
            })}
      </Button>
    </section>
  );
}

/** The lines and their stake; undefined if they have different ones. */
function eachOf({ rows }: DrawSummary): { readonly lines: string; readonly amount: string } | undefined {
  const amount = rows[0]?.amount;
  const isSame = rows.every((row) => row.amount !== undefined && compareAmounts(row.amount, amount ?? '0') === 0);
  if (amount === undefined || !isSame) return undefined;
  return { lines: rows.reduce((sum, { lines }) => addAmounts(sum, lines), '0'), amount };
}
