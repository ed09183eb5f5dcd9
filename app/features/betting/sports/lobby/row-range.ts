import type { MarketKind } from '#contract/entities';
import type { Entry } from './arrange.ts';

/** Until a row has been measured, in pixels at the usual text size. */
const ROW_PX = 84;
const NARROW_ROW_PX = 150;
const HEADING_PX = 40;

/** The height of a row that was not measured yet, with the headings above it. */
export function estimatePx(entry: Entry | undefined, only: MarketKind | undefined): number {
  const headings = [entry?.isNewSport, entry?.day, entry?.league].filter((heading) => heading !== undefined);
  return (only === undefined ? ROW_PX : NARROW_ROW_PX) + headings.length * HEADING_PX;
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

export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);
