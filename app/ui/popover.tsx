import { useId, useState, type ReactNode } from 'react';
import { useOverlayEntry } from '#app/store/overlay-entries.ts';
import { Dialog } from './dialog.tsx';
import * as styles from './popover.module.css';

interface PopoverProps {
  /** Names the button and its popover. */
  readonly label: string;
  readonly trigger: ReactNode;
  readonly triggerClass: string | undefined;
  /** Mounted on opening, unmounted on closing. */
  readonly children: (close: () => void) => ReactNode;
}

/** Safari knows them since 17, Firefox since 125, Chrome since 114. */
const hasPopovers = (): boolean => globalThis.CSS?.supports('selector(:popover-open)') !== false;

/**
 * A button with the platform's popover below it: Escape, Back or a press outside closes it. Its content may load lazily, and can close
 * it. A browser without popovers shows it as a dialog.
 */
export function Popover(props: PopoverProps) {
  return hasPopovers() ? <BelowButton {...props} /> : <InDialog {...props} />;
}

function InDialog({ label, trigger, triggerClass, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={triggerClass} aria-label={label} title={label} onClick={() => setOpen(true)}>
        {trigger}
      </button>
      {isOpen && (
        <Dialog title={label} onClose={close}>
          <div>{children(close)}</div>
        </Dialog>
      )}
    </>
  );
}

function BelowButton({ label, trigger, triggerClass, children }: PopoverProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isShown, setShown] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();
  useOverlayEntry(close, isShown);
  return (
    <>
      <button type="button" className={triggerClass} popoverTarget={id} aria-label={label} title={label}>
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        role="region"
        aria-label={label}
        className={styles.popover}
        onBeforeToggle={({ newState }) => {
          setShown(newState === 'open');
          if (newState === 'open') setOpen(true);
        }}
        // Not before: the browser restores the focus only while the focused element still exists.
        onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
      >
        {isOpen && children(close)}
      </div>
    </>
  );
}
