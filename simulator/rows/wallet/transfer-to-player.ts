import { assertMoney } from '../../core/ledger/assert-money.ts';
import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { assertPaymentPassword } from '../../domain/members/payment-password.ts';
import { memberAccount } from '../../core/ledger/ledger.ts';
import { assertMayMove, assertMayReceive } from '../../domain/protection/money-gate.ts';
import { assertNamedCurrency } from '../../domain/protection/home-currency.ts';
import { assertFunds } from '../../domain/payments/assert-funds.ts';
import { toMillionths } from '../../core/ledger/millionths.ts';
import type { Handler } from '../shared/handler.ts';

export const transferToPlayer: Handler<Rows['transferToPlayer']> = ({ world, body, player }) => {
  const member = player();
  const { currency } = member;
  if (member.bans.includes('transfer'))
    throw new Refusal('forbidden', 'This account may not transfer: contact support', { ban: 'transfer' });
  assertNamedCurrency(member, body.currency);
  assertMayMove(world, member, 'transfer');
  assertPaymentPassword(world, member, body.payment_password);
  const receiver = world.members.byAccount(body.to);
  if (receiver === undefined || receiver.id === member.id)
    throw new Refusal('badRequest', 'Unknown player', { field: 'to' });
  if (receiver.currency !== currency) {
    throw new Refusal('wrongCurrency', `The receiver's wallet is in ${receiver.currency}`, {
      field: 'to',
      currency: receiver.currency,
    });
  }
  assertMoney(body.amount, world.money(currency), 'amount');
  assertMayReceive(world, receiver, body.amount);
  const amount = toMillionths(body.amount);
  assertFunds(world, member, memberAccount(member.id), amount);
  const move = { from: memberAccount(member.id), to: memberAccount(receiver.id), currency, amount };
  world.ledger.move('transfer', `${member.id}-${receiver.id}`, world.now(), move);
  world.pushBalance(receiver.id, 'RECHARGE');
  return { balance: world.balance(member.id) };
};
