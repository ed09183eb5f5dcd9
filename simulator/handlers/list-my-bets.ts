import type { Rows } from '#contract/rows.ts';
import type { BetDoc } from '#simulator/bets/bet-record.ts';
import { myBets } from '#simulator/bets/my-bets.ts';
import { showBet } from '#simulator/bets/show-bet.ts';
import type { Handler } from './handler.ts';

export const listMyBets: Handler<Rows['listMyBets']> = ({ world, params, query, player }) => {
  const { total, bets } = myBets<BetDoc>(world, player().id, params.game, query);
  return { total, bets: bets.map((bet) => showBet(world, bet)) };
};
