import type { Exclusion } from '#contract/entities/protection.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import type { World } from '#simulator/world/world.ts';

export interface ExclusionDoc {
  readonly kind: 'time_out' | 'self_exclusion';
  readonly sinceMs: number;
  readonly untilMs: number;
}

/** The exclusion that runs now, if one does. */
export function runningExclusion(world: World, memberId: string): ExclusionDoc | undefined {
  const { exclusion } = world.members.doc(memberId) as { exclusion?: ExclusionDoc };
  return exclusion && exclusion.untilMs > world.now() ? exclusion : undefined;
}

export function showExclusion(exclusion: ExclusionDoc | undefined): Exclusion {
  if (exclusion === undefined) return { kind: 'none' };
  const { kind, sinceMs, untilMs } = exclusion;
  return { kind, since: new Date(sinceMs).toISOString(), until: new Date(untilMs).toISOString() };
}

/** No bets and no deposits while it runs; withdrawals still work. @throws Refusal `excluded` */
export function assertNotExcluded(world: World, memberId: string): void {
  const exclusion = runningExclusion(world, memberId);
  if (exclusion === undefined) return;
  const until = new Date(exclusion.untilMs).toISOString();
  throw new Refusal('excluded', `You have taken a break until ${until}: no bets and no deposits`, {
    kind: exclusion.kind,
    until,
  });
}
