import type { Rows } from '#contract/rows';
import { moveMoney } from '../../domain/games/move-money.ts';
import type { Handler } from '../shared/handler.ts';

export const moveIntoCardGame: Handler<Rows['moveIntoCardGame']> = ({ world, query, player }) =>
  moveMoney(world, player(), 'ky', 'in', query.money);
