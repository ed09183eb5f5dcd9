import { compareAmounts } from '#engine/money';
import type { PricePoint } from './price-tracks.ts';

export interface ChartRange {
  readonly fromMs: number;
  readonly toMs: number;
  /** Ends of the scale: for drawing alone, since they are no prices. */
  readonly bottom: number;
  readonly top: number;
  /** Prices of the lines. */
  readonly lowest: string;
  readonly highest: string;
}

/** What a chart of these lines covers. One point, or a price that stands, gets a range around it: nothing is divided by zero. */
export function rangeOf(lines: readonly (readonly PricePoint[])[], nowMs: number): ChartRange | undefined {
  const points = lines.flat();
  const prices = points.map(({ odds }) => odds).sort(compareAmounts);
  const [lowest, highest] = [prices[0], prices.at(-1)];
  if (lowest === undefined || highest === undefined) return undefined;
  const [low, high] = [Number(lowest), Number(highest)];
  const fromMs = Math.min(...points.map(({ atMs }) => atMs));
  const pad = Math.max((high / low) ** 0.1, 1.02);
  const toMs = Math.max(nowMs, fromMs + 1_000);
  return { fromMs, toMs, bottom: Math.max(1, low / pad), top: high * pad, lowest, highest };
}

/**
 * The path of a price that stands until it changes. The scale is logarithmic: 1.04 and 180.00 fit in one chart, and a price that doubles
 * climbs as far from 1.50 as from 15.00.
 *
 * @example stepLine(points, range, 300, 100) // 'M0 50H120V20H300'
 */
export function stepLine(points: readonly PricePoint[], range: ChartRange, width: number, height: number): string {
  const x = (atMs: number) => round(((atMs - range.fromMs) / (range.toMs - range.fromMs)) * width);
  const y = (odds: string) =>
    round(height - (Math.log(Number(odds) / range.bottom) / Math.log(range.top / range.bottom)) * height);
  const [first, ...rest] = points;
  if (first === undefined) return '';
  return `M${x(first.atMs)} ${y(first.odds)}${rest.map(({ atMs, odds }) => `H${x(atMs)}V${y(odds)}`).join('')}H${width}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
