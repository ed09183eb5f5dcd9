// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HEADERS } from '#contract/wire';
import { getAccount } from '#contract/rows/account/get-account';
import { placeBet } from '#contract/rows/sports/place-bet';
import { signedIn, tokensRefreshed } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { keep, openVault, storedNow } from '#app/store/vault.ts';
import { callUpstream } from './call-upstream.ts';
import { CALL_TIMEOUT_MS } from './attempt.ts';
import { createTransport } from './transport.ts';

const OLD = 'old-token-of-player';
const NEW = 'new-token-of-player';
const PLAYER = { token: OLD, freshToken: 'fresh-token-of-player', userId: 'u1', role: 3 } as const;
const OTHER = { ...PLAYER, token: 'token-of-the-other', freshToken: 'fresh-of-the-other', userId: 'u2' };
const READ = { row: getAccount, params: {}, query: {}, body: undefined };
const BET = {
  row: placeBet,
  params: { game: 'soccer' },
  query: {},
  body: {},
  intent: { key: 'a-key-of-the-bet', deadline: Date.UTC(2100, 0) },
};

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const EXPIRED = { code: 1001, msg: 'expired' };
const ACCOUNT = { code: 0, msg: '', data: { score: '1', currency: 'USDT' } };
const SESSION = { code: 0, msg: '', data: { token: NEW, fresh_token: 'fresh-new-of-player', user_id: 'u1', role: 3 } };

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(new TypeError('aborted'))));

function start(refreshed: () => Promise<Response> | Response) {
  const sent: { readonly path: string; readonly token: string; readonly userId: string }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const token = headers.get(HEADERS.authorization) ?? '';
    sent.push({ path: url.split('/').at(-1) ?? '', token, userId: headers.get(HEADERS.userId) ?? '' });
    if (url.endsWith('/refresh')) return Promise.race([refreshed(), aborted(init.signal)]);
    return token === NEW ? answer(200, ACCOUNT) : answer(401, EXPIRED);
  };
  const transport = createTransport({ fetch, random: () => 0 });
  const store = createStore(transport);
  store.dispatch(signedIn(PLAYER));
  const { getState, dispatch } = store;
  const call = (what: Parameters<typeof callUpstream>[0] = READ) =>
    callUpstream(what, { getState, dispatch: dispatch as never, transport });
  return { sent, store, call };
}

