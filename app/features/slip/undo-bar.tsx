import { Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { undoRemoval } from './change-slip.ts';
import type { KeptSlip, SlipItem } from './slip-item.ts';
import { useChangeSlip } from './use-change-slip.ts';
import * as styles from './undo-bar.module.css';

interface UndoBarProps {
  readonly before: KeptSlip | undefined;
  readonly items: readonly SlipItem[];
  readonly isLocked: boolean;
  readonly ref: Ref<HTMLButtonElement>;
}

/** What was just taken away comes back at a press, with its stake; no time runs out on it. */
export function UndoBar({ before, items, isLocked, ref }: UndoBarProps) {
  const { t } = useTranslation('slip');
  const change = useChangeSlip();
  const count = (before?.items.length ?? 0) - items.length;
  return (
    <div className={styles.bar} role="status" data-shown={before !== undefined || undefined}>
      {before !== undefined && (
        <>
          <span>{t('undo.removed', { count })}</span>
          <button
            ref={ref}
            type="button"
            className={styles.undo}
            disabled={isLocked}
            onClick={() => change(undoRemoval)}
          >
            <Undo2 size={16} aria-hidden="true" />
            {t('undo.button')}
          </button>
        </>
      )}
    </div>
  );
}
