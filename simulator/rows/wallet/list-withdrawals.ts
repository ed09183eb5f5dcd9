import type { Rows } from '#contract/rows';
import { showOrder } from '../../domain/payments/order.ts';
import type { OrderDoc } from '../../domain/payments/order.ts';
import type { Handler } from '../shared/handler.ts';

export const listWithdrawals: Handler<Rows['listWithdrawals']> = ({ world, query, player }) => {
  const { total, records } = world.records.list<OrderDoc>('withdrawal', player().id, query);
  return { total, orders: records.map((order) => showOrder(world, order)) };
};
