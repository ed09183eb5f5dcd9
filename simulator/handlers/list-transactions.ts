import type { Rows } from '#contract/rows.ts';
import { transactions } from '#simulator/reports/transactions.ts';
import type { Handler } from './handler.ts';

export const listTransactions: Handler<Rows['listTransactions']> = ({ world, query, player }) =>
  transactions(world, player(), query);
