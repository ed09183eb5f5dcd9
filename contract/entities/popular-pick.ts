import * as v from 'valibot';
import { Id } from '../primitives.ts';
import { MarketKind, SportGame } from './sport-game.ts';

/** A selection that many players bet on. Match, line and odds are those of the list of matches. */
export const PopularPick = v.object({
  game: SportGame,
  match_id: Id,
  market: MarketKind,
  outcome: v.string(),
  /** How many bets have it, if the upstream says so. */
  bets: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type PopularPick = v.InferOutput<typeof PopularPick>;
