import type { Exclusion } from '#contract/entities';
import { Refusal } from '../../core/refusal.ts';
import type { MembersContext } from '../members/context.ts';

export interface ExclusionDoc {
  readonly kind: 'time_out' | 'self_exclusion';
  readonly sinceMs: number;
  readonly untilMs: number;
}

/** The current exclusion, if there is one. */
export function runningExclusion(world: MembersContext, memberId: string): ExclusionDoc | undefined {
  const { exclusion } = world.members.doc(memberId) as { exclusion?: ExclusionDoc };
  return exclusion && exclusion.untilMs > world.now() ? exclusion : undefined;
}

export function showExclusion(exclusion: ExclusionDoc | undefined): Exclusion {
  if (exclusion === undefined) return { kind: 'none' };
  const { kind, sinceMs, untilMs } = exclusion;
  return { kind, since: new Date(sinceMs).toISOString(), until: new Date(untilMs).toISOString() };
}

/** No bets and no deposits while it runs; withdrawals still work. @throws Refusal `excluded` */
export function assertNotExcluded(world: MembersContext, memberId: string): void {
  const exclusion = runningExclusion(world, memberId);
  if (exclusion === undefined) return;
  const until = new Date(exclusion.untilMs).toISOString();
  throw new Refusal('excluded', `You have taken a break until ${until}: no bets and no deposits`, {
    kind: exclusion.kind,
    until,
  });
}
