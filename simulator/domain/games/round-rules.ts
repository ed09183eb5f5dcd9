import { MONEY_RULES, type MoneyRules } from '#contract/brand';
import { compareAmounts } from '#engine/money';
import { THIRD_PARTY_GAMES } from '#fixtures/world';
import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import type { RoundDoc } from '../rounds/round-doc.ts';
import type { GamesContext } from './context.ts';
import type { TicketDoc } from './tickets.ts';

const SLOTS = 'slots';

/**
 * Checks the highest stake on a slot by age (unknown counts as youngest) and the shortest time since the player's last round of
 * any game, so that a second tab makes nothing faster.
 *
 * @throws Refusal `amountOutOfRange`, `tooManyRequests`
 */
export function assertRoundRules(world: GamesContext, member: MemberRecord, ticket: TicketDoc, bet: string): void {
  const { roundSeconds, slotStakes } = MONEY_RULES[world.profile.name];
  if (slotStakes !== undefined && isSlot(ticket)) assertSlotStake(world, member, slotStakes, bet);
  const [last] = world.records.list<RoundDoc>('round', member.id, { limit: 1 }).records;
  if (roundSeconds === undefined || last === undefined) return;
  const seconds = isSlot(last.doc) ? roundSeconds.slots : roundSeconds.others;
  const waitMs = last.atMs + seconds * 1_000 - world.now();
  if (waitMs <= 0) return;
  const message = `A round takes ${seconds} seconds at least`;
  throw new Refusal('tooManyRequests', message, {}, { headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) } });
}

function assertSlotStake(
  world: GamesContext,
  member: MemberRecord,
  stakes: NonNullable<MoneyRules['slotStakes']>,
  bet: string,
): void {
  const age = ageOf(world, member);
  const { most = '0' } = stakes.find(({ fromAge }) => age >= fromAge) ?? stakes.at(-1) ?? {};
  const { currency } = member;
  if (compareAmounts(bet, most) > 0)
    throw new Refusal('amountOutOfRange', `At most ${most} ${currency} a round`, { field: 'bet', max: most, currency });
}

function isSlot({ provider, gameId }: Pick<RoundDoc, 'provider' | 'gameId'>): boolean {
  const games = THIRD_PARTY_GAMES[provider as keyof typeof THIRD_PARTY_GAMES] as
    | readonly { readonly id: string; readonly category: string }[]
    | undefined;
  return games?.find(({ id }) => id === gameId)?.category === SLOTS;
}

function ageOf(world: GamesContext, { id }: MemberRecord): number {
  const { birthDate } = world.members.doc(id) as { birthDate?: string };
  if (birthDate === undefined) return 0;
  const today = new Date(world.now()).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
