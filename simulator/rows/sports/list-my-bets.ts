import type { Rows } from '#contract/rows';
import type { BetDoc } from '../../domain/bets/bet-record.ts';
import { myBets } from '../../domain/bets/my-bets.ts';
import { showBet } from '../../domain/bets/show-bet.ts';
import type { Handler } from '../shared/handler.ts';

export const listMyBets: Handler<Rows['listMyBets']> = ({ world, params, query, player }) => {
  const { total, bets } = myBets<BetDoc>(world, player().id, params.game, query);
  return { total, bets: bets.map((bet) => showBet(world, bet)) };
};
