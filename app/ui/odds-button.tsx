import { Lock } from 'lucide-react';
import * as styles from './odds-button.module.css';

interface OddsButtonProps {
  /** What is betted on, short: 1, X, 2. */
  readonly label: string;
  readonly odds: string;
  /** The whole sentence for screen readers: outcome, match, odds. */
  readonly name: string;
  /** How the odds moved lately: an arrow beside them; `name` says it in words. */
  readonly moved?: 'up' | 'down' | undefined;
  readonly isPicked: boolean;
  readonly isLocked: boolean;
  readonly onToggle: () => void;
}

/** An odd that can be picked: a toggle, so that a second press takes it back. */
export function OddsButton({ label, odds, name, moved, isPicked, isLocked, onToggle }: OddsButtonProps) {
  return (
    <button
      type="button"
      className={styles.odds}
      aria-pressed={isPicked}
      aria-label={name}
      disabled={isLocked}
      data-moved={moved}
      onClick={onToggle}
    >
      <span className={styles.label}>{label}</span>
      {isLocked ? (
        <Lock size={14} aria-hidden="true" />
      ) : (
        <span className={styles.value} data-moved={moved}>
          {odds}
        </span>
      )}
    </button>
  );
}
