import { assertMoney } from '#simulator/bets/assert-money.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import type { MemberRecord } from '#simulator/members/member-record.ts';
import { assertFunds } from '#simulator/payments/assert-funds.ts';
import { assertNotExcluded } from '#simulator/protection/exclusion.ts';
import { memberAccount } from '#simulator/wallet/ledger.ts';
import { fromMillionths, toMillionths } from '#simulator/wallet/millionths.ts';
import type { World } from '#simulator/world/world.ts';
import { playAccount, type Provider } from './providers.ts';

interface Moved {
  readonly balance: string;
  readonly game_balance: string;
  readonly currency: string;
}

/** Between the main wallet and a provider's own. */
export function moveMoney(
  world: World,
  member: MemberRecord,
  provider: Provider,
  way: 'in' | 'out',
  money: string,
): Moved {
  if (member.bans.includes('games'))
    throw new Refusal('forbidden', 'This account may not play: contact support', { ban: 'games' });
  if (way === 'in') assertNotExcluded(world, member.id);
  const { currency } = member;
  assertMoney(money, currency, 'money');
  const amount = toMillionths(money);
  const [main, game] = [memberAccount(member.id), playAccount(provider, member.id)];
  const [from, to] = way === 'in' ? [main, game] : [game, main];
  assertFunds(world, member, from, amount, 'money');
  world.ledger.move(way === 'in' ? 'gameIn' : 'gameOut', provider, world.now(), { from, to, currency, amount });
  return { balance: world.balance(member.id), game_balance: gameBalance(world, member, provider), currency };
}

export function gameBalance(world: World, member: MemberRecord, provider: Provider): string {
  return fromMillionths(world.ledger.balance(playAccount(provider, member.id), member.currency), member.currency);
}
