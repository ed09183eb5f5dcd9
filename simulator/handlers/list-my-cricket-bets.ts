import type { Rows } from '#contract/rows.ts';
import { myBets } from '#simulator/bets/my-bets.ts';
import { showCricketBet } from '#simulator/cricket/cricket-bet.ts';
import type { CricketDoc } from '#simulator/cricket/cricket-bet.ts';
import type { Handler } from './handler.ts';

export const listMyCricketBets: Handler<Rows['listMyCricketBets']> = ({ world, query, player }) => {
  const { total, bets } = myBets<CricketDoc>(world, player().id, 'cricket', query);
  return { total, bets: bets.map(showCricketBet) };
};
