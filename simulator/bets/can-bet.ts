import { Refusal } from '#simulator/http/refusal.ts';
import type { MemberRecord } from '#simulator/members/member-record.ts';
import type { World } from '#simulator/world/world.ts';

/** Refuses a bet that could not be taken whatever is on it: the player is barred, the game is off, the currency is another. */
export function assertCanBet(world: World, member: MemberRecord, gameId: number | undefined, currency: string): void {
  if (member.bans.includes('bet'))
    throw new Refusal('forbidden', 'This account may not bet: contact support', { ban: 'bet' });
  if (gameId !== undefined && !world.availability.isActive(gameId)) {
    throw new Refusal('gameDisabled', 'This game is not active at the moment', { game_id: gameId });
  }
  if (currency !== member.currency) {
    const message = `The wallet is kept in ${member.currency}`;
    throw new Refusal('wrongCurrency', message, { field: 'currency', currency: member.currency });
  }
}
