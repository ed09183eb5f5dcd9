import { compareAmounts, currencyPlaces, truncateAmount } from '../money/amount.ts';
import { currencyOf } from '../money/currency.ts';
import { formatDecimal, parseDecimal } from '../money/decimal.ts';
import type { LineStake } from '../money/stakes.ts';
import { estimateUnderRules } from '../sports/estimate-under-rules.ts';
import { countLines } from '../sports/lines.ts';
import type { SettleRules } from '../sports/settle-rules.ts';
import type { Slip } from '../sports/slip.ts';

/** What a cap takes from a slip's return. */
export interface CapCut {
  /** The highest return without the cap. */
  readonly free: string;
  /** The highest return with it. */
  readonly capped: string;
  /** For a slip of one line: the highest stake that the cap does not lower. More stake returns no more. */
  readonly usefulStake?: LineStake;
}

/**
 * What prize caps take from a slip's highest return; undefined for nothing.
 *
 * @throws EngineError with the place in the slip or in the rules
 * @example capCut(slip, { prizeCap: [{ from: 1, to: 15, cap: '5' }] })?.capped // '5.000000'
 */
export function capCut(slip: Slip, { prizeCap }: SettleRules): CapCut | undefined {
  if (prizeCap === undefined) return undefined;
  const free = estimateUnderRules(slip, {}).max;
  const capped = estimateUnderRules(slip, { prizeCap }).max;
  if (compareAmounts(capped, free) >= 0) return undefined;
  if (countLines(slip) !== 1n) return { free, capped };
  const places = currencyPlaces(currencyOf(slip));
  const stakeOf = (units: bigint) => formatDecimal({ digits: units, scale: places });
  const isWhole = (units: bigint) => {
    const bid = { ...slip, stake: stakeOf(units) };
    return estimateUnderRules(bid, { prizeCap }).max === estimateUnderRules(bid, {}).max;
  };
  // If even one unit is capped, no stake is useful.
  let low = 0n;
  let high = parseDecimal(truncateAmount(slip.stake, places)).digits;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (isWhole(middle)) low = middle;
    else high = middle;
  }
  return low === 0n ? { free, capped } : { free, capped, usefulStake: stakeOf(low) };
}
