import type { Rows } from '#contract/rows.ts';
import { showOrder } from '#simulator/payments/order.ts';
import type { OrderDoc } from '#simulator/payments/order.ts';
import type { Handler } from './handler.ts';

export const listDeposits: Handler<Rows['listDeposits']> = ({ world, query, player }) => {
  const { total, records } = world.records.list<OrderDoc>('deposit', player().id, query);
  return { total, orders: records.map(showOrder) };
};
