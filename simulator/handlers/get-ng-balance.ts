import type { Rows } from '#contract/rows.ts';
import { gameBalance } from '#simulator/play/move-money.ts';
import type { Handler } from './handler.ts';

export const getNgBalance: Handler<Rows['getNgBalance']> = ({ world, query, player }) => ({
  balance: gameBalance(world, player(), `ng-${query.plat_type}`),
  currency: player().currency,
});
