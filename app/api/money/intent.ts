import * as v from 'valibot';
import { Id } from '#contract/primitives.ts';
import { MONEY_ROW_NAMES } from './money-row-names.ts';

const Values = v.record(v.string(), v.union([v.string(), v.number()]));

/**
 * One press of the player that moves money. It is in storage from before the request leaves until its outcome is certain,
 * without the members of the body that must not be kept (payment password, card): a stored intent is asked about, never sent.
 */
export const Intent = v.object({
  /** Idempotency key: 128 random bits. */
  key: v.string(),
  row: v.picklist(MONEY_ROW_NAMES),
  userId: Id,
  /** Transport time in milliseconds; a keyed upstream refuses the call from then on. */
  deadline: v.number(),
  /** Time of the games in milliseconds when the player pressed: the upstream's entries carry this clock. */
  pressedAt: v.number(),
  request: v.object({ params: Values, query: Values, body: v.optional(v.unknown()) }),
});
export type Intent = v.InferOutput<typeof Intent>;

/** A fresh idempotency key: 128 random bits. `crypto.randomUUID` exists only in secure contexts, this everywhere. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
