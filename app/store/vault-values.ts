import * as v from 'valibot';
import { Id, Role } from '#contract/entities';

const Token = v.pipe(v.string(), v.minLength(16));
const GameIds = v.array(v.pipe(v.number(), v.integer()));

/**
 * What the app stores encrypted, under the names of the specification's section 3, and the schema of each. `bank_password`, which
 * is in that list too, is left out: the payment password is never stored.
 */
export const VAULT = {
  token: Token,
  fresh_token: Token,
  role: Role,
  /** Our own: the `user-id` header of every call of a player. */
  user_id: Id,
  currentLotteryID: v.pipe(v.string(), v.maxLength(64)),
  nonLoginOtherChatID: v.pipe(v.string(), v.maxLength(200)),
  inviteCode: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  /** Our own: private messages that were opened here, by player. */
  readMessages: v.record(v.string(), v.array(Id)),
  available_games: GameIds,
  visible_games: GameIds,
  disable_games: GameIds,
} as const;

export type VaultName = keyof typeof VAULT;
export type VaultValues = { readonly [Name in VaultName]?: v.InferOutput<(typeof VAULT)[Name]> };
