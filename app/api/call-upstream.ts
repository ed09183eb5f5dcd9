import { HEADERS } from '#contract/headers.ts';
import type { Row } from '#contract/row.ts';
import type { SessionState } from '#app/store/session-slice.ts';
import { isAtTheDoor } from './api-error.ts';
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
  /** Those that only this call needs, beyond the common ones. */
  readonly headers?: Call['headers'];
  readonly intent?: {
    readonly key: string;
    readonly deadline: number;
    /** The call counts attempts (payment password): once it has left, only what is certainly not counted is repeated. */
    readonly isCounted?: boolean;
  };
}

/** headers -> re-authentication -> repeat policy -> fetch. The one door to the upstream. */
export async function callUpstream(call: RowCall, caller: Caller): Promise<Outcome<unknown>> {
  const { transport } = caller;
  const { number } = sessionOf(caller);
  return repeating(() => sendAuthorised(call, caller, number), {
    repeat: repeatOf(call, transport),
    ...(call.intent && { deadline: call.intent.deadline }),
    now: () => transport.clock.transportTime(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: transport.random,
  });
}

/** What a machine may repeat: by the row, less where the upstream ignores keys or the call counts attempts. */
function repeatOf({ row, intent }: RowCall, { idempotency }: Transport) {
  if (row.repeat !== 'keyed') return row.repeat;
  if (intent === undefined || idempotency === 'none') return 'once';
  return intent.isCounted === true ? 'counted' : 'keyed';
}

/** Sends in the name of the session that the call began in, and of no other: a later player's token never carries it. */
async function sendAuthorised(call: RowCall, caller: Caller, sessionNumber: number): Promise<Outcome<unknown>> {
  const session = () => sessionOf(caller);
  if (session().number !== sessionNumber) return { ok: false, error: { kind: 'signedOut' } };
  const used = session().player;
  if (call.row.auth === 'player' && used === undefined) return { ok: false, error: { kind: 'signedOut' } };

  const send = () =>
    attempt(
      caller.transport,
      call.row,
      { ...call, headers: headersOf(call, session(), caller.transport) },
      abortable(call, caller),
    );
  const first = await send();
  if (first.ok || used === undefined || call.row.auth === 'guest' || !isReplayable(call, first.error)) return first;

  // Another call may have brought a fresh token meanwhile; else exactly one refresh is in flight for all callers.
  if (session().player?.token === used.token) await refreshOnce(caller);
  if (session().number !== sessionNumber) return first;
  return session().player?.token === used.token ? first : send();
}

const UNAUTHORISED = 401;

/** A 401 is answered by a fresh token. A money call goes again only when the upstream itself said so: a bare 401 may come from between. */
function isReplayable({ row }: RowCall, error: Extract<Outcome<never>, { ok: false }>['error']): boolean {
  if (error.kind !== 'refused' || error.status !== UNAUTHORISED) return false;
  return row.repeat === 'safe' || isAtTheDoor(error);
}

function headersOf(call: RowCall, session: SessionState, { idempotency }: Transport): Record<string, string> {
  return {
    ...playerHeaders(call.row.auth === 'guest' ? undefined : session.player),
    [HEADERS.language]: document.documentElement.lang,
    ...call.headers,
    ...(call.intent &&
      idempotency === 'keyed' && {
        [HEADERS.idempotencyKey]: call.intent.key,
        [HEADERS.deadline]: String(Math.floor(call.intent.deadline)),
      }),
  };
}

/** A money call that has left is never aborted by an unmount: its outcome must be heard. */
function abortable({ row }: RowCall, { signal }: Caller): AbortSignal | undefined {
  return row.repeat === 'keyed' ? undefined : signal;
}
