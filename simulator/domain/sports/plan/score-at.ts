import { halfMinutes } from './play-time.ts';
import type { MatchPlan } from './match-plan.ts';

export interface ScoreNow {
  readonly home: number;
  readonly away: number;
}

export function scoreAt(plan: Pick<MatchPlan, 'scorings'>, minute: number): ScoreNow {
  let [home, away] = [0, 0];
  for (const scoring of plan.scorings) {
    if (scoring.minute > minute) break;
    if (scoring.side === 'home') home += scoring.points;
    else away += scoring.points;
  }
  return { home, away };
}

/** In the engine's form. */
export function plannedResult(plan: MatchPlan): { ft: string; ht: string } {
  return {
    ft: scoreText(scoreAt(plan, Number.POSITIVE_INFINITY)),
    ht: scoreText(scoreAt(plan, halfMinutes(plan.game))),
  };
}

export const scoreText = ({ home, away }: ScoreNow) => `${home}:${away}`;
