import type { Rows } from '#contract/rows';
import { transactions } from '../../domain/reports/transactions.ts';
import type { Handler } from '../shared/handler.ts';

export const listTransactions: Handler<Rows['listTransactions']> = ({ world, query, player }) =>
  transactions(world, player(), query);
