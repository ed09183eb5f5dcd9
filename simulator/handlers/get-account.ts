import type { Rows } from '#contract/rows.ts';
import type { Handler } from './handler.ts';

export const getAccount: Handler<Rows['getAccount']> = ({ world, player }) => {
  const { id, currency } = player();
  return { score: world.balance(id), currency };
};
