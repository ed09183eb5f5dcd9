import { add, formatDecimal, subtract, type Decimal } from '../money/decimal.ts';
import { truncate } from '../money/truncate.ts';
import { compileRules } from '../sports/compile-rules.ts';
import { compileSlip } from '../sports/compile-slip.ts';
import { countAll } from '../sports/count-lines.ts';
import { estimateUnderRules, MAX_WALKED_LINES } from '../sports/estimate-under-rules.ts';
import { linePayout } from '../sports/line-payout.ts';
import { eachPaidLine } from '../sports/paid-lines.ts';
import type { SettleRules } from '../sports/settle-rules.ts';
import type { Slip } from '../sports/slip.ts';

/** What is withheld if every line wins. */
export interface Withheld {
  /** After caps, before withholding. */
  readonly gross: string;
  readonly withheld: string;
  /** What remains. */
  readonly paid: string;
  /**
   * False with several picks on a match, or one that no score makes win: then not every line can win, and the amounts are upper
   * bounds.
   */
  readonly isExact: boolean;
}

/**
 * What is withheld from a slip's highest return; undefined for nothing. With one pick per match, `paid` is the maximum of
 * `estimateUnderRules`.
 *
 * @throws EngineError with the place in the slip or in the rules
 * @example withheldOf(slip, { withholding: { threshold: '5', rate: '0.2' } })?.withheld // '2.664000'
 */
export function withheldOf(slip: Slip, rules: SettleRules): Withheld | undefined {
  if (rules.withholding === undefined) return undefined;
  const compiled = compileSlip(slip);
  const { places } = compiled;
  if (countAll(compiled) > MAX_WALKED_LINES) return undefined;
  const read = compileRules(rules, places);
  const ruled = linePayout(compiled, read);
  const capped = linePayout(compiled, { ...read, withholding: undefined });
  let [gross, paid]: readonly Decimal[] = [];
  const won = compiled.matches.map(({ picks }) => picks.map(() => 'won' as const));
  const plus = (sum: Decimal | undefined, { digits, scale }: Decimal, times: bigint) =>
    add(sum ?? { digits: 0n, scale: places }, { digits: digits * times, scale });
  eachPaidLine(compiled, won, (fold, product, times) => {
    gross = plus(gross, capped(fold, product), times);
    paid = plus(paid, ruled(fold, product), times);
  });
  if (gross === undefined || paid === undefined) return undefined;
  const [all, left] = [truncate(gross, places), truncate(paid, places)];
  const withheld = subtract(all, left);
  if (withheld.digits === 0n) return undefined;
  const shown = formatDecimal(left);
  const isSinglePicks = compiled.matches.every(({ picks }) => picks.length === 1);
  const isExact = isSinglePicks && shown === estimateUnderRules(slip, rules).max;
  return { gross: formatDecimal(all), withheld: formatDecimal(withheld), paid: shown, isExact };
}
