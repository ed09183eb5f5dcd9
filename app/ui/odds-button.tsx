import { Lock } from 'lucide-react';
import * as styles from './odds-button.module.css';

interface OddsButtonProps {
  /** The outcome, short: 1, X, 2. */
  readonly label: string;
  readonly odds: string;
  /** The whole sentence for screen readers: outcome, match, odds. */
  readonly name: string;
  /** The last change of the odds: an arrow beside them; `name` describes it. */
  readonly moved?: 'up' | 'down' | undefined;
  readonly isPicked: boolean;
  readonly isLocked: boolean;
  readonly onToggle: () => void;
}

/** 100.00; longer odds are set smaller in narrow cells. */
export const USUAL_LENGTH = 6;

/** A selectable price: a toggle, so that a second press removes it. */
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
        <span className={styles.value} data-moved={moved} data-long={odds.length > USUAL_LENGTH || undefined}>
          {odds}
        </span>
      )}
    </button>
  );
}
