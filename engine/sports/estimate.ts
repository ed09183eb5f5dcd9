import { formatDecimal, multiply, type Decimal } from '../money/decimal.ts';
import type { TotalStake } from '../money/stakes.ts';
import { truncate } from '../money/truncate.ts';
import { compileSlip } from './compile-slip.ts';
import type { CompiledSlip } from './compiled-slip.ts';
import { countAll } from './count-lines.ts';
import { totalOfFolds } from './fold-sums.ts';
import { matchRange } from './match-range.ts';
import { minimumValues } from './minimum.ts';
import { payingStake } from './line-payout.ts';
import type { Slip } from './slip.ts';

/** What a slip may pay; amounts in the slip's currency, cut to its places. */
export interface Estimate {
  /** Number of lines, as text: it outgrows doubles. */
  readonly lines: string;
  /** The total stake: lines x stake x multiple. */
  readonly stake: TotalStake;
  /** The maximum payout over all real results. */
  readonly max: string;
  /** The minimum payout over all real results; zero where every line can lose. */
  readonly guaranteed: string;
  /** The lowest positive payout. */
  readonly min: string;
}

/**
 * What a slip costs and may pay, exactly and without walking its lines: O(matches x folds) multiplications, whether it
 * has 1 line or 1,073,741,778. The result is cut once, on the total. `docs/engine/README.md` defines the three estimates.
 *
 * @throws EngineError with the place in the slip
 * @example
 * estimateSlip({ game: 'soccer', currency: 'USDT', stake: '2', multiple: 1, passes: ['single'], matches: [
 *   { id: 'a', picks: [{ market: 'wl', outcome: 'w', odds: '1.85' }] }] })
 * // { lines: '1', stake: '2.000000', max: '3.700000', guaranteed: '0.000000', min: '3.700000' }
 */
export function estimateSlip(slip: Slip): Estimate {
  return estimateCompiled(compileSlip(slip));
}

/**
 * `estimateSlip` for a slip that is already checked.
 *
 * @param values `paid`: the odds of the slip are payouts that already contain the 0.65 of bd
 * @example estimateCompiled(compileSlip(slip)).max // '13.320000'
 */
export function estimateCompiled(compiled: CompiledSlip, values: 'odds' | 'paid' = 'odds'): Estimate {
  const paying = values === 'odds' ? { ...compiled, stake: payingStake(compiled) } : compiled;
  const lines = countAll(compiled);
  const ranges = compiled.matches.map((match) => matchRange(compiled, match));
  return {
    lines: String(lines),
    stake: inCurrency(compiled, staked(compiled, { digits: lines, scale: 0 })),
    max: estimated(
      paying,
      ranges.map(({ max }) => max),
    ),
    guaranteed: estimated(
      paying,
      ranges.map(({ min }) => min),
    ),
    min: estimated(paying, minimumValues(compiled, ranges)),
  };
}

/** The estimated payout when the odds of match i add up to `values[i]`. */
function estimated(slip: CompiledSlip, values: readonly bigint[]): string {
  const odds = { digits: totalOfFolds(slip, values), scale: slip.scale * (slip.folds.at(-1) ?? 0) };
  return inCurrency(slip, staked(slip, odds));
}

function staked({ stake, multiple }: CompiledSlip, value: Decimal): Decimal {
  return multiply(value, { digits: stake.digits * multiple, scale: stake.scale });
}

function inCurrency({ places }: CompiledSlip, value: Decimal): string {
  return formatDecimal(truncate(value, places));
}
