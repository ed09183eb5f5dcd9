import * as skeleton from '#app/ui/skeleton.module.css';
import * as hidden from '#app/ui/visually-hidden.module.css';
import * as styles from './rows-skeleton.module.css';

/** More than a screen has: what follows the list is drawn below the screen from the first moment. */
const ROWS = 20;

interface RowsSkeletonProps {
  readonly label: string;
  readonly rows?: number;
}

/** A list of matches while it loads: a band and rows, as high as they will be. `label` names it for screen readers. */
export function RowsSkeleton({ label, rows = ROWS }: RowsSkeletonProps) {
  return (
    <div role="status" aria-busy="true" className={styles.list} data-skeleton="">
      <span className={hidden.hidden}>{label}</span>
      <div className={styles.band} aria-hidden="true" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <span className={skeleton.row} />
          <span className={skeleton.row} />
        </div>
      ))}
    </div>
  );
}
