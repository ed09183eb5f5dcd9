import type { CompiledSlip } from './compiled-slip.ts';
import type { MatchRange } from './match-range.ts';

/**
 * What each match adds up to in the least positive payout of a slip. A payout is positive as soon as one line wins, so as few
 * matches win as the shortest fold needs:
 *
 * - a match that always pays (m > 0) pays its least; nothing can make it pay less;
 * - a banker that can lose pays its least positive sum, for no line wins without it;
 * - if those are fewer than the shortest fold, the cheapest of the others fill it up: with exactly that many winners only the shortest
 *   fold pays, one product of them all, and a product is least when each factor is.
 *
 * The property test holds this against the least positive payout of every joint result.
 */
export function minimumValues({ folds, matches }: CompiledSlip, ranges: readonly MatchRange[]): bigint[] {
  const values = ranges.map(({ least, leastPositive }, index) =>
    matches[index]?.banker === true && least === 0n ? leastPositive : least,
  );
  const bankers = matches.filter(({ banker }) => banker).length;
  const shortest = folds.find((fold) => fold >= bankers) ?? 0;
  const missing = shortest - values.filter((value) => value > 0n).length;
  const cheapest = ranges
    .map(({ leastPositive }, index) => ({ leastPositive, index }))
    .filter(({ index }) => values[index] === 0n)
    .sort((a, b) => (a.leastPositive < b.leastPositive ? -1 : a.leastPositive > b.leastPositive ? 1 : 0));
  for (const { leastPositive, index } of cheapest.slice(0, Math.max(0, missing))) values[index] = leastPositive;
  return values;
}
