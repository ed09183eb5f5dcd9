import { assertMoney } from '../../core/ledger/assert-money.ts';
import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import { assertFunds } from '../payments/assert-funds.ts';
import { assertMayMove } from '../protection/money-gate.ts';
import { memberAccount } from '../../core/ledger/ledger.ts';
import { fromMillionths, toMillionths } from '../../core/ledger/millionths.ts';
import type { GamesContext } from './context.ts';
import { playAccount, type Provider } from './providers.ts';

interface Moved {
  readonly balance: string;
  readonly game_balance: string;
  readonly currency: string;
}

export function moveMoney(
  world: GamesContext,
  member: MemberRecord,
  provider: Provider,
  way: 'in' | 'out',
  money: string,
): Moved {
  if (member.bans.includes('games'))
    throw new Refusal('forbidden', 'This account may not play: contact support', { ban: 'games' });
  const kind = way === 'in' ? 'gameIn' : 'gameOut';
  const { currency } = member;
  assertMoney(money, world.money(currency), 'money');
  assertMayMove(world, member, kind, { amount: money });
  const amount = toMillionths(money);
  const [main, game] = [memberAccount(member.id), playAccount(provider, member.id)];
  const [from, to] = way === 'in' ? [main, game] : [game, main];
  assertFunds(world, member, from, amount, 'money');
  world.ledger.move(kind, provider, world.now(), { from, to, currency, amount });
  return { balance: world.balance(member.id), game_balance: gameBalance(world, member, provider), currency };
}

export function gameBalance(world: GamesContext, member: MemberRecord, provider: Provider): string {
  return fromMillionths(
    world.ledger.balance(playAccount(provider, member.id), member.currency),
    world.money(member.currency),
  );
}
