import { compare, multiply, parseDecimal, subtract, type Decimal } from '#engine/money/decimal.ts';
import { roundHalfEven } from '#engine/money/round-half-even.ts';
import { truncate } from '#engine/money/truncate.ts';
import type { CompiledSlip } from './compiled-slip.ts';
import type { SettleRules } from './settle-rules.ts';

/**
 * The payout of one line that did not lose, under the rules: round, cap by the fold, times the multiple, withhold.
 *
 * @returns a function of the line's fold and the product of its factors (at fold x slip.scale); rules are read once
 */
export function linePayout(slip: CompiledSlip, rules: SettleRules): (fold: number, product: bigint) => Decimal {
  const { stake, multiple, places, scale } = slip;
  const rounding = rules.rounding ?? 'truncate-line';
  const caps = (rules.prizeCap ?? []).map(({ from, to, cap }) => ({
    from,
    to,
    cap: parseDecimal(cap, 'rules.prizeCap'),
  }));
  const withholding = rules.withholding && {
    threshold: parseDecimal(rules.withholding.threshold, 'rules.withholding.threshold'),
    rate: parseDecimal(rules.withholding.rate, 'rules.withholding.rate'),
  };
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
