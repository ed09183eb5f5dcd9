import * as v from 'valibot';
import { Role } from '#contract/entities/member.ts';
import { Id } from '#contract/primitives.ts';

const Token = v.pipe(v.string(), v.minLength(16));
const GameIds = v.array(v.pipe(v.number(), v.integer()));

/**
 * What the app keeps encrypted, under the names of the specification's section 3, and what each must look like to be used.
 * `bank_password`, which that list has too, is not here: the payment password is never stored.
 */
export const KEPT = {
  token: Token,
  fresh_token: Token,
  role: Role,
  /** Ours: the `user-id` header goes with every call of a player. */
  user_id: Id,
  currentLotteryID: v.pipe(v.string(), v.maxLength(64)),
  nonLoginOtherChatID: v.pipe(v.string(), v.maxLength(200)),
  inviteCode: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  available_games: GameIds,
  visible_games: GameIds,
  disable_games: GameIds,
} as const;

export type KeptName = keyof typeof KEPT;
export type KeptValues = { readonly [Name in KeptName]?: v.InferOutput<(typeof KEPT)[Name]> };
