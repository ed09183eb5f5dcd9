import type { ReactNode } from 'react';
import * as styles from './market-cells.module.css';

interface PriceCellsProps {
  /** The market and its match, for screen readers. */
  readonly label: string;
  readonly kind: string;
  readonly children: ReactNode;
}

/** The prices of one market side by side, as wide as three. */
export function PriceCells({ label, kind, children }: PriceCellsProps) {
  return (
    <div className={styles.cells} data-kind={kind} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** What is in place of prices. */
export function NoPrices({ kind, text }: { readonly kind: string; readonly text: string }) {
  return (
    <span className={styles.none} data-kind={kind}>
      {text}
    </span>
  );
}
