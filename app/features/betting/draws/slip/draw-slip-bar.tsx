import { ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/i18n/format.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { Button } from '#app/ui/button.tsx';
import { AmountInput } from './amount-input.tsx';
import type { DrawBet } from './draw-bet.ts';
import { allTyped, injectedDrawSlip, stepTaken } from './draw-slip-slice.ts';
import * as styles from './draw-slip-bar.module.css';

/** The phone's slip at the bottom of the page: the count, one quick amount for all, and the review. */
export function DrawSlipBar({ bet }: { readonly bet: DrawBet }) {
  const { t, i18n } = useTranslation('lottery');
  const dispatch = useAppDispatch();
  const typed = useAppSelector((state) => injectedDrawSlip.selectSlice(state).typed);
  const { summary, placing } = bet;
  const count = summary.rows.length;
  const shown = formatCount(String(count), i18n.language);
  const isReady = summary.obstacles.length === 0 && summary.totalStake !== undefined;
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
          onType={(text) => dispatch(allTyped(text))}
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
        {t('slip.review')}
      </Button>
    </section>
  );
}
