import type { Rows } from '#contract/rows';
import { myBets } from '../../domain/bets/my-bets.ts';
import { showCricketBet, storedStatus } from '../../domain/cricket/cricket-bet.ts';
import type { CricketDoc } from '../../domain/cricket/cricket-bet.ts';
import type { Handler } from '../shared/handler.ts';

export const listMyCricketBets: Handler<Rows['listMyCricketBets']> = ({ world, query, player }) => {
  const { total, bets } = myBets<CricketDoc>(world, player().id, 'cricket', {
    ...query,
    status: storedStatus(query.status),
  });
  return { total, bets: bets.map((bet) => showCricketBet(world, bet)) };
};
