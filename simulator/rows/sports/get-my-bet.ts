import type { Rows } from '#contract/rows';
import { myBet } from '../../domain/bets/my-bets.ts';
import { showBet } from '../../domain/bets/show-bet.ts';
import type { Handler } from '../shared/handler.ts';

export const getMyBet: Handler<Rows['getMyBet']> = ({ world, params, player }) =>
  showBet(world, myBet(world, player().id, params.game, params.id));
