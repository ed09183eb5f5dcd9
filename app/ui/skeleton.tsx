import * as styles from './skeleton.module.css';

/** The shape of what is coming. `label` tells screen readers what is being waited for. */
export function Skeleton({ rows, label }: { readonly rows: number; readonly label: string }) {
  return (
    <div role="status" aria-busy="true" className={styles.skeleton}>
      <span className={styles.label}>{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true" />
      ))}
    </div>
  );
}
