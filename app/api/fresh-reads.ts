import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { accountMoved } from '#app/store/push-slice.ts';
import { api } from './api.ts';
import { answeredRuns, runningReads } from './running-reads.ts';

/** What is a player's own. Everything else is also read by guests. */
const OF_PLAYER: ReadonlySet<unknown> = new Set([
  'Account',
  'Bets',
  'GameBalances',
  'Orders',
  'PayoutAccounts',
  'Protection',
]);
const INVALIDATION = api.util.invalidateTags.type;
const MUTATION_END = `${api.reducerPath}/executeMutation/fulfilled`;

type QueryEntry = {
  readonly status: string;
  readonly requestId?: string;
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
};
type Initiate = (args: unknown, options: object) => UnknownAction;

/**
 * What changed is read again at once. RTK Query's own delayed invalidation waits for every read of the page, so one banner that
 * hangs would hold up a balance; its immediate one forgets entries that are being read. Here those are sent anew, because an answer
 * may be older than the change. A run of several reads that has some of its answers already is run once more at its end.
 */
export const freshReads: Middleware = ({ dispatch, getState }) => {
  const unfinished = new Set<unknown>();
  const entries = () =>
    (getState() as { readonly api: { readonly queries: Record<string, QueryEntry | undefined> } }).api.queries;
  return (next) => (action) => {
    const { type, payload, meta } = action as {
      /** A thunk has none. */
      type?: string;
      payload?: unknown;
      meta?: { requestId?: string; arg?: { queryCacheKey?: string } };
    };
    if (type !== INVALIDATION && type !== MUTATION_END) {
      const result = next(action);
      if (unfinished.size > 0 && type?.endsWith('/pending') === false && unfinished.delete(meta?.requestId)) {
        const entry = entries()[meta?.arg?.queryCacheKey ?? ''];
        const endpoint = (api.endpoints as Record<string, { readonly initiate: Initiate }>)[entry?.endpointName ?? ''];
        if (endpoint !== undefined)
          dispatch(endpoint.initiate(entry?.originalArgs, { forceRefetch: true, subscribe: false }));
      }
      return result;
    }
    const tags: readonly unknown[] | undefined = type === INVALIDATION ? (payload as unknown[]) : undefined;
    if (tags?.includes('Account') === true) dispatch(accountMoved(performance.now()));
    const isOfPlayer = tags?.every((tag) => OF_PLAYER.has(tag)) ?? false;
    const running = [...runningReads].filter(
      (read) => read.getState === getState && (!isOfPlayer || read.auth === 'player'),
    );
    for (const { key, run } of running) if (answeredRuns.has(run)) unfinished.add(entries()[key]?.requestId);
    const result = next(action);
    for (const { again } of running) again.abort();
    return result;
  };
};
