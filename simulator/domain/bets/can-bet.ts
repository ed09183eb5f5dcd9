import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import type { GamesContext } from '../games/context.ts';

/** Refuses any bet if the player is barred, the game is inactive or the currency is not the wallet's. */
export function assertCanBet(
  world: GamesContext,
  member: MemberRecord,
  gameId: number | undefined,
  currency: string,
): void {
  if (member.bans.includes('bet'))
    throw new Refusal('forbidden', 'This account may not bet: contact support', { ban: 'bet' });
  if (gameId !== undefined && !world.availability.isActive(gameId)) {
    throw new Refusal('gameDisabled', 'This game is not active at the moment', { game_id: gameId });
  }
  if (currency !== member.currency) {
    const message = `The wallet is in ${member.currency}`;
    throw new Refusal('wrongCurrency', message, { field: 'currency', currency: member.currency });
  }
}
