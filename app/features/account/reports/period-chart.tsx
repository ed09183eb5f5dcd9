import { sharesOf } from './shares.ts';
import type { Bucket } from './buckets.ts';
import * as styles from './period-chart.module.css';

interface PeriodChartProps {
  /** The chart's content in a sentence. */
  readonly title: string;
  readonly names: { readonly staked: string; readonly paid: string };
  readonly buckets: readonly Bucket[];
  readonly dayText: (date: string) => string;
  readonly amountText: (amount: string) => string;
}

/** Percent of the plot, from a share in thousandths. */
const TENTH = 10;

/** Stakes and payouts side by side, step by step. Decorative for screen readers: the table below has the numbers. */
export function PeriodChart({ title, names, buckets, dayText, amountText }: PeriodChartProps) {
  const shares = sharesOf(buckets.flatMap(({ staked, paid }) => [staked, paid]));
  const highest = shares.indexOf(Math.max(...shares));
  const top = buckets[Math.floor(highest / 2)]?.[highest % 2 === 0 ? 'staked' : 'paid'] ?? '0';
  const [first, last] = [buckets[0], buckets.at(-1)];
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      <p className={styles.legend} aria-hidden="true">
        <span data-of="staked">{names.staked}</span>
        <span data-of="paid">{names.paid}</span>
      </p>
      <div className={styles.plot} aria-hidden="true">
        <span translate="no" className={styles.top}>
          {amountText(top)}
        </span>
        {buckets.map(({ date }, index) => (
          <span key={date} className={styles.step} title={dayText(date)}>
            <span
              className={styles.bar}
              data-of="staked"
              style={{ blockSize: `${(shares[index * 2] ?? 0) / TENTH}%` }}
            />
            <span
              className={styles.bar}
              data-of="paid"
              style={{ blockSize: `${(shares[index * 2 + 1] ?? 0) / TENTH}%` }}
            />
          </span>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{first && dayText(first.date)}</span>
        {last !== first && <span>{last && dayText(last.date)}</span>}
      </p>
    </figure>
  );
}
