import * as v from 'valibot';
import { MarketingChoice } from './marketing.ts';
import { Amount, Currency, Instant, SignedAmount } from '../primitives.ts';

export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'session'] as const;
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;

const DAY_MINUTES = 1_440;
/** A time limit must be below its period, otherwise it limits nothing. */
export const HIGHEST_MINUTES = {
  day: DAY_MINUTES - 1,
  week: 7 * DAY_MINUTES - 1,
  month: 30 * DAY_MINUTES - 1,
} as const;

type LimitKind = (typeof LIMIT_KINDS)[number];
type LimitPeriod = (typeof LIMIT_PERIODS)[number];

const MoneyKind = v.picklist(['deposit', 'loss', 'stake']);
const Minutes = v.literal('session');
const Period = v.picklist(LIMIT_PERIODS);
const limit = {
  period: Period,
  /** null: none. */
  value: v.nullable(Amount),
  used: Amount,
  /** A higher limit (null: none) from `next_from` on. */
  next_value: v.optional(v.nullable(Amount)),
  next_from: v.optional(Instant),
  /** When a request that needs confirmation lapses. */
  next_until: v.optional(Instant),
};

/** A player's limit. Lower ones apply at once, higher ones 24 hours later. `session` is in minutes, others in money. */
export const PlayerLimit = v.variant('kind', [
  v.object({ kind: MoneyKind, currency: Currency, ...limit }),
  v.object({ kind: Minutes, ...limit }),
]);
export type PlayerLimit = v.InferOutput<typeof PlayerLimit>;

/** A requested limit. Money names its currency; any other than the account's is refused (`wrongCurrency`). */
export const LimitToSet = v.variant('kind', [
  v.strictObject({ kind: MoneyKind, currency: Currency, period: Period, value: Amount }),
  v.strictObject({ kind: Minutes, period: Period, value: Amount }),
]);
export type LimitToSet = v.InferOutput<typeof LimitToSet>;

/** Changes a limit; null removes it. */
export const LimitChange = v.variant('kind', [
  v.strictObject({ kind: MoneyKind, currency: Currency, period: Period, value: v.nullable(Amount) }),
  v.strictObject({ kind: Minutes, period: Period, value: v.nullable(Amount) }),
]);
export type LimitChange = v.InferOutput<typeof LimitChange>;

/** The player reviewed the limits; `months` sets how often to ask. */
export const LimitReview = v.strictObject({
  kind: v.literal('review'),
  months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
});

/** The player declines a deposit limit, where the jurisdiction requires a choice before the first deposit. */
export const NoDepositLimit = v.strictObject({ kind: v.literal('no_deposit_limit') });

/**
 * A money limit with its currency; minutes have none. @example limitIn('BRL', { kind: 'stake', period: 'day', value: '10'
 * }).currency // 'BRL'
 */
export function limitIn<Value extends string | null>(
  currency: string,
  { kind, period, value }: { readonly kind: LimitKind; readonly period: LimitPeriod; readonly value: Value },
) {
  return kind === 'session' ? { kind, period, value } : { kind, currency, period, value };
}

/** An account's limits, in its currency. */
export const PlayerLimits = v.pipe(
  v.object({
    currency: Currency,
    limits: v.array(PlayerLimit),
    /** If the jurisdiction requires reviews: how often, and whether one is due. */
    review: v.optional(
      v.object({ months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), is_due: v.boolean() }),
    ),
    /** Deposits wait for a deposit limit or an active no. */
    asks_deposit_limit: v.optional(v.boolean()),
  }),
  v.check(
    ({ currency, limits }) => limits.every((each) => each.kind === 'session' || each.currency === currency),
    'limits must be in the currency of the account',
  ),
);

/** A country's registers of self-exclusion from every operator: `gamstop` (uk), `gov_br` (br). */
export const EXCLUSION_REGISTERS = ['gamstop', 'gov_br'] as const;

/** Cannot be cancelled before the term ends. A time-out then ends; a self-exclusion continues until the player asks to return. */
export const Exclusion = v.object({
  kind: v.picklist(['none', 'time_out', 'self_exclusion']),
  since: v.optional(Instant),
  until: v.optional(Instant),
  /** The player may ask to return (`returnToPlay`). */
  may_return: v.optional(v.boolean()),
  /** End of the self-exclusion after the player asked to return. */
  return_from: v.optional(Instant),
  /** Only this national register ends it. */
  register: v.optional(v.picklist(EXCLUSION_REGISTERS)),
  /** A national register that has not answered: no bets and deposits until then (`registerUnanswered`). */
  unanswered: v.optional(v.picklist(EXCLUSION_REGISTERS)),
});
export type Exclusion = v.InferOutput<typeof Exclusion>;

export const SessionSummary = v.object({
  started_at: Instant,
  /** End of the session unless its tokens are exchanged (`refreshSession`). Absent: while it is used. */
  ends_at: v.optional(Instant),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
  last_sign_in: v.nullable(Instant),
  /** Winnings minus stakes in this session. */
  net_position: SignedAmount,
  currency: Currency,
  /** Deposits minus withdrawals since registration. */
  lifetime_net_deposits: SignedAmount,
  account_since: Instant,
  /** Minutes between reality checks; 0: none. */
  reality_check_minutes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Due and not acknowledged. */
  reality_check_due: v.boolean(),
  /** The choice of advertising where the jurisdiction requires one; null: none since registration or the last break. */
  marketing: v.optional(v.nullable(MarketingChoice)),
});
export type SessionSummary = v.InferOutput<typeof SessionSummary>;
