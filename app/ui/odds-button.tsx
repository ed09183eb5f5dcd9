import { Lock } from 'lucide-react';
import * as styles from './odds-button.module.css';

interface OddsButtonProps {
  /** The outcome, short: 1, X, 2; undefined where a head above says it. */
  readonly label: string | undefined;
  readonly odds: string;
  /** The whole sentence for screen readers: outcome, match, odds. */
  readonly name: string;
  /** The last change of the odds: an arrow beside them; `name` describes it. */
  readonly moved?: 'up' | 'down' | undefined;
  readonly isPicked: boolean;
  readonly isLocked: boolean;
  readonly onToggle: () => void;
}

/** Odds longer than 9.99, as 5, 6 or 7 and more: they are set smaller in narrow cells. */
export const longOf = (odds: string): number | undefined => (odds.length > 4 ? Math.min(odds.length, 7) : undefined);

/** A selectable price: a toggle, so that a second press removes it. While nothing is sold it is grey, with a lock, and cannot be pressed. */
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
      {label !== undefined && <span className={styles.label}>{label}</span>}
      <span className={styles.value} translate="no" data-moved={moved} data-long={longOf(odds)}>
        {odds}
      </span>
      {isLocked && <Lock className={styles.lock} size={10} aria-hidden="true" />}
    </button>
  );
}
