import { useId, useState, type ReactNode } from 'react';
import { useOverlayEntry } from '#app/store/overlay-entries.ts';
import * as styles from './popover.module.css';

interface PopoverProps {
  /** Names the button and its popover. */
  readonly label: string;
  readonly trigger: ReactNode;
  readonly triggerClass: string | undefined;
  /** Mounted on opening, unmounted on closing. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button with the platform's popover below it: Escape, Back or a press outside closes it. Its content may load lazily, and can close
 * it.
 */
export function Popover({ label, trigger, triggerClass, children }: PopoverProps) {
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
