import { MONEY_RULES } from '#contract/brand';
import { compareAmounts } from '#engine/money';
import { THIRD_PARTY_GAMES } from '#fixtures/world';
import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import type { GamesContext } from './context.ts';
import type { TicketDoc } from './tickets.ts';

const SLOTS = 'slots';

/**
 * The rules of slots: the highest stake by age, and the shortest time of a round, counted over all games of a player, so that a
 * second tab makes nothing faster. An unknown age counts as the youngest.
 *
 * @throws Refusal `amountOutOfRange`, `tooManyRequests`
 */
export function assertSlotRules(world: GamesContext, member: MemberRecord, ticket: TicketDoc, bet: string): void {
  const { slots } = MONEY_RULES[world.profile.name];
  if (slots === undefined || !isSlot(ticket)) return;
  const age = ageOf(world, member);
  const { most = '0' } = slots.stakes.find(({ fromAge }) => age >= fromAge) ?? slots.stakes.at(-1) ?? {};
  const { currency } = member;
  if (compareAmounts(bet, most) > 0)
    throw new Refusal('amountOutOfRange', `At most ${most} ${currency} a round`, { field: 'bet', max: most, currency });
  const [last] = world.records.list('round', member.id, { limit: 1 }).records;
  const waitMs = last === undefined ? 0 : last.atMs + slots.leastSeconds * 1_000 - world.now();
  if (waitMs <= 0) return;
  const message = `A round takes ${slots.leastSeconds} seconds at least`;
  throw new Refusal('tooManyRequests', message, {}, { headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) } });
}

function isSlot({ provider, gameId }: TicketDoc): boolean {
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
