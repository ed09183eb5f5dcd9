import type { Draw, MarkSixGame } from '#contract/entities';
import { timesOfDraw, useDrawList, useDrawPolling, type DrawList } from '#app/features/betting/draws/index.ts';
import { useListDrawsQuery } from './lottery-api.ts';

export function useDraws(game: MarkSixGame): DrawList<Draw> {
  const polling = useDrawPolling();
  const asked = useListDrawsQuery({ game }, polling.options);
  return useDrawList(asked.currentData?.draws, timesOfDraw, asked, polling);
}
