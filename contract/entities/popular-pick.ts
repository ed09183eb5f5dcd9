import * as v from 'valibot';
import { Id } from '../primitives.ts';
import { MarketKind, SportGame } from './sport-game.ts';

/** A popular selection; match, line and odds as in the list of matches. */
export const PopularPick = v.object({
  game: SportGame,
  match_id: Id,
  market: MarketKind,
  outcome: v.string(),
  /** Number of bets, if the upstream knows it. */
  bets: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type PopularPick = v.InferOutput<typeof PopularPick>;
