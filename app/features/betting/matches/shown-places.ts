/** All who see about the same rows ask for the same places: an answer is kept for all of them. */
const BLOCK = 10;
/** More of them are not worth an address of their own: the contract's limit. */
const MAX_RANGES = 6;

/**
 * The blocks of ten places of a list that hold what is shown, as the contract names them.
 *
 * @param places of what is shown, in any order
 * @returns undefined where all places are asked for as well
 * @example shownPlaces([12, 3, 57]) // '0-19,50-59'
 */
export function shownPlaces(places: readonly number[], total: number): string | undefined {
  const blocks = [...new Set(places.map((place) => Math.floor(place / BLOCK)))].sort((a, b) => a - b);
  if (blocks.length * BLOCK >= total) return undefined;
  const ranges: [first: number, last: number][] = [];
  for (const block of blocks) {
    const last = ranges.at(-1);
    if (last?.[1] === block - 1) last[1] = block;
    else ranges.push([block, block]);
  }
  if (ranges.length > MAX_RANGES) return undefined;
  return ranges.map(([first, last]) => `${first * BLOCK}-${last * BLOCK + BLOCK - 1}`).join(',');
}

/** Whether a place is in one of the ranges. */
export const isAt = (place: number, places: string): boolean =>
  places.split(',').some((range) => {
    const [first = 0, last = -1] = range.split('-').map(Number);
    return first <= place && place <= last;
  });
