import type { Rows } from '#contract/rows.ts';
import { myBets } from '#simulator/bets/my-bets.ts';
import { showRaceBet } from '#simulator/lottery/race-bet.ts';
import type { RaceDoc } from '#simulator/lottery/race-bet.ts';
import type { Handler } from './handler.ts';

export const listMyRaceBets: Handler<Rows['listMyRaceBets']> = ({ world, params, query, player }) => {
  const { total, bets } = myBets<RaceDoc>(world, player().id, params.race, query);
  return { total, bets: bets.map((bet) => showRaceBet(world, bet)) };
};
