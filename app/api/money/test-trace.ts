import { vi } from 'vitest';
import { CODES, type Reason } from '#contract/reasons';
import { api } from '#app/api/api.ts';
import { createServerClock } from '#app/api/server-clock.ts';
import { createTransport } from '#app/api/transport.ts';
import { createStore } from '#app/store/store.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { selectMoneyCalls } from './money-slice.ts';
import { aBet, PLAYER, REQUEST, START } from './test-upstream.ts';

/** One answer of the upstream: data, a refusal, a status, a text that is no JSON, or none. */
export type Reply =
  | { readonly data: unknown }
  | { readonly refused: Reason | number; readonly data?: object; readonly headers?: Record<string, string> }
  | { readonly status: number; readonly text?: string }
  | 'lost'
  | 'silent';

export interface Script {
  readonly idempotency?: 'keyed' | 'none';
  /** The attempts of the call; the last one repeats. */
  readonly call: readonly Reply[];
  /** The look-ups, by key or by content; the last one repeats. */
  readonly look?: readonly Reply[];
  /** Answer to an exchange of tokens. */
  readonly refresh?: Reply;
}

export const ACCEPTED: Reply = { data: { bet: aBet(), balance: '9.000000' } };
/** An outcome as `getOutcome` gives it. `now` is filled in when it is sent. */
export const outcome = (state: string, rest: object = {}): Reply => ({ data: { state, now: 'now', ...rest } });

const OURS = /\/(?:bet|mybet|outcome|transfer|change_log|refresh)(?:\?|$)/;

/** A store whose upstream follows a script, and every request, state, toast and reread of it, with its time. */
export function traced({ idempotency = 'keyed', call, look = [], refresh = 'lost' }: Script) {
  const keys: string[] = [];
  const hidden = (text: string) =>
    text.replaceAll(/[0-9a-f]{32}/g, (key) => {
      if (!keys.includes(key)) keys.push(key);
      return `key${keys.indexOf(key) + 1}`;
    });
  const said: { readonly times: string[]; readonly text: string }[] = [];
  const say = (text: string): void => {
    const time = ((Date.now() - START) / 1000).toFixed(2);
    const short = shortened(hidden(text));
    const last = said.at(-1);
    if (last?.text === short) last.times.push(time);
    else said.push({ times: [time], text: short });
  };
  const next = (replies: readonly Reply[], at: number) => replies[Math.min(at, replies.length - 1)] ?? 'silent';
  let calls = 0;
  let looks = 0;
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    // The wallet channel asks for a ticket, where a test before this one has started it.
    if (!OURS.test(url)) return new Promise(() => undefined);
    const headers = { ...(init.headers as Record<string, string>) };
    const deadline = headers['x-deadline'];
    if (deadline !== undefined) headers['x-deadline'] = `+${Number(deadline) - START}`;
    say(`${init.method} ${url} ${JSON.stringify(headers)} ${typeof init.body === 'string' ? init.body : ''}`.trimEnd());
    if (url.includes('refresh')) return answer(refresh, init.signal);
    return init.method === 'GET' ? answer(next(look, looks++), init.signal) : answer(next(call, calls++), init.signal);
  };
  const clock = createServerClock({ monotonic: () => performance.now(), wall: () => Date.now() });
  const store = createStore(createTransport({ fetch, clock, idempotency, random: () => 0.5 }));
  vi.spyOn(api.util, 'invalidateTags').mockImplementation((tags) => {
    // Listeners of the slip read matches again, where a test before this one has started them.
    if (tags.includes('Account')) say(`reread ${String(tags)}`);
    return { type: 'reread' } as never;
  });
  store.dispatch(signedIn(PLAYER));
  let before = '';
  let toasts = 0;
  store.subscribe(() => {
    const { toast, session } = store.getState();
    for (const { kind, text } of toast.past.slice(0, toast.past.length - toasts).toReversed()) say(`${kind} ${text}`);
    toasts = toast.past.length;
    const now = `${JSON.stringify(selectMoneyCalls(store.getState()))}${session.player === undefined ? ' signed out' : ''}`;
    if (now !== before) say(now);
    before = now;
  });
  return {
    store,
    lines: () => said.map(({ times, text }) => `${times.join(' ')}: ${text}`),
    say,
  };
}

async function answer(reply: Reply, signal: AbortSignal | null | undefined): Promise<Response> {
  if (reply === 'lost') throw new TypeError('network');
  if (reply === 'silent')
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const headers = { 'x-server-time': String(Date.now()), date: new Date(Date.now()).toUTCString() };
  if ('status' in reply) return new Response(reply.text ?? '', { status: reply.status, headers });
  if ('refused' in reply) {
    const { code, status } =
      typeof reply.refused === 'number' ? { code: reply.refused, status: 400 } : CODES[reply.refused];
    const body = { code, msg: 'Said by the server', ...(reply.data && { data: reply.data }) };
    return Response.json(body, { status, headers: { ...headers, ...reply.headers } });
  }
  const text = JSON.stringify({ code: 0, msg: '', data: reply.data });
  return new Response(text.replace('"now":"now"', `"now":${Date.now()}`), { headers });
}

/** What is the same everywhere has a name. */
const shortened = (text: string): string =>
  text
    .replaceAll(JSON.stringify(aBet()), '<bet b1>')
    .replaceAll(JSON.stringify(REQUEST.body), '<body>')
    .replace(`"authorization":"${PLAYER.token}","user-id":"u1","accept-language":"en"`, '<player>')
    .replaceAll(PLAYER.token, '<token>')
    .replaceAll(PLAYER.freshToken, '<fresh token>');

export type Traced = ReturnType<typeof traced>;
