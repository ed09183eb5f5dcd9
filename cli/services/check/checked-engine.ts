import { quoteSlipCashOut } from '#engine/cash-out/quote-slip.ts';
import { checkLimits } from '#engine/limits/check-limits.ts';
import { settlePk10 } from '#engine/pk10/settle-pk10.ts';
import { estimateSlip } from '#engine/sports/estimate.ts';
import { assertSendable } from '#engine/sports/lines.ts';
import { settleSlip } from '#engine/sports/settle.ts';
import type { Slip } from '#engine/sports/slip.ts';

/** What the model computes with. A check of a broken engine hands over another one. */
export const ENGINE = {
  estimate: (slip: Slip) => {
    assertSendable(slip);
    const { lines, stake, max } = estimateSlip(slip);
    return { lines, stake, max };
  },
  settle: (slip: Slip, results: Parameters<typeof settleSlip>[1]) => settleSlip(slip, results),
  quote: (slip: Slip, legs: Parameters<typeof quoteSlipCashOut>[1]) => quoteSlipCashOut(slip, legs),
  limits: (input: Parameters<typeof checkLimits>[0]) => checkLimits(input).warnings.map(({ name }) => name),
  race: (...asked: Parameters<typeof settlePk10>) => settlePk10(...asked),
};
export type CheckedEngine = typeof ENGINE;
