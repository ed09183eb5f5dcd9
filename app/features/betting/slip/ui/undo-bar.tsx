import { Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { cricketRestored } from '#app/features/betting/slip/model/change-cricket-picks.ts';
import { selectCricket, type CricketPicks } from '#app/features/betting/slip/model/cricket-picks-slice.ts';
import { undoRemoval } from '#app/features/betting/slip/model/change-slip.ts';
import type { SlipContent, SlipItem } from '#app/features/betting/slip/model/slip-item.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import * as styles from './undo-bar.module.css';

interface UndoBarProps {
  readonly before: SlipContent | undefined;
  readonly items: readonly SlipItem[];
  readonly isLocked: boolean;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Brings removed picks back with their stakes; it has no time limit. */
export function UndoBar({ before, items, isLocked, ref }: UndoBarProps) {
  const { t } = useTranslation('slip');
  const change = useChangeSlip();
  const dispatch = useAppDispatch();
  const cricket = useAppSelector(selectCricket);
  const countOf = (matches: CricketPicks['matches']) =>
    Object.values(matches).reduce((sum, { picks }) => sum + picks.length, 0);
  const removed = (before?.items.length ?? items.length) - items.length;
  const removedCricket = cricket.before === undefined ? 0 : countOf(cricket.before) - countOf(cricket.matches);
  const count = removed + removedCricket;
  const isShown = before !== undefined || cricket.before !== undefined;
  return (
    <div className={styles.bar} role="status" data-shown={isShown || undefined}>
      {isShown && (
        <>
          <span>{t('undo.removed', { count })}</span>
          <button
            ref={ref}
            type="button"
            className={styles.undo}
            disabled={isLocked}
            onClick={() => {
              change(undoRemoval);
              dispatch(cricketRestored());
            }}
          >
            <Undo2 size={16} aria-hidden="true" />
            {t('undo.button')}
          </button>
        </>
      )}
    </div>
  );
}
