import * as v from 'valibot';
import { Id, Instant, Odds } from '../primitives.ts';
import { Market } from './match.ts';
import { MarketKind } from './sport-game.ts';

/** Price changes of one selection. */
export const PriceTrack = v.object({
  kind: MarketKind,
  /** Prices of another line are another track. */
  handicap_val: Market.entries.handicap_val,
  outcome: v.string(),
  /** Prices from when they were first offered; one point has not moved. */
  prices: v.pipe(v.array(v.object({ at: Instant, odds: Odds })), v.minLength(1), v.maxLength(240)),
});
export type PriceTrack = v.InferOutput<typeof PriceTrack>;

/** Price changes of a match's known markets. */
export const PriceHistory = v.object({
  match_id: Id,
  tracks: v.pipe(v.array(PriceTrack), v.maxLength(200)),
});
export type PriceHistory = v.InferOutput<typeof PriceHistory>;
