import { powerOfTen } from '../money/power-of-ten.ts';
import type { CompiledSlip } from './compiled-slip.ts';
import { legFactor } from './leg.ts';
import { branchCounts, type Choices } from './line-tree.ts';
import type { LegState } from './settle-legs.ts';

/** Picks of a match with the same factor, walked once and counted `times`. */
interface FactorGroup {
  readonly factor: bigint;
  readonly times: bigint;
}

/** A void leg has factor 1. */
function factorOf(state: LegState, odds: bigint, unit: bigint): bigint {
  if (state === 'open') return 0n;
  return state === 'void' ? unit : legFactor(state, odds, unit);
}

/**
 * Visits every decided line that did not lose: its fold, the product of its factors, and how many lines have this product from
 * these matches. Other lines are not walked: only decided, not lost picks are choices, and branches without a full line are
 * skipped.
 */
export function eachPaidLine(
  slip: CompiledSlip,
  legs: readonly (readonly LegState[])[],
  visit: (fold: number, product: bigint, times: bigint) => void,
): void {
  const unit = powerOfTen(slip.scale);
  const groups = slip.matches.map(({ picks }, match) => {
    const times = new Map<bigint, bigint>();
    for (const [index, { odds }] of picks.entries()) {
      const factor = factorOf(legs[match]?.[index] ?? 'open', odds, unit);
      if (factor > 0n) times.set(factor, (times.get(factor) ?? 0n) + 1n);
    }
    return [...times].map(([factor, times]): FactorGroup => ({ factor, times }));
  });
  const choices: Choices = groups.map((group) => group.map((_, index) => index));
  const longest = slip.folds.at(-1) ?? 0;
  const counts = branchCounts(slip, choices, longest);

  function walk(from: number, missing: number, fold: number, product: bigint, times: bigint): void {
    if ((counts[from]?.[missing] ?? 0n) === 0n) return;
    if (missing === 0) return visit(fold, product, times);
    for (const group of groups[from] ?? []) {
      walk(from + 1, missing - 1, fold, product * group.factor, times * group.times);
    }
    if (slip.matches[from]?.banker !== true) walk(from + 1, missing, fold, product, times);
  }
  for (const fold of slip.folds) walk(0, fold, fold, 1n, 1n);
}
