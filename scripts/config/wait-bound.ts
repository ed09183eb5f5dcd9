import { availableParallelism, loadavg } from 'node:os';

/** A developer waits: what is not there soon is missing. */
const SHORT_MS = 5_000;
/** A shared machine is slow, not broken. */
const LONG_MS = 60_000;
/** Running processes per core that make a machine busy. */
const MAX_LOAD_PER_CORE = 3;

interface Circumstances {
  /** The variable CI. */
  readonly ci: string | undefined;
  /** Running processes per core in the last minute. */
  readonly load: number;
  /** Long test files run. */
  readonly isLong: boolean;
  /** Set by the parent run. */
  readonly given: string | undefined;
}

/** How long a test waits before something counts as missing, in milliseconds. */
export function waitBound({ ci, load, isLong, given }: Circumstances): number {
  if (given === String(SHORT_MS) || given === String(LONG_MS)) return Number(given);
  const isCi = ci !== undefined && ci !== '' && ci !== 'false';
  return isCi || isLong || load > MAX_LOAD_PER_CORE ? LONG_MS : SHORT_MS;
}

/** Passes the bound to test workers and started runs. */
export const BOUND_VARIABLE = 'SLIPWAY_WAIT_MS';
/** Sets the long bound. */
export const PATIENT = { [BOUND_VARIABLE]: String(LONG_MS) };

export const boundHere = (isLong: boolean): number =>
  waitBound({
    ci: process.env['CI'],
    load: (loadavg()[0] ?? 0) / availableParallelism(),
    isLong,
    given: process.env[BOUND_VARIABLE],
  });

/** The run's bound, for waits that name one. */
export const WAIT_MS = Number(process.env[BOUND_VARIABLE] ?? LONG_MS);
