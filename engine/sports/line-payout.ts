import { compare, multiply, subtract, type Decimal } from '../money/decimal.ts';
import { roundHalfEven } from '../money/round-half-even.ts';
import { truncate } from '../money/truncate.ts';
import type { CompiledRules } from './compile-rules.ts';
import type { CompiledSlip } from './compiled-slip.ts';
import { payingStake } from './payout-share.ts';

/**
 * The payout of one line that did not lose, under the rules: of bd its share, round, cap by the fold, times the multiple, withhold.
 *
 * @returns a function of the line's fold and the product of its factors (at fold x slip.scale)
 */
export function linePayout(
  slip: CompiledSlip,
  { rounding, caps, withholding }: CompiledRules,
): (fold: number, product: bigint) => Decimal {
  const { multiple, places, scale } = slip;
  const stake = payingStake(slip);
  const round = (value: Decimal) => {
    if (rounding === 'truncate-total') return value;
    return rounding === 'half-even-line' ? roundHalfEven(value, places) : truncate(value, places);
  };
  return (fold, product) => {
    let prize = round({ digits: stake.digits * product, scale: stake.scale + scale * fold });
    for (const { from, to, cap } of caps) {
      if (fold >= from && fold <= to && compare(prize, cap) > 0) prize = cap;
    }
    prize = { digits: prize.digits * multiple, scale: prize.scale };
    if (withholding && compare(prize, withholding.threshold) > 0) {
      prize = round(subtract(prize, multiply(prize, withholding.rate)));
    }
    return prize;
  };
}
