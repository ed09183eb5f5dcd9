import { useMemo, useState } from 'react';
import type { Failure } from '#app/api/refusals/beside.ts';
import { drawPhase, pollMs, type DrawPhase } from './draw-phase.ts';
import type { DrawTimes } from './draw-times.ts';
import { useGameTime } from './use-game-time.ts';

/** The current draws or races of a game. */
export interface DrawList<Draw> {
  /** The draw to bet on, or the last one if none is announced. */
  readonly current: Draw | undefined;
  readonly times: DrawTimes | undefined;
  readonly phase: DrawPhase | undefined;
  readonly now: number;
  /** Finished draws, the latest first. */
  readonly past: readonly Draw[];
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly error?: Failure;
  readonly refetch: () => void;
}

/** The part of an RTK Query result that is used here. */
interface Asked {
  readonly isError: boolean;
  readonly error?: Failure;
  readonly refetch: () => unknown;
  readonly fulfilledTimeStamp?: number | undefined;
}

/** Polling options for a list of draws: it is read again for each phase, and when the page becomes visible. */
export function useDrawPolling() {
  const [pollingInterval, setPoll] = useState(pollMs(undefined));
  const options = {
    pollingInterval,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  };
  // A draw that is due, or over without its numbers, is polled more often.
  const follow = (phase: DrawPhase | undefined) => {
    const wanted = pollMs(phase);
    if (pollingInterval !== wanted) setPoll(wanted);
  };
  return { options, follow };
}

/**
 * The current, last and past draws of a game.
 *
 * @param timesOf must be the same function each time
 */
export function useDrawList<Draw extends { readonly state: DrawTimes['state'] }>(
  draws: readonly Draw[] | undefined,
  timesOf: (draw: Draw) => DrawTimes,
  { isError, error, refetch, fulfilledTimeStamp }: Asked,
  { follow }: Pick<ReturnType<typeof useDrawPolling>, 'follow'>,
): DrawList<Draw> {
  const now = useGameTime(fulfilledTimeStamp);
  const current = draws?.[0];
  const times = useMemo(() => current && timesOf(current), [current, timesOf]);
  const phase = times && drawPhase(times, now);
  follow(phase);
  const past = useMemo(() => (draws ?? []).filter(({ state }, index) => index > 0 || state === 'drawn'), [draws]);
  const isLoading = draws === undefined && !isError;
  return { current, times, phase, now, past, isLoading, isError, error, refetch: () => void refetch() };
}
