import { Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { countRemoved, undoRemoval } from '#app/features/betting/slip/model/change-slip.ts';
import type { SlipState } from '#app/features/betting/slip/model/slip-item.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import * as styles from './undo-bar.module.css';

interface UndoBarProps {
  readonly slip: SlipState;
  readonly isLocked: boolean;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Brings removed picks back with their stakes; it has no time limit. */
export function UndoBar({ slip, isLocked, ref }: UndoBarProps) {
  const { t } = useTranslation('slip');
  const change = useChangeSlip();
  const { before } = slip;
  const isShown = before !== undefined;
  const count = isShown ? countRemoved(before, slip) : 0;
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
