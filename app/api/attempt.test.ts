import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import type { Row } from '#contract/rows';
import { attempt, playerHeaders, type Call } from './attempt.ts';
import { createServerClock } from './server-clock.ts';
import { createTransport } from './transport.ts';

const row = (over: Partial<Row> = {}): Row =>
  ({
    name: 'aRow',
    service: 'sports',
    method: 'GET',
    path: 'api/v1/{game}/list',
    auth: 'player',
    repeat: 'safe',
    data: v.object({ sum: v.string() }),
    ...over,
  }) as unknown as Row;
const call = (over: Partial<Call> = {}): Call => ({
  params: { game: 'soccer' },
  query: {},
  body: undefined,
  headers: {},
  ...over,
});
const wall = Date.UTC(2026, 2, 1);
const okay = () => Response.json({ code: 0, msg: '', data: { sum: '1' } }, { headers: { 'x-server-time': '5000' } });

let sent: unknown[] = [];
/** Sends one call; what came of it, and what the upstream received. */
async function sending(of: Row, given: Call, answer = async (_: AbortSignal): Promise<Response> => okay()) {
  sent = [];
  const clock = createServerClock({ monotonic: () => performance.now(), wall: () => wall });
  const fetch = async (url: string, { signal, ...init }: RequestInit) => {
    sent.push({ url, ...init });
    return answer(signal as AbortSignal);
  };
  const page = new AbortController();
  const running = attempt(createTransport({ fetch, clock }), of, given, page.signal);
  return { running, page, clock };
}
const never = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const plain = { method: 'GET', headers: {}, body: undefined, credentials: 'omit', cache: 'no-store' };
const url = '/sports/api/v1/soccer/list';

it.each<[string, Row, Call, object]>([
  ['a plain one', row(), call(), { ...plain, url }],
  ['of a guest, which the browser keeps', row({ auth: 'guest' }), call(), { ...plain, url, cache: 'no-cache' }],
  [
    'with a query, without what is not given',
    row(),
    call({ query: { start: 0, name: 'a b&c', end: undefined } }),
    { ...plain, url: `${url}?start=0&name=a+b%26c` },
  ],
  ['with a query of nothing', row(), call({ query: { end: undefined } }), { ...plain, url }],
  [
    'with its time, so that no copy of it is of use',
    row({ auth: 'guest' }),
    call({ query: { start: 0, timestamp: 5 } }),
    { ...plain, url: `${url}?start=0&timestamp=5` },
  ],
  [
    'with a body',
    row({ method: 'POST', repeat: 'keyed' }),
    call({ body: { a: 1 }, headers: { 'idempotency-key': 'k1' } }),
    {
      ...plain,
      url,
      method: 'POST',
      headers: { 'idempotency-key': 'k1', 'content-type': 'application/json' },
      body: '{"a":1}',
    },
  ],
  [
    'that is sent once, under a key of its own',
    row({ method: 'POST', repeat: 'once' }),
    call(),
    {
      ...plain,
      url,
      method: 'POST',
      headers: { 'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/) as string },
    },
  ],
  [
    'with headers of the row, which those of the call replace',
    row({ headers: { platform: '1', 'user-id': 'x' } }),
    call({ headers: { 'user-id': 'u1' } }),
    { ...plain, url, headers: { platform: '1', 'user-id': 'u1' } },
  ],
])('a request %s', async (_, of, given, expected) => {
  const { running } = await sending(of, given);
  expect(await running).toEqual({ ok: true, data: { sum: '1' } });
  expect(sent).toEqual([expected]);
});

it('reads the clock of the answer, and leaves no timer behind', async () => {
  const { running, clock } = await sending(row(), call());
  expect(clock.transportTime()).toBe(wall);
  await running;
  expect(clock.transportTime()).toBe(5000);
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up after five seconds, and says so', async () => {
  const { running } = await sending(row(), call(), never);
  const ended: unknown[] = [];
  void running.then((outcome) => ended.push(outcome));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual([{ ok: false, error: { kind: 'timeout' } }]);
});

it('ends with the page that called, as without a connection', async () => {
  const { running, page } = await sending(row(), call(), never);
  page.abort();
  expect(await running).toEqual({ ok: false, error: { kind: 'fetch' } });
  expect(vi.getTimerCount()).toBe(0);
});

it.each<[string, Partial<Call>, readonly string[]]>([
  ['takes what the page has sent early', { headers: { 'accept-language': 'en' } }, []],
  ['sends a call of a player', { headers: { 'accept-language': 'en', authorization: 't' } }, [url]],
  ['sends a call with a body', { headers: { 'accept-language': 'en' }, body: {} }, [url]],
  ['sends a call in another language', { headers: { 'accept-language': 'pt' } }, [url]],
])('%s', async (_, given, requests) => {
  const answer = Promise.resolve({ response: okay(), sentAt: 0, receivedAt: 0 });
  vi.stubGlobal('slipwayEarly', { [url]: { language: 'en', sentAt: performance.now(), answer } });
  const { running } = await sending(row(), call(given));
  expect(await running).toEqual({ ok: true, data: { sum: '1' } });
  expect(sent.map((each) => (each as { url: string }).url)).toEqual(requests);
});

it('a guest has no headers of a player', () => {
  expect(playerHeaders(undefined)).toBeUndefined();
  expect(playerHeaders({ token: 't1', userId: 'u1' })).toEqual({ authorization: 't1', 'user-id': 'u1' });
});
