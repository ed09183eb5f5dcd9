import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import * as styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly closeLabel?: string;
  /** Without it the dialog can be left only through its content: it has to be answered. */
  readonly onClose?: () => void;
  /** `sheet` rises from the lower edge of a phone, `drawer` is at the far side at full height, `menu` at the near one. */
  readonly shape?: 'window' | 'sheet' | 'drawer' | 'menu';
  /** `request`: a press outside must not discard a form; Escape and the close button still work. */
  readonly closedBy?: 'any' | 'request';
  readonly children: ReactNode;
}

/** The platform's modal dialog: it traps the focus, closes on Escape and restores the focus. Mounted means open. */
export function Dialog({ title, closeLabel, onClose, shape = 'window', closedBy = 'any', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before it leaves the document: closing it afterwards restores no focus.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

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
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <X aria-hidden="true" size={20} />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
