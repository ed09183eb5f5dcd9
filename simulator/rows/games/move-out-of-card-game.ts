import type { Rows } from '#contract/rows';
import { moveMoney } from '../../domain/games/move-money.ts';
import type { Handler } from '../shared/handler.ts';

export const moveOutOfCardGame: Handler<Rows['moveOutOfCardGame']> = ({ world, query, player }) =>
  moveMoney(world, player(), 'ky', 'out', query.money);
