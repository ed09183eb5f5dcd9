import type { ReactNode } from 'react';
import * as styles from './fold.module.css';

interface FoldProps {
  readonly title: string;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A part of the page of a draw that is folded until it is wanted. */
export function Fold({ title, onToggle, children }: FoldProps) {
  return (
    <details className={styles.fold} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}
