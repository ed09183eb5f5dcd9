import { assertMoney } from '#simulator/bets/assert-money.ts';
import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { assertPaymentPassword } from '#simulator/members/payment-password.ts';
import { memberAccount } from '#simulator/wallet/ledger.ts';
import { assertAllowed } from '#simulator/protection/profile-rules.ts';
import { assertFunds } from '#simulator/payments/assert-funds.ts';
import { toMillionths } from '#simulator/wallet/millionths.ts';
import type { Handler } from './handler.ts';

export const transferToPlayer: Handler<Rows['transferToPlayer']> = ({ world, body, player }) => {
  const member = player();
  const { currency } = member;
  if (member.bans.includes('transfer'))
    throw new Refusal('forbidden', 'This account may not transfer: contact support', { ban: 'transfer' });
  assertAllowed(world, 'transfer');
  assertPaymentPassword(world, member, body.payment_password);
  const receiver = world.members.byAccount(body.to);
  if (receiver === undefined || receiver.id === member.id)
    throw new Refusal('badRequest', 'No other player is called so', { field: 'to' });
  if (receiver.currency !== currency) {
    throw new Refusal('wrongCurrency', `Their wallet is kept in ${receiver.currency}`, {
      field: 'to',
      currency: receiver.currency,
    });
  }
  assertMoney(body.amount, currency, 'amount');
  const amount = toMillionths(body.amount);
  assertFunds(world, member, memberAccount(member.id), amount);
  const move = { from: memberAccount(member.id), to: memberAccount(receiver.id), currency, amount };
  world.ledger.move('transfer', `${member.id}-${receiver.id}`, world.now(), move);
  world.pushBalance(receiver.id, 'RECHARGE');
  return { balance: world.balance(member.id) };
};
