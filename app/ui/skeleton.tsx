import * as hidden from './visually-hidden.module.css';
import * as styles from './skeleton.module.css';

/**
 * The shape of loading content. `label` names it for screen readers. Where sections of different heights load one below the other,
 * `data-in-order` on what holds them shows those below a skeleton only when it has gone: they would move.
 */
export function Skeleton({ rows, label }: { readonly rows: number; readonly label: string }) {
  return (
    <div role="status" aria-busy="true" className={styles.skeleton} data-skeleton="">
      <span className={hidden.hidden}>{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true" />
      ))}
    </div>
  );
}
