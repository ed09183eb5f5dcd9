import * as v from 'valibot';
import { Amount, Currency, Id } from './primitives.ts';

/** Below the origin. */
export const PUSH_PATH = '/wss-new';

export const HEARTBEAT_EVERY_MS = 5_000;

/**
 * Shows that the channel is alive; a page cannot see protocol pings. Our addition: after the first one, a client closes a channel
 * without any frame for three times as long. Upstreams without heartbeats are unaffected.
 */
export const PushHeartbeat = v.strictObject({ heartbeat: v.literal(true) });
export type PushHeartbeat = v.InferOutput<typeof PushHeartbeat>;

/**
 * A wallet push. WITHDRAW, RECHARGE and REGISTER are the specification's; INVITE (reward for a friend), SETTLE (a settled bet),
 * CASH_OUT (a sold part) and RETURNED (a deposit returned because the account may no longer deposit) are ours. The balance is a
 * hint: a client reads the account.
 */
export const PushMessage = v.object({
  /** Grows by one per message of a connection, from any start. Repeats are dropped; after a gap the client reads the account. */
  id: v.optional(v.pipe(v.number(), v.integer())),
  notifyType: v.picklist(['WITHDRAW', 'RECHARGE', 'REGISTER', 'INVITE', 'SETTLE', 'CASH_OUT', 'RETURNED']),
  balance: Amount,
  /** Of SETTLE, if the upstream sends them: the bet and its payout. A client thereby separates a repeat from a new settlement. */
  bet: v.optional(v.object({ game: Id, id: Id, payout: Amount, currency: Currency })),
});
export type PushMessage = v.InferOutput<typeof PushMessage>;
