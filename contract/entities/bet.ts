import * as v from 'valibot';
import { Amount, Currency, Id, Instant, Odds } from '../primitives.ts';
import { MatchState } from './match.ts';
import { MarketKind, SportGame } from './sport-game.ts';

/** Status set A of the specification: pending 1, settled 16, cancelled 32. */
export const BET_STATUS = { pending: 1, settled: 16, cancelled: 32 } as const;
/** Status set B: pending 0, settled 2. Used by the cricket service; other upstreams may use it elsewhere. */
export const BET_STATUS_B = { pending: 0, settled: 2 } as const;
export const BetStatus = v.picklist([...Object.values(BET_STATUS), ...Object.values(BET_STATUS_B)]);
export type BetStatus = v.InferOutput<typeof BetStatus>;

export const BetPick = v.object({
  kind: MarketKind,
  outcome: v.string(),
  odds: Odds,
  /** The specification's name of the outcome; equal to `outcome`. */
  name: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** What one line stake on this selection pays alone. */
  prize: v.optional(Amount),
  /** The line of `handicap`. */
  handicap_val: v.optional(v.pipe(v.string(), v.maxLength(10))),
  /** The total of `bs`. The specification only names the field. */
  extra: v.optional(v.pipe(v.string(), v.maxLength(10))),
});

export const BetMatch = v.object({
  match_id: Id,
  league: v.string(),
  home: v.string(),
  away: v.string(),
  start_time: Instant,
  state: MatchState,
  score: v.optional(v.string()),
  half_time_score: v.optional(v.string()),
  handicap_val: v.optional(v.string()),
  /** Basketball: the total of `bs` picks. */
  total_val: v.optional(v.string()),
  banker: v.optional(v.boolean()),
  picks: v.pipe(
    v.array(v.object({ ...BetPick.entries, result: v.picklist(['open', 'won', 'lost', 'void']) })),
    v.minLength(1, 'must have a pick'),
  ),
});

/** A cashed-out part of a bet that goes on. */
const BetPart = v.object({
  part_id: Id,
  /** Sold line stake; `bet_amount` is lines x stake x multiple. */
  stake: Amount,
  bet_amount: Amount,
  /** Amount paid to the wallet for it. */
  payout: Amount,
  at: Instant,
});

/**
 * The house's rules of a bet: longest line, hours after which a postponed match is void, cap of a line of `from` to `to` matches
 * before the multiple, and withholding above the threshold.
 */
export const BetRules = v.object({
  longest_line: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  postponed_hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  prize_cap: v.optional(v.array(v.object({ from: v.number(), to: v.number(), cap: Amount }))),
  withholding: v.optional(v.object({ threshold: Amount, rate: v.string() })),
});

export type BetRules = v.InferOutput<typeof BetRules>;

export const Bet = v.object({
  bet_id: Id,
  /** Idempotency key, by which a client reconciles a bet with a lost response. */
  key: v.optional(v.string()),
  game: SportGame,
  passes: v.array(v.string()),
  /** Line stake; `bet_amount` is lines x stake x multiple. */
  stake: Amount,
  multiple: v.pipe(v.number(), v.integer(), v.minValue(1)),
  lines: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
  bet_amount: Amount,
  currency: Currency,
  max_payout: Amount,
  status: BetStatus,
  /** Absent until settled. */
  result: v.optional(v.picklist(['won', 'lost', 'void'])),
  /** Our addition: cashed out; `payout` is the price, `result` whether it exceeds the stake. */
  cashed_out: v.optional(v.literal(true)),
  /** Our addition: cashed-out parts, oldest first. `stake`, `bet_amount`, `max_payout` and `payout` are of the rest. */
  parts: v.optional(v.array(BetPart)),
  /** Amount paid to the wallet; 0 while pending. */
  payout: Amount,
  /** Payout above the stake; otherwise 0. */
  bonus_amount: Amount,
  /** The operator's bonus on a win; part of `payout`. */
  extra_bonus_amount: v.optional(Amount),
  /** Our addition: the operator's highest possible bonus on an open bet. */
  max_extra_bonus: v.optional(Amount),
  /** Currency of bonuses and payout; by default `currency`. */
  bonus_currency: v.optional(Currency),
  total_currency: v.optional(Currency),
  placed_at: Instant,
  settled_at: v.optional(Instant),
  /** Our addition: the house's rules at the time of the bet, in its currency. */
  rules: v.optional(BetRules),
  matches: v.pipe(v.array(BetMatch), v.minLength(1, 'must have a match')),
});
export type Bet = v.InferOutput<typeof Bet>;
export type BetMatch = v.InferOutput<typeof BetMatch>;
