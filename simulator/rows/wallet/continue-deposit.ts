import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { featureOfChannel } from '../../domain/payments/channels.ts';
import { showOrder } from '../../domain/payments/order.ts';
import type { OrderDoc } from '../../domain/payments/order.ts';
import { assertMayMove } from '../../domain/protection/money-gate.ts';
import { TRANSACTION_STATUS } from '#contract/entities';
import type { Handler } from '../shared/handler.ts';

export const continueDeposit: Handler<Rows['continueDeposit']> = ({ world, body, player }) => {
  const member = player();
  const order = world.records.find<OrderDoc>('deposit', body.order_id);
  if (order?.memberId !== member.id) throw new Refusal('notFound', 'You have no such deposit', { field: 'order_id' });
  if (order.status !== TRANSACTION_STATUS.pending)
    throw new Refusal('badRequest', 'This deposit is already paid or declined', { field: 'order_id' });
  // As a pending deposit it counts against the limits already.
  assertMayMove(world, member, 'deposit', { feature: featureOfChannel(order.doc.channelId) });
  return { order: showOrder(world, order) };
};
