import { useMemo, useState } from 'react';
import type { RaceGame } from '#contract/entities/lottery-game.ts';
import type { Race } from '#contract/entities/race.ts';
import {
  drawPhase,
  pollMs,
  timesOfRace,
  useGameTime,
  type DrawPhase,
  type DrawTimes,
} from '#app/features/draws/index.ts';
import { useListRacesQuery } from './racing-api.ts';

export interface Races {
  readonly current: Race | undefined;
  readonly times: DrawTimes | undefined;
  readonly phase: DrawPhase | undefined;
  readonly now: number;
  /** Races that are over, the latest first. */
  readonly past: readonly Race[];
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly refetch: () => void;
}

/** The races as they stand now. They are read again in time for what comes next, and when the page comes back into sight. */
export function useRaces(game: RaceGame): Races {
  const [poll, setPoll] = useState(pollMs(undefined));
  const { currentData, isError, refetch, fulfilledTimeStamp } = useListRacesQuery(
    { game },
    { pollingInterval: poll, refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true },
  );
  const now = useGameTime(fulfilledTimeStamp);
  const current = currentData?.races[0];
  const times = useMemo(() => current && timesOfRace(current), [current]);
  const phase = times && drawPhase(times, now);
  const wanted = pollMs(phase);
  if (poll !== wanted) setPoll(wanted);
  const past = useMemo(
    () => (currentData?.races ?? []).filter(({ state }, index) => index > 0 || state === 'drawn'),
    [currentData],
  );
  return {
    current,
    times,
    phase,
    now,
    past,
    isLoading: currentData === undefined && !isError,
    isError,
    refetch: () => void refetch(),
  };
}
