import * as v from 'valibot';

const Score = v.pipe(v.string(), v.regex(/^\d{1,3}:\d{1,3}$/, 'must be home:away'));

/** A result ends the match at once. */
export const MatchOverride = v.strictObject({
  result: v.optional(v.strictObject({ ft: Score, ht: Score })),
  void: v.optional(v.boolean()),
  suspended: v.optional(v.array(v.pipe(v.string(), v.maxLength(20)))),
  start_time: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  odds: v.optional(
    v.record(v.string(), v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}(?:\.\d{1,6})?$/, 'must be decimal odds as text'))),
  ),
  /** The home side's handicap, and in basketball the total, from now on. */
  handicap: v.optional(v.pipe(v.string(), v.regex(/^[+-]?\d{1,2}(?:\.5)?$/, 'must be a line like "-1" or "+1.5"'))),
  total: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}\.5$/, 'must be a line like "198.5"'))),
});
export type MatchOverride = v.InferOutput<typeof MatchOverride>;
