import * as v from 'valibot';
import { MarketKind, SportGame } from '#contract/entities/sport-game.ts';
import { Id, Instant, Odds } from '#contract/primitives.ts';

const Name = v.pipe(v.string(), v.maxLength(200));
const Typed = v.pipe(v.string(), v.maxLength(30));

/** A pick as the player took it: odds and line are those that were shown, and stay until the player accepts others. */
export const SlipItem = v.object({
  game: SportGame,
  matchId: Id,
  home: Name,
  away: Name,
  league: Name,
  startTime: Instant,
  market: MarketKind,
  outcome: v.pipe(v.string(), v.maxLength(40)),
  odds: Odds,
  /** The handicap or the total that the pick is compared with, where its market has one. */
  line: v.optional(v.pipe(v.string(), v.maxLength(10))),
});
export type SlipItem = v.InferOutput<typeof SlipItem>;

/** How the picks of one game are combined. */
export const Coupon = v.object({
  /** None chosen: every match in one line. */
  passes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40)),
  /** Per line, as typed. */
  stake: Typed,
  /** As typed. */
  multiple: Typed,
  /** Matches that stand in every line. */
  bankers: v.pipe(v.array(Id), v.maxLength(60)),
});
export type Coupon = v.InferOutput<typeof Coupon>;

export const EMPTY_COUPON: Coupon = { passes: [], stake: '', multiple: '1', bankers: [] };

export const StoredSlip = v.object({
  items: v.pipe(v.array(SlipItem), v.maxLength(500)),
  mode: v.picklist(['combined', 'singles']),
  coupons: v.object({
    soccer: v.optional(Coupon),
    basketball: v.optional(Coupon),
    bd: v.optional(Coupon),
  }),
  /** Stakes of single bets, as typed, by `pickKey`. */
  stakes: v.record(v.pipe(v.string(), v.maxLength(200)), Typed),
});
export type StoredSlip = v.InferOutput<typeof StoredSlip>;

/** What tells a pick from every other. */
export type PickName = Pick<SlipItem, 'matchId' | 'market' | 'outcome'>;

export const pickKey = ({ matchId, market, outcome }: PickName) => `${matchId} ${market} ${outcome}`;

export const isSamePick = (a: PickName, b: PickName) =>
  a.matchId === b.matchId && a.market === b.market && a.outcome === b.outcome;
