import { availableParallelism, loadavg } from 'node:os';

/** Somebody sits before it: what is not there soon is missing. */
const SHORT_MS = 5_000;
/** A machine that is shared is slow, not broken. */
const LONG_MS = 60_000;
/** Above this many running processes for each core, a machine is busy. */
const MAX_LOAD_PER_CORE = 3;

interface Circumstances {
  /** The value of the variable CI. */
  readonly ci: string | undefined;
  /** Running processes for each core, over the last minute. */
  readonly load: number;
  /** Whether long test files run. */
  readonly isLong: boolean;
  /** A bound that a run has set for the runs that it starts. */
  readonly given: string | undefined;
}

/** How long a test waits for something before it counts as missing, in milliseconds. */
export function waitBound({ ci, load, isLong, given }: Circumstances): number {
  if (given === String(SHORT_MS) || given === String(LONG_MS)) return Number(given);
  const isCi = ci !== undefined && ci !== '' && ci !== 'false';
  return isCi || isLong || load > MAX_LOAD_PER_CORE ? LONG_MS : SHORT_MS;
}

/** The variable that hands the bound from a run to the workers of its tests, and to the runs that it starts. */
export const BOUND_VARIABLE = 'SLIPWAY_WAIT_MS';
/** What a run sets to have the long bound. */
export const PATIENT = { [BOUND_VARIABLE]: String(LONG_MS) };

/** The bound here and now. @param isLong whether long test files run */
export const boundHere = (isLong: boolean): number =>
  waitBound({
    ci: process.env['CI'],
    load: (loadavg()[0] ?? 0) / availableParallelism(),
    isLong,
    given: process.env[BOUND_VARIABLE],
  });

/** The bound of the run that a test belongs to: what a wait of a test takes that names one. */
export const WAIT_MS = Number(process.env[BOUND_VARIABLE] ?? LONG_MS);
