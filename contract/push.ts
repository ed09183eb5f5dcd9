import * as v from 'valibot';
import { Amount } from './primitives.ts';

/** Where the wallet channel is, below the origin. */
export const PUSH_PATH = '/wss-new';

/**
 * A wallet push. WITHDRAW, RECHARGE and REGISTER are the specification's; SETTLE (a bet was settled) is ours.
 * The balance is a hint: a client re-reads the account and trusts that answer.
 */
export const PushMessage = v.object({
  /** Grows by one with each message of a player; a repeat of one already seen is dropped. */
  id: v.optional(v.pipe(v.number(), v.integer())),
  notifyType: v.picklist(['WITHDRAW', 'RECHARGE', 'REGISTER', 'SETTLE']),
  balance: Amount,
});
export type PushMessage = v.InferOutput<typeof PushMessage>;
