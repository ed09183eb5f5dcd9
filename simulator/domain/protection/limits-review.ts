import { MONEY_RULES } from '#contract/brand';
import type { MemberRecord } from '../members/member-record.ts';
import type { ProtectionContext } from './context.ts';
import { runningExclusion } from './exclusion.ts';

interface ReviewDoc {
  /** As the player has chosen. */
  readonly months?: number;
  readonly seenMs?: number;
}

const docOf = (world: ProtectionContext, { id }: MemberRecord) =>
  (world.members.doc(id) as { limitsReview?: ReviewDoc }).limitsReview ?? {};

/** How often a player is asked to look at the limits, and whether it is time; undefined where the jurisdiction does not want it. */
export function limitsReview(world: ProtectionContext, member: MemberRecord, hasLimits: boolean) {
  const { reviewMonths } = MONEY_RULES[world.profile.name];
  if (reviewMonths === undefined) return undefined;
  const { months: chosen, seenMs = member.createdMs } = docOf(world, member);
  const most = hasLimits ? reviewMonths.withLimits : reviewMonths.without;
  const months = Math.min(chosen ?? most, most);
  const next = new Date(seenMs);
  next.setUTCMonth(next.getUTCMonth() + months);
  // A break comes first: nothing is asked until it is over.
  return { months, is_due: next.getTime() <= world.now() && runningExclusion(world, member.id) === undefined };
}

/** The player has looked at the limits, or has changed one. */
export function limitsSeen(world: ProtectionContext, member: MemberRecord, months?: number): void {
  const limitsReview: ReviewDoc = {
    ...docOf(world, member),
    seenMs: world.now(),
    ...(months !== undefined && { months }),
  };
  world.members.updateDoc(member.id, { limitsReview });
}
