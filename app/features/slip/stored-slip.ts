import * as v from 'valibot';
import { MarketKind, SportGame } from '#contract/entities/sport-game.ts';
import { Id, Instant, Odds } from '#contract/primitives.ts';

const Name = v.pipe(v.string(), v.maxLength(200));
const Typed = v.pipe(v.string(), v.maxLength(30));

const Item = v.object({
  game: SportGame,
  matchId: Id,
  home: Name,
  away: Name,
  league: Name,
  startTime: Instant,
  market: MarketKind,
  outcome: v.pipe(v.string(), v.maxLength(40)),
  odds: Odds,
  line: v.optional(v.pipe(v.string(), v.maxLength(10))),
});

const StoredCoupon = v.object({
  passes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40)),
  stake: Typed,
  multiple: Typed,
  bankers: v.pipe(v.array(Id), v.maxLength(60)),
});

/** What a slip in storage must look like to be taken back; `KeptSlip` is its type. */
export const StoredSlip = v.object({
  items: v.pipe(v.array(Item), v.maxLength(500)),
  mode: v.picklist(['combined', 'singles']),
  coupons: v.object({
    soccer: v.optional(StoredCoupon),
    basketball: v.optional(StoredCoupon),
    bd: v.optional(StoredCoupon),
  }),
  stakes: v.record(v.pipe(v.string(), v.maxLength(200)), Typed),
});
