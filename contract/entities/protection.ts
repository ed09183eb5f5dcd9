import * as v from 'valibot';
import { Amount, Currency, Instant, SignedAmount } from '#contract/primitives.ts';

export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'session'] as const;
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;

/** A limit the player has set. Lower ones hold at once, higher ones a day later. `session` counts minutes, the others money. */
export const PlayerLimit = v.object({
  kind: v.picklist(LIMIT_KINDS),
  period: v.picklist(LIMIT_PERIODS),
  /** null: none. */
  value: v.nullable(Amount),
  used: Amount,
  /** A higher limit, or none, that is to hold from `next_from` on. */
  next_value: v.optional(v.nullable(Amount)),
  next_from: v.optional(Instant),
});
export type PlayerLimit = v.InferOutput<typeof PlayerLimit>;

/** A limit as it is asked for. */
export const LimitToSet = v.strictObject({
  kind: v.picklist(LIMIT_KINDS),
  period: v.picklist(LIMIT_PERIODS),
  value: Amount,
});
export type LimitToSet = v.InferOutput<typeof LimitToSet>;

export const PlayerLimits = v.object({ currency: Currency, limits: v.array(PlayerLimit) });

/** `time_out` ends by itself, `self_exclusion` too, after its months; neither can be undone before. */
export const Exclusion = v.object({
  kind: v.picklist(['none', 'time_out', 'self_exclusion']),
  since: v.optional(Instant),
  until: v.optional(Instant),
});
export type Exclusion = v.InferOutput<typeof Exclusion>;

export const SessionSummary = v.object({
  started_at: Instant,
  seconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
  last_sign_in: v.nullable(Instant),
  /** Won less staked since the session began. */
  net_position: SignedAmount,
  currency: Currency,
  /** Deposits less withdrawals since the account was made. */
  lifetime_net_deposits: SignedAmount,
  account_since: Instant,
  /** Minutes between reality checks; 0: none. */
  reality_check_minutes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whether one is due and not acknowledged. */
  reality_check_due: v.boolean(),
});
export type SessionSummary = v.InferOutput<typeof SessionSummary>;
