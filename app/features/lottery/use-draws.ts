import { useMemo, useState } from 'react';
import type { Draw } from '#contract/entities/lottery.ts';
import type { MarkSixGame } from '#contract/entities/lottery-game.ts';
import {
  drawPhase,
  pollMs,
  timesOfDraw,
  useGameTime,
  type DrawPhase,
  type DrawTimes,
} from '#app/features/draws/index.ts';
import { useListDrawsQuery } from './lottery-api.ts';

export interface Draws {
  /** The one to bet on, or the last where none is announced. */
  readonly current: Draw | undefined;
  readonly times: DrawTimes | undefined;
  readonly phase: DrawPhase | undefined;
  readonly now: number;
  /** Draws that are over, the latest first. */
  readonly past: readonly Draw[];
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly refetch: () => void;
}

/** The draws of a game as they stand now. They are read again in time for what comes next, and when the page comes back into sight. */
export function useDraws(game: MarkSixGame): Draws {
  const [poll, setPoll] = useState(pollMs(undefined));
  const { currentData, isError, refetch, fulfilledTimeStamp } = useListDrawsQuery(
    { game },
    { pollingInterval: poll, refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true },
  );
  const now = useGameTime(fulfilledTimeStamp);
  const current = currentData?.draws[0];
  const times = useMemo(() => current && timesOfDraw(current), [current]);
  const phase = times && drawPhase(times, now);
  // A draw that is due, or over without its numbers, is asked for more often.
  const wanted = pollMs(phase);
  if (poll !== wanted) setPoll(wanted);
  const past = useMemo(
    () => (currentData?.draws ?? []).filter(({ state }, index) => index > 0 || state === 'drawn'),
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
