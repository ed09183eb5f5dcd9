import { HEADERS, type Row, type RowData, rowPath } from '#contract/wire';
import { takeEarlyAnswer, type TimedAnswer } from './early-answers.ts';
import { readAnswer, type Outcome } from './read-answer.ts';
import { newKey } from './new-key.ts';
import type { Transport } from './transport.ts';

/** Section 7 of the specification. */
export const CALL_TIMEOUT_MS = 5_000;
const SECOND_MS = 1_000;

/** One call, ready to be sent. */
export interface Call {
  readonly params: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, string | number | undefined>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a call once. Never throws: every result is an outcome. */
export async function attempt<R extends Row>(
  transport: Transport,
  row: R,
  call: Call,
  signal?: AbortSignal,
): Promise<Outcome<RowData<R>>> {
  // A timer of the page rather than AbortSignal.timeout, because tests control it.
  const limit = new AbortController();
  // A call that names `wait` lets the upstream hold its answer for so many seconds.
  const timer = setTimeout(() => limit.abort(), CALL_TIMEOUT_MS + Number(call.query['wait'] ?? 0) * SECOND_MS);
  const address = rowPath(row, call.params) + search(call.query);
  const send = async (): Promise<TimedAnswer> => {
    const sentAt = performance.now();
    const response = await transport.fetch(address, {
      method: row.method,
      headers: {
        ...row.headers,
        // The browser may deliver a request seven times: each delivery gets the first answer, and a wrong code counts once.
        ...(row.repeat === 'once' && { [HEADERS.idempotencyKey]: newKey() }),
        ...call.headers,
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
      },
      // Nothing for a call without a body.
      body: JSON.stringify(call.body),
      signal: signal === undefined ? limit.signal : AbortSignal.any([signal, limit.signal]),
      credentials: 'omit',
      // The browser keeps what is the same for everyone, and asks whether it still is. An address with a time is never asked for again.
      cache: row.auth === 'guest' && !call.query['timestamp'] ? 'no-cache' : 'no-store',
    });
    return { response, sentAt, receivedAt: performance.now() };
  };
  // A player's answers need the token, and a call with a body is never sent early.
  const isPlain = call.body === undefined && call.headers[HEADERS.authorization] === undefined;
  const early = isPlain ? takeEarlyAnswer(address, call.headers[HEADERS.language]) : undefined;
  try {
    const { response, sentAt, receivedAt, outcome } = await (early ?? send());
    transport.clock.observe(response.headers, sentAt, receivedAt);
    if (outcome !== undefined) return outcome as Outcome<RowData<R>>;
    return await readAnswer(row, response, call.headers[HEADERS.language]);
  } catch {
    return { ok: false, error: { kind: limit.signal.aborted ? 'timeout' : 'fetch' } };
  } finally {
    clearTimeout(timer);
  }
}

function search(query: Call['query']): string {
  // Leaves out what is undefined; numbers become texts.
  const given = String(new URLSearchParams(JSON.parse(JSON.stringify(query)) as Record<string, string>));
  return given && `?${given}`;
}

/** Headers of a signed-in player: the stored token as it is (section 7 of the specification). */
export function playerHeaders(
  session: { token: string; userId: string } | undefined,
): Record<string, string> | undefined {
  return session && { [HEADERS.authorization]: session.token, [HEADERS.userId]: session.userId };
}
