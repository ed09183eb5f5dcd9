import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { showOrder } from '#simulator/payments/order.ts';
import type { OrderDoc } from '#simulator/payments/order.ts';
import { assertNotExcluded } from '#simulator/protection/exclusion.ts';
import { TRANSACTION_STATUS } from '#contract/entities/transaction.ts';
import type { Handler } from './handler.ts';

export const continueDeposit: Handler<Rows['continueDeposit']> = ({ world, body, player }) => {
  const order = world.records.find<OrderDoc>('deposit', body.order_id);
  if (order?.memberId !== player().id) throw new Refusal('notFound', 'You have no such deposit', { field: 'order_id' });
  if (order.status !== TRANSACTION_STATUS.pending)
    throw new Refusal('badRequest', 'This deposit is decided', { field: 'order_id' });
  assertNotExcluded(world, order.memberId);
  return { order: showOrder(order) };
};
