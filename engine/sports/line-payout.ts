import { compare, multiply, subtract, type Decimal } from '../money/decimal.ts';
import { roundHalfEven } from '../money/round-half-even.ts';
import { truncate } from '../money/truncate.ts';
import type { CompiledRules } from './compile-rules.ts';
import type { CompiledSlip } from './compiled-slip.ts';

/**
 * bd pays 0.65 of odds x stake. Specification section 9 says so of the estimate: "Dragon bet payout estimate scaled by 0.65 for
 * game kind bd". Payouts take the same share, so that none exceeds the shown return. A stake returned by a line of void legs is
 * no prize and is paid in full.
 */
export const BD_SHARE: Decimal = { digits: 65n, scale: 2 };

/** The stake, in bd its share. */
export function payingStake({ game, stake }: Pick<CompiledSlip, 'game' | 'stake'>): Decimal {
  return game === 'bd' ? multiply(stake, BD_SHARE) : stake;
}

/**
 * The payout of a line that did not lose: bd's share, round, cap by fold, times the multiple, withhold.
 *
 * @returns a function of the line's fold and the product of its factors (at fold x slip.scale)
 */
export function linePayout(
  slip: Pick<CompiledSlip, 'game' | 'stake' | 'multiple' | 'places' | 'scale'>,
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
