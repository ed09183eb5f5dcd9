import * as v from 'valibot';

/** From this many won matches, this share of an accumulator's winnings is added. */
const Step = v.strictObject({
  matches: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(2),
    v.maxValue(15),
    v.description('won matches from which the step is for'),
  ),
  rate: v.pipe(
    v.string(),
    v.regex(/^(?:0\.\d{1,4}|1)$/, 'must be a share of at most 1, such as "0.05" for 5 %'),
    v.check((rate) => /[1-9]/.test(rate), '`rate` must be above 0'),
    v.description('the share of the winnings that is paid on top'),
  ),
});

/** The operator's accumulator bonus by step. The slip shows it, the bet stores it, the simulator pays it. */
export const AccumulatorBonus = v.pipe(
  v.array(Step),
  v.minLength(1),
  v.maxLength(14),
  v.check((steps) => new Set(steps.map(({ matches }) => matches)).size === steps.length, 'a step must not come twice'),
);
