import * as v from 'valibot';
import { Refusal } from '../../envelope.ts';
import { Empty, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

/**
 * done     accepted: `answer` is the response of the call
 * refused  refused: `refusal` is the response of the call; the key will never be carried out
 * running  received, not decided yet
 * none     never received; read at or after the deadline of the key it is final
 * unknown  of the edge: it was sent to an upstream without keys, and the lists of that upstream cannot say whether it was carried
 *          out (two equal entries). It stays so until a person looks
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
    /** The transport clock when this was read, in milliseconds: deadlines are compared with it. */
    now: v.pipe(v.number(), v.integer()),
    /** `done`: the `data` that the call was answered with. */
    answer: v.optional(v.unknown()),
    /** `refused`: the envelope that the call was answered with. */
    refusal: v.optional(Refusal),
    /** Of the edge: further entries of the key, because a hop behind it repeated the request. Present if it looks for them. */
    twins: v.optional(v.array(v.string())),
    /** Of the edge: it still looks for them. A page that waits for them asks again, because the edge looks last. */
    watching: v.optional(v.boolean()),
    /** Of the edge: its lists have an entry that may be a further one of the key, and may as well be of another call. */
    unclear: v.optional(v.boolean()),
  }),
});
