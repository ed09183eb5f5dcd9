import * as v from 'valibot';
import { Amount, Id, Instant, Odds } from '../primitives.ts';
import { DrawState } from './lottery.ts';
import { RaceGame } from './lottery-game.ts';
import { PlacedBet } from './placed-bet.ts';

const Car = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10));

/** A period of the racing game, with ten cars. */
export const Race = v.object({
  id: Id,
  game: RaceGame,
  draw_number: v.string(),
  open_time: Instant,
  close_time: Instant,
  draw_time: Instant,
  state: DrawState,
  /** In order of finish. */
  result: v.optional(v.pipe(v.array(Car), v.length(10))),
});
export type Race = v.InferOutput<typeof Race>;

export const RacePick = {
  market: v.picklist(['place', 'sum', 'dragonTiger']),
  place: v.optional(Car),
  pair: v.optional(v.picklist(['1-10', '2-9', '3-8', '4-7', '5-6'])),
  selection: v.union([
    v.picklist(['big', 'small', 'odd', 'even', 'dragon', 'tiger']),
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(19)),
  ]),
  amount: Amount,
  odds: Odds,
};

export const RaceBet = v.object({
  ...PlacedBet.entries,
  game: RaceGame,
  race_id: Id,
  draw_number: v.string(),
  draw_time: Instant,
  finish: v.optional(v.array(Car)),
  picks: v.array(v.object({ ...RacePick, result: v.picklist(['open', 'win', 'lose']) })),
});
export type RaceBet = v.InferOutput<typeof RaceBet>;
