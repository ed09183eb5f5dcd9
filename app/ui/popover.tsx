import { useId, useState, type ReactNode } from 'react';
import * as styles from './popover.module.css';

interface PopoverProps {
  /** Names the button and what it opens. */
  readonly label: string;
  readonly trigger: ReactNode;
  readonly triggerClass: string | undefined;
  /** Made when it is opened, thrown away when it is closed. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button with the platform's popover below it: Escape or a press beside it closes it. What is in it may be loaded
 * late, and can close it.
 */
export function Popover({ label, trigger, triggerClass, children }: PopoverProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
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
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        // Not before: the browser gives the focus back only while what had it is still there.
        onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
      >
        {isOpen && children(() => document.getElementById(id)?.hidePopover())}
      </div>
    </>
  );
}
