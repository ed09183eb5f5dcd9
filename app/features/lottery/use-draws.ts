import type { Draw } from '#contract/entities/lottery.ts';
import type { MarkSixGame } from '#contract/entities/lottery-game.ts';
import { timesOfDraw, useDrawList, useDrawPolling, type DrawList } from '#app/features/draws/index.ts';
import { useListDrawsQuery } from './lottery-api.ts';

/** The draws of a game as they stand now. */
export function useDraws(game: MarkSixGame): DrawList<Draw> {
  const polling = useDrawPolling();
  const asked = useListDrawsQuery({ game }, polling.options);
  return useDrawList(asked.currentData?.draws, timesOfDraw, asked, polling);
}
