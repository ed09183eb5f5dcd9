import type { CompiledMatch, CompiledPick, CompiledSlip } from './compiled-slip.ts';
import { jointLegs } from './joint-legs.ts';
import { legFactor } from './leg.ts';
import { powerOfTen } from '../money/power-of-ten.ts';

/** Possible sums of a match's picks over all scores, at the slip's scale. */
export interface MatchRange {
  /** M: the best score. */
  readonly max: bigint;
  /** m: the worst score; 0 if some score beats every pick. */
  readonly min: bigint;
  /** p: the lowest positive sum. */
  readonly minPositive: bigint;
}

/** A match's range of sums. Picks on scores are taken together. An outright is independent: at most one of its outcomes wins. */
export function matchRange(slip: CompiledSlip, { picks }: CompiledMatch): MatchRange {
  const scored: CompiledPick[] = [];
  const named: bigint[] = [0n];
  for (const pick of picks) {
    if (pick.market === 'outright') named.push(pick.odds);
    else scored.push(pick);
  }
  const onScores = rangeOf(jointSums(slip, scored));
  if (named.length === 1) return onScores;
  const onNames = rangeOf(named);
  return {
    max: onScores.max + onNames.max,
    min: onScores.min,
    minPositive: lowerOf(onScores.minPositive, onScores.min > 0n ? onScores.min : onNames.minPositive),
  };
}

/** Sums of odds for each way in which the picks can end. */
function jointSums({ game, scale }: CompiledSlip, picks: readonly CompiledPick[]): bigint[] {
  if (picks.length === 0) return [0n];
  const unit = powerOfTen(scale);
  return jointLegs(game, picks).map((legs) => {
    let sum = 0n;
    for (const { pick, leg } of legs) sum += legFactor(leg, picks[pick]?.odds ?? 0n, unit);
    return sum;
  });
}

function rangeOf(sums: readonly bigint[]): MatchRange {
  let max = 0n;
  let min = sums[0] ?? 0n;
  let minPositive = 0n;
  for (const sum of sums) {
    if (sum > max) max = sum;
    if (sum < min) min = sum;
    if (sum > 0n) minPositive = lowerOf(minPositive, sum);
  }
  return { max, min, minPositive };
}

/** Ignores zeros. */
function lowerOf(a: bigint, b: bigint): bigint {
  if (a === 0n) return b;
  return b === 0n || a < b ? a : b;
}
