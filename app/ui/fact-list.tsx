import type { ReactNode } from 'react';
import * as styles from './fact-list.module.css';

/** Names and values side by side: `dt` and `dd` in turn, for receipts and reviews. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
