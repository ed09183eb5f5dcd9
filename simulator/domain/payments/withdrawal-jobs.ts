import { TRANSACTION_STATUS, type TransactionStatus } from '#contract/entities';
import { ORDER_REMARKS } from '#fixtures/world';
import { payIn } from '../members/pay-in.ts';
import { refusalOfMove } from '../protection/money-gate.ts';
import type { ProtectionContext } from '../protection/context.ts';
import { HOUSE_WITHDRAWALS, holdAccount, type OrderDoc } from './order.ts';

/** From the audit; half of it at the bank. */
const PAY_AFTER_MS = 600_000;
const { pending, audited, processing, failed, success, rejected } = TRANSACTION_STATUS;
/** The amount is held: it can still be paid or returned. */
const OPEN: readonly number[] = [pending, audited, processing];

/** Schedules the payment, or rejects the withdrawal and returns the amount. */
export function auditWithdrawal(world: ProtectionContext, orderId: string, isPassed?: boolean): void {
  const order = world.records.find<OrderDoc>('withdrawal', orderId);
  if (order === undefined || order.status !== pending) return;
  const isGood = isPassed ?? !order.doc.willFail;
  if (!isGood) return rejectWithdrawal(world, orderId);
  world.records.change(orderId, audited, { ...order.doc, updatedMs: world.now() });
  world.jobs.add('processWithdrawal', orderId, world.now() + PAY_AFTER_MS / 2);
  world.jobs.add('payWithdrawal', orderId, world.now() + PAY_AFTER_MS);
}

export function processWithdrawal(world: ProtectionContext, orderId: string): void {
  const order = world.records.find<OrderDoc>('withdrawal', orderId);
  if (order?.status === audited) world.records.change(orderId, processing, { ...order.doc, updatedMs: world.now() });
}

/** Pays a withdrawal. Returns it if its account is not allowed, or its bank refuses and no control call overrides that. */
export function payWithdrawal(world: ProtectionContext, orderId: string, isPaid?: boolean): void {
  const order = world.records.find<OrderDoc>('withdrawal', orderId);
  if (order === undefined || !OPEN.includes(order.status)) return;
  const { doc, memberId } = order;
  if (!(isPaid ?? doc.isRefusedByBank !== true)) return failPayment(world, orderId);
  const member = world.members.byId(memberId);
  // The rules may have changed since the request.
  const stop = member && refusalOfMove(world, member, 'withdrawPaid', { holder: doc.holder });
  if (stop !== undefined) return failPayment(world, orderId, stop.reason);
  world.records.change(orderId, success, { ...doc, updatedMs: world.now() });
  const { currency } = doc;
  const move = { from: holdAccount(orderId), to: HOUSE_WITHDRAWALS, currency, amount: BigInt(doc.millionths) };
  world.ledger.move('withdrawPaid', orderId, world.now(), move);
  world.pushBalance(memberId, 'WITHDRAW');
}

/** The audit failed: returns the amount. */
export function rejectWithdrawal(world: ProtectionContext, orderId: string): void {
  giveBack(world, orderId, rejected, ORDER_REMARKS.rejected);
}

/** The payment failed after the audit: returns the amount. */
export function failPayment(world: ProtectionContext, orderId: string, remark = ORDER_REMARKS.failed): void {
  giveBack(world, orderId, failed, remark);
}

/** The specification has no push for it. */
function giveBack(world: ProtectionContext, orderId: string, status: TransactionStatus, remark: string): void {
  const order = world.records.find<OrderDoc>('withdrawal', orderId);
  if (order === undefined || !OPEN.includes(order.status)) return;
  const { doc, memberId } = order;
  world.records.change(orderId, status, { ...doc, updatedMs: world.now(), remark });
  const { currency } = doc;
  const payment = { from: holdAccount(orderId), currency, amount: BigInt(doc.millionths) };
  payIn(world, memberId, 'withdrawReturned', orderId, payment);
}
