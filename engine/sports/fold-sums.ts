import { powerOfTen } from '../money/power-of-ten.ts';
import type { CompiledSlip } from './compiled-slip.ts';
import { elementary } from './elementary.ts';

/**
 * For each chosen fold, the sum over its lines of the product of `values` (one value per match): e_(k - b) of the matches that are
 * no bankers, times the values of the b bankers, which are in every line. A fold shorter than the bankers has no line.
 *
 * @returns sums in the order of `slip.folds`; that of fold k has k times the scale of the values
 */
export function foldSums({ folds, matches }: CompiledSlip, values: readonly bigint[]): bigint[] {
  let banked = 1n;
  let bankers = 0;
  const free: bigint[] = [];
  for (const [index, { banker }] of matches.entries()) {
    const value = values[index] ?? 0n;
    if (banker) {
      banked *= value;
      bankers += 1;
    } else free.push(value);
  }
  const sums = elementary(free, Math.max(0, (folds.at(-1) ?? 0) - bankers));
  return folds.map((fold) => (fold < bankers ? 0n : banked * (sums[fold - bankers] ?? 0n)));
}

/**
 * The sums of all folds added up at one scale: that of the longest fold.
 *
 * @returns digits at scale `slip.scale` x the longest fold
 */
export function totalOfFolds(slip: CompiledSlip, values: readonly bigint[]): bigint {
  const longest = slip.folds.at(-1) ?? 0;
  let total = 0n;
  for (const [index, sum] of foldSums(slip, values).entries()) {
    total += sum * powerOfTen(slip.scale * (longest - (slip.folds[index] ?? 0)));
  }
  return total;
}
