import type { Rows } from '#contract/rows.ts';
import { memberAccount } from '#simulator/wallet/ledger.ts';
import { fromMillionths } from '#simulator/wallet/millionths.ts';
import type { Handler } from './handler.ts';

export const getAccount: Handler<Rows['getAccount']> = ({ world, player }) => {
  const { id, currency } = player();
  return { score: fromMillionths(world.ledger.balance(memberAccount(id), currency), currency), currency };
};
