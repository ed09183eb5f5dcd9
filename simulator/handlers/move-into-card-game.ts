import type { Rows } from '#contract/rows.ts';
import { moveMoney } from '#simulator/play/move-money.ts';
import type { Handler } from './handler.ts';

export const moveIntoCardGame: Handler<Rows['moveIntoCardGame']> = ({ world, query, player }) =>
  moveMoney(world, player(), 'ky', 'in', query.money);
