import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { assertPaymentPassword } from '../../domain/members/payment-password.ts';
import { memberAccount } from '../../core/ledger/ledger.ts';
import { afterFees, channelFor, inCoins } from '../../domain/payments/channels.ts';
import { REFUSED_ACCOUNT, REJECTED_ACCOUNT, WITHDRAWAL_CHANNELS } from '#fixtures/world';
import { showOrder, holdAccount } from '../../domain/payments/order.ts';
import { assertFunds } from '../../domain/payments/assert-funds.ts';
import { toMillionths, fromMillionths } from '../../core/ledger/millionths.ts';
import { assertNamedCurrency } from '../../domain/protection/home-currency.ts';
import { assertMayMove } from '../../domain/protection/money-gate.ts';
import { showPayoutAccount } from '../../domain/payments/payout-account.ts';
import type { OrderDoc } from '../../domain/payments/order.ts';
import type { PayoutAccountDoc } from '../../domain/payments/payout-account.ts';
import type { Handler } from '../shared/handler.ts';

const MINUTE_MS = 60_000;

/** Holds the amount; the audit pays or returns it. An exclusion does not block withdrawals. */
export const openWithdrawal: Handler<Rows['openWithdrawal']> = ({ world, body, player }) => {
  const member = player();
  const { currency } = member;
  if (member.bans.includes('withdraw'))
    throw new Refusal('forbidden', 'This account may not withdraw: contact support', { ban: 'withdraw' });
  assertNamedCurrency(member, body.currency);
  assertPaymentPassword(world, member, body.payment_password);
  const { fixture, channel } = channelFor(world, WITHDRAWAL_CHANNELS, body.channel_id, currency, body.amount);
  if (channel.type === 'fiat' && member.realName === null)
    throw new Refusal('realNameMissing', 'Set your real name in the profile first');
  const saved = world.records.find<PayoutAccountDoc>('payoutAccount', body.info_id);
  if (saved?.memberId !== member.id)
    throw new Refusal('notFound', 'You have no such withdrawal account', { field: 'info_id' });
  assertMayMove(world, member, 'withdraw', { holder: saved.doc.account_name });
  const amount = toMillionths(body.amount);
  const net = afterFees(channel, body.amount);
  assertFunds(world, member, memberAccount(member.id), amount);
  const doc: OrderDoc = {
    currency,
    millionths: String(amount),
    serviceFee: channel.service_fee,
    networkFee: channel.network_fee,
    net: fromMillionths(net, world.money(currency)),
    ...inCoins(world, channel, fromMillionths(net, world.money(currency)), 'received'),
    channelId: channel.id,
    provider: channel.provider,
    method: channel.name,
    ...(channel.network !== undefined && { network: channel.network }),
    address: showPayoutAccount(saved).account_number,
    holder: saved.doc.account_name,
    updatedMs: world.now(),
    remark: '',
    willFail: saved.doc.account_number === REJECTED_ACCOUNT,
    ...(saved.doc.account_number === REFUSED_ACCOUNT && { isRefusedByBank: true as const }),
  };
  const id = world.records.add('withdrawal', member.id, world.now(), doc);
  world.ledger.move('withdraw', id, world.now(), {
    from: memberAccount(member.id),
    to: holdAccount(id),
    currency,
    amount,
  });
  world.jobs.add('auditWithdrawal', id, world.now() + fixture.minutes * MINUTE_MS);
  const order = world.records.find<OrderDoc>('withdrawal', id);
  if (order === undefined) throw new RangeError(`${id} was not stored`);
  return { order: showOrder(world, order), balance: world.balance(member.id) };
};
