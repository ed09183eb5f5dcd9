import * as v from 'valibot';
import { Id, Instant, Odds } from '../primitives.ts';
import { Market } from './match.ts';
import { MarketKind } from './sport-game.ts';

/** How the price of one selection has moved. */
export const PriceTrack = v.object({
  kind: MarketKind,
  /** The line that these are the prices of: the price of another line is another track. */
  handicap_val: Market.entries.handicap_val,
  outcome: v.string(),
  /** Each price from the instant on at which it was first offered. One point is a price that has not moved. */
  prices: v.pipe(v.array(v.object({ at: Instant, odds: Odds })), v.minLength(1), v.maxLength(240)),
});
export type PriceTrack = v.InferOutput<typeof PriceTrack>;

/** How the prices of a match have moved, for as many of its markets as are known. */
export const PriceHistory = v.object({
  match_id: Id,
  tracks: v.pipe(v.array(PriceTrack), v.maxLength(200)),
});
export type PriceHistory = v.InferOutput<typeof PriceHistory>;
