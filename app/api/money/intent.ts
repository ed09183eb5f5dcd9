import * as v from 'valibot';
import { Id } from '#contract/entities';
import { MONEY_ROW_NAMES } from './money-row-names.ts';

const Values = v.record(v.string(), v.union([v.string(), v.number()]));

/** What a press asks for. Where it is stored or shown it has no secrets. */
export const PressRequest = v.object({ params: Values, query: Values, body: v.optional(v.unknown()) });
export type PressRequest = v.InferOutput<typeof PressRequest>;

/**
 * One press of the player that moves money. It is stored from before the request is sent until its outcome is certain, without
 * secret properties of the body (payment password, card): a stored intent is reconciled, never sent.
 */
export const Intent = v.object({
  /** Idempotency key: 128 random bits. */
  key: v.string(),
  row: v.picklist(MONEY_ROW_NAMES),
  userId: Id,
  /** Transport time in milliseconds; from then on a keyed upstream refuses the call. */
  deadline: v.number(),
  /** Game time in milliseconds at the press: the upstream's entries carry this clock. */
  pressedAt: v.number(),
  request: PressRequest,
  /** The answer was that of another press, so no one can find out that this one was not carried out. */
  isAnsweredOtherwise: v.optional(v.boolean()),
  /** The tab that was pressed in; its name outlives a reload. */
  tab: v.optional(v.string()),
});
export type Intent = v.InferOutput<typeof Intent>;
