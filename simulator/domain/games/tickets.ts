import { createHmac } from 'node:crypto';
import { GAME_STATUS } from '#contract/entities';
import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import { assertMayPlay } from '../protection/money-gate.ts';
import type { GamesContext } from './context.ts';
import type { Provider } from './providers.ts';
import { PROVIDER_PRODUCT } from './providers.ts';

export interface TicketDoc {
  readonly provider: Provider;
  readonly gameId: string;
  readonly name: string;
  readonly rounds: number;
}

/** On the simulator's port. */
export const PLAY_PATH = '/__play';

/** Creates a play page for this member, valid until the world is dropped. */
export function launch(
  world: GamesContext,
  member: MemberRecord,
  origin: string,
  game: Omit<TicketDoc, 'rounds'>,
): { url: string } {
  if (member.bans.includes('games'))
    throw new Refusal('forbidden', 'This account may not play: contact support', { ban: 'games' });
  assertMayPlay(world, member);
  const product = PROVIDER_PRODUCT[game.provider];
  if (product !== undefined && !world.availability.isActive(product)) {
    throw new Refusal('gameDisabled', 'This game is not active at the moment', {
      game_id: product,
      status: GAME_STATUS.disabled,
    });
  }
  const secret = `${world.seed}\u0000${world.name}`;
  const number = world.records.nextNumber();
  const name = createHmac('sha256', secret).update(`ticket:${number}`).digest('hex').slice(0, 32);
  const id = world.records.add('ticket', member.id, world.now(), { ...game, rounds: 0 }, name);
  return { url: `${origin}${PLAY_PATH}/${world.name}/${id}` };
}
