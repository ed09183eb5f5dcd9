// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTransport } from '#app/api/transport.ts';
import { accountApi } from '#app/features/account/account/account-api.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { openPush } from './open-push.ts';
import { FakeSocket } from './test-channel.ts';
import type { WalletChannel } from './wallet-channel.ts';

const PLAYER = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 } as const;

/** The upstream of the specification: no heartbeats. The socket is half open, so it says nothing. */
let sockets: FakeSocket[] = [];
let score: string | undefined;
let store: AppStore;
let channel: WalletChannel;

const sockets15sLater = async () => {
  await vi.advanceTimersByTimeAsync(15_000);
  return sockets.length;
};
const shown = () => accountApi.endpoints.getAccount.select()(store.getState() as never).data?.score;

beforeEach(async () => {
  vi.useFakeTimers();
  sockets = [];
  score = '10.000000';
  const Socket = class extends FakeSocket {
    static readonly OPEN = 1;
    static readonly CONNECTING = 0;
    constructor() {
      super();
      sockets.push(this);
    }
  };
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', async () => {
    if (score === undefined) throw new TypeError('network');
    return new Response(JSON.stringify({ code: 0, msg: '', data: { score, currency: 'USDT' } }));
  });
  store = createStore(createTransport({ idempotency: 'none' }));
  store.dispatch(signedIn(PLAYER));
  void store.dispatch(accountApi.endpoints.getAccount.initiate());
  channel = openPush(store.dispatch, store.getState);
  await vi.advanceTimersByTimeAsync(0);
  sockets[0]?.open();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  channel.close();
  store.dispatch(signedOut({ because: 'left' }));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps a channel that is silent because nothing happens', async () => {
  expect([await sockets15sLater(), await sockets15sLater()]).toEqual([1, 1]);
  expect(shown()).toBe('10.000000');
});

it('replaces a channel that did not push a new balance, and shows that balance', async () => {
  score = '60.000000';
  expect(await sockets15sLater()).toBe(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe('60.000000');
});

it('replaces a channel when no one answers the reading', async () => {
  score = undefined;
  // The reading is repeated and gives up first.
  await vi.advanceTimersByTimeAsync(45_000);
  expect(sockets.length).toBeGreaterThan(1);
});

it('does not read for a page that no one sees', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  score = '60.000000';
  expect(await sockets15sLater()).toBe(1);
  expect(shown()).toBe('10.000000');
});
