import type { PlayerLimit } from '#contract/entities';
import type { MemberRecord } from '../members/member-record.ts';
import type { ProtectionContext } from './context.ts';
import { limitsReview } from './limits-review.ts';
import { asksDepositLimit, playerLimits } from './player-limits.ts';

/** All limits, and when to review them. */
export function showLimits(world: ProtectionContext, member: MemberRecord) {
  const limits: PlayerLimit[] = playerLimits(world, member);
  const hasLimits = limits.some(({ value }) => value !== null);
  const review = limitsReview(world, member, hasLimits);
  const asked = asksDepositLimit(world, member) && { asks_deposit_limit: true };
  return { currency: member.currency, limits, ...(review && { review }), ...asked };
}
