import * as v from 'valibot';
import { Amount, Currency, Id } from './primitives.ts';

/** Where the wallet channel is, below the origin. */
export const PUSH_PATH = '/wss-new';

/** Between two heartbeats. */
export const HEARTBEAT_EVERY_MS = 5_000;

/**
 * A frame that says only that the channel is alive; a page cannot see the pings of the protocol. Our addition: after the first one
 * a client takes a channel without any frame for three times as long for dead. An upstream without heartbeats stays as it is.
 */
export const PushHeartbeat = v.strictObject({ heartbeat: v.literal(true) });
export type PushHeartbeat = v.InferOutput<typeof PushHeartbeat>;

/**
 * A wallet push. WITHDRAW, RECHARGE and REGISTER are the specification's; INVITE (a reward for bringing a friend), SETTLE (a bet was settled), CASH_OUT (a part
 * of a bet was sold) and RETURNED (a deposit was returned because the account may not deposit any more) are our additions.
 * The balance is a hint: a client re-reads the account and trusts that response.
 */
export const PushMessage = v.object({
  /** Grows by one with each message of a connection; it may begin anywhere. A repeat is dropped, a gap makes the client read the account. */
  id: v.optional(v.pipe(v.number(), v.integer())),
  notifyType: v.picklist(['WITHDRAW', 'RECHARGE', 'REGISTER', 'INVITE', 'SETTLE', 'CASH_OUT', 'RETURNED']),
  balance: Amount,
  /** Of SETTLE, where the upstream says it: which bet, and what it pays. By it a client separates a repeat from a bet that was settled anew. */
  bet: v.optional(v.object({ game: Id, id: Id, payout: Amount, currency: Currency })),
});
export type PushMessage = v.InferOutput<typeof PushMessage>;
