import * as v from 'valibot';

export const IDENTITY_STATUS = ['none', 'pending', 'passed', 'failed', 'timed_out'] as const;

/** How far the check of a player's identity is. */
export const Identity = v.object({
  /** What the jurisdiction asks for before money may enter; null: nothing. */
  asks: v.nullable(v.picklist(['details', 'face'])),
  status: v.picklist(IDENTITY_STATUS),
  /** Of a failed check: the provider does not know this person, another account is theirs, or they are too young. */
  why: v.optional(v.picklist(['no_match', 'other_account', 'under_age'])),
  /** The name that was checked, or is being checked. */
  name: v.nullable(v.string()),
});
export type Identity = v.InferOutput<typeof Identity>;
