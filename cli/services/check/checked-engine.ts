import { assertSendable, estimateSlip, quoteSlipCashOut, settleSlip, type Slip } from '#engine/sports';
import { checkLimits } from '#engine/limits';
import { settlePk10 } from '#engine/lottery';

/** The engine of the model. Mutation tests pass a broken one. */
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
