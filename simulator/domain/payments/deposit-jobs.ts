import { TRANSACTION_STATUS } from '#contract/entities';
import { exchanged } from '../../core/ledger/exchange.ts';
import { fromMillionths, toMillionths } from '../../core/ledger/millionths.ts';
import { refusalOfMove } from '../protection/money-gate.ts';
import { payIn } from '../members/pay-in.ts';
import type { MemberRecord } from '../members/member-record.ts';
import { featureOfChannel } from './channels.ts';
import type { PaymentsContext } from './context.ts';
import { HOUSE_DEPOSITS, type OrderDoc } from './order.ts';
import { payInviteRewards } from './invite-reward.ts';
import { raiseLevel } from './raise-level.ts';

/** Remark of a deposit that was sent back. */
export const RETURNED = 'returned';

const { pending, processing, success, failed, rejected } = TRANSACTION_STATUS;

/** The payment was seen: it is being checked, and cannot be made once more. */
export function receiveDeposit(world: PaymentsContext, orderId: string): void {
  const order = world.records.find<OrderDoc>('deposit', orderId);
  if (order?.status === pending) world.records.change(orderId, processing, { ...order.doc, updatedMs: world.now() });
}

/**
 * Completes a deposit, paid or declined. `isPaid` overrides the order's own result. Money that may not be credited any more
 * (a break has begun since the deposit was opened, a limit was lowered, `payer` is another person) is sent back, and the player gets
 * a push.
 */
export function confirmDeposit(world: PaymentsContext, orderId: string, isPaid?: boolean, payer?: string): void {
  const order = world.records.find<OrderDoc>('deposit', orderId);
  if (order === undefined || (order.status !== pending && order.status !== processing)) return;
  const { doc, memberId } = order;
  const isGood = isPaid ?? !doc.willFail;
  const remark = isGood ? '' : 'declined';
  world.records.change(orderId, isGood ? success : failed, { ...doc, updatedMs: world.now(), remark });
  if (!isGood) return;
  const member = world.members.byId(memberId);
  if (member === undefined) throw new RangeError(`${orderId}: no member has the id ${memberId}`);
  const { currency } = doc;
  // The order is not pending any more, so its amount counts once, not twice.
  const amount = inCurrencyOf(world, member, doc);
  const feature = featureOfChannel(doc.channelId);
  const stop = refusalOfMove(world, member, 'deposit', { amount, feature, holder: payer, card: doc.card });
  if (stop !== undefined) {
    world.records.change(orderId, rejected, { ...doc, updatedMs: world.now(), remark: RETURNED });
    world.pushBalance(memberId, 'RETURNED');
    return;
  }
  // The channel has kept its fees.
  payIn(world, memberId, 'deposit', orderId, { from: HOUSE_DEPOSITS, currency, amount: toMillionths(doc.net) });
  raiseLevel(world, memberId);
  world.pushBalance(memberId, 'RECHARGE');
  payInviteRewards(world, member);
}

/** Limits are in the account's currency, which may have changed since the deposit was opened. */
function inCurrencyOf(world: PaymentsContext, { currency }: MemberRecord, doc: OrderDoc): string {
  const money = world.money(currency);
  return fromMillionths(exchanged(BigInt(doc.millionths), doc.currency, money), money);
}
