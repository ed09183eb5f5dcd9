import type { Rows } from '#contract/rows.ts';
import { gameBalance } from '#simulator/play/move-money.ts';
import type { Handler } from './handler.ts';

export const getCardBalance: Handler<Rows['getCardBalance']> = ({ world, player }) => ({
  balance: gameBalance(world, player(), 'ky'),
  currency: player().currency,
});
