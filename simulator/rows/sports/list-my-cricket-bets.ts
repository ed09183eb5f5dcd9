import type { Rows } from '#contract/rows';
import { myBets } from '../../domain/bets/my-bets.ts';
import { showCricketBet } from '../../domain/cricket/cricket-bet.ts';
import type { CricketDoc } from '../../domain/cricket/cricket-bet.ts';
import type { Handler } from '../shared/handler.ts';

export const listMyCricketBets: Handler<Rows['listMyCricketBets']> = ({ world, query, player }) => {
  const { total, bets } = myBets<CricketDoc>(world, player().id, 'cricket', query);
  return { total, bets: bets.map(showCricketBet) };
};
