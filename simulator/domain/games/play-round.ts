import { multiplyAmounts } from '#engine/money';
import { assertMoney } from '../../core/ledger/assert-money.ts';
import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import { assertFunds } from '../payments/assert-funds.ts';
import { assertMayMove } from '../protection/money-gate.ts';
import { drawOf } from '../../core/random/stream.ts';
import { fromMillionths, toMillionths } from '../../core/ledger/millionths.ts';
import type { GamesContext } from './context.ts';
import type { RoundDoc } from '../rounds/round-doc.ts';
import { playAccount } from './providers.ts';
import { assertRoundRules } from './round-rules.ts';
import type { TicketDoc } from './tickets.ts';

const HOUSE_GAMES = 'house:games';
/** Chances in thousandths and payouts: a return to player of 96.0 %. */
const PAYS: readonly (readonly [upTo: number, times: string])[] = [
  [5, '20'],
  [45, '5'],
  [165, '2'],
  [585, '1'],
];
const THOUSAND = 1_000;

/** Plays a round: stake and payout are one ledger entry. The nth round of a ticket always has the same result. */
export function playRound(
  world: GamesContext,
  member: MemberRecord,
  ticketId: string,
  bet: string,
): RoundDoc & { balance: string } {
  const ticket = world.records.find<TicketDoc>('ticket', ticketId);
  if (ticket === undefined) throw new Refusal('notFound', 'This game is over: launch it again');
  const { provider, gameId, name, rounds } = ticket.doc;
  const { currency } = member;
  const paid = world.money(currency);
  const account = playAccount(provider, member.id);
  assertMoney(bet, paid, 'bet');
  assertMayMove(world, member, 'gameRound', { amount: bet });
  assertRoundRules(world, member, ticket.doc, bet);
  const stake = toMillionths(bet);
  assertFunds(world, member, account, stake, 'bet');
  const draw = Math.floor(drawOf(world.seed, `round:${ticketId}:${rounds}`) * THOUSAND);
  const times = PAYS.find(([upTo]) => draw < upTo)?.[1] ?? '0';
  const payout = toMillionths(fromMillionths(toMillionths(multiplyAmounts(bet, times)), paid));
  const doc: RoundDoc = {
    provider,
    gameId,
    name,
    bet: fromMillionths(stake, paid),
    payout: fromMillionths(payout, paid),
    currency,
  };
  const id = world.records.add('round', member.id, world.now(), doc);
  world.ledger.post('gameRound', id, world.now(), [
    { account, currency, amount: payout - stake },
    { account: HOUSE_GAMES, currency, amount: stake - payout },
  ]);
  world.records.change(ticketId, 0, { ...ticket.doc, rounds: rounds + 1 });
  return { ...doc, balance: fromMillionths(world.ledger.balance(account, currency), paid) };
}
