import { TRANSACTION_STATUS } from '#contract/entities';
import { memberAccount } from '../../core/ledger/ledger.ts';
import type { MembersContext } from '../members/context.ts';
import { HOUSE_WITHDRAWALS, holdAccount, type OrderDoc } from './order.ts';

/** Between audit and payment. */
const PAY_AFTER_MS = 600_000;
const { pending, audited, success, rejected } = TRANSACTION_STATUS;

/** The audit: schedules the payment, or rejects the withdrawal and returns the amount. */
export function auditWithdrawal(world: MembersContext, orderId: string, isPassed?: boolean): void {
  const order = world.records.find<OrderDoc>('withdrawal', orderId);
  if (order === undefined || order.status !== pending) return;
  const isGood = isPassed ?? !order.doc.willFail;
  if (!isGood) return reject(world, orderId);
  world.records.change(orderId, audited, { ...order.doc, updatedMs: world.now() });
  world.jobs.add('payWithdrawal', orderId, world.now() + PAY_AFTER_MS);
}

/** Pays a withdrawal. */
export function payWithdrawal(world: MembersContext, orderId: string): void {
  const order = world.records.find<OrderDoc>('withdrawal', orderId);
  if (order === undefined || (order.status !== audited && order.status !== pending)) return;
  const { doc, memberId } = order;
  world.records.change(orderId, success, { ...doc, updatedMs: world.now() });
  const { currency } = doc;
  const move = { from: holdAccount(orderId), to: HOUSE_WITHDRAWALS, currency, amount: BigInt(doc.millionths) };
  world.ledger.move('withdrawPaid', orderId, world.now(), move);
  world.pushBalance(memberId, 'WITHDRAW');
}

/** Returns the held amount. No push: the specification has none for it. */
export function reject(world: MembersContext, orderId: string): void {
  const order = world.records.find<OrderDoc>('withdrawal', orderId);
  if (order === undefined || (order.status !== audited && order.status !== pending)) return;
  const { doc, memberId } = order;
  world.records.change(orderId, rejected, { ...doc, updatedMs: world.now(), remark: 'rejected by audit' });
  const { currency } = doc;
  const move = { from: holdAccount(orderId), to: memberAccount(memberId), currency, amount: BigInt(doc.millionths) };
  world.ledger.move('withdrawReturned', orderId, world.now(), move);
}
