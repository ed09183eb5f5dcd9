import * as v from 'valibot';

/** Every upstream answer: `code` 0 with data, or another code with message and optional details. */
export const envelopeOf = <Data extends v.GenericSchema>(data: Data) =>
  v.object({ code: v.literal(0), msg: v.string(), data });

/** Details of a refusal: `reason` as in codes.ts, and the values of its text. */
export const RefusalDetail = v.looseObject({
  reason: v.optional(v.string()),
  /** Path of the wrong property: `matches.0.picks.1.odds`. */
  field: v.optional(v.string()),
});
export type RefusalDetail = v.InferOutput<typeof RefusalDetail>;

export const Refusal = v.object({
  code: v.pipe(v.number(), v.integer(), v.notValue(0)),
  msg: v.string(),
  data: v.optional(v.nullable(RefusalDetail)),
});
export type Refusal = v.InferOutput<typeof Refusal>;
