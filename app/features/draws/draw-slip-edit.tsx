import { Dices, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '#app/i18n/format.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { GuardNote, LimitLeft, useGuard } from '#app/features/protection/index.ts';
import { AmountForAll } from './amount-for-all.tsx';
import type { DrawBet } from './draw-bet.ts';
import { ITEMS_MOST } from './draw-item.ts';
import { DrawSlipRows } from './draw-slip-rows.tsx';
import { drawSlipCleared, injectedDrawSlip, oddsTaken, stepTaken } from './draw-slip-slice.ts';
import { useObstacleText } from './obstacle-text.ts';
import { PlacingNotice } from './placing-notice.tsx';
import * as styles from './draw-slip-edit.module.css';

/** The selections with their amounts, what they cost together, and the way to the review. */
export function DrawSlipEdit({ bet }: { readonly bet: DrawBet }) {
  const { t, i18n } = useTranslation('lottery');
  const dispatch = useAppDispatch();
  const { warning, step } = useAppSelector(injectedDrawSlip.selectSlice);
  const obstacleText = useObstacleText(bet.currency);
  const { summary, currency, draw, placing } = bet;
  const { obstacle } = summary;
  const isLocked = placing.isLocked;
  const { stop } = useGuard('bet', summary.stake);
  const isEmpty = summary.rows.length === 0;
  return (
    <div className={styles.edit}>
      {draw !== undefined && <p className={styles.draw}>{t('slip.forDraw', { number: draw.number })}</p>}
      {step !== 'review' && <PlacingNotice bet={bet} />}
      {isEmpty && (
        <div className={styles.empty}>
          <Dices size={36} aria-hidden="true" />
          <p>{t('slip.empty')}</p>
          <p className={styles.hint}>{t('slip.emptyHint')}</p>
        </div>
      )}
      {warning !== undefined && <Notice kind="warning">{t('slip.tooMany', { most: ITEMS_MOST })}</Notice>}
      {!isEmpty && (
        <>
          <DrawSlipRows rows={summary.rows} currency={currency} describe={bet.describe} isLocked={isLocked} />
          <div className={styles.tools}>
            <button
              type="button"
              className={styles.clear}
              disabled={isLocked}
              onClick={() => dispatch(drawSlipCleared())}
            >
              <Trash2 size={16} aria-hidden="true" />
              {t('slip.clear')}
            </button>
          </div>
          {summary.moved.length > 0 && !isLocked && (
            <Notice
              kind="warning"
              action={
                <Button look="quiet" onClick={() => dispatch(oddsTaken(summary.moved))}>
                  {t('slip.accept')}
                </Button>
              }
            >
              {t('slip.oddsMoved')}
            </Notice>
          )}
          <AmountForAll currency={currency} isLocked={isLocked} />
          <LimitLeft action="bet" currency={currency} />
          <p className={styles.total}>
            <span>{t('slip.total')}</span>
            <strong data-testid="draw-stake">
              {summary.stake === undefined
                ? '–'
                : `${formatAmount(summary.stake, currency, i18n.language)} ${currency}`}
            </strong>
          </p>
          {!isLocked && <GuardNote stop={stop} currency={currency} />}
          {obstacle !== undefined && !isLocked && (
            <p
              className={styles.why}
              role="alert"
              data-wrong={obstacle.kind !== 'amount' || obstacle.problem !== 'missing' || undefined}
            >
              {obstacleText(obstacle)}
            </p>
          )}
          <Button
            look="accent"
            disabled={isLocked || obstacle !== undefined || stop !== undefined || summary.stake === undefined}
            onClick={() => {
              placing.dismiss();
              dispatch(stepTaken('review'));
            }}
          >
            {t('slip.review')}
          </Button>
        </>
      )}
    </div>
  );
}
