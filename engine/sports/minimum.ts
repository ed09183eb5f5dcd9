import type { CompiledSlip } from './compiled-slip.ts';
import type { MatchRange } from './match-range.ts';

/**
 * Each match's sum in a slip's lowest positive payout. It is positive with one winning line, so as few matches win as the
 * shortest fold needs:
 *
 * - a match that always pays (m > 0) pays its minimum;
 * - a banker that can lose pays its lowest positive sum, because no line wins without it;
 * - if those are fewer than the shortest fold, the cheapest others complete it: then only the shortest fold pays, one product,
 *   which is lowest if each factor is;
 * - a match that can never pay is skipped: a sum of 0 is not the cheapest win.
 *
 * The property test compares this with all joint results.
 */
export function minimumValues({ folds, matches }: CompiledSlip, ranges: readonly MatchRange[]): bigint[] {
  const values = ranges.map(({ min, minPositive }, index) =>
    matches[index]?.banker === true && min === 0n ? minPositive : min,
  );
  const bankers = matches.filter(({ banker }) => banker).length;
  const shortest = folds.find((fold) => fold >= bankers) ?? 0;
  const missing = shortest - values.filter((value) => value > 0n).length;
  const cheapest = ranges
    .map(({ minPositive }, index) => ({ minPositive, index }))
    .filter(({ minPositive, index }) => values[index] === 0n && minPositive > 0n)
    .sort((a, b) => (a.minPositive < b.minPositive ? -1 : a.minPositive > b.minPositive ? 1 : 0));
  for (const { minPositive, index } of cheapest.slice(0, Math.max(0, missing))) values[index] = minPositive;
  return values;
}
