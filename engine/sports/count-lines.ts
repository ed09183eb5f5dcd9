import type { CompiledSlip } from './compiled-slip.ts';
import { foldSums } from './fold-sums.ts';

/** Lines if match i offers `counts[i]` picks: e_k of the counts, over the folds. */
export function countOf(slip: CompiledSlip, counts: readonly number[]): bigint {
  return foldSums(slip, counts.map(BigInt)).reduce((sum, lines) => sum + lines, 0n);
}

/** All lines of a slip. */
export function countAll(slip: CompiledSlip): bigint {
  return countOf(
    slip,
    slip.matches.map(({ picks }) => picks.length),
  );
}
