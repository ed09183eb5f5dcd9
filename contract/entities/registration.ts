import * as v from 'valibot';
import { BirthDate } from './birth-date.ts';
import { Cpf } from './cpf.ts';
import { LimitToSet } from './protection.ts';
import { Currency } from '../primitives.ts';

/**
 * Our additions to both registrations. The app always sends its brand's currency; a jurisdiction needs more (design: protection):
 * `uk` the date of birth, `br` all three. Other upstreams may ignore them.
 */
export const REGISTRATION_PROOFS = {
  /** By default the jurisdiction's (`PROFILE_RULES`). */
  currency: v.optional(Currency),
  /** At least 18 years on the upstream's day. */
  birth_date: v.optional(BirthDate),
  /** One account each. */
  cpf: v.optional(Cpf),
  /** Limits from registration on, in the account's currency; `br`: at least one of each kind. */
  limits: v.optional(v.pipe(v.array(LimitToSet), v.minLength(1), v.maxLength(12))),
  /** The player declined a deposit limit; `uk` needs a limit or this. */
  no_deposit_limit: v.optional(v.literal(true)),
};
export type RegistrationProofs = v.InferOutput<v.StrictObjectSchema<typeof REGISTRATION_PROOFS, undefined>>;
