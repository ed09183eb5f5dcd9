import * as v from 'valibot';
import { Amount, Currency } from '../primitives.ts';

/** `claimed`; `open` today; `missed`; or still to come. */
export const CheckIn = v.object({
  day: v.pipe(v.number(), v.integer(), v.minValue(1)),
  amount: Amount,
  currency: Currency,
  state: v.picklist(['claimed', 'open', 'missed', 'future']),
});
export type CheckIn = v.InferOutput<typeof CheckIn>;
