import type { Rows } from '#contract/rows';
import { gameBalance } from '../../domain/games/move-money.ts';
import type { Handler } from '../shared/handler.ts';

export const getNgBalance: Handler<Rows['getNgBalance']> = ({ world, query, player }) => ({
  balance: gameBalance(world, player(), `ng-${query.plat_type}`),
  currency: player().currency,
});
