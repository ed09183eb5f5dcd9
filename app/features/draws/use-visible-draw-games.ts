import { MarkSixGame, RaceGame } from '#contract/entities/lottery-game.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import type { DrawGame } from './draw-times.ts';

const DRAW_GAMES: readonly DrawGame[] = [...MarkSixGame.options, ...RaceGame.options];

/** The lotteries and races of the brand, in its order. */
export function useVisibleDrawGames(): readonly DrawGame[] {
  return useBrand().games.filter((game): game is DrawGame => (DRAW_GAMES as readonly string[]).includes(game));
}