describe('a 401', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is answered by one refresh for all callers, and each call goes again with the fresh token', async () => {
    const { sent, call } = start(() => answer(200, SESSION));
    const outcomes = await Promise.all([call(), call(), call()]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(sent.filter(({ path }) => path === 'refresh').length).toBe(1);
    expect(sent.filter(({ token }) => token === NEW).length).toBe(3);
  });

  it('stores the fresh token before any call uses it: a page that is left in between must not trade the old one again', async () => {
    vi.useRealTimers();
    await openVault('test');
    await keep({ token: OLD, fresh_token: PLAYER.freshToken, user_id: 'u1' });
    const old = localStorage.getItem('fresh_token');
    const { store, call } = start(() => answer(200, SESSION));
    const storedAtUse: (string | null)[] = [];
    store.subscribe(() => {
      if (store.getState().session.player?.token === NEW) storedAtUse.push(localStorage.getItem('fresh_token'));
    });
    expect((await call()).ok).toBe(true);
    expect(await storedNow('fresh_token')).toBe(SESSION.data.fresh_token);
    const now = localStorage.getItem('fresh_token');
    expect(now).not.toBe(old);
    expect(new Set(storedAtUse)).toEqual(new Set([now]));
    localStorage.clear();
  });

  it('waits for its turn among the tabs; the token that another tab brought meanwhile is not traded again', async () => {
    let letIn = () => {};
    const turn = new Promise<void>((resolve) => (letIn = resolve));
    const request = async (_: string, work: () => Promise<void>) => turn.then(work);
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    const { sent, store, call } = start(() => answer(200, SESSION));
    const outcome = call();
    await vi.advanceTimersByTimeAsync(1);
    store.dispatch(tokensRefreshed({ token: NEW, freshToken: 'fresh-new-of-player' }));
    letIn();
    await vi.runAllTimersAsync();
    expect((await outcome).ok).toBe(true);
    expect(sent.map(({ path }) => path)).toEqual(['account', 'account']);
  });

  it('works in a browser whose player has blocked storage, which refuses locks too', async () => {
    const request = () => Promise.reject(new DOMException('', 'SecurityError'));
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    const { call } = start(() => answer(200, SESSION));
    expect((await call()).ok).toBe(true);
  });

  it('ends the session when the refresh is refused, which is not repeated', async () => {
    const { sent, store, call } = start(() => answer(401, EXPIRED));
    expect((await call()).ok).toBe(false);
    await vi.runAllTimersAsync();
    expect(store.getState().session.player).toBeUndefined();
    expect(sent.map(({ path }) => path)).toEqual(['account', 'refresh']);
  });

  it.each([
    ['breaks', () => Promise.reject(new TypeError('network'))],
    ['is a fault', () => answer(503, '')],
    ['cannot be read', () => new Response('{"code":0,', { status: 200 })],
    ['is not answered in time', () => new Promise<Response>(() => {})],
  ])(
    'keeps the session when every refresh %s: each call tries again, and says that no answer came',
    async (_, lost) => {
      let isLost = true;
      const { sent, store, call } = start(() => (isLost ? lost() : answer(200, SESSION)));
      const calls = [call(), call(BET)];
      await vi.runAllTimersAsync();
      // At the door: a bet is certainly not placed.
      const unanswered = { ok: false, error: { kind: 'refused', status: 504, reason: 'unauthorised' } };
      expect(await Promise.all(calls)).toMatchObject([unanswered, unanswered]);
      expect(store.getState().session.player).toEqual(PLAYER);

      sent.length = 0;
      isLost = false;
      expect((await call()).ok).toBe(true);
      expect(sent.map(({ path }) => path)).toEqual(['account', 'refresh', 'account']);
      expect(store.getState().session.player?.token).toBe(NEW);
    },
  );

  it('ends the session when the refresh is refused after one without an answer', async () => {
    let times = 0;
    const { sent, store, call } = start(() => (times++ === 0 ? answer(503, '') : answer(401, EXPIRED)));
    const outcome = call();
    await vi.runAllTimersAsync();
    expect((await outcome).ok).toBe(false);
    expect(store.getState().session.player).toBeUndefined();
    expect(sent.map(({ path }) => path)).toEqual(['account', 'refresh', 'refresh']);
  });

  it.each([
    ['broke', () => Promise.reject(new TypeError('network'))],
    ['was a fault', () => answer(502, '')],
    ['was cut', () => new Response('{"code":0,', { status: 200 })],
    ['did not come in time', () => new Promise<Response>(() => {})],
  ])('keeps the session when the answer %s, by one repeat', async (_, first) => {
    let times = 0;
    const { sent, store, call } = start(() => (times++ === 0 ? first() : answer(200, SESSION)));
    const outcome = call();
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1);
    expect(store.getState().session.player).toBeDefined();
    await vi.runAllTimersAsync();
    expect((await outcome).ok).toBe(true);
    expect(store.getState().session.player?.token).toBe(NEW);
    expect(sent.map(({ path }) => path)).toEqual(['account', 'refresh', 'refresh', 'account']);
  });

  it('does not repeat a refresh for a player who has signed out by then', async () => {
    const { sent, store, call } = start(() => Promise.reject(new TypeError('network')));
    const outcome = call();
    await vi.advanceTimersByTimeAsync(10);
    store.dispatch(signedIn(OTHER));
    await vi.runAllTimersAsync();
    expect((await outcome).ok).toBe(false);
    expect(sent.filter(({ path }) => path === 'refresh').length).toBe(1);
    expect(store.getState().session.player).toEqual(OTHER);
  });

  it("never sends a call with another player's token", async () => {
    let release = (_: Response) => {};
    const { sent, store, call } = start(() => new Promise((resolve) => (release = resolve)));
    const calls = [call(), call(BET)];
    await vi.advanceTimersByTimeAsync(1);
    store.dispatch(signedIn(OTHER));
    release(answer(200, SESSION));
    await vi.runAllTimersAsync();
    expect((await Promise.all(calls)).map(({ ok }) => ok)).toEqual([false, false]);
    expect(sent.filter(({ token }) => token !== OLD && token !== '')).toEqual([]);
    expect(store.getState().session.player).toEqual(OTHER);
  });

  it('from between is no word of the upstream: a money call is not sent again on it', async () => {
    const bare = vi.fn(async () => new Response('<html>', { status: 401 }));
    const transport = createTransport({ fetch: bare, random: () => 0 });
    const store = createStore(transport);
    store.dispatch(signedIn(PLAYER));
    const outcome = await callUpstream(BET, { ...store, dispatch: store.dispatch as never, transport });
    expect(outcome).toEqual({ ok: false, error: { kind: 'refused', status: 401 } });
    expect(bare).toHaveBeenCalledTimes(1);
  });

  it('is not the only way to meet another player: a repeat of a fault is dropped as well', async () => {
    const users: (string | null)[] = [];
    const transport = createTransport({
      random: () => 0,
      fetch: async (_, init) => {
        users.push(new Headers(init.headers).get(HEADERS.userId));
        throw new TypeError('network');
      },
    });
    const store = createStore(transport);
    store.dispatch(signedIn(PLAYER));
    const outcome = callUpstream(BET, { ...store, dispatch: store.dispatch as never, transport });
    await vi.advanceTimersByTimeAsync(1);
    store.dispatch(signedIn(OTHER));
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual({ ok: false, error: { kind: 'fetch' } });
    expect(users).toEqual(['u1']);
  });
});
