import { QUARTERS_PER_POINT } from './quarter-line.ts';
import type { Score } from './score.ts';

/** Outcome of a pick; half outcomes and push only from Asian lines. */
export type LegOutcome = 'won' | 'half_won' | 'push' | 'half_lost' | 'lost';

/**
 * Outcome of an Asian pick from the quarters by which its side is ahead after the line: two or more win, one half-wins, level is
 * a push (stake back), one behind half-loses. This equals two bets of half the stake on the neighbouring half lines (-0.75 is
 * half -0.5, half -1).
 *
 * Source: https://en.wikipedia.org/wiki/Asian_handicap
 *
 * @example asianLeg(1) // 'half_won'
 */
export function asianLeg(aheadQuarters: number): LegOutcome {
  if (aheadQuarters >= 2) return 'won';
  if (aheadQuarters <= -2) return 'lost';
  return aheadQuarters === 1 ? 'half_won' : aheadQuarters === 0 ? 'push' : 'half_lost';
}

/** Quarters by which an Asian pick is ahead; `line` is that of its side. */
export function asianAhead(outcome: string, score: Score, line: number): number {
  const margin = (score.home - score.away) * QUARTERS_PER_POINT;
  const goals = (score.home + score.away) * QUARTERS_PER_POINT;
  switch (outcome) {
    case 'home':
      return margin + line;
    case 'away':
      return line - margin;
    case 'over':
      return goals - line;
    default:
      return line - goals;
  }
}
