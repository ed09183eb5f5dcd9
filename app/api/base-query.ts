import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { HEADERS } from '#contract/headers.ts';
import { refreshSession } from '#contract/rows/refresh-session.ts';
import type { Row } from '#contract/row.ts';
import { signedOut, tokensRefreshed, type SessionState } from '#app/store/session-slice.ts';
import type { ApiError } from './api-error.ts';
import { attempt, playerHeaders, type Call } from './attempt.ts';
import type { Outcome } from './read-answer.ts';
import { repeating } from './repeat-policy.ts';
import { serverClock } from './server-clock.ts';

/** What an endpoint hands to the base query: a row of the contract, its request, and for money calls the intent. */
export interface RowCall {
  readonly row: Row;
  readonly params: Call['params'];
  readonly query: Call['query'];
  readonly body: unknown;
  readonly intent?: { readonly key: string; readonly deadline: number };
}

/** When the request left, on the monotonic clock: a balance read before a push must not overwrite it. */
export interface CallMeta {
  readonly startedAt: number;
}

type Api = Parameters<BaseQueryFn>[1];
type WithSession = { readonly session: SessionState };

const UNAUTHORISED = 401;

/** headers -> re-authentication -> repeat policy -> fetch. The one door to the upstream. */
export const baseQuery: BaseQueryFn<RowCall, unknown, ApiError, object, CallMeta> = async (call, api) => {
  const startedAt = performance.now();
  const started = (api.getState() as WithSession).session;
  const outcome = await repeating(() => sendAuthorised(call, api, started.number), {
    repeat: call.row.repeat,
    ...(call.intent && { deadline: call.intent.deadline }),
    now: () => serverClock.transportTime(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
  });
  return outcome.ok ? { data: outcome.data, meta: { startedAt } } : { error: outcome.error, meta: { startedAt } };
};

/** Sends in the name of the session that the call began in, and of no other: a later player's token never carries it. */
async function sendAuthorised(call: RowCall, api: Api, sessionNumber: number): Promise<Outcome<unknown>> {
  const session = () => (api.getState() as WithSession).session;
  if (session().number !== sessionNumber) return { ok: false, error: { kind: 'signedOut' } };
  const used = session().player;
  if (call.row.auth === 'player' && used === undefined) return { ok: false, error: { kind: 'signedOut' } };

  const send = () => attempt(call.row, { ...call, headers: headersOf(call, session()) }, abortable(call, api));
  const first = await send();
  const isRefused = !first.ok && first.error.kind === 'refused' && first.error.status === UNAUTHORISED;
  if (!isRefused || used === undefined || call.row.auth === 'guest') return first;

  // Another call may have brought a fresh token meanwhile; else exactly one refresh is in flight for all callers.
  if (session().player?.token === used.token) await refreshOnce(api, sessionNumber);
  if (session().number !== sessionNumber) return { ok: false, error: { kind: 'signedOut' } };
  return session().player?.token === used.token ? first : send();
}

function headersOf(call: RowCall, session: SessionState): Record<string, string> {
  return {
    ...playerHeaders(call.row.auth === 'guest' ? undefined : session.player),
    [HEADERS.language]: document.documentElement.lang,
    ...(call.intent && {
      [HEADERS.idempotencyKey]: call.intent.key,
      [HEADERS.deadline]: String(Math.floor(call.intent.deadline)),
    }),
  };
}

/** A money call that has left is never aborted by an unmount: its outcome must be heard. */
function abortable(call: RowCall, api: Api): AbortSignal | undefined {
  return call.row.repeat === 'keyed' ? undefined : api.signal;
}

let refreshing: Promise<void> | undefined;

function refreshOnce(api: Api, sessionNumber: number): Promise<void> {
  refreshing ??= refresh(api, sessionNumber).finally(() => (refreshing = undefined));
  return refreshing;
}

async function refresh(api: Api, sessionNumber: number): Promise<void> {
  const { player } = (api.getState() as WithSession).session;
  if (player === undefined) return;
  const headers = { [HEADERS.refreshToken]: player.freshToken };
  const outcome = await attempt(refreshSession, { params: {}, query: {}, body: undefined, headers });
  if ((api.getState() as WithSession).session.number !== sessionNumber) return;
  if (outcome.ok) {
    api.dispatch(tokensRefreshed({ token: outcome.data.token, freshToken: outcome.data.fresh_token }));
  } else if (outcome.error.kind === 'refused') {
    api.dispatch(signedOut({ because: 'expired' }));
  }
}
