import * as v from 'valibot';

/** Every upstream answer: `code` 0 with data, or another code with a message and, where it helps, details. */
export const envelopeOf = <Data extends v.GenericSchema>(data: Data) =>
  v.object({ code: v.literal(0), msg: v.string(), data });

/** Details of a refusal. `reason` is one of the names in codes.ts; the other members are the numbers its text needs. */
export const RefusalDetail = v.looseObject({
  reason: v.optional(v.string()),
  /** The member of the request that was wrong, dotted: `matches.0.picks.1.odds`. */
  field: v.optional(v.string()),
});
export type RefusalDetail = v.InferOutput<typeof RefusalDetail>;

export const Refusal = v.object({
  code: v.pipe(v.number(), v.integer(), v.notValue(0)),
  msg: v.string(),
  data: v.optional(v.nullable(RefusalDetail)),
});
export type Refusal = v.InferOutput<typeof Refusal>;
