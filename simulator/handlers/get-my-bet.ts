import type { Rows } from '#contract/rows.ts';
import { myBet } from '#simulator/bets/my-bets.ts';
import { showBet } from '#simulator/bets/show-bet.ts';
import type { Handler } from './handler.ts';

export const getMyBet: Handler<Rows['getMyBet']> = ({ world, params, player }) =>
  showBet(world, myBet(world, player().id, params.game, params.id));
