import * as styles from './bar-chart.module.css';
import * as hidden from './visually-hidden.module.css';

export interface Bar {
  readonly key: string;
  readonly label: string;
  /** Zero or more: only its share of the highest is drawn. */
  readonly value: number;
  /** The value in the player's number format. */
  readonly shown: string;
  /** A colour with a meaning; `highlight` for one bar among others. */
  readonly tone?: 'red' | 'blue' | 'green' | 'highlight' | undefined;
}

interface BarChartProps {
  /** The chart's content in a sentence. */
  readonly title: string;
  readonly bars: readonly Bar[];
  /** Headings of the table: of the labels and of the values. */
  readonly labelHead: string;
  readonly valueHead: string;
}

/** In units of the drawing: sixteen of them are one rem, so that it grows with the player's text size. */
const REM = 16;
const PLOT = 120;
const HEAD = 18;
const FOOT = 20;
const MIN_STEP = 28;
const LETTER = 7.2;
const GAP = 6;

/**
 * A bar per value, with its number above and its name below. Wide charts scroll inside. A visually hidden table has the same
 * numbers for screen readers.
 */
export function BarChart({ title, bars, labelHead, valueHead }: BarChartProps) {
  const longest = Math.max(0, ...bars.map(({ label, shown }) => Math.max(label.length, shown.length)));
  const step = Math.max(MIN_STEP, Math.ceil(longest * LETTER) + GAP);
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const [width, height] = [bars.length * step, HEAD + PLOT + FOOT];
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} role="group" aria-label={title} tabIndex={0}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          style={{ inlineSize: `${width / REM}rem` }}
          className={styles.picture}
          aria-hidden="true"
        >
          {bars.map(({ key, label, value, shown, tone }, index) => {
            const tall = (value / highest) * PLOT;
            const middle = index * step + step / 2;
            return (
              <g key={key}>
                <rect
                  x={index * step + GAP / 2}
                  y={HEAD + PLOT - tall}
                  width={step - GAP}
                  height={Math.max(tall, 1)}
                  rx={2}
                  className={styles.bar}
                  data-tone={tone}
                />
                <text x={middle} y={HEAD + PLOT - tall - 5} className={styles.value}>
                  {shown}
                </text>
                <text x={middle} y={height - 5} className={styles.label}>
                  {label}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <div className={hidden.hidden}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{labelHead}</th>
              <th scope="col">{valueHead}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, label, shown }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{shown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
