import type { Rows } from '#contract/rows';
import { myBets } from '../../domain/bets/my-bets.ts';
import { showRaceBet } from '../../domain/lottery/race-bet.ts';
import type { RaceDoc } from '../../domain/lottery/race-bet.ts';
import type { Handler } from '../shared/handler.ts';

export const listMyRaceBets: Handler<Rows['listMyRaceBets']> = ({ world, params, query, player }) => {
  const { total, bets } = myBets<RaceDoc>(world, player().id, params.race, query);
  return { total, bets: bets.map((bet) => showRaceBet(world, bet)) };
};
