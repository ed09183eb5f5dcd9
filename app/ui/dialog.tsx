import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextsMissing } from '#app/i18n/missing-texts.ts';
import { useOverlayEntry } from '#app/store/overlay-entries.ts';
import { ChunkFailed } from './chunk-failed.tsx';
import { closeOutside } from './dom/close-outside.ts';
import type { Elements } from './elements.ts';
import * as styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  /** Without it the dialog can be left only through its content: it has to be answered. */
  readonly onClose?: () => void;
  /** Where going back closes it otherwise than its buttons do. */
  readonly onBack?: () => void;
  /** `sheet` rises from the lower edge of a phone, `drawer` is at the far side at full height, `menu` at the near one. */
  readonly shape?: 'window' | 'sheet' | 'drawer' | 'menu';
  /** `request`: a press outside must not discard a form; Escape and the close button still work. */
  readonly closedBy?: 'any' | 'request';
  /** What the address says while it is open, if it opens and closes it: `menu=true`. */
  readonly flag?: string;
  readonly children: Elements;
}

/** The platform's modal dialog: it traps the focus, closes on Escape and Back and restores the focus. Mounted means open. */
export function Dialog({
  title,
  onClose,
  onBack = onClose,
  shape = 'window',
  closedBy = 'any',
  flag,
  children,
}: DialogProps) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The page's own message is behind the dialog.
  const areTextsMissing = useTextsMissing();

  // Before it leaves the document: closing it afterwards restores no focus.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    if (opened?.matches('[closedby=any]')) closeOutside(opened);
    return () => opened?.close();
  }, []);
  useOverlayEntry(() => flag === undefined && onBack?.(), onClose !== undefined, flag);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      closedby={onClose === undefined ? 'none' : closedBy === 'any' ? 'any' : 'closerequest'}
      data-shape={shape}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {onClose !== undefined && (
            <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
              <X aria-hidden="true" size={20} />
            </button>
          )}
        </div>
        {areTextsMissing && <ChunkFailed />}
        {children}
      </div>
    </dialog>
  );
}
