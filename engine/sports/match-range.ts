import type { CompiledMatch, CompiledPick, CompiledSlip } from './compiled-slip.ts';
import { jointLegs } from './joint-legs.ts';
import { legFactor } from './leg.ts';
import { powerOfTen } from '#engine/money/power-of-ten.ts';

/** What the picks of one match can add up to, over every score it can end with; at the scale of the slip. */
export interface MatchRange {
  /** M: the best score for the player. */
  readonly most: bigint;
  /** m: the worst score; 0 where some score beats every pick. */
  readonly least: bigint;
  /** p: the least that is not nothing; `least` where that is positive. */
  readonly leastPositive: bigint;
}

/**
 * The range of a match's sum of odds. The picks on scores are taken together, since one score decides them all. An outright
 * is a question of its own: at most one of its outcomes wins, all may miss, and no score says which.
 */
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
    most: onScores.most + onNames.most,
    least: onScores.least,
    leastPositive: leastOf(onScores.leastPositive, onScores.least > 0n ? onScores.least : onNames.leastPositive),
  };
}

/** The sum of odds of each way in which the picks can end. */
export function jointSums({ game, scale }: CompiledSlip, picks: readonly CompiledPick[]): bigint[] {
  if (picks.length === 0) return [0n];
  const unit = powerOfTen(scale);
  return jointLegs(game, picks).map((legs) => {
    let sum = 0n;
    for (const { pick, leg } of legs) sum += legFactor(leg, picks[pick]?.odds ?? 0n, unit);
    return sum;
  });
}

function rangeOf(sums: readonly bigint[]): MatchRange {
  let most = 0n;
  let least = sums[0] ?? 0n;
  let leastPositive = 0n;
  for (const sum of sums) {
    if (sum > most) most = sum;
    if (sum < least) least = sum;
    if (sum > 0n) leastPositive = leastOf(leastPositive, sum);
  }
  return { most, least, leastPositive };
}

/** The lesser of two, where 0 stands for none. */
function leastOf(a: bigint, b: bigint): bigint {
  if (a === 0n) return b;
  return b === 0n || a < b ? a : b;
}
