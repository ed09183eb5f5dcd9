import type { Race, RaceGame } from '#contract/entities';
import { timesOfRace, useDrawList, useDrawPolling, type DrawList } from '#app/features/betting/draws/index.ts';
import { useListRacesQuery } from './racing-api.ts';

export function useRaces(game: RaceGame): DrawList<Race> {
  const polling = useDrawPolling();
  const asked = useListRacesQuery({ game }, polling.options);
  return useDrawList(asked.currentData?.races, timesOfRace, asked, polling);
}
