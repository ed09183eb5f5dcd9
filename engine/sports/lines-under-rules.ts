import { digitsAt, formatDecimal, parseDecimal } from '../money/decimal.ts';
import { truncate } from '../money/truncate.ts';
import { compileRules } from './compile-rules.ts';
import { compileSlip } from './compile-slip.ts';
import { linePayout } from './line-payout.ts';
import { listLines, type LinesPage, type SlipLine } from './lines.ts';
import type { SettleRules } from './settle-rules.ts';
import type { Slip } from './slip.ts';

/**
 * `listLines` with each line's payout under caps and withholding, as in the maximum of `estimateUnderRules`.
 *
 * @throws EngineError with the place in the slip or in the rules; `outOfRange` for the page
 * @example listLinesUnderRules(slip, { prizeCap: [{ from: 1, to: 15, cap: '2' }] })[0]?.payout // '2.000000'
 */
export function listLinesUnderRules(slip: Slip, rules: SettleRules, page: LinesPage = {}): SlipLine[] {
  const compiled = compileSlip(slip);
  const { places, scale } = compiled;
  const ruled = linePayout(compiled, compileRules(rules, places));
  return listLines(slip, page).map((line) => {
    const product = digitsAt(parseDecimal(line.odds), scale * line.fold);
    return { ...line, payout: formatDecimal(truncate(ruled(line.fold, product), places)) };
  });
}
