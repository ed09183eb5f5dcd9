import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from './api-error.ts';
import { callUpstream, type RowCall } from './call-upstream.ts';
import type { Transport } from './transport.ts';

/** When the request was sent, on the monotonic clock: a balance read before a push must not overwrite it. */
export interface CallMeta {
  readonly startedAt: number;
}

/** Connects RTK Query to `callUpstream`. */
export const baseQuery: BaseQueryFn<RowCall, unknown, ApiError, object, CallMeta> = async (call, api) => {
  const startedAt = performance.now();
  const { getState, dispatch, signal } = api;
  const outcome = await callUpstream(call, { getState, dispatch, signal, transport: api.extra as Transport });
  return outcome.ok ? { data: outcome.data, meta: { startedAt } } : { error: outcome.error, meta: { startedAt } };
};
