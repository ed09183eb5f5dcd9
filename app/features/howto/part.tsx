import type { ReactNode } from 'react';
import * as styles from './howto.module.css';

/** A part of a page, under its heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
