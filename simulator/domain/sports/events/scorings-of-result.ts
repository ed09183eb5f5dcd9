import type { SportGame } from '#contract/entities';
import { parseScore } from '#engine/sports';
import { streamOf } from '../../../core/random/stream.ts';
import { spread } from '../plan/draw-scorings.ts';
import type { Scoring } from '../plan/match-plan.ts';
import { halfMinutes, playMinutes } from '../plan/play-time.ts';

/** Scorings for a result of a control call: the half-time score in the first half, the rest in the second. */
export function scoringsOfResult(
  seed: string,
  id: string,
  game: SportGame,
  result: { readonly ft: string; readonly ht: string },
): readonly Scoring[] {
  const stream = streamOf(seed, `events-of:${id}:${result.ht}:${result.ft}`);
  const score = parseScore(result, game);
  const [half, full] = [halfMinutes(game), playMinutes(game)];
  return (['home', 'away'] as const)
    .flatMap((side) => {
      const before = score.half?.[side] ?? 0;
      return [
        ...spread(stream, game, side, before, { from: 1, to: half }),
        ...spread(stream, game, side, score[side] - before, { from: half + 1, to: full }),
      ];
    })
    .sort((one, other) => one.minute - other.minute || (one.side === 'home' ? -1 : 1));
}
