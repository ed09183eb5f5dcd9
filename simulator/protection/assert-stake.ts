import type { MemberRecord } from '#simulator/members/member-record.ts';
import type { World } from '#simulator/world/world.ts';
import { assertHasLimits, assertWithinLimits } from './player-limits.ts';
import { assertNotExcluded } from './exclusion.ts';

/** Refuses a stake that the player has barred themselves from: an exclusion, a stake limit, a loss limit. */
export function assertStakeAllowed(world: World, member: MemberRecord, stake: string): void {
  assertNotExcluded(world, member.id);
  assertHasLimits(world, member);
  assertWithinLimits(world, member, ['stake', 'loss', 'session'], stake);
}
