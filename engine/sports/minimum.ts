import type { CompiledSlip } from './compiled-slip.ts';
import type { MatchRange } from './match-range.ts';

/**
 * What each match adds up to in the lowest positive payout of a slip. A payout is positive as soon as one line wins, so as few
 * matches win as the shortest fold needs:
 *
 * - a match that always pays (m > 0) pays its minimum, which no result can lower;
 * - a banker that can lose pays its lowest positive sum, because no line wins without it;
 * - if those are fewer than the shortest fold, the cheapest of the others fill it up: with exactly that many winners only the shortest
 *   fold pays, one product of them all, and a product is lowest when each factor is;
 * - a match that can never pay (its picks cannot win, or no money is on them) is passed over: a sum of 0 is not the cheapest win.
 *
 * The property test compares this with the lowest positive payout over all joint results.
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
