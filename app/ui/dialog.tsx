import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import * as styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly closeLabel?: string;
  /** Without it the dialog has no way out but what its content offers: it has to be answered. */
  readonly onClose?: () => void;
  /** `sheet` rises from the lower edge of a phone, `drawer` stands at the far side for its full height, `menu` at the near one. */
  readonly shape?: 'window' | 'sheet' | 'drawer' | 'menu';
  /** A press beside a form that has been typed into must not throw it away: `request` leaves Escape and the cross. */
  readonly closedBy?: 'any' | 'request';
  readonly children: ReactNode;
}

/** The platform's modal dialog: it traps focus, closes on Escape and gives focus back. Mounted means open. */
export function Dialog({ title, closeLabel, onClose, shape = 'window', closedBy = 'any', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before it leaves the document: a dialog that is closed afterwards gives no focus back.
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
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {onClose !== undefined && (
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <X aria-hidden="true" size={20} />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
