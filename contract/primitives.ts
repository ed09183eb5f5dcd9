import * as v from 'valibot';

/** No exponent, no plus sign, bounded digits. */
const DECIMAL = /^-?(?:0|[1-9]\d{0,17})(?:\.\d{1,12})?$/;

/** Money that may be negative (ledger movements), in the currency named beside it. */
export const SignedAmount = v.pipe(v.string(), v.regex(DECIMAL, 'must be a decimal number as text'));

/** Money, zero or more, as exact text. @example '12.500000' */
export const Amount = v.pipe(
  v.string(),
  v.regex(/^(?:0|[1-9]\d{0,17})(?:\.\d{1,12})?$/, 'must be a decimal number as text, zero or more'),
);

/** Units of one currency for one of another, above zero. @example '5.4321' */
export const Rate = v.pipe(Amount, v.regex(/[1-9]/, 'must be above zero'));

/** At least 1. @example '1.85' */
export const Odds = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,6}(?:\.\d{1,6})?$/, 'must be decimal odds as text, at least 1'),
);

/** Made by the upstream. */
export const Id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/, 'must be an identifier'));

/** An instant, ISO 8601 in UTC. */
export const Instant = v.pipe(v.string(), v.isoTimestamp('must be an ISO 8601 instant'));

/** In a query string. */
export const QueryCount = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/, 'must be a whole number'), v.transform(Number))]),
    v.integer(),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

/** Three or four capital letters. @example 'USDT' */
export const Currency = v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/, 'must be a currency code'));

export const Empty = v.strictObject({});
export const NoBody = v.optional(v.undefined());
