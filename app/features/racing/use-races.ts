import type { RaceGame } from '#contract/entities/lottery-game.ts';
import type { Race } from '#contract/entities/race.ts';
import { timesOfRace, useDrawList, useDrawPolling, type DrawList } from '#app/features/draws/index.ts';
import { useListRacesQuery } from './racing-api.ts';

/** The races as they stand now. */
export function useRaces(game: RaceGame): DrawList<Race> {
  const polling = useDrawPolling();
  const asked = useListRacesQuery({ game }, polling.options);
  return useDrawList(asked.currentData?.races, timesOfRace, asked, polling);
}
