import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatCount, formatMoney } from '#app/i18n/format.ts';
import { usePaidOddsText } from '#app/i18n/use-paid-odds.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { GuardNote, useGuard } from '#app/features/account/protection/index.ts';
import { Button, QuietButton } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { AmountInput } from './amount-input.tsx';
import type { DrawBet } from './draw-bet.ts';
import { DrawReturns } from './draw-returns.tsx';
import { untilNext } from '#app/features/betting/draws/clock/draw-phase.ts';
import { allTyped, stepTaken } from './draw-slip-slice.ts';
import { ObstacleList } from './obstacle-list.tsx';
import { PlacingNotice } from './placing-notice.tsx';
import { PrizeText } from './prize-text.tsx';
import { spanText } from '#app/features/betting/draws/clock/span-text.ts';
import type { DrawRow } from './summarise-draw-slip.ts';
import { useAmountForAll } from './use-offered-stake.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './review-dialog.module.css';

/** What has become of the bet names the dialog; the live region in it announces it. A bet is sent in less time than a title is read. */
const TITLES = {
  sending: 'title',
  checking: 'checking',
  accepted: 'placed',
  refused: 'notPlaced',
  neverDone: 'notPlaced',
  unknown: 'unclear',
} as const;

/**
 * Reviews the bet before it is placed, with the number of its draw. It is for the draw that was current when it was opened: if another
 * one starts meanwhile, the player must confirm before the bet goes to that one.
 */
export function ReviewDialog({ bet, shape }: { readonly bet: DrawBet; readonly shape: 'window' | 'sheet' }) {
  const { t, i18n } = useTranslation(['lottery', 'slip']);
  const dispatch = useAppDispatch();
  const { draw, summary, currency, placing } = bet;
  const [reviewed, setReviewed] = useState(draw);
  const { obstacles, totalStake, rows } = summary;
  const isOver = reviewed !== undefined && draw !== undefined && draw.id !== reviewed.id;
  const left = draw === undefined ? undefined : untilNext(draw, bet.now);
  const caution = bet.caution?.(rows.map(({ item }) => item));
  const { isLocked, progress } = placing;
  const isDone = progress?.status === 'accepted';
  const { stop } = useGuard('bet', totalStake);
  const onClose = () => {
    if (isDone) placing.dismiss();
    dispatch(stepTaken('none'));
  };
  return (
    <Dialog
      title={t(`review.${TITLES[progress?.status ?? 'sending']}`)}
      shape={shape}
      closedBy="request"
      onClose={onClose}
    >
      <div className={stack.gap3}>
        {!isDone && reviewed !== undefined && (
          <FactList>
            <dt>{t('review.game')}</dt>
            <dd>{bet.gameName}</dd>
            <dt>{t('review.draw')}</dt>
            <dd data-testid="review-draw">{reviewed.number}</dd>
            {bet.phase === 'open' && !isOver && left !== undefined && (
              <>
                <dt>{t('count.open')}</dt>
                <dd>{spanText(left)}</dd>
              </>
            )}
          </FactList>
        )}
        {rows.length > 0 && (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <ReviewRow key={row.item.key} row={row} bet={bet} />
            ))}
          </ul>
        )}
        {rows.length > 0 && !isDone && <StakeField bet={bet} />}
        {caution !== undefined && <Notice kind="info">{caution}</Notice>}
        {rows.length > 0 && (
          <p className={styles.total}>
            <span>{t('slip.total')}</span>
            <strong translate="no">
              {totalStake === undefined ? '–' : formatMoney(totalStake, currency, i18n.language)}
            </strong>
          </p>
        )}
        {rows.length > 0 && <DrawReturns summary={summary} currency={currency} className={styles.total} />}
        <PlacingNotice bet={bet} />
        {!isDone && isOver && !isLocked && (
          <Notice
            kind="warning"
            action={
              <QuietButton onClick={() => setReviewed(draw)}>
                {t('review.useNext', { number: draw.number })}
              </QuietButton>
            }
          >
            {t('review.drawOver', { number: reviewed.number })}
          </Notice>
        )}
        {!isDone && <ObstacleList obstacles={isOver || isLocked ? [] : obstacles} currency={currency} />}
        {!isDone && !isLocked && <GuardNote stop={stop} currency={currency} />}
        {!isDone && (
          <div className={styles.actions}>
            <QuietButton onClick={onClose}>{t('review.back')}</QuietButton>
            <Button
              look="accent"
              isBusy={isLocked}
              disabled={
                isOver ||
                obstacles.length > 0 ||
                stop !== undefined ||
                totalStake === undefined ||
                reviewed === undefined
              }
              onClick={() => reviewed !== undefined && bet.onPlace(reviewed.id)}
            >
              {t('review.confirm', {
                amount: totalStake === undefined ? '–' : formatAmount(totalStake, currency, i18n.language),
                currency,
              })}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The stake can still be changed here: it may be one that was offered, not entered. */
function StakeField({ bet }: { readonly bet: DrawBet }) {
  const { t } = useTranslation('lottery');
  const dispatch = useAppDispatch();
  const typed = useAmountForAll(bet.stake);
  const label = t('slip.amountAll');
  return (
    <div className={styles.stake}>
      <span aria-hidden="true">{label}</span>
      <AmountInput
        name="amount-review"
        label={label}
        value={typed}
        disabled={bet.placing.isLocked}
        currency={bet.currency}
        onEnter={(entered) => dispatch(allTyped(entered))}
      />
    </div>
  );
}

function ReviewRow({ row, bet }: { readonly row: DrawRow; readonly bet: DrawBet }) {
  const { t, i18n } = useTranslation('lottery');
  const priceText = usePaidOddsText();
  const { title, detail } = bet.describe(row.item.choice);
  const amount = row.amount === undefined ? '–' : formatAmount(row.amount, bet.currency, i18n.language);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong>{title}</strong>
        <span className={muted.tiny}>{detail}</span>
        {row.prize !== undefined && (
          <span className={muted.tiny}>
            <PrizeText prize={row.prize} currency={bet.currency} />
          </span>
        )}
      </div>
      <span translate="no" className={styles.odds}>
        {priceText(bet.paidOdds?.(row.item.choice, row.item.odds) ?? [row.item.odds])}
      </span>
      <span className={styles.amount}>
        {row.lines === '1' ? amount : t('review.perLine', { amount, lines: formatCount(row.lines, i18n.language) })}
      </span>
    </li>
  );
}
