import * as v from 'valibot';
import { Amount, Currency, Id } from '../primitives.ts';

/** Account kinds: agent 2, user 3. */
export const ROLE = { agent: 2, user: 3 } as const;
export const Role = v.picklist([ROLE.agent, ROLE.user]);

export const Member = v.object({
  id: Id,
  nickname: v.string(),
  level: v.pipe(v.number(), v.integer(), v.minValue(0)),
  real_name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  mobile: v.nullable(v.string()),
  referral_code: v.string(),
  role: Role,
  has_login_password: v.boolean(),
  has_bank_password: v.boolean(),
  /** Our addition, optional: the player's country according to the upstream. */
  region: v.optional(v.string()),
});
export type Member = v.InferOutput<typeof Member>;

/** `score` is the balance in `currency`, at full precision. */
export const Account = v.object({ score: Amount, currency: Currency });
export type Account = v.InferOutput<typeof Account>;

/** The response to a successful sign-in. */
export const Session = v.object({
  token: v.pipe(v.string(), v.minLength(16)),
  fresh_token: v.pipe(v.string(), v.minLength(16)),
  user_id: Id,
  role: Role,
});
export type Session = v.InferOutput<typeof Session>;
