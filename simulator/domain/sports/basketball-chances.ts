import type { Chances } from './chances.ts';
import { POINTS_DEVIATION } from './plan/draw-scorings.ts';
import type { MatchPlan } from './plan/match-plan.ts';
import { playMinutes } from './plan/play-time.ts';
import type { ScoreNow } from './plan/score-at.ts';
import { winnersOfScore } from './winners-of-score.ts';

/** Farther from the mean is rarer than one in 100,000. */
const REACH_POINTS = 70;
const MIN_DEVIATION = 1;
const BASE_POINTS = 300;

/** Margin and total are normally distributed around the score plus the expected rest. A draw is impossible. */
export function basketballChances(
  plan: Pick<MatchPlan, 'game' | 'handicap' | 'total'>,
  expected: MatchPlan['expected'],
  minute: number,
  score: ScoreNow,
): Chances {
  const left = (playMinutes(plan.game) - minute) / playMinutes(plan.game);
  const deviation = Math.max(MIN_DEVIATION, POINTS_DEVIATION * Math.SQRT2 * Math.sqrt(left));
  const margin = score.home - score.away + (expected.home - expected.away) * left;
  const total = score.home + score.away + (expected.home + expected.away) * left;
  const chances: Record<string, Record<string, number>> = {};
  const add = (market: string, outcome: string | undefined, chance: number) => {
    if (outcome === undefined) return;
    const ofMarket = (chances[market] ??= {});
    ofMarket[outcome] = (ofMarket[outcome] ?? 0) + chance;
  };
  for (let by = -REACH_POINTS; by <= REACH_POINTS; by++) {
    const at = Math.round(margin) + by;
    if (at === 0) continue;
    // Markets on the margin ignore the total, so any score with it will do.
    const winners = winnersOfScore(plan.game, `${BASE_POINTS + at}:${BASE_POINTS}`, plan.handicap);
    for (const market of ['wl', 'handicap', 'mv'] as const) add(market, winners[market], bell(at, margin, deviation));
  }
  for (let by = -REACH_POINTS; by <= REACH_POINTS; by++) {
    const at = Math.max(1, Math.round(total) + by);
    add('bs', winnersOfScore(plan.game, `${at}:0`, plan.handicap, plan.total).bs, bell(at, total, deviation));
  }
  return chances;
}

const bell = (at: number, mean: number, deviation: number) => Math.exp(-((at - mean) ** 2) / (2 * deviation ** 2));
