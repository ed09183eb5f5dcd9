import type { Rows } from '#contract/rows.ts';
import { moveMoney } from '#simulator/play/move-money.ts';
import type { Handler } from './handler.ts';

export const moveOutOfCardGame: Handler<Rows['moveOutOfCardGame']> = ({ world, query, player }) =>
  moveMoney(world, player(), 'ky', 'out', query.money);
