import type { MatchPlan } from './match-plan.ts';
import { drawOf } from '#simulator/random/stream.ts';

/** Before a match the book looks at a price every ten minutes, and moves one in five times. */
const LOOK_MS = 600_000;
const MOVE_SHARE = 0.2;
/** At most this far from the opening strength. */
const REACH = 0.12;
/** A price is at least as old as this many looks back: then it is the opening one. */
const LOOKS_BACK_MOST = 24;
const SUSPENDED_SHARE = 0.004;

export interface Drift {
  readonly expected: MatchPlan['expected'];
  /** Trading is stopped for the length of one look. */
  readonly isSuspended: boolean;
  /** When the book looks again. */
  readonly untilMs: number;
}

/** How the book sees a match before it starts: a pure function of the seed and the instant. */
export function oddsDrift(seed: string, plan: MatchPlan, nowMs: number): Drift {
  const phase = Math.floor(drawOf(seed, `odds-phase:${plan.id}`) * LOOK_MS);
  const look = Math.floor((nowMs + phase) / LOOK_MS);
  const untilMs = (look + 1) * LOOK_MS - phase;
  const isSuspended = drawOf(seed, `suspend:${plan.id}:${look}`) < SUSPENDED_SHARE;
  for (let back = 0; back < LOOKS_BACK_MOST; back++) {
    const name = `${plan.id}:${look - back}`;
    if (drawOf(seed, `odds-moves:${name}`) >= MOVE_SHARE) continue;
    const shift = 1 + REACH * (2 * drawOf(seed, `odds:${name}`) - 1);
    const { home, away } = plan.expected;
    const scale = plan.game === 'basketball' ? shift ** 0.1 : shift;
    return { expected: { home: home * scale, away: away / scale }, isSuspended, untilMs };
  }
  return { expected: plan.expected, isSuspended, untilMs };
}
