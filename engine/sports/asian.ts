import { QUARTERS_PER_POINT } from './quarter-line.ts';
import type { Score } from './score.ts';

/** The outcome of one pick; the half outcomes and the push come from Asian lines only. */
export type LegOutcome = 'won' | 'half_won' | 'push' | 'half_lost' | 'lost';

/**
 * The outcome of an Asian pick, from the quarters by which its side is ahead after the line: two quarters or more win, one
 * half wins, level is a push (stake back), one behind half loses. A quarter line is two bets of half the stake on the
 * half lines around it (-0.75 is half -0.5, half -1), which is the same.
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

/** The quarters by which an Asian pick is ahead; its `line` is that of the side picked. */
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
