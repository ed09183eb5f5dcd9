import * as v from 'valibot';
import { Amount, Currency, Empty, Id } from '../../primitives.ts';
import { PaymentPassword } from '../../entities/person.ts';
import { Order } from '../../entities/transaction.ts';
import { defineRow } from '../../row.ts';

export const openWithdrawal = defineRow({
  name: 'openWithdrawal',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/withdraw',
  auth: 'player',
  repeat: 'keyed',
  moves: 'out',
  origin: 'given',
  what: 'Open a withdrawal to a saved account',
  params: Empty,
  query: Empty,
  body: v.strictObject({
    channel_id: Id,
    amount: Amount,
    /** Ours: the amount's currency. Any other than the account's is refused (`wrongCurrency`). */
    currency: v.optional(Currency),
    info_id: Id,
    payment_password: PaymentPassword,
  }),
  data: v.object({ order: Order, balance: Amount }),
});
