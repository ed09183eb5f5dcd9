import type { Rows } from '#contract/rows';
import { gameBalance } from '../../domain/games/move-money.ts';
import type { Handler } from '../shared/handler.ts';

export const getCardBalance: Handler<Rows['getCardBalance']> = ({ world, player }) => ({
  balance: gameBalance(world, player(), 'ky'),
  currency: player().currency,
});
