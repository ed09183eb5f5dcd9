import * as v from 'valibot';
import { Amount, Currency, Id, Odds, Rate } from '../primitives.ts';

/** Limits are in the base currency and scale by `exchange`. */
export const CurrencyOption = v.object({
  id: Id,
  currency: Currency,
  /** Units per unit of the base currency. */
  exchange: Rate,
  flag: v.string(),
  img: v.string(),
  status: v.picklist([0, 1]),
  lotter_bet_min: Amount,
  sport_bet_min: Amount,
});
export type CurrencyOption = v.InferOutput<typeof CurrencyOption>;

const Range = v.object({ min: Amount, max: Amount });

/** In the base currency. `Bonus` bounds the highest payout. */
export const GameLimits = v.object({
  bet: Range,
  multiple: v.object({ min: v.pipe(v.number(), v.integer()), max: v.pipe(v.number(), v.integer()) }),
  Bonus: Range,
  disabled_regions: v.array(v.string()),
  /** Our addition: the caller's country according to the upstream, so that a client can predict a refusal. */
  region: v.optional(v.string()),
});
export type GameLimits = v.InferOutput<typeof GameLimits>;

/** Active 1, disabled 2, hidden 3. */
export const GAME_STATUS = { active: 1, disabled: 2, hidden: 3 } as const;
export type GameStatus = (typeof GAME_STATUS)[keyof typeof GAME_STATUS];
export const GameAvailability = v.object({
  game_id: v.pipe(v.number(), v.integer()),
  status: v.picklist([GAME_STATUS.active, GAME_STATUS.disabled, GAME_STATUS.hidden]),
});

/** A changed pick's current odds. */
export const MovedOdds = v.object({
  match_id: Id,
  kind: v.string(),
  outcome: v.string(),
  was: Odds,
  now: Odds,
  /** If the line changed; `now` is the price there. */
  line: v.optional(v.object({ was: v.string(), now: v.string() })),
});
export type MovedOdds = v.InferOutput<typeof MovedOdds>;
