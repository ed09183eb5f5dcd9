import type { Exclusion } from '#contract/entities';
import { Refusal } from '../../core/refusal.ts';
import type { MembersContext } from '../members/context.ts';

/**
 * Time between asking to return and returning. The Gambling Commission's code 3.5.3 requires an active step after the term and a
 * day to reconsider; applied to every profile.
 */
const RETURN_AFTER_MS = 86_400_000;

/** Shortest term of both national registers. */
const REGISTER_TERM_MS = 183 * 86_400_000;

/** A national register's answer about a member. */
export interface RegisteredDoc {
  readonly register: NonNullable<Exclusion['register']>;
  readonly sinceMs: number;
}

export interface ExclusionDoc {
  readonly kind: 'time_out' | 'self_exclusion';
  readonly sinceMs: number;
  readonly untilMs: number;
  /** When the player asked to return after a self-exclusion. */
  readonly askedMs?: number;
  /** Only this national register ends it. */
  readonly register?: NonNullable<Exclusion['register']>;
}

/** The player's own exclusion, a register's, or both. */
export function runningExclusion(world: MembersContext, memberId: string): ExclusionDoc | undefined {
  const { registered } = world.members.doc(memberId) as { registered?: RegisteredDoc };
  const own = ownExclusion(world, memberId);
  if (registered === undefined) return own;
  const { register, sinceMs } = registered;
  // A register does not tell when its term ends, so it is asked again.
  return { ...(own ?? { sinceMs, untilMs: sinceMs + REGISTER_TERM_MS }), kind: 'self_exclusion', register };
}

/** Running own exclusion. A time-out ends by itself, a self-exclusion a day after the player asked to return. */
export function ownExclusion(world: MembersContext, memberId: string): ExclusionDoc | undefined {
  const { exclusion } = world.members.doc(memberId) as { exclusion?: ExclusionDoc };
  return exclusion && endMs(exclusion) > world.now() ? exclusion : undefined;
}

function endMs({ kind, untilMs, askedMs }: ExclusionDoc): number {
  if (kind === 'time_out') return untilMs;
  return askedMs === undefined ? Number.POSITIVE_INFINITY : askedMs + RETURN_AFTER_MS;
}

export function showExclusion(world: MembersContext, exclusion: ExclusionDoc | undefined): Exclusion {
  if (exclusion === undefined) return { kind: 'none' };
  const { kind, sinceMs, untilMs, askedMs, register } = exclusion;
  const text = (ms: number) => new Date(ms).toISOString();
  const isOver = untilMs <= world.now();
  const mayReturn = kind === 'self_exclusion' && register === undefined && askedMs === undefined && isOver;
  return {
    kind,
    since: text(sinceMs),
    until: text(untilMs),
    ...(mayReturn && { may_return: true }),
    ...(askedMs !== undefined && { return_from: text(askedMs + RETURN_AFTER_MS) }),
    ...(register !== undefined && { register }),
  };
}

/** Blocks bets and deposits; withdrawals work. @throws Refusal `excluded` */
export function assertNotExcluded(world: MembersContext, memberId: string): void {
  const exclusion = runningExclusion(world, memberId);
  if (exclusion === undefined) return;
  const { kind, until, may_return, return_from, register } = showExclusion(world, exclusion);
  throw new Refusal('excluded', `You have taken a break until ${return_from ?? until}: no bets and no deposits`, {
    kind,
    until,
    ...(may_return && { may_return }),
    ...(return_from !== undefined && { return_from }),
    ...(register !== undefined && { register }),
  });
}

/** The active step after the term of a self-exclusion; repeating it changes nothing. @throws Refusal `badRequest`, `excluded` */
export function askToReturn(world: MembersContext, memberId: string): ExclusionDoc {
  const exclusion = runningExclusion(world, memberId);
  if (exclusion?.kind !== 'self_exclusion') throw new Refusal('badRequest', 'No self-exclusion runs');
  if (exclusion.askedMs !== undefined) return exclusion;
  if (exclusion.untilMs > world.now() || exclusion.register !== undefined) assertNotExcluded(world, memberId);
  const asked = { ...exclusion, askedMs: world.now() };
  world.members.updateDoc(memberId, { exclusion: asked });
  return asked;
}
