import { TRANSACTION_STATUS } from '#contract/entities/transaction.ts';
import { memberAccount } from '#simulator/wallet/ledger.ts';
import type { World } from '#simulator/world/world.ts';
import { HOUSE_DEPOSITS, type OrderDoc } from './order.ts';
import { raiseLevel } from './raise-level.ts';

/** The payment arrived, or was declined. `isPaid` overrides what the order would come to by itself. */
export function confirmDeposit(world: World, orderId: string, isPaid?: boolean): void {
  const order = world.records.find<OrderDoc>('deposit', orderId);
  if (order === undefined || order.status !== TRANSACTION_STATUS.pending) return;
  const { doc, memberId } = order;
  const isGood = isPaid ?? !doc.willFail;
  const remark = isGood ? '' : 'declined';
  const status = isGood ? TRANSACTION_STATUS.success : TRANSACTION_STATUS.failed;
  world.records.change(orderId, status, { ...doc, updatedMs: world.now(), remark });
  if (!isGood) return;
  const { currency } = doc;
  const move = { from: HOUSE_DEPOSITS, to: memberAccount(memberId), currency, amount: BigInt(doc.millionths) };
  world.ledger.move('deposit', orderId, world.now(), move);
  raiseLevel(world, memberId);
  world.pushBalance(memberId, 'RECHARGE');
}
