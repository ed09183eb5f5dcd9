import { halfMinutes, playMinutes } from './plan/play-time.ts';
import type { MatchPlan } from './plan/match-plan.ts';
import type { Chances } from './chances.ts';
import { scoreText, type ScoreNow } from './plan/score-at.ts';
import { winnersOfScore } from './winners-of-score.ts';

/** Exceeded by a side in one of 10,000 matches. */
const MAX_GOALS = 9;

/** Chances at `minute` and `score`, for sides that score `expected` in a whole match. */
export function footballChances(
  plan: Pick<MatchPlan, 'game' | 'handicap'>,
  expected: MatchPlan['expected'],
  minute: number,
  score: ScoreNow,
): Chances {
  const left = (playMinutes(plan.game) - minute) / playMinutes(plan.game);
  const home = poissonChances(expected.home * left);
  const away = poissonChances(expected.away * left);
  const chances: Record<string, Record<string, number>> = {};
  for (const [more, ofHome] of home.entries()) {
    for (const [moreAway, ofAway] of away.entries()) {
      const ft = scoreText({ home: score.home + more, away: score.away + moreAway });
      for (const [market, outcome] of Object.entries(winnersOfScore(plan.game, ft, plan.handicap))) {
        const ofMarket = (chances[market] ??= {});
        ofMarket[outcome] = (ofMarket[outcome] ?? 0) + ofHome * ofAway;
      }
    }
  }
  if (minute === 0) chances['half'] = halfChances(plan, expected);
  return chances;
}

/** Leaders at half time and at the end, with equal expectations for both halves. */
function halfChances(
  plan: Pick<MatchPlan, 'game' | 'handicap'>,
  expected: MatchPlan['expected'],
): Record<string, number> {
  const share = halfMinutes(plan.game) / playMinutes(plan.game);
  const margins = marginChances(expected.home * share, expected.away * share);
  const chances: Record<string, number> = {};
  const side = (margin: number) => (margin > 0 ? 'w' : margin < 0 ? 'l' : 'd');
  for (const [first, ofFirst] of margins) {
    for (const [second, ofSecond] of margins) {
      const outcome = side(first) + side(first + second);
      chances[outcome] = (chances[outcome] ?? 0) + ofFirst * ofSecond;
    }
  }
  return chances;
}

function marginChances(home: number, away: number): Map<number, number> {
  const margins = new Map<number, number>();
  for (const [goals, ofHome] of poissonChances(home).entries()) {
    for (const [against, ofAway] of poissonChances(away).entries()) {
      const margin = goals - against;
      margins.set(margin, (margins.get(margin) ?? 0) + ofHome * ofAway);
    }
  }
  return margins;
}

function poissonChances(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= MAX_GOALS; goals++) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}
