import * as v from 'valibot';
import { Amount, Currency, Empty } from '../../primitives.ts';
import { PaymentPassword } from '../../entities/person.ts';
import { defineRow } from '../../row.ts';

export const transferToPlayer = defineRow({
  name: 'transferToPlayer',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/transfer',
  auth: 'player',
  repeat: 'keyed',
  moves: 'between',
  origin: 'path assumed',
  what: 'Transfer to another player',
  params: Empty,
  query: Empty,
  body: v.strictObject({
    to: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
    amount: Amount,
    /** Ours: the amount's currency. Any other than the account's is refused (`wrongCurrency`). */
    currency: v.optional(Currency),
    payment_password: PaymentPassword,
  }),
  data: v.object({ balance: Amount }),
});
