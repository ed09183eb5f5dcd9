import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from './api-error.ts';
import { callUpstream, type RowCall } from './call-upstream.ts';
import { answeredRuns, runningReads } from './running-reads.ts';
import type { Transport } from './transport.ts';

/** When the request was sent, on the monotonic clock: a balance read before a push must not overwrite it. */
export interface CallMeta {
  readonly startedAt: number;
}

/** Connects RTK Query to `callUpstream`. A read is sent anew where what it reads has changed meanwhile (fresh-reads.ts). */
export const baseQuery: BaseQueryFn<RowCall, unknown, ApiError, object, CallMeta> = async (call, api) => {
  const { getState, dispatch, signal, queryCacheKey: key } = api;
  const transport = api.extra as Transport;
  for (;;) {
    const startedAt = performance.now();
    if (key === undefined)
      return { ...resultOf(await callUpstream(call, { getState, dispatch, signal, transport })), meta: { startedAt } };
    const again = new AbortController();
    const read = { getState, key, auth: call.row.auth, run: signal, again };
    runningReads.add(read);
    const outcome = await Promise.race([
      callUpstream(call, { getState, dispatch, signal: AbortSignal.any([signal, again.signal]), transport }),
      // Not waited for: what is aborted may take its time.
      new Promise<undefined>((resolve) => again.signal.addEventListener('abort', () => resolve(undefined))),
    ]);
    runningReads.delete(read);
    if (outcome === undefined || again.signal.aborted) continue;
    answeredRuns.add(signal);
    return { ...resultOf(outcome), meta: { startedAt } };
  }
};

const resultOf = (outcome: Awaited<ReturnType<typeof callUpstream>>) =>
  outcome.ok ? { data: outcome.data } : { error: outcome.error };
