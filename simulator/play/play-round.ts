import { multiplyAmounts } from '#engine/money/amount.ts';
import { assertMoney } from '#simulator/bets/assert-money.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import type { MemberRecord } from '#simulator/members/member-record.ts';
import { assertFunds } from '#simulator/payments/assert-funds.ts';
import { assertStakeAllowed } from '#simulator/protection/assert-stake.ts';
import { drawOf } from '#simulator/random/stream.ts';
import { fromMillionths, toMillionths } from '#simulator/wallet/millionths.ts';
import type { World } from '#simulator/world/world.ts';
import { playAccount, type Provider } from './providers.ts';
import type { TicketDoc } from './tickets.ts';

const HOUSE_GAMES = 'house:games';
/** Chances in thousandths and what they pay: 96.0% comes back over time. */
const PAYS: readonly (readonly [upTo: number, times: string])[] = [
  [5, '20'],
  [45, '5'],
  [165, '2'],
  [585, '1'],
];
const THOUSAND = 1_000;

export interface RoundDoc {
  readonly provider: Provider;
  readonly gameId: string;
  readonly name: string;
  readonly bet: string;
  readonly payout: string;
  readonly currency: string;
}

/** Plays one round: stake and payout in one entry of the ledger. The nth round of a ticket always ends the same. */
export function playRound(
  world: World,
  member: MemberRecord,
  ticketId: string,
  bet: string,
): RoundDoc & { balance: string } {
  const ticket = world.records.find<TicketDoc>('ticket', ticketId);
  if (ticket === undefined) throw new Refusal('notFound', 'This game is over: launch it again');
  const { provider, gameId, name, rounds } = ticket.doc;
  const { currency } = member;
  const account = playAccount(provider, member.id);
  assertMoney(bet, currency, 'bet');
  assertStakeAllowed(world, member, bet);
  const stake = toMillionths(bet);
  assertFunds(world, member, account, stake, 'bet');
  const draw = Math.floor(drawOf(world.seed, `round:${ticketId}:${rounds}`) * THOUSAND);
  const times = PAYS.find(([upTo]) => draw < upTo)?.[1] ?? '0';
  const payout = toMillionths(fromMillionths(toMillionths(multiplyAmounts(bet, times)), currency));
  const doc: RoundDoc = {
    provider,
    gameId,
    name,
    bet: fromMillionths(stake, currency),
    payout: fromMillionths(payout, currency),
    currency,
  };
  const id = world.records.add('round', member.id, world.now(), doc);
  world.ledger.post('gameRound', id, world.now(), [
    { account, currency, amount: payout - stake },
    { account: HOUSE_GAMES, currency, amount: stake - payout },
  ]);
  world.records.change(ticketId, 0, { ...ticket.doc, rounds: rounds + 1 });
  return { ...doc, balance: fromMillionths(world.ledger.balance(account, currency), currency) };
}
