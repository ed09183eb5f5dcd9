import * as v from 'valibot';
import { BirthDate } from './birth-date.ts';
import { Cpf } from './cpf.ts';
import { LimitToSet } from './protection.ts';
import { Currency } from '../primitives.ts';

/**
 * Our additions to both ways to register. The app always names the currency of its brand; the rest is for brands of a jurisdiction
 * (design: protection): `uk` needs the date of birth, `br` all three. An upstream without a jurisdiction may ignore them.
 */
export const REGISTRATION_PROOFS = {
  /** Currency of the account; default: that of the jurisdiction (`PROFILE_RULES`). */
  currency: v.optional(Currency),
  /** 18 years or more on the upstream's day. */
  birth_date: v.optional(BirthDate),
  /** One account each. */
  cpf: v.optional(Cpf),
  /** Limits that apply from registration on, in the currency of the account; `br`: at least one of each kind. */
  limits: v.optional(v.pipe(v.array(LimitToSet), v.minLength(1), v.maxLength(12))),
  /** The player was asked for a deposit limit and wants none; `uk` needs a limit or this. */
  no_deposit_limit: v.optional(v.literal(true)),
};
export type RegistrationProofs = v.InferOutput<v.StrictObjectSchema<typeof REGISTRATION_PROOFS, undefined>>;
