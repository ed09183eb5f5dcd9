import { CARS } from './race-sections.ts';

/** From the start until the last car has arrived. */
export const RUN_MS = 9_000;

/**
 * start     the cars wait
 * waiting   they have started; the finish has not arrived, so all drive much alike
 * running   they drive to the finish
 * finished  they are there
 */
export type RunState = 'start' | 'waiting' | 'running' | 'finished';

export interface RaceProgress {
  readonly state: RunState;
  /** Milliseconds since the start, between 0 and `RUN_MS`. */
  readonly elapsed: number;
}

/**
 * Where a race is at a moment of the server's clock: the same on every page, and on one that is opened in the middle of it.
 *
 * @param now milliseconds since the epoch, by the server's clock
 * @example runOf({ drawTime: '2026-03-14T12:00:00Z', hasFinish: true }, Date.parse('2026-03-14T12:00:04Z')).elapsed // 4000
 */
export function runOf({ drawTime, hasFinish }: { drawTime: string; hasFinish: boolean }, now: number): RaceProgress {
  const since = now - Date.parse(drawTime);
  // A finish that arrives before its time is one: our clock may be late.
  if (since < 0 && !hasFinish) return { state: 'start', elapsed: 0 };
  const elapsed = Math.min(Math.max(since, 0), RUN_MS);
  if (!hasFinish) return { state: 'waiting', elapsed };
  return { state: elapsed < RUN_MS ? 'running' : 'finished', elapsed };
}

/** How a car drives before the finish is known, from 0 to 1: as the race's number says, so that all pages show the same. */
export function formOf(number: string, car: number): number {
  const turn = [...number].reduce((sum, digit) => sum + (digit.codePointAt(0) ?? 0), 0);
  return ((car * 7 + turn) % CARS.length) / (CARS.length - 1);
}
