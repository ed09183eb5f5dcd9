import type { Auth } from '#contract/wire';

/** A read on its way. */
export interface RunningRead {
  /** Of the store that reads. */
  readonly getState: () => unknown;
  /** Its entry in the cache. */
  readonly key: string;
  readonly auth: Auth;
  /** Of the whole run, which may be several reads. */
  readonly run: AbortSignal;
  /** Ends it, and sends it anew. */
  readonly again: AbortController;
}

export const runningReads = new Set<RunningRead>();

/** Runs that have been given an answer, and may go on reading. */
export const answeredRuns = new WeakSet<AbortSignal>();
