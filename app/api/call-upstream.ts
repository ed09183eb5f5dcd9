import { HEADERS, type Row } from '#contract/wire';
import type { SessionState } from '#app/store/session-slice.ts';
import { isAtTheDoor, NO_ANSWER, type ApiError } from './api-error.ts';
import type { Refused } from './refusals/error-text.ts';
import { attempt, playerHeaders, type Call } from './attempt.ts';
import { sessionOf, type Caller } from './caller.ts';
import type { Outcome } from './read-answer.ts';
import { refreshOnce } from './refresh.ts';
import { repeating } from './repeat-policy.ts';
import type { Transport } from './transport.ts';

/** What an endpoint hands to the base query: a row of the contract, its request, and for money calls the intent. */
export interface RowCall {
  readonly row: Row;
  readonly params: Call['params'];
  readonly query: Call['query'];
  readonly body: unknown;
  /** Headers that only this call needs, besides the common ones. */
  readonly headers?: Call['headers'];
  readonly intent?: {
    readonly key: string;
    readonly deadline: number;
    /** The call counts attempts (payment password): once it was sent, it is repeated only if it certainly was not counted. */
    readonly isCounted?: boolean;
  };
}

/** headers -> re-authentication -> repeat policy -> fetch. Every call to the upstream goes through this function. */
export async function callUpstream(call: RowCall, caller: Caller): Promise<Outcome<unknown>> {
  const { transport } = caller;
  const { number } = sessionOf(caller);
  return repeating(() => sendAuthorised(call, caller, number), {
    repeat: repeatOf(call, transport),
    ...(call.intent && { deadline: call.intent.deadline }),
    now: () => transport.clock.transportTime(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: transport.random,
    isAborted: () => abortable(call, caller)?.aborted === true,
  });
}

/** Which repeats are allowed: by the row, fewer if the upstream ignores keys or the call counts attempts. */
function repeatOf({ row, query, intent }: RowCall, { idempotency }: Transport) {
  // A repeat could wait for a change as long again, which no one waits for.
  if (query['wait']) return 'once';
  if (row.repeat !== 'keyed') return row.repeat;
  if (intent === undefined || idempotency === 'none') return 'once';
  return intent.isCounted === true ? 'counted' : 'keyed';
}

/** Sends with the session in which the call began: it never carries a later player's token. */
async function sendAuthorised(call: RowCall, caller: Caller, sessionNumber: number): Promise<Outcome<unknown>> {
  const session = () => sessionOf(caller);
  const used = session().player;
  if (session().number !== sessionNumber || (call.row.auth === 'player' && used === undefined))
    return { ok: false, error: { kind: 'signedOut' } };

  const send = () =>
    attempt(caller.transport, call.row, { ...call, headers: headersOf(call, session()) }, abortable(call, caller));
  const first = await send();
  if (first.ok || used === undefined || call.row.auth === 'guest' || !isReplayable(call, first.error)) return first;

  // Another call may have received a fresh token meanwhile; otherwise one refresh serves all callers.
  if (session().player?.token === used.token) await refreshOnce(caller);
  if (session().number !== sessionNumber) return first;
  if (session().player?.token !== used.token) return send();
  // The session stays: the next call tries to renew it again.
  return { ok: false, error: { ...first.error, status: NO_ANSWER } };
}

const UNAUTHORISED = 401;

/**
 * A 401 leads to a fresh token. A money call is repeated only if the upstream itself refused it: a bare 401 may come from a
 * proxy.
 */
function isReplayable({ row }: RowCall, error: ApiError): error is Refused {
  if (error.kind !== 'refused' || error.status !== UNAUTHORISED) return false;
  return row.repeat === 'safe' || isAtTheDoor(error);
}

function headersOf(call: RowCall, session: SessionState): Record<string, string> {
  return {
    ...playerHeaders(call.row.auth === 'guest' ? undefined : session.player),
    [HEADERS.language]: document.documentElement.lang,
    ...call.headers,
    // Sent to an upstream without keys too: it does no harm there, and a gateway between may know them.
    ...(call.intent && {
      [HEADERS.idempotencyKey]: call.intent.key,
      [HEADERS.deadline]: String(Math.floor(call.intent.deadline)),
    }),
  };
}

/** A money call that was sent is never aborted by an unmount: its outcome is needed. */
function abortable({ row }: RowCall, { signal }: Caller): AbortSignal | undefined {
  return row.repeat === 'keyed' ? undefined : signal;
}
