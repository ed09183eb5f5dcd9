import type { Layout } from '#contract/brand';
import type { RowRoom } from '#app/features/betting/sports/row/shown-markets.ts';
import type { Entry } from './bands.ts';

/** Heights in pixels at the usual text size, until a row has been measured: `--row` and `--band` of styles/base.css. */
const ROW_PX = { wide: 48, stacked: 50, narrow: 68 } as const;
const BAND_PX = 28;

/** The height of a row that was not measured yet, with the band above it. */
export function estimatePx(entry: Entry | undefined, room: RowRoom, row: Layout['row']): number {
  const wide = row === 'stacked' ? row : 'wide';
  return ROW_PX['only' in room ? 'narrow' : wide] + (entry?.band === undefined ? 0 : BAND_PX);
}

/** How many rows, from the first on, fill a height. */
export function rowsOfHeight(px: number, count: number, pxOf: (index: number) => number): number {
  let rows = 0;
  for (let filled = 0; rows < count && filled < px; rows += 1) filled += pxOf(rows);
  return rows;
}

/** The rows of a range, and the one that has the focus: a button that vanished would take the focus with it. */
export function withFocused(
  indexes: readonly number[],
  entries: readonly Entry[],
  focused: string | undefined,
): number[] {
  if (focused === undefined) return [...indexes];
  const index = entries.findIndex(({ match }) => match.match_id === focused);
  if (index < 0 || indexes.includes(index)) return [...indexes];
  return [...indexes, index].sort((a, b) => a - b);
}

interface Ends {
  readonly startIndex: number;
  readonly endIndex: number;
}

/** A range that begins and ends with a pair of rows: where rows come and go two by two, a scrolled list renders half as often. */
export const inPairs = <Range extends Ends>(range: Range): Range => ({
  ...range,
  startIndex: range.startIndex - (range.startIndex % 2),
  endIndex: range.endIndex + 1 - (range.endIndex % 2),
});
