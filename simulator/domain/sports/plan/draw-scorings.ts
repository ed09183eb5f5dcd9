import type { SportGame } from '#contract/entities';
import type { Stream } from '../../../core/random/stream.ts';
import type { MatchPlan, Scoring } from './match-plan.ts';
import { playMinutes } from './play-time.ts';

/** Standard deviation of a side's points (public box scores: 11 to 13). */
export const POINTS_DEVIATION = 11;
const MIN_POINTS = 40;

/** Goals of a Poisson process, or points around the expected value. Basketball never ends level. */
export function drawScorings(stream: Stream, game: SportGame, expected: MatchPlan['expected']): readonly Scoring[] {
  const sides = (['home', 'away'] as const).map((side) => {
    const count = game === 'basketball' ? points(stream, expected[side]) : poisson(stream, expected[side]);
    return { side, count };
  });
  const [home, away] = sides;
  if (game === 'basketball' && home && away && home.count === away.count) home.count += 1 + stream.int(6);
  return sides
    .flatMap(({ side, count }) => spread(stream, game, side, count))
    .sort((one, other) => one.minute - other.minute || (one.side === 'home' ? -1 : 1));
}

/** Spreads goals or points over minutes, by default the whole match. */
export function spread(
  stream: Stream,
  game: SportGame,
  side: Scoring['side'],
  count: number,
  { from, to }: { readonly from: number; readonly to: number } = { from: 1, to: playMinutes(game) },
): Scoring[] {
  const minute = () => from + stream.int(to - from + 1);
  if (game !== 'basketball') return Array.from({ length: count }, () => scoring(minute(), side, 1));
  const each = Array.from({ length: to + 1 }, () => 0);
  for (let left = count; left > 0;) {
    const basket = Math.min(left, stream.next() < 0.35 ? 3 : 2);
    const at = minute();
    each[at] = (each[at] ?? 0) + basket;
    left -= basket;
  }
  return each.flatMap((points, minute) => (points > 0 ? [scoring(minute, side, points)] : []));
}

const scoring = (minute: number, side: Scoring['side'], points: number): Scoring => ({ minute, side, points });

/** Poisson (Knuth): multiplies uniform draws until below e^-mean. */
export function poisson(stream: Stream, mean: number): number {
  const floor = Math.exp(-mean);
  let count = -1;
  for (let product = 1; product > floor; count++) product *= stream.next();
  return count;
}

/** Normal as sum of twelve uniform draws (deviation 1, mean 6): the same on every platform. */
function points(stream: Stream, mean: number): number {
  let sum = 0;
  for (let draw = 0; draw < 12; draw++) sum += stream.next();
  return Math.max(MIN_POINTS, Math.floor(mean + (sum - 6) * POINTS_DEVIATION + 0.5));
}
