import { useMemo, useState } from 'react';
import { drawPhase, pollMs, type DrawPhase } from './draw-phase.ts';
import type { DrawTimes } from './draw-times.ts';
import { useGameTime } from './use-game-time.ts';

/** The draws of a game, or its races, as they stand now. */
export interface DrawList<Draw> {
  /** The one to bet on, or the last where none is announced. */
  readonly current: Draw | undefined;
  readonly times: DrawTimes | undefined;
  readonly phase: DrawPhase | undefined;
  readonly now: number;
  /** Those that are over, the latest first. */
  readonly past: readonly Draw[];
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly refetch: () => void;
}

/** What of a query of RTK Query is needed. */
interface Asked {
  readonly isError: boolean;
  readonly refetch: () => unknown;
  readonly fulfilledTimeStamp?: number | undefined;
}

/** How a list of draws is read: again in time for what comes next, and when the page comes back into sight. */
export function useDrawPolling() {
  const [pollingInterval, setPoll] = useState(pollMs(undefined));
  const options = { pollingInterval, refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true };
  // A draw that is due, or over without its numbers, is asked for more often.
  const follow = (phase: DrawPhase | undefined) => {
    const wanted = pollMs(phase);
    if (pollingInterval !== wanted) setPoll(wanted);
  };
  return { options, follow };
}

/**
 * Where a game stands by its draws, the coming one first.
 *
 * @param timesOf must be the same function each time
 */
export function useDrawList<Draw extends { readonly state: DrawTimes['state'] }>(
  draws: readonly Draw[] | undefined,
  timesOf: (draw: Draw) => DrawTimes,
  { isError, refetch, fulfilledTimeStamp }: Asked,
  { follow }: Pick<ReturnType<typeof useDrawPolling>, 'follow'>,
): DrawList<Draw> {
  const now = useGameTime(fulfilledTimeStamp);
  const current = draws?.[0];
  const times = useMemo(() => current && timesOf(current), [current, timesOf]);
  const phase = times && drawPhase(times, now);
  follow(phase);
  const past = useMemo(() => (draws ?? []).filter(({ state }, index) => index > 0 || state === 'drawn'), [draws]);
  const isLoading = draws === undefined && !isError;
  return { current, times, phase, now, past, isLoading, isError, refetch: () => void refetch() };
}
