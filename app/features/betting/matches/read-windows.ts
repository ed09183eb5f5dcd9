/** A window of a list, as the API takes it. */
export interface Window {
  readonly start: number;
  readonly limit: number;
}

/** Gaps up to this many matches are read along, because another request costs about as much. */
const MAX_GAP = 8;
/** Long responses delay everything behind them. */
const MAX_WINDOW = 50;

/**
 * The fewest short windows of a list that cover all wanted places.
 *
 * @param places the positions of the wanted matches in the upstream's list, in any order
 * @example readWindows([3, 4, 9, 80]) // [{ start: 3, limit: 7 }, { start: 80, limit: 1 }]
 */
export function readWindows(places: readonly number[]): readonly Window[] {
  const windows: { start: number; limit: number }[] = [];
  for (const place of [...new Set(places)].sort((a, b) => a - b)) {
    const last = windows.at(-1);
    const reach = last === undefined ? Number.POSITIVE_INFINITY : place - last.start + 1;
    if (last !== undefined && place - (last.start + last.limit) <= MAX_GAP && reach <= MAX_WINDOW) last.limit = reach;
    else windows.push({ start: place, limit: 1 });
  }
  return windows;
}
