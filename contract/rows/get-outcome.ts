import * as v from 'valibot';
import { Empty, NoBody } from '#contract/primitives.ts';
import { defineRow } from '#contract/row.ts';

/** `none` read at or after the deadline of a key is final: the server carries out nothing under it from then on. */
export const OutcomeState = v.picklist(['done', 'running', 'none']);

export const getOutcome = defineRow({
  name: 'getOutcome',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/member/outcome',
  auth: 'player',
  repeat: 'safe',
  origin: 'ours',
  what: 'What became of a money call, by its idempotency key: how a client settles a call whose answer it never got',
  params: Empty,
  query: v.strictObject({ key: v.pipe(v.string(), v.maxLength(64)) }),
  body: NoBody,
  data: v.object({
    state: OutcomeState,
    /** The transport clock when this was read, in milliseconds: the one by which deadlines are judged. */
    now: v.pipe(v.number(), v.integer()),
    /** `done`: the `data` that the call was answered with. */
    answer: v.optional(v.unknown()),
  }),
});
