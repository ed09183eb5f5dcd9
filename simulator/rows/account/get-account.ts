import type { Rows } from '#contract/rows';
import { memberAccount } from '../../core/ledger/ledger.ts';
import { fromMillionths } from '../../core/ledger/millionths.ts';
import type { Handler } from '../shared/handler.ts';

export const getAccount: Handler<Rows['getAccount']> = ({ world, player }) => {
  const { id, currency } = player();
  return { score: fromMillionths(world.ledger.balance(memberAccount(id), currency), world.money(currency)), currency };
};
