import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import * as styles from './toasts.module.css';

/** Section 9 of the specification. */
export const TOAST_SHOWN_MS = 2_500;

const ICONS = { error: CircleAlert, successful: CircleCheck, warning: TriangleAlert, info: Info } as const;

export interface ShownToast {
  readonly id: number;
  readonly kind: keyof typeof ICONS;
  readonly text: string;
  /** Until it is closed. */
  readonly stays?: boolean;
}

interface ToastsProps {
  readonly toasts: readonly ShownToast[];
  /** Not that of a dialog above which it may stand. */
  readonly closeLabel: string;
  readonly onClose: (id: number) => void;
}

/** Short messages in a permanent live region, so that screen readers announce each one: in the topmost dialog while one is open. */
export function Toasts({ toasts, closeLabel, onClose }: ToastsProps) {
  const dialog = useSyncExternalStore(onDialogs, topDialog, () => undefined);
  const stack = (
    <div className={styles.stack} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={onClose} />
      ))}
    </div>
  );
  return dialog === undefined ? stack : createPortal(stack, dialog);
}

/** What is outside of an open one is behind it, and cannot be pressed. */
const topDialog = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1);

function onDialogs(listener: () => void) {
  const watch = new MutationObserver(listener);
  watch.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => watch.disconnect();
}

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function ToastCard({ toast, closeLabel, onClose }: Omit<ToastsProps, 'toasts'> & { readonly toast: ShownToast }) {
  const { id, stays = false } = toast;
  const textId = useId();
  const [isHeld, setHeld] = useState(false);
  // One that comes while no one sees the page waits.
  const isSeen = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );
  useEffect(() => {
    if (stays || isHeld || !isSeen) return;
    const timer = setTimeout(() => onClose(id), TOAST_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, stays, isHeld, isSeen, onClose]);

  const Icon = ICONS[toast.kind];
  return (
    <div
      className={styles.toast}
      data-kind={toast.kind}
      data-held={isHeld || !isSeen || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden="true" size={18} className={styles.icon} />
      <span id={textId} className={styles.text}>
        {toast.text}
      </span>
      <button
        type="button"
        className={styles.close}
        aria-label={closeLabel}
        aria-describedby={textId}
        onClick={() => onClose(id)}
      >
        <X size={16} aria-hidden="true" />
      </button>
      {!stays && (
        <span className={styles.bar} style={{ animationDuration: `${TOAST_SHOWN_MS}ms` }} aria-hidden="true" />
      )}
    </div>
  );
}
