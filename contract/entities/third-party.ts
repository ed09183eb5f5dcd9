import * as v from 'valibot';
import { Amount, Currency, Id, Instant } from '../primitives.ts';

/** A game of a provider's list. */
export const ThirdPartyGame = v.object({
  id: Id,
  name: v.string(),
  pic: v.string(),
  category: v.string(),
  /** In percent, if the provider states it. */
  rtp: v.optional(v.string()),
});
export const LiveGame = v.object({ id: Id, gameId: Id, name: v.string(), pic: v.string() });

/** Where the game is played. */
export const Launch = v.object({ url: v.pipe(v.string(), v.url()) });
export const GameBalance = v.object({ balance: Amount, currency: Currency });
export const GameTransfer = v.object({ balance: Amount, game_balance: Amount, currency: Currency });

/** One round that was played. */
export const GameRound = v.object({
  id: Id,
  game: v.string(),
  game_name: v.string(),
  bet_amount: Amount,
  payout: Amount,
  currency: Currency,
  at: Instant,
});
export type GameRound = v.InferOutput<typeof GameRound>;

export const Money = v.pipe(
  v.string(),
  v.regex(/^(?!0+(?:\.0+)?$)(?:0|[1-9]\d{0,17})(?:\.\d{1,6})?$/, 'must be an amount above zero, as text'),
);
export const PlatType = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,20}$/, 'must be a platform name'));
