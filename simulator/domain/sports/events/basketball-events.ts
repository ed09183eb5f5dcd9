import type { MatchEvent } from '#contract/entities';
import { streamOf } from '../../../core/random/stream.ts';
import type { MatchPlan, Scoring } from '../plan/match-plan.ts';
import { playMinutes } from '../plan/play-time.ts';
import { minutesOf, numbered, spotIn } from './event-draft.ts';

export const QUARTER_MINUTES = 12;
const TIMEOUTS = 4;
/** For a side attacking to the right, in percent of the court. */
const NEAR = { x: [80, 95], y: [30, 70] } as const;
const FAR = { x: [66, 80], y: [8, 92] } as const;

/** Points of each side per minute, and timeouts. */
export function basketballEvents(seed: string, plan: MatchPlan, scorings: readonly Scoring[]): readonly MatchEvent[] {
  const spots = streamOf(seed, `spots:${plan.id}`);
  const periodOf = (minute: number) => Math.ceil(minute / QUARTER_MINUTES);
  const baskets = scorings.map(({ side, minute, points }) => ({
    kind: 'points' as const,
    period: periodOf(minute),
    minute,
    side,
    points,
    spot: spotIn(spots, side, points === 3 ? FAR : NEAR),
  }));
  const timeouts = (['home', 'away'] as const).flatMap((side) =>
    minutesOf(seed, `timeout:${plan.id}:${side}`, TIMEOUTS, playMinutes(plan.game)).map((minute) => ({
      kind: 'timeout' as const,
      period: periodOf(minute),
      minute,
      side,
    })),
  );
  return numbered(plan.id, [...baskets, ...timeouts]);
}
