import type { ReactNode } from 'react';
import * as styles from './fold.module.css';

interface FoldProps {
  readonly title: string;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A section of a draw's page that starts folded. */
export function Fold({ title, onToggle, children }: FoldProps) {
  return (
    <details className={styles.fold} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}
