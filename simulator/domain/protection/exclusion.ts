import type { Exclusion } from '#contract/entities';
import { Refusal } from '../../core/refusal.ts';
import type { MembersContext } from '../members/context.ts';

/**
 * Between asking to return and returning. The Gambling Commission's social responsibility code 3.5.3 wants a positive step of the
 * player after the term, and a day to think it over; we do the same under every profile.
 */
const RETURN_AFTER_MS = 86_400_000;

/** The shortest term of both national registers. */
const REGISTER_TERM_MS = 183 * 86_400_000;

/** What a national register has answered about a member. */
export interface RegisteredDoc {
  readonly register: NonNullable<Exclusion['register']>;
  readonly sinceMs: number;
}

export interface ExclusionDoc {
  readonly kind: 'time_out' | 'self_exclusion';
  readonly sinceMs: number;
  readonly untilMs: number;
  /** When the player, after the term of a self-exclusion, asked to return. */
  readonly askedMs?: number;
  /** It is in this national register, which alone ends it. */
  readonly register?: NonNullable<Exclusion['register']>;
}

/** The current exclusion, if there is one: the player's own, that of a national register, or both. */
export function runningExclusion(world: MembersContext, memberId: string): ExclusionDoc | undefined {
  const { registered } = world.members.doc(memberId) as { registered?: RegisteredDoc };
  const own = ownExclusion(world, memberId);
  if (registered === undefined) return own;
  const { register, sinceMs } = registered;
  // A register does not say when its term ends: it is asked again.
  return { ...(own ?? { sinceMs, untilMs: sinceMs + REGISTER_TERM_MS }), kind: 'self_exclusion', register };
}

/** Begun here, and running. A time-out ends by itself, a self-exclusion a day after the player asked to return. */
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

/** No bets and no deposits while it runs; withdrawals still work. @throws Refusal `excluded` */
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

/** The active step that ends a self-exclusion whose term is over; asking again changes nothing. @throws Refusal `badRequest`, `excluded` */
export function askToReturn(world: MembersContext, memberId: string): ExclusionDoc {
  const exclusion = runningExclusion(world, memberId);
  if (exclusion?.kind !== 'self_exclusion') throw new Refusal('badRequest', 'No self-exclusion runs');
  if (exclusion.askedMs !== undefined) return exclusion;
  if (exclusion.untilMs > world.now() || exclusion.register !== undefined) assertNotExcluded(world, memberId);
  const asked = { ...exclusion, askedMs: world.now() };
  world.members.updateDoc(memberId, { exclusion: asked });
  return asked;
}
