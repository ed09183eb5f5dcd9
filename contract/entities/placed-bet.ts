import * as v from 'valibot';
import { Amount, Currency, Id, Instant } from '../primitives.ts';
import { BetStatus } from './bet.ts';

/** Common to all placed bets. */
export const PlacedBet = v.object({
  bet_id: Id,
  /** The idempotency key it was placed with. */
  key: v.optional(v.string()),
  bet_amount: Amount,
  currency: Currency,
  status: BetStatus,
  result: v.optional(v.picklist(['won', 'lost', 'void'])),
  max_payout: Amount,
  payout: Amount,
  bonus_amount: Amount,
  extra_bonus_amount: v.optional(Amount),
  /** Currency of bonuses and payout; by default `currency`. */
  bonus_currency: v.optional(Currency),
  total_currency: v.optional(Currency),
  placed_at: Instant,
  settled_at: v.optional(Instant),
});
export type PlacedBet = v.InferOutput<typeof PlacedBet>;

/** `status` -1: every bet. `key` is our addition: only the bet with this idempotency key. */
export const BET_LIST_QUERY = {
  status: v.optional(v.union([v.literal('-1'), v.literal('1'), v.literal('16'), v.literal('32')])),
  key: v.optional(v.pipe(v.string(), v.maxLength(64))),
};
