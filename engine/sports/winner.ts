import { QUARTERS_PER_POINT } from './quarter-line.ts';
import type { Score } from './score.ts';
import { OUTCOMES } from './markets.ts';
import type { Market, SportGame } from './slip.ts';

/** Markets with exactly one winner of a fixed list. */
export type ScoreMarket = Exclude<Market, 'outright' | 'asian_handicap' | 'asian_total'>;

const SEVEN_OR_MORE = 7;
const MANY_GOALS = 3;
const BUCKET_POINTS = 5;
const LAST_BUCKET_FROM = 26;

const side = (margin: number) => (margin > 0 ? 'w' : margin < 0 ? 'l' : 'd');

/**
 * The one winning outcome of a market under a score: the only place where a score becomes outcomes, for estimates, settlement and
 * display.
 *
 * - `handicap`: the handicap is added to the home score, then w, d, l.
 * - `correct_score`: a score that is not sold falls under `w_other`, `d_other` or `l_other` (bd sells no 5:x).
 * - `goals`: seven and more are one outcome.
 * - `half`: side at half time, then side at full time; undefined while the half-time score is unknown.
 * - `bs`: big over the total, small under it; `mv`: the winner's margin in steps of five, 26 and more in one.
 * - `up` (bd): t for three goals or more, d for fewer; then s for an odd total, d for an even one. A goalless match is dd.
 *
 * Source: rules of the Chinese sports lottery for jczq, jclq and bd.
 *
 * @param line quarters: the handicap for `handicap`, the total for `bs`
 */
export function winner(game: SportGame, market: ScoreMarket, score: Score, line: number): string | undefined {
  const { home, away, half } = score;
  const margin = home - away;
  const goals = home + away;
  switch (market) {
    case 'wl':
      return side(margin);
    case 'handicap':
      return side(margin * QUARTERS_PER_POINT + line);
    case 'correct_score': {
      const exact = `${home}:${away}`;
      return OUTCOMES[game].correct_score?.includes(exact) ? exact : `${side(margin)}_other`;
    }
    case 'goals':
      return goals >= SEVEN_OR_MORE ? '7+' : String(goals);
    case 'half':
      return half === undefined ? undefined : side(half.home - half.away) + side(margin);
    case 'bs':
      return goals * QUARTERS_PER_POINT > line ? 'big' : 'small';
    case 'mv':
      return `${margin > 0 ? 'home' : 'away'} ${bucket(Math.abs(margin))}`;
    case 'up':
      return (goals >= MANY_GOALS ? 't' : 'd') + (goals % 2 === 1 ? 's' : 'd');
    default:
      return market satisfies never;
  }
}

function bucket(points: number): string {
  if (points >= LAST_BUCKET_FROM) return '26+';
  const from = points - ((points - 1) % BUCKET_POINTS);
  return `${from}-${from + BUCKET_POINTS - 1}`;
}
