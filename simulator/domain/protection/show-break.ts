import type { Exclusion } from '#contract/entities';
import type { MemberRecord } from '../members/member-record.ts';
import { askRegisterWhenDue, unansweredRegister } from './central-register.ts';
import type { ProtectionContext } from './context.ts';
import { runningExclusion, showExclusion } from './exclusion.ts';

/** With the national register that has not answered. */
export function showBreak(world: ProtectionContext, member: MemberRecord): Exclusion {
  askRegisterWhenDue(world, member);
  const unanswered = unansweredRegister(world, member.id);
  return {
    ...showExclusion(world, runningExclusion(world, member.id)),
    ...(unanswered !== undefined && { unanswered }),
  };
}
