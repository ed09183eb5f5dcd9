import { ArrowRight, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#app/store/hooks.ts';
import { formatOdds } from '#app/i18n/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { outcomeKey } from './outcome-label.ts';
import { isSamePick, type SlipItem } from './slip-item.ts';
import { oddsAccepted, pickRemoved } from './slip-slice.ts';
import type { SlipSummary } from './summarise.ts';
import * as styles from './slip-picks.module.css';

interface SlipPicksProps {
  readonly items: readonly SlipItem[];
  readonly summary: SlipSummary;
  readonly isLocked: boolean;
}

/** The picks, each with the odds the player saw; moved odds are shown beside them and wait to be accepted. */
export function SlipPicks({ items, summary, isLocked }: SlipPicksProps) {
  const { t } = useTranslation(['slip', 'shell']);
  const dispatch = useAppDispatch();
  return (
    <>
      <ul className={styles.picks}>
        {items.map((item) => (
          <SlipPickRow
            key={`${item.matchId} ${item.kind} ${item.outcome}`}
            item={item}
            moved={summary.moved.find((other) => isSamePick(other, item))}
            isGone={summary.gone.includes(item)}
            isLocked={isLocked}
          />
        ))}
      </ul>
      {summary.moved.length > 0 && !isLocked && (
        <Notice
          kind="warning"
          action={
            <Button look="quiet" onClick={() => dispatch(oddsAccepted(summary.moved))}>
              {t('slip:odds.accept')}
            </Button>
          }
        >
          {t('slip:odds.moved')}
        </Notice>
      )}
    </>
  );
}

interface RowProps {
  readonly item: SlipItem;
  readonly moved: SlipItem | undefined;
  readonly isGone: boolean;
  readonly isLocked: boolean;
}

function SlipPickRow({ item, moved, isGone, isLocked }: RowProps) {
  const { t, i18n } = useTranslation(['slip', 'shell']);
  const dispatch = useAppDispatch();
  const key = outcomeKey(item);
  const label = key === undefined ? item.outcome : t(key, { ns: 'shell', home: item.home, away: item.away });
  return (
    <li className={styles.pick} data-gone={isGone || undefined}>
      <div className={styles.text}>
        <strong>{label}</strong>
        <span className={styles.match}>{t('slip:versus', { home: item.home, away: item.away })}</span>
        {isGone && <span className={styles.gone}>{t('slip:pickGone')}</span>}
      </div>
      <span className={styles.odds}>
        <span data-old={moved !== undefined || undefined}>{formatOdds(item.odds, i18n.language)}</span>
        {moved !== undefined && (
          <>
            <ArrowRight size={14} role="img" aria-label={t('slip:odds.now')} />
            <strong>{formatOdds(moved.odds, i18n.language)}</strong>
          </>
        )}
      </span>
      <button
        type="button"
        className={styles.remove}
        disabled={isLocked}
        aria-label={t('slip:remove', { pick: label })}
        onClick={() => dispatch(pickRemoved(item))}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  );
}
