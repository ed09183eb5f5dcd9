import type { Rows } from '#contract/rows.ts';
import { myBet } from '#simulator/bets/my-bets.ts';
import { showRaceBet } from '#simulator/lottery/race-bet.ts';
import type { RaceDoc } from '#simulator/lottery/race-bet.ts';
import type { Handler } from './handler.ts';

export const getMyRaceBet: Handler<Rows['getMyRaceBet']> = ({ world, params, player }) =>
  showRaceBet(world, myBet<RaceDoc>(world, player().id, params.race, params.id));
