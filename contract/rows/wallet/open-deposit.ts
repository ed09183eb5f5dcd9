import * as v from 'valibot';
import { Amount, Currency, Empty, Id } from '../../primitives.ts';
import { Email } from '../../entities/person.ts';
import { Order } from '../../entities/transaction.ts';
import { defineRow } from '../../row.ts';

const Card = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  card_number: v.pipe(v.string(), v.regex(/^\d{12,19}$/, 'must be 12 to 19 digits')),
  expiry: v.pipe(v.string(), v.regex(/^(?:0[1-9]|1[0-2])\/\d{2}$/, 'must be MM/YY')),
  cvv: v.pipe(v.string(), v.regex(/^\d{3,4}$/, 'must be 3 or 4 digits')),
  user_name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  email: Email,
});

export const openDeposit = defineRow({
  name: 'openDeposit',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/recharge',
  auth: 'player',
  repeat: 'keyed',
  moves: 'in',
  origin: 'given',
  what: 'Open a deposit',
  params: Empty,
  query: Empty,
  body: v.strictObject({
    channel_id: Id,
    amount: Amount,
    /** Ours: the amount's currency. Any other than the account's is refused (`wrongCurrency`). */
    currency: v.optional(Currency),
    card: v.optional(Card),
    address: v.optional(v.pipe(v.string(), v.maxLength(120))),
  }),
  data: v.object({ order: Order }),
});
