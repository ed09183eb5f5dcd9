import type { Rows } from '#contract/rows.ts';
import { showOrder } from '#simulator/payments/order.ts';
import type { OrderDoc } from '#simulator/payments/order.ts';
import type { Handler } from './handler.ts';

export const listWithdrawals: Handler<Rows['listWithdrawals']> = ({ world, query, player }) => {
  const { total, records } = world.records.list<OrderDoc>('withdrawal', player().id, query);
  return { total, orders: records.map(showOrder) };
};
