import { compare, digitsAt, formatDecimal, multiply, parseDecimal } from '../money/decimal.ts';
import { truncate } from '../money/truncate.ts';
import { compileRules } from './compile-rules.ts';
import { compileSlip } from './compile-slip.ts';
import { BD_ESTIMATE_SHARE } from './estimate.ts';
import { linePayout } from './line-payout.ts';
import { listLines, type LinesPage, type SlipLine } from './lines.ts';
import type { SettleRules } from './settle-rules.ts';
import type { Slip } from './slip.ts';

/**
 * `listLines` with what caps and withholding leave of each line's payout, as in the maximum of `estimateUnderRules`: of bd they are
 * applied to its estimate.
 *
 * @throws EngineError with the place in the slip or in the rules; `outOfRange` for the page
 * @example listLinesUnderRules(slip, { prizeCap: [{ from: 1, to: 15, cap: '2' }] })[0]?.payout // '2.000000'
 */
export function listLinesUnderRules(slip: Slip, rules: SettleRules, page: LinesPage = {}): SlipLine[] {
  const compiled = compileSlip(slip);
  const { places, scale, stake } = compiled;
  const read = compileRules(rules, places);
  const isBd = compiled.game === 'bd';
  const priced = isBd ? { ...compiled, stake: multiply(stake, BD_ESTIMATE_SHARE) } : compiled;
  const ruled = linePayout(priced, read);
  const free = linePayout(priced, { ...read, caps: [], withholding: undefined });
  return listLines(slip, page).map((line) => {
    const product = digitsAt(parseDecimal(line.odds), scale * line.fold);
    const prize = ruled(line.fold, product);
    // What no rule reduces is cut once in bd, as its estimates are.
    if (isBd && compare(prize, free(line.fold, product)) === 0) return line;
    return { ...line, payout: formatDecimal(truncate(prize, places)) };
  });
}
