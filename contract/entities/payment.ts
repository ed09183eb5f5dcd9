import * as v from 'valibot';
import { Amount, Currency, Id, Rate } from '../primitives.ts';
import { Cpf } from './cpf.ts';

export const PaymentType = v.picklist(['crypto', 'fiat', 'third_party', 'card']);
export type PaymentType = v.InferOutput<typeof PaymentType>;

export const PaymentTypeEntry = v.object({ id: Id, type: PaymentType, name: v.string(), status: v.picklist([0, 1]) });

/** A way to pay in or out. */
export const PaymentChannel = v.object({
  id: Id,
  type: PaymentType,
  name: v.string(),
  provider: v.string(),
  currency: Currency,
  network: v.optional(v.string()),
  min: Amount,
  max: Amount,
  service_fee: Amount,
  network_fee: Amount,
  status: v.picklist([0, 1]),
  /** Our addition, for cards: only debit cards are accepted (else `forbidden`, feature `creditCard`). Absent: any card. */
  cards: v.optional(v.literal('debit')),
  /**
   * Our addition, for crypto: the coin that is sent or received, and units of `currency` for one coin. Absent: the app takes the coin
   * from `name` and the rate from `listCurrencies`.
   */
  coin: v.optional(v.object({ currency: Currency, rate: Rate })),
});
export type PaymentChannel = v.InferOutput<typeof PaymentChannel>;

export const Bank = v.object({ code: v.string(), name: v.string(), country: v.string() });

const Text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
export const AccountDetails = {
  account_type: v.picklist(['bank', 'crypto', 'pix']),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code')),
  account_number: Text(120),
  account_name: Text(80),
  bank_name: v.optional(Text(80)),
  bank_code: v.optional(Text(20)),
  network: v.optional(Text(20)),
  cpf: v.optional(Cpf),
  is_default: v.optional(v.boolean()),
};

/** A saved account for payouts, with masked number. */
export const PayoutAccount = v.object({
  info_id: Id,
  account_type: v.picklist(['bank', 'crypto', 'pix']),
  country: v.string(),
  account_number: v.string(),
  account_name: v.string(),
  bank_name: v.nullable(v.string()),
  bank_code: v.nullable(v.string()),
  network: v.nullable(v.string()),
  is_default: v.boolean(),
});
export type PayoutAccount = v.InferOutput<typeof PayoutAccount>;
