import { Dices, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#app/i18n/format.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { Button, QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { GuardNote, LimitLeft, useGuard } from '#app/features/account/protection/index.ts';
import { AmountForAll } from './amount-for-all.tsx';
import type { DrawBet } from './draw-bet.ts';
import { MAX_ITEMS } from './draw-item.ts';
import { DrawReturns } from './draw-returns.tsx';
import { DrawSlipRows } from './draw-slip-rows.tsx';
import { drawSlipCleared, injectedDrawSlip, oddsTaken, stepTaken } from './draw-slip-slice.ts';
import { ObstacleList } from './obstacle-list.tsx';
import { PlacingNotice } from './placing-notice.tsx';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as empty from '#app/ui/empty.module.css';
import * as styles from './draw-slip-edit.module.css';

/** The selections with their amounts, the total stake and the button to the review. */
export function DrawSlipEdit({ bet }: { readonly bet: DrawBet }) {
  const { t, i18n } = useTranslation(['lottery', 'slip']);
  const dispatch = useAppDispatch();
  const { warning, step } = useAppSelector(injectedDrawSlip.selectSlice);
  const { summary, currency, draw, placing } = bet;
  const isLocked = placing.isLocked;
  const { stop } = useGuard('bet', summary.totalStake);
  // No amount would be taken: none is asked for.
  const obstacles =
    stop === undefined || stop.is === 'over'
      ? summary.obstacles
      : summary.obstacles.filter((obstacle) => obstacle.kind !== 'amount' || obstacle.problem !== 'missing');
  const isEmpty = summary.rows.length === 0;
  return (
    <div className={stack.gap3}>
      {draw !== undefined && <p className={muted.small}>{t('lottery:slip.forDraw', { number: draw.number })}</p>}
      {step !== 'review' && <PlacingNotice bet={bet} />}
      {isEmpty && (
        <div className={empty.slip}>
          <Dices size={36} aria-hidden="true" />
          <p>{t('lottery:slip.empty')}</p>
          <p className={styles.hint}>{t('lottery:slip.emptyHint')}</p>
        </div>
      )}
      {warning !== undefined && <Notice kind="warning">{t('lottery:slip.tooMany', { most: MAX_ITEMS })}</Notice>}
      {!isEmpty && (
        <>
          <DrawSlipRows
            rows={summary.rows}
            currency={currency}
            stake={bet.stake}
            describe={bet.describe}
            paidOdds={bet.paidOdds}
            isLocked={isLocked}
          />
          <div className={styles.tools}>
            <button
              type="button"
              className={styles.clear}
              disabled={isLocked}
              onClick={() => dispatch(drawSlipCleared())}
            >
              <Trash2 size={16} aria-hidden="true" />
              {t('lottery:slip.clear')}
            </button>
          </div>
          {summary.moved.length > 0 && !isLocked && (
            <Notice
              kind="warning"
              action={
                <QuietButton onClick={() => dispatch(oddsTaken(summary.moved))}>{t('lottery:slip.accept')}</QuietButton>
              }
            >
              {t('lottery:slip.oddsMoved')}
            </Notice>
          )}
          <AmountForAll currency={currency} stake={bet.stake} isLocked={isLocked} />
          <LimitLeft action="bet" currency={currency} />
          <p className={styles.total}>
            <span>{t('lottery:slip.total')}</span>
            <strong translate="no" data-testid="draw-stake">
              {summary.totalStake === undefined ? '–' : formatMoney(summary.totalStake, currency, i18n.language)}
            </strong>
          </p>
          <DrawReturns summary={summary} currency={currency} className={styles.total} />
          {!isLocked && <GuardNote stop={stop} currency={currency} />}
          <ObstacleList obstacles={isLocked ? [] : obstacles} currency={currency} />
          <Button
            look="accent"
            disabled={isLocked || obstacles.length > 0 || stop !== undefined || summary.totalStake === undefined}
            onClick={() => {
              placing.dismiss();
              dispatch(stepTaken('review'));
            }}
          >
            {t('lottery:slip.review')}
          </Button>
        </>
      )}
    </div>
  );
}
