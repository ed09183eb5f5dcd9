import { compareAmounts } from '../money/amount.ts';
import { formatDecimal, multiply, type Decimal } from '../money/decimal.ts';
import { powerOfTen } from '../money/power-of-ten.ts';
import type { TotalStake } from '../money/stakes.ts';
import { truncate } from '../money/truncate.ts';
import { compileSlip } from './compile-slip.ts';
import type { CompiledSlip } from './compiled-slip.ts';
import { countAll } from './count-lines.ts';
import { highestTotal, totalOfFolds } from './fold-sums.ts';
import { matchRange } from './match-range.ts';
import { minimumValues } from './minimum.ts';
import { BD_SHARE, payingStake } from './line-payout.ts';
import type { Slip } from './slip.ts';

/** What a slip may pay; amounts in its currency, truncated. */
export interface Estimate {
  /** As text: it exceeds doubles. */
  readonly lines: string;
  /** Lines x stake x multiple. */
  readonly stake: TotalStake;
  /**
   * The highest payout over all results, void matches included. For a slip that cannot win, which is not sold: over all scores,
   * so not above the stake.
   */
  readonly max: string;
  /** The lowest payout over all real results; zero if every line can lose. */
  readonly guaranteed: string;
  readonly min: string;
}

/**
 * What a slip costs and may pay, exactly and without walking its lines: O(matches x folds) multiplications for 1 line or
 * 1,073,741,778. Truncated once, on the total. `docs/engine/README.md` defines the estimates.
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
 * `estimateSlip` for a compiled slip.
 *
 * @param paidBack what each match returns if void, for odds that are payouts with the 0.65 of bd
 * @example estimateCompiled(compileSlip(slip)).max // '13.320000'
 */
export function estimateCompiled(compiled: CompiledSlip, paidBack?: readonly bigint[]): Estimate {
  return estimateOf(returnsOf(compiled, paidBack));
}

/** For a slip that can win, the maximum with void matches; else the one without. */
export function estimateOf({ lines, stake, won, highest, guaranteed, min }: Returns): Estimate {
  return { lines, stake, max: compareAmounts(won, stake) > 0 ? highest : won, guaranteed, min };
}

/** What a slip may pay, in its currency. */
export interface Returns extends Omit<Estimate, 'max'> {
  /** The maximum over all scores. */
  readonly won: string;
  readonly highest: string;
}

/** Returns of a compiled slip; see `estimateCompiled`. */
export function returnsOf(compiled: CompiledSlip, paidBack?: readonly bigint[]): Returns {
  const { matches, scale } = compiled;
  const isBd = paidBack === undefined && compiled.game === 'bd';
  const paying = isBd ? { ...compiled, stake: payingStake(compiled) } : compiled;
  const lines = countAll(compiled);
  const ranges = matches.map((match) => matchRange(compiled, match));
  const best = ranges.map(({ max }) => max);
  const unit = powerOfTen(scale);
  const back = paidBack ?? matches.map(({ picks }) => BigInt(picks.length) * unit);
  const share = isBd ? BD_SHARE : { digits: 1n, scale: 0 };
  const highest = {
    digits: highestTotal(compiled, best, back, { over: share.digits, under: powerOfTen(share.scale) }),
    scale: scale * (compiled.folds.at(-1) ?? 0) + share.scale,
  };
  const whole = paidBack === undefined ? lines * unit : paidBack.reduce((sum, each) => sum + each, 0n);
  return {
    lines: String(lines),
    stake: inCurrency(compiled, staked(compiled, { digits: whole, scale })) as TotalStake,
    won: estimated(paying, best),
    highest: inCurrency(compiled, staked(compiled, highest)),
    guaranteed: estimated(
      paying,
      ranges.map(({ min }) => min),
    ),
    min: estimated(paying, minimumValues(compiled, ranges)),
  };
}

/** The payout if match i adds up to `values[i]`. */
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
