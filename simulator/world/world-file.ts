import * as v from 'valibot';
import { PROFILES } from '#contract/brand/features.ts';
import { Amount, Currency } from '#contract/primitives.ts';
import { SPEED_MOST } from '#simulator/clock/world-clock.ts';
import { FaultRule } from '#simulator/faults/fault-rule.ts';

const Name = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'must be a short name'));
const Score = v.pipe(v.string(), v.regex(/^\d{1,3}:\d{1,3}$/, 'must be home:away'));

const Member = v.strictObject({
  id: Name,
  nickname: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  role: v.optional(v.picklist([2, 3]), 3),
  email: v.pipe(v.string(), v.email()),
  mobile: v.optional(v.pipe(v.string(), v.regex(/^\+\d{6,15}$/, 'must be + and digits'))),
  real_name: v.optional(v.string()),
  level: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  bank_password: v.optional(v.pipe(v.string(), v.length(6))),
  currency: v.optional(Currency, 'USDT'),
  balance: v.optional(Amount, '0'),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), 'BR'),
});

/** How a match is laid over; a result ends it at once. */
export const MatchOverride = v.strictObject({
  result: v.optional(v.strictObject({ ft: Score, ht: Score })),
  void: v.optional(v.boolean()),
  suspended: v.optional(v.array(v.pipe(v.string(), v.maxLength(20)))),
  start_time: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  odds: v.optional(
    v.record(v.string(), v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}(?:\.\d{1,3})?$/, 'must be decimal odds as text'))),
  ),
});

/** A world written down: `slipway sim --world FILE`, and the body of `POST /__sim/worlds`. All of it is optional. */
export const WorldFile = v.strictObject({
  seed: v.optional(v.union([v.pipe(v.string(), v.maxLength(100)), v.number()])),
  start_time: v.optional(v.union([v.literal('now'), v.pipe(v.string(), v.isoTimestamp())])),
  speed: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(SPEED_MOST))),
  upstream: v.optional(v.picklist(['keyed', 'strict-spec'])),
  /** The jurisdiction whose rules are enforced. */
  profile: v.optional(v.picklist(PROFILES)),
  /** Instead of the demo accounts. */
  members: v.optional(v.pipe(v.array(Member), v.minLength(1), v.maxLength(1_000))),
  faults: v.optional(v.array(FaultRule)),
  /** By match id. */
  matches: v.optional(v.record(v.string(), MatchOverride)),
});
export type WorldFile = v.InferOutput<typeof WorldFile>;
