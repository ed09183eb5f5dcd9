import * as v from 'valibot';

export const IDENTITY_STATUS = ['none', 'pending', 'passed', 'failed', 'timed_out'] as const;

/** State of an identity check. */
export const Identity = v.object({
  /** The jurisdiction's requirement before money may enter; null: none. */
  asks: v.nullable(v.picklist(['details', 'face'])),
  status: v.picklist(IDENTITY_STATUS),
  /** Of a failed check: unknown person, another account, or too young. */
  why: v.optional(v.picklist(['no_match', 'other_account', 'under_age'])),
  /** The checked name, or the one being checked. */
  name: v.nullable(v.string()),
});
export type Identity = v.InferOutput<typeof Identity>;
