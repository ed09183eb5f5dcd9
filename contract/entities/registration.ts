import * as v from 'valibot';
import { BirthDate } from '#contract/entities/birth-date.ts';
import { Cpf } from '#contract/entities/cpf.ts';
import { LimitToSet } from '#contract/entities/protection.ts';

/**
 * Additions of ours to both ways to register, for brands of a jurisdiction (design: protection): `uk` needs the date of birth,
 * `br` all three. An upstream without a jurisdiction takes them or leaves them.
 */
export const REGISTRATION_PROOFS = {
  /** 18 years or more on the upstream's day. */
  birth_date: v.optional(BirthDate),
  /** One account each. */
  cpf: v.optional(Cpf),
  /** What the player may not pass, from the first moment on; `br`: one of each kind or more. */
  limits: v.optional(v.pipe(v.array(LimitToSet), v.minLength(1), v.maxLength(12))),
};
export type RegistrationProofs = v.InferOutput<v.StrictObjectSchema<typeof REGISTRATION_PROOFS, undefined>>;
