import { halfMinutes } from './play-time.ts';
import type { MatchPlan } from './match-plan.ts';

export interface ScoreNow {
  readonly home: number;
  readonly away: number;
}

/** What stands on the board once `minute` has been played. */
export function scoreAt(plan: Pick<MatchPlan, 'scorings'>, minute: number): ScoreNow {
  let [home, away] = [0, 0];
  for (const scoring of plan.scorings) {
    if (scoring.minute > minute) break;
    if (scoring.side === 'home') home += scoring.points;
    else away += scoring.points;
  }
  return { home, away };
}

/** The result that the seed holds for a match, as the engine reads it. */
export function plannedResult(plan: MatchPlan): { ft: string; ht: string } {
  return {
    ft: scoreText(scoreAt(plan, Number.POSITIVE_INFINITY)),
    ht: scoreText(scoreAt(plan, halfMinutes(plan.game))),
  };
}

export const scoreText = ({ home, away }: ScoreNow) => `${home}:${away}`;
