import { add, compare, formatDecimal, parseDecimal, type Decimal } from '../money/decimal.ts';
import { truncate } from '../money/truncate.ts';
import { compileRules } from './compile-rules.ts';
import { compileSlip } from './compile-slip.ts';
import { countAll } from './count-lines.ts';
import { type Estimate, estimateCompiled } from './estimate.ts';
import { linePayout } from './line-payout.ts';
import { eachPaidLine } from './paid-lines.ts';
import type { SettleRules } from './settle-rules.ts';
import type { Slip } from './slip.ts';

/** A slip with more lines cannot be sent, and walking them takes longer than a press. */
export const MAX_WALKED_LINES = 10_000n;

/**
 * What a slip may pay under caps and withholdings: the payout that a player is shown is one that settlement pays. Exact where each match
 * has one pick. With several picks on a match `max` is an upper bound and `min` and `guaranteed` are lower bounds, because
 * picks that exclude each other are counted together; where the rules reduce no line, all three are those of `estimateSlip`.
 *
 * @throws EngineError with the place in the slip or in the rules
 * @example estimateUnderRules(slip, {}).max // '13.320000'
 */
export function estimateUnderRules(slip: Slip, rules: SettleRules): Estimate {
  const compiled = compileSlip(slip);
  const plain = estimateCompiled(compiled);
  const { rounding, caps, withholding } = compileRules(rules, compiled.places);
  if ((caps.length === 0 && withholding === undefined) || countAll(compiled) > MAX_WALKED_LINES) return plain;
  const ruled = linePayout(compiled, { rounding, caps, withholding });
  const free = linePayout(compiled, { rounding, caps: [], withholding: undefined });
  let most: Decimal = { digits: 0n, scale: compiled.places };
  let least: Decimal | undefined;
  let isReduced = false;
  const won = compiled.matches.map(({ picks }) => picks.map(() => 'won' as const));
  eachPaidLine(compiled, won, (fold, product, times) => {
    const prize = ruled(fold, product);
    most = add(most, { digits: prize.digits * times, scale: prize.scale });
    if (compare(prize, free(fold, product)) !== 0) isReduced = true;
    if (least === undefined || compare(prize, least) < 0) least = prize;
  });
  if (!isReduced) return plain;
  return {
    ...plain,
    max: lower(plain.max, most, compiled.places),
    guaranteed: lower(plain.guaranteed, least ?? most, compiled.places),
    min: lower(plain.min, least ?? most, compiled.places),
  };
}

function lower(plain: string, ruled: Decimal, places: number): string {
  const cut = truncate(ruled, places);
  return compare(cut, parseDecimal(plain, 'estimate')) < 0 ? formatDecimal(cut) : plain;
}
