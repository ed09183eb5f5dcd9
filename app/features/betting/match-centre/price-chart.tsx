import { useId, useState, useSyncExternalStore } from 'react';
import type { SportGame } from '#contract/entities';
import { DAY_AND_TIME, formatTime } from '#app/i18n/format.ts';
import { Segments } from '#app/ui/choice/segments.tsx';
import * as hidden from '#app/ui/visually-hidden.module.css';
import type { CentreWords } from './centre-words.ts';
import { rangeOf, stepLine } from './model/step-line.ts';
import type { PricePoint, PriceTracks } from './model/price-tracks.ts';
import { type SelectionKey, usePriceHistory } from './use-price-history.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './price-chart.module.css';

/** A market whose prices are drawn. */
export interface ChartMarket {
  readonly key: string;
  readonly title: string;
  /** `key` is the one that the prices are recorded under. */
  readonly outcomes: readonly { readonly key: string; readonly label: string }[];
}

interface PriceChartProps {
  readonly game: SportGame;
  readonly matchId: string;
  readonly keyOf: SelectionKey;
  readonly markets: readonly ChartMarket[];
  readonly tracks: PriceTracks;
  readonly formatPrice: (odds: string) => string;
  readonly words: CentreWords;
}

const [WIDTH, HEIGHT] = [300, 110];
/** The table for screen readers has the newest changes. */
const MAX_ROWS = 20;
const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const HALF_DAY_MS = 12 * 3_600_000;

/** How the prices of a market have moved since the upstream's history or the page first saw the match. */
export function PriceChart(props: PriceChartProps) {
  const { game, matchId, keyOf, markets, tracks, formatPrice } = props;
  const { t, language } = props.words;
  const id = useId();
  usePriceHistory(tracks, game, matchId, keyOf);
  const [wanted, setWanted] = useState<string>();
  useSyncExternalStore(tracks.listen, () => tracks.version);
  const market = markets.find(({ key }) => key === wanted) ?? markets[0];
  if (market === undefined) return <p className={muted.small}>{t('match:prices.none')}</p>;
  const lines = market.outcomes.map((outcome) => ({ ...outcome, points: tracks.of(matchId, outcome.key) }));
  const range = rangeOf(
    lines.map(({ points }) => points),
    tracks.seenAtMs(matchId),
  );
  const isLong = range !== undefined && range.toMs - range.fromMs > HALF_DAY_MS;
  const shape = isLong ? DAY_AND_TIME : TIME;
  const time = (atMs: number) => formatTime(new Date(atMs).toISOString(), language, shape);
  // An outcome that the score has ruled out has no price.
  const shownPrice = (points: readonly PricePoint[]) => {
    const last = points.at(-1);
    return last === undefined ? '–' : formatPrice(last.odds);
  };
  const hasMoved = lines.some(({ points }) => points.length > 1);
  const since = hasMoved ? 'since' : 'still';
  const changes = lines
    .flatMap(({ label, points }) => points.map((point) => ({ label, ...point })))
    .sort((one, other) => other.atMs - one.atMs)
    .slice(0, MAX_ROWS);
  return (
    <div className={stack.gap2}>
      {markets.length > 1 && (
        <Segments
          label={t('match:prices.market')}
          options={markets.map(({ key, title }) => ({ value: key, text: title }))}
          chosen={market.key}
          onChoose={setWanted}
        />
      )}
      {range !== undefined && (
        <div className={styles.plot} aria-hidden="true">
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.picture}>
            {lines.map(({ key, points }, index) => (
              <path key={key} className={styles.line} data-line={index} d={stepLine(points, range, WIDTH, HEIGHT)} />
            ))}
          </svg>
          <span className={styles.high}>{formatPrice(range.highest)}</span>
          {range.lowest !== range.highest && <span className={styles.low}>{formatPrice(range.lowest)}</span>}
        </div>
      )}
      <ul className={styles.legend}>
        {lines.map(({ key, label, points }, index) => (
          <li key={key} data-line={index}>
            <svg viewBox="0 0 20 4" className={styles.sample} aria-hidden="true">
              <path className={styles.line} data-line={index} d="M0 2H20" />
            </svg>
            {label} <b>{shownPrice(points)}</b>
          </li>
        ))}
      </ul>
      {range !== undefined && (
        <p className={muted.small} id={id}>
          {t(tracks.isLearnt(matchId) ? `match:prices.history.${since}` : `match:prices.${since}`, {
            time: time(range.fromMs),
          })}
        </p>
      )}
      <div className={hidden.hidden}>
        <table aria-describedby={range === undefined ? undefined : id}>
          <caption>{t('match:prices.table', { market: market.title })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('match:prices.time')}</th>
              <th scope="col">{t('match:prices.outcome')}</th>
              <th scope="col">{t('match:prices.price')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ label, atMs, odds }) => (
              <tr key={`${label} ${atMs} ${odds}`}>
                <td>{time(atMs)}</td>
                <td>{label}</td>
                <td>{formatPrice(odds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
