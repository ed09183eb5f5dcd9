import { add, compare, formatDecimal, parseDecimal, type Decimal } from '../money/decimal.ts';
import { truncate } from '../money/truncate.ts';
import { compileRules } from './compile-rules.ts';
import { compileSlip } from './compile-slip.ts';
import { countAll } from './count-lines.ts';
import { type Estimate, estimateOf, returnsOf } from './estimate.ts';
import { linePayout } from './line-payout.ts';
import { eachPaidLine } from './paid-lines.ts';
import type { SettleRules } from './settle-rules.ts';
import type { Slip } from './slip.ts';

/** Slips with more lines cannot be sent, and walking them takes longer than a press. */
export const MAX_WALKED_LINES = 10_000n;

/**
 * What a slip may pay under caps and withholding, as settlement would pay it. Exact with one pick per match. With several, `max`
 * is an upper and `min` and `guaranteed` are lower bounds, because picks that exclude each other count together; if the rules
 * reduce no line, all are those of `estimateSlip`. A line that wins less than its stake counts as one of void legs, so that `max`
 * stays an upper bound.
 *
 * @throws EngineError with the place in the slip or in the rules
 * @example estimateUnderRules(slip, {}).max // '13.320000'
 */
export function estimateUnderRules(slip: Slip, rules: SettleRules): Estimate {
  const compiled = compileSlip(slip);
  const free = returnsOf(compiled);
  const { rounding, caps, withholding } = compileRules(rules, compiled.places);
  if ((caps.length === 0 && withholding === undefined) || countAll(compiled) > MAX_WALKED_LINES)
    return estimateOf(free);
  const ruled = linePayout(compiled, { rounding, caps, withholding });
  const unruled = linePayout(compiled, { rounding, caps: [], withholding: undefined });
  const lineStake = { digits: compiled.stake.digits * compiled.multiple, scale: compiled.stake.scale };
  const none: Decimal = { digits: 0n, scale: compiled.places };
  let [most, withVoid] = [none, none];
  let least: Decimal | undefined;
  let isReduced = false;
  const all = compiled.matches.map(({ picks }) => picks.map(() => 'won' as const));
  eachPaidLine(compiled, all, (fold, product, times) => {
    const prize = ruled(fold, product);
    most = add(most, { digits: prize.digits * times, scale: prize.scale });
    const more = compare(prize, lineStake) < 0 ? lineStake : prize;
    withVoid = add(withVoid, { digits: more.digits * times, scale: more.scale });
    if (compare(prize, unruled(fold, product)) !== 0) isReduced = true;
    if (least === undefined || compare(prize, least) < 0) least = prize;
  });
  if (!isReduced) return estimateOf(free);
  return estimateOf({
    ...free,
    won: lower(free.won, most, compiled.places),
    highest: lower(free.highest, withVoid, compiled.places),
    guaranteed: lower(free.guaranteed, least ?? most, compiled.places),
    min: lower(free.min, least ?? most, compiled.places),
  });
}

function lower(plain: string, ruled: Decimal, places: number): string {
  const cut = truncate(ruled, places);
  return compare(cut, parseDecimal(plain, 'estimate')) < 0 ? formatDecimal(cut) : plain;
}
