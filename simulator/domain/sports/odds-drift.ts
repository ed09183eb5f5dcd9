import type { MatchPlan } from './plan/match-plan.ts';
import { drawOf } from '../../core/random/stream.ts';

/**
 * Before this, prices stay at the opening, as in early books. At speed 30 that is over an hour in which the bet of the README's
 * tour cannot meet a changed price.
 */
export const EARLY_MS = 48 * 3_600_000;
/** Before a match a price is reviewed every ten minutes, and changes one in five times. */
const LOOK_MS = 600_000;
const MOVE_SHARE = 0.2;
/** Largest distance from the opening strength. */
const REACH = 0.12;
/** After this many reviews without a change, the opening price applies. */
const MAX_LOOKS_BACK = 24;
const SUSPENDED_SHARE = 0.004;

export interface Drift {
  readonly expected: MatchPlan['expected'];
  /** Until the next review. */
  readonly isSuspended: boolean;
  /** Next review. */
  readonly untilMs: number;
}

/** Expectation before a match: a pure function of seed and instant. */
export function oddsDrift(seed: string, plan: MatchPlan, nowMs: number): Drift {
  const movesFromMs = plan.startMs - EARLY_MS;
  if (nowMs < movesFromMs) return { expected: plan.expected, isSuspended: false, untilMs: movesFromMs };
  const phase = Math.floor(drawOf(seed, `odds-phase:${plan.id}`) * LOOK_MS);
  const look = Math.floor((nowMs + phase) / LOOK_MS);
  const untilMs = (look + 1) * LOOK_MS - phase;
  const isSuspended = drawOf(seed, `suspend:${plan.id}:${look}`) < SUSPENDED_SHARE;
  for (let back = 0; back < MAX_LOOKS_BACK; back++) {
    const name = `${plan.id}:${look - back}`;
    if (drawOf(seed, `odds-moves:${name}`) >= MOVE_SHARE) continue;
    const shift = 1 + REACH * (2 * drawOf(seed, `odds:${name}`) - 1);
    const { home, away } = plan.expected;
    const scale = plan.game === 'basketball' ? shift ** 0.1 : shift;
    return { expected: { home: home * scale, away: away / scale }, isSuspended, untilMs };
  }
  return { expected: plan.expected, isSuspended, untilMs };
}
