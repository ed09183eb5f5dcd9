/** A part of a list, as the rows ask for it. */
export interface Window {
  readonly start: number;
  readonly limit: number;
}

/** Matches between two wanted ones that are read along rather than asked for apart: another request costs about as much. */
const GAP_MOST = 8;
/** Long answers hold up everything behind them. */
const WINDOW_MOST = 50;

/**
 * The fewest short parts of a list that hold all wanted places: what is seen is read again every few seconds, the rest is not.
 *
 * @param places where the wanted matches stand in the upstream's order, in any order
 * @example readWindows([3, 4, 9, 80]) // [{ start: 3, limit: 7 }, { start: 80, limit: 1 }]
 */
export function readWindows(places: readonly number[]): readonly Window[] {
  const windows: { start: number; limit: number }[] = [];
  for (const place of [...new Set(places)].sort((a, b) => a - b)) {
    const last = windows.at(-1);
    const reach = last === undefined ? Number.POSITIVE_INFINITY : place - last.start + 1;
    if (last !== undefined && place - (last.start + last.limit) <= GAP_MOST && reach <= WINDOW_MOST) last.limit = reach;
    else windows.push({ start: place, limit: 1 });
  }
  return windows;
}
