import type { Exclusion } from '#contract/entities';
import { Refusal } from '../../core/refusal.ts';
import type { MembersContext } from '../members/context.ts';

/**
 * Between asking to return and returning. The Gambling Commission's social responsibility code 3.5.3 wants a positive step of the
 * player after the term, and a day to think it over; we do the same under every profile.
 */
const RETURN_AFTER_MS = 86_400_000;

export interface ExclusionDoc {
  readonly kind: 'time_out' | 'self_exclusion';
  readonly sinceMs: number;
  readonly untilMs: number;
  /** When the player, after the term of a self-exclusion, asked to return. */
  readonly askedMs?: number;
}

/** The current exclusion, if there is one. A time-out ends by itself, a self-exclusion a day after the player asked to return. */
export function runningExclusion(world: MembersContext, memberId: string): ExclusionDoc | undefined {
  const { exclusion } = world.members.doc(memberId) as { exclusion?: ExclusionDoc };
  return exclusion && endMs(exclusion) > world.now() ? exclusion : undefined;
}

function endMs({ kind, untilMs, askedMs }: ExclusionDoc): number {
  if (kind === 'time_out') return untilMs;
  return askedMs === undefined ? Number.POSITIVE_INFINITY : askedMs + RETURN_AFTER_MS;
}

export function showExclusion(world: MembersContext, exclusion: ExclusionDoc | undefined): Exclusion {
  if (exclusion === undefined) return { kind: 'none' };
  const { kind, sinceMs, untilMs, askedMs } = exclusion;
  const text = (ms: number) => new Date(ms).toISOString();
  const mayReturn = kind === 'self_exclusion' && askedMs === undefined && untilMs <= world.now();
  return {
    kind,
    since: text(sinceMs),
    until: text(untilMs),
    ...(mayReturn && { may_return: true }),
    ...(askedMs !== undefined && { return_from: text(askedMs + RETURN_AFTER_MS) }),
  };
}

/** No bets and no deposits while it runs; withdrawals still work. @throws Refusal `excluded` */
export function assertNotExcluded(world: MembersContext, memberId: string): void {
  const exclusion = runningExclusion(world, memberId);
  if (exclusion === undefined) return;
  const { kind, until, may_return, return_from } = showExclusion(world, exclusion);
  throw new Refusal('excluded', `You have taken a break until ${return_from ?? until}: no bets and no deposits`, {
    kind,
    until,
    ...(may_return && { may_return }),
    ...(return_from !== undefined && { return_from }),
  });
}

/** The active step that ends a self-exclusion whose term is over; asking again changes nothing. @throws Refusal `badRequest`, `excluded` */
export function askToReturn(world: MembersContext, memberId: string): ExclusionDoc {
  const exclusion = runningExclusion(world, memberId);
  if (exclusion?.kind !== 'self_exclusion') throw new Refusal('badRequest', 'No self-exclusion runs');
  if (exclusion.askedMs !== undefined) return exclusion;
  if (exclusion.untilMs > world.now()) assertNotExcluded(world, memberId);
  const asked = { ...exclusion, askedMs: world.now() };
  world.members.updateDoc(memberId, { exclusion: asked });
  return asked;
}
