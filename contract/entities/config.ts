import * as v from 'valibot';
import { Amount, Currency, Id, Odds } from '../primitives.ts';

/** Currencies of wallets; amounts of limits are in the base currency and scale by `exchange`. */
export const CurrencyOption = v.object({
  id: Id,
  currency: Currency,
  /** How many units of this currency one unit of the base currency is. */
  exchange: v.pipe(Amount, v.regex(/[1-9]/, 'must be above zero')),
  flag: v.string(),
  img: v.string(),
  status: v.picklist([0, 1]),
  lotter_bet_min: Amount,
  sport_bet_min: Amount,
});
export type CurrencyOption = v.InferOutput<typeof CurrencyOption>;

const Range = v.object({ min: Amount, max: Amount });

/** Limits of a game, in the base currency. `Bonus` bounds the highest possible payout. */
export const GameLimits = v.object({
  bet: Range,
  multiple: v.object({ min: v.pipe(v.number(), v.integer()), max: v.pipe(v.number(), v.integer()) }),
  Bonus: Range,
  disabled_regions: v.array(v.string()),
  /** Our addition: the country that the upstream counts the caller to, so that a client can say before a bet that it would refuse it. */
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

/** Current odds of a pick whose price or line changed. */
export const MovedOdds = v.object({
  match_id: Id,
  kind: v.string(),
  outcome: v.string(),
  was: Odds,
  now: Odds,
  /** Only if it has another line; `now` is its price there. */
  line: v.optional(v.object({ was: v.string(), now: v.string() })),
});
export type MovedOdds = v.InferOutput<typeof MovedOdds>;
