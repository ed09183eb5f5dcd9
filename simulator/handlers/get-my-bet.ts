import type { Rows } from '#contract/rows.ts';
import { showBet } from '#simulator/bets/show-bet.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import type { Handler } from './handler.ts';

export const getMyBet: Handler<Rows['getMyBet']> = ({ world, params, player }) => {
  const bet = world.bets.byId(params.id);
  if (bet?.memberId !== player().id || bet.game !== params.game) {
    throw new Refusal('notFound', 'You have no such bet', { field: 'params.id' });
  }
  return showBet(world, bet);
};
