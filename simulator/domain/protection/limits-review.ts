import { MONEY_RULES } from '#contract/brand';
import type { MemberRecord } from '../members/member-record.ts';
import type { ProtectionContext } from './context.ts';
import { runningExclusion } from './exclusion.ts';

interface ReviewDoc {
  readonly months?: number;
  readonly seenMs?: number;
}

const docOf = (world: ProtectionContext, { id }: MemberRecord) =>
  (world.members.doc(id) as { limitsReview?: ReviewDoc }).limitsReview ?? {};

/** How often a player reviews the limits, and whether it is due; undefined if the jurisdiction requires none. */
export function limitsReview(world: ProtectionContext, member: MemberRecord, hasLimits: boolean) {
  const { reviewMonths } = MONEY_RULES[world.profile.name];
  if (reviewMonths === undefined) return undefined;
  const { months: chosen, seenMs = member.createdMs } = docOf(world, member);
  const most = hasLimits ? reviewMonths.withLimits : reviewMonths.without;
  const months = Math.min(chosen ?? most, most);
  const next = new Date(seenMs);
  next.setUTCMonth(next.getUTCMonth() + months);
  // Nothing is asked during a break.
  return { months, is_due: next.getTime() <= world.now() && runningExclusion(world, member.id) === undefined };
}

/** The player reviewed or changed the limits. */
export function limitsSeen(world: ProtectionContext, member: MemberRecord, months?: number): void {
  const limitsReview: ReviewDoc = {
    ...docOf(world, member),
    seenMs: world.now(),
    ...(months !== undefined && { months }),
  };
  world.members.updateDoc(member.id, { limitsReview });
}
