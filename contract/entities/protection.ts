import * as v from 'valibot';
import { MarketingChoice } from './marketing.ts';
import { Amount, Currency, Instant, SignedAmount } from '../primitives.ts';

export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'session'] as const;
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;

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
  /** A higher limit, or null for none, that applies from `next_from` on. */
  next_value: v.optional(v.nullable(Amount)),
  next_from: v.optional(Instant),
  /** When the request lapses, if the player has to confirm it and has not. */
  next_until: v.optional(Instant),
};

/** A limit the player has set. Lower limits apply at once, higher ones 24 hours later. `session` counts minutes, the others money. */
export const PlayerLimit = v.variant('kind', [
  v.object({ kind: MoneyKind, currency: Currency, ...limit }),
  v.object({ kind: Minutes, ...limit }),
]);
export type PlayerLimit = v.InferOutput<typeof PlayerLimit>;

/** A requested limit. Money names its currency; a currency other than the account's is refused (`wrongCurrency`). */
export const LimitToSet = v.variant('kind', [
  v.strictObject({ kind: MoneyKind, currency: Currency, period: Period, value: Amount }),
  v.strictObject({ kind: Minutes, period: Period, value: Amount }),
]);
export type LimitToSet = v.InferOutput<typeof LimitToSet>;

/** A change of an existing limit: null removes it. */
export const LimitChange = v.variant('kind', [
  v.strictObject({ kind: MoneyKind, currency: Currency, period: Period, value: v.nullable(Amount) }),
  v.strictObject({ kind: Minutes, period: Period, value: v.nullable(Amount) }),
]);
export type LimitChange = v.InferOutput<typeof LimitChange>;

/** The player has looked at the limits; with `months` the prompt comes as often from now on. */
export const LimitReview = v.strictObject({
  kind: v.literal('review'),
  months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
});

/** The player wants no deposit limit, where the jurisdiction wants a limit or an active no before the first deposit. */
export const NoDepositLimit = v.strictObject({ kind: v.literal('no_deposit_limit') });

/** A limit of money in a currency; one of minutes has none. @example limitIn('BRL', { kind: 'stake', period: 'day', value: '10' }).currency // 'BRL' */
export function limitIn<Value extends string | null>(
  currency: string,
  { kind, period, value }: { readonly kind: LimitKind; readonly period: LimitPeriod; readonly value: Value },
) {
  return kind === 'session' ? { kind, period, value } : { kind, currency, period, value };
}

/** All limits of an account, in its currency. */
export const PlayerLimits = v.pipe(
  v.object({
    currency: Currency,
    limits: v.array(PlayerLimit),
    /** Where the jurisdiction wants players to be asked whether their limits still fit: how often, and whether that is now. */
    review: v.optional(
      v.object({ months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), is_due: v.boolean() }),
    ),
    /** Deposits wait for a deposit limit, or for the player's word that there is to be none. */
    asks_deposit_limit: v.optional(v.boolean()),
  }),
  v.check(
    ({ currency, limits }) => limits.every((each) => each.kind === 'session' || each.currency === currency),
    'limits must be in the currency of the account',
  ),
);

/** Registers of a country in which players exclude themselves from every operator: `gamstop` (uk), `gov_br` (br). */
export const EXCLUSION_REGISTERS = ['gamstop', 'gov_br'] as const;

/** Neither can be cancelled before its term is over. A time-out ends with it; a self-exclusion goes on until the player asks to return. */
export const Exclusion = v.object({
  kind: v.picklist(['none', 'time_out', 'self_exclusion']),
  since: v.optional(Instant),
  until: v.optional(Instant),
  /** The term is over: the player may ask to return (`returnToPlay`). */
  may_return: v.optional(v.boolean()),
  /** The player has asked to return: the self-exclusion ends then. */
  return_from: v.optional(Instant),
  /** The national register that the player is in: it alone ends the exclusion. */
  register: v.optional(v.picklist(EXCLUSION_REGISTERS)),
  /** The national register that was asked and has not answered: no bets and no deposits until it does (`registerUnanswered`). */
  unanswered: v.optional(v.picklist(EXCLUSION_REGISTERS)),
});
export type Exclusion = v.InferOutput<typeof Exclusion>;

export const SessionSummary = v.object({
  started_at: Instant,
  /** When the session ends unless its tokens are exchanged before (`refreshSession`). Absent: it goes on while it is used. */
  ends_at: v.optional(Instant),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
  last_sign_in: v.nullable(Instant),
  /** Won less staked since the session began. */
  net_position: SignedAmount,
  currency: Currency,
  /** Deposits less withdrawals since registration. */
  lifetime_net_deposits: SignedAmount,
  account_since: Instant,
  /** Minutes between reality checks; 0: none. */
  reality_check_minutes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whether a reality check is due and not acknowledged. */
  reality_check_due: v.boolean(),
  /** Where the jurisdiction wants players to choose what is advertised to them: the choice; null: none since registration or the last break. */
  marketing: v.optional(v.nullable(MarketingChoice)),
});
export type SessionSummary = v.InferOutput<typeof SessionSummary>;
