import * as v from 'valibot';
import { Refusal } from '../../envelope.ts';
import { Empty, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

/**
 * done     accepted: `answer` is the call's response
 * refused  `refusal` is the call's response; the key will never be carried out
 * running  received, not decided
 * none     never received; final if read at or after the key's deadline
 * unknown  edge: sent to an upstream without keys, whose lists do not decide (two equal entries), until a person looks
 */
const OutcomeState = v.picklist(['done', 'refused', 'running', 'none', 'unknown']);

export const getOutcome = defineRow({
  name: 'getOutcome',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/member/outcome',
  auth: 'player',
  repeat: 'safe',
  origin: 'ours',
  what: 'The outcome of a money call by its idempotency key, for clients that lost the response',
  params: Empty,
  query: v.strictObject({ key: v.pipe(v.string(), v.maxLength(64)) }),
  body: NoBody,
  data: v.object({
    state: OutcomeState,
    /** Transport clock of this answer in milliseconds, for comparison with deadlines. */
    now: v.pipe(v.number(), v.integer()),
    /** `done`: the call's `data`. */
    answer: v.optional(v.unknown()),
    /** `refused`: the call's envelope. */
    refusal: v.optional(Refusal),
    /** Edge: further entries of the key, because a hop behind it repeated the request. Present if the edge looks for them. */
    twins: v.optional(v.array(v.string())),
    /** Edge: still looking for them. A waiting page asks again, because the edge looks last. */
    watching: v.optional(v.boolean()),
    /** Edge: the lists have an entry that may be the key's or another call's. */
    unclear: v.optional(v.boolean()),
  }),
});
