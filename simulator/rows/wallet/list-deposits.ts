import type { Rows } from '#contract/rows';
import { showOrder } from '../../domain/payments/order.ts';
import type { OrderDoc } from '../../domain/payments/order.ts';
import type { Handler } from '../shared/handler.ts';

export const listDeposits: Handler<Rows['listDeposits']> = ({ world, query, player }) => {
  const { total, records } = world.records.list<OrderDoc>('deposit', player().id, query);
  return { total, orders: records.map((order) => showOrder(world, order)) };
};
