import * as v from 'valibot';
import { Id, Instant, MarketKind, Odds, SportGame } from '#contract/entities';

const Name = v.pipe(v.string(), v.maxLength(200));
/** An amount, or up to 40 characters behind the name of their problem. */
const Entered = v.pipe(v.string(), v.maxLength(60));
const Typed = v.pipe(v.string(), v.maxLength(30));

export const StoredItem = v.object({
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

export const StoredCoupon = v.object({
  passes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40)),
  stake: Entered,
  total: v.optional(Entered),
  multiple: Typed,
  bankers: v.pipe(v.array(Id), v.maxLength(60)),
});

export const StoredCricketMatch = v.object({
  home: Name,
  away: Name,
  picks: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.maxLength(64)),
        categoryLabel: Name,
        slipLabel: Name,
        odd: Odds,
        typed: Entered,
      }),
    ),
    v.minLength(1),
    v.maxLength(50),
  ),
});

/** Of a newer build there may be some that this one cannot read: the others stay. */
const those = <S extends v.GenericSchema>(schema: S) =>
  v.transform((all: unknown[]) => all.filter((each): each is v.InferOutput<S> => v.is(schema, each)));
const Coupon = v.fallback(v.optional(StoredCoupon), undefined);

const Content = v.object({
  items: v.pipe(v.array(v.unknown()), v.maxLength(500), those(StoredItem)),
  mode: v.picklist(['combined', 'singles']),
  coupons: v.object({ soccer: Coupon, basketball: Coupon, bd: Coupon }),
  stakes: v.record(v.pipe(v.string(), v.maxLength(200)), v.fallback(Entered, '')),
  /** The first build's slips had none. */
  cricket: v.fallback(v.optional(v.record(Id, StoredCricketMatch), {}), {}),
});

/** The schema of a stored slip, with what another tab can bring back. */
export const StoredSlip = v.object({
  ...Content.entries,
  before: v.fallback(v.optional(Content), undefined),
});
