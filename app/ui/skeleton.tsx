import * as styles from './skeleton.module.css';

/** The shape of loading content. `label` names it for screen readers. */
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
