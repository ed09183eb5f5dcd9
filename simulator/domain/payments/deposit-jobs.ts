import { TRANSACTION_STATUS } from '#contract/entities';
import { ORDER_REMARKS } from '#fixtures/world';
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

export const RETURNED = ORDER_REMARKS.returned;

const { pending, processing, success, failed, rejected } = TRANSACTION_STATUS;

/** The payment was seen and is being checked; it cannot be made again. */
export function receiveDeposit(world: PaymentsContext, orderId: string): void {
  const order = world.records.find<OrderDoc>('deposit', orderId);
  if (order?.status === pending) world.records.change(orderId, processing, { ...order.doc, updatedMs: world.now() });
}

/**
 * Completes a deposit, paid or declined. `isPaid` overrides the order's result. Money that may no longer be credited (a break, a
 * lowered limit, another person's account) is returned, with a push.
 */
export function confirmDeposit(world: PaymentsContext, orderId: string, isPaid?: boolean, payer?: string): void {
  const order = world.records.find<OrderDoc>('deposit', orderId);
  if (order === undefined || (order.status !== pending && order.status !== processing)) return;
  const { doc, memberId } = order;
  const isGood = isPaid ?? !doc.willFail;
  const remark = isGood ? '' : ORDER_REMARKS.declined;
  world.records.change(orderId, isGood ? success : failed, { ...doc, updatedMs: world.now(), remark });
  if (!isGood) return;
  const member = world.members.byId(memberId);
  if (member === undefined) throw new RangeError(`${orderId}: no member has the id ${memberId}`);
  const { currency } = doc;
  // No longer pending, so its amount counts once.
  const amount = inCurrencyOf(world, member, doc);
  const feature = featureOfChannel(doc.channelId);
  const stop = refusalOfMove(world, member, 'deposit', { amount, feature, holder: payer, card: doc.card });
  if (stop !== undefined) {
    world.records.change(orderId, rejected, { ...doc, updatedMs: world.now(), remark: RETURNED });
    world.pushBalance(memberId, 'RETURNED');
    return;
  }
  payIn(world, memberId, 'deposit', orderId, { from: HOUSE_DEPOSITS, currency, amount: toMillionths(doc.net) });
  raiseLevel(world, memberId);
  world.pushBalance(memberId, 'RECHARGE');
  payInviteRewards(world, member);
}

/** Limits use the account's currency, which may have changed since. */
function inCurrencyOf(world: PaymentsContext, { currency }: MemberRecord, doc: OrderDoc): string {
  const money = world.money(currency);
  return fromMillionths(exchanged(BigInt(doc.millionths), doc.currency, money), money);
}
