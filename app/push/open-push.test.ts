// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moneyAccepted, moneyRefused, moneySent } from '#app/api/money/money-slice.ts';
import { createTransport } from '#app/api/transport.ts';
import { accountApi } from '#app/features/account/account/account-api.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { openPush } from './open-push.ts';
import { type FakeSocket, stubSockets } from './test-channel.ts';
import type { WalletChannel } from './wallet-channel.ts';

const PLAYER = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 } as const;

/** The upstream of the specification: no heartbeats. The socket is half open, so it says nothing. */
let sockets: readonly FakeSocket[] = [];
let score: string | undefined;
let store: AppStore;
let channel: WalletChannel;
/** Paths that were read. */
let read: string[] = [];

const sockets15sLater = async () => {
  await vi.advanceTimersByTimeAsync(15_000);
  return sockets.length;
};
const shown = () => accountApi.endpoints.getAccount.select()(store.getState() as never).data?.score;

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  document.documentElement.lang = 'en';
  sockets = stubSockets();
  read = [];
  score = '10.000000';
  vi.stubGlobal('fetch', async (path: string) => {
    read.push(path);
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

const ACCOUNT = '/sports/api/v1/member/account';
const visibility = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const settled = (id: number, balance: string) => JSON.stringify({ id, notifyType: 'SETTLE', balance });
const toasts = () => store.getState().toast.shown.map(({ kind, text }) => `${kind} ${text}`);

it('reads the account at its start and once the channel is open', () => {
  expect(read).toEqual([ACCOUNT, ACCOUNT]);
  expect(store.getState().push).toMatchObject({ status: 'connected', ignored: 0 });
});

it('a message shows its balance and a toast, and has the account read', async () => {
  await vi.advanceTimersByTimeAsync(2_000);
  const at = performance.now();
  sockets[0]?.say(settled(5, '12.000000'));
  expect(store.getState().push).toEqual({
    status: 'connected',
    ignored: 0,
    hint: { balance: '12.000000', at },
    movedAt: at,
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(toasts()).toEqual(['info toast.betSettled']);
  expect(read).toEqual([ACCOUNT, ACCOUNT, ACCOUNT]);
  // A later message may have come before it, so its balance is not shown.
  sockets[0]?.say(settled(4, '99.000000'));
  expect(store.getState().push.hint).toEqual({ balance: '12.000000', at });
  sockets[0]?.say('{');
  expect(store.getState().push.ignored).toBe(1);
});

/** The upstream restarts, the channel comes back, and says this. */
const reconnected = async (...frames: readonly string[]) => {
  sockets.at(-1)?.close();
  await vi.advanceTimersByTimeAsync(20_000);
  sockets.at(-1)?.open();
  for (const frame of frames) sockets.at(-1)?.say(frame);
  await vi.advanceTimersByTimeAsync(0);
};
const ofBet = (id: number, payout: string) =>
  JSON.stringify({
    id,
    notifyType: 'SETTLE',
    balance: '12.000000',
    bet: { game: 'soccer', id: 'b-7', payout, currency: 'USDT' },
  });

it('a bet that was sold here is not called settled; another one is', async () => {
  const [key, row] = ['k1', 'cashOut'] as const;
  store.dispatch(moneySent({ key, row, request: { params: { game: 'soccer', id: 'b-7' }, query: {}, body: {} } }));
  sockets[0]?.say(ofBet(5, '24.000000'));
  await vi.advanceTimersByTimeAsync(0);
  sockets[0]?.say(ofBet(6, '24.000000').replace('b-7', 'b-8'));
  await vi.advanceTimersByTimeAsync(0);
  expect(toasts()).toEqual(['info toast.betSettled']);
  store.dispatch(moneyAccepted({ key, row, receipt: {} }));
  await vi.advanceTimersByTimeAsync(0);
  expect(toasts()).toEqual(['info toast.betSettled']);
});

it('a bet that was to be sold, and was settled by its result instead, is called settled', async () => {
  const [key, row] = ['k1', 'cashOut'] as const;
  store.dispatch(moneySent({ key, row, request: { params: { game: 'soccer', id: 'b-7' }, query: {}, body: {} } }));
  sockets[0]?.say(ofBet(5, '24.000000'));
  await vi.advanceTimersByTimeAsync(0);
  expect(toasts()).toEqual([]);
  store.dispatch(moneyRefused({ key, row, error: { kind: 'signedOut' } }));
  await vi.advanceTimersByTimeAsync(0);
  expect(toasts()).toEqual(['info toast.betSettled']);
});

it('the rest of a bet of which a part was sold is settled, and called so', async () => {
  const [key, row] = ['k1', 'cashOutPart'] as const;
  store.dispatch(moneySent({ key, row, request: { params: { game: 'soccer', id: 'b-7' }, query: {}, body: {} } }));
  sockets[0]?.say(ofBet(5, '24.000000'));
  await vi.advanceTimersByTimeAsync(0);
  expect(toasts()).toEqual(['info toast.betSettled']);
});

it('a settlement is announced once, however often the upstream repeats it on later connections', async () => {
  sockets[0]?.say(settled(5, '12.000000'));
  await vi.advanceTimersByTimeAsync(0);
  await reconnected(settled(5, '12.000000'));
  await reconnected(settled(5, '12.000000'));
  expect(toasts()).toEqual(['info toast.betSettled']);
  await reconnected(settled(6, '12.000000'));
  expect(toasts()).toEqual(['info toast.betSettled', 'info toast.betSettled']);
});

it('a repeat without a number is known for two minutes: two lost bets leave the same balance', async () => {
  const unnumbered = JSON.stringify({ notifyType: 'SETTLE', balance: '12.000000' });
  sockets[0]?.say(unnumbered);
  await vi.advanceTimersByTimeAsync(0);
  await reconnected(unnumbered);
  expect(toasts()).toEqual(['info toast.betSettled']);
  await vi.advanceTimersByTimeAsync(120_000);
  await reconnected(unnumbered);
  expect(toasts()).toEqual(['info toast.betSettled', 'info toast.betSettled']);
});

it('a message without a number is not silent for as long as the clock of the device was set back', async () => {
  const unnumbered = JSON.stringify({ notifyType: 'SETTLE', balance: '12.000000' });
  sockets[0]?.say(unnumbered);
  await vi.advanceTimersByTimeAsync(0);
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(120_001);
  await reconnected(unnumbered);
  expect(toasts()).toEqual(['info toast.betSettled', 'info toast.betSettled']);
});

it('a bet is known by its number, whatever the message has; settled anew, the toast says what it pays and paid', async () => {
  sockets[0]?.say(ofBet(5, '24.000000'));
  await vi.advanceTimersByTimeAsync(0);
  await reconnected(ofBet(1, '24.000000'));
  expect(toasts()).toEqual(['info toast.betSettled']);
  await reconnected(ofBet(2, '0.000000'), ofBet(3, '0.000000'));
  expect(store.getState().toast.shown.slice(1)).toEqual([
    {
      id: 2,
      kind: 'info',
      text: 'toast.betResettled',
      paid: { now: '0.00\u00a0USDT', before: '24.00\u00a0USDT' },
    },
  ]);
});

it('to another player is announced what was to the one before', async () => {
  sockets[0]?.say(ofBet(5, '24.000000'));
  await vi.advanceTimersByTimeAsync(0);
  store.dispatch(signedIn({ ...PLAYER, userId: 'u2' }));
  await reconnected(ofBet(5, '24.000000'));
  expect(toasts()).toEqual(['info toast.betSettled', 'info toast.betSettled']);
});

it('of many messages in a row, the account is read for the first and after the last', async () => {
  await vi.advanceTimersByTimeAsync(2_000);
  read = [];
  for (let id = 1; id <= 9; id += 1) {
    sockets[0]?.say(settled(id, `${id}.000000`));
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(read).toEqual([ACCOUNT]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toEqual([ACCOUNT, ACCOUNT]);
});

it.each([
  [59_000, 1],
  [60_000, 1],
  [60_001, 2],
])('a page that was hidden for %i ms has had %i channels when it is seen again', async (ms, count) => {
  await vi.advanceTimersByTimeAsync(100_000);
  visibility('hidden');
  await vi.advanceTimersByTimeAsync(ms);
  visibility('visible');
  expect(sockets.length).toBe(count);
  visibility('visible');
  expect(sockets.length).toBe(count);
});

/** An upstream that refuses every socket, until the channel gives up. */
const lose = async () => {
  while (store.getState().push.status !== 'lost') {
    sockets.at(-1)?.close();
    await vi.advanceTimersByTimeAsync(4_000);
  }
};

it('is opened anew after it has given up when a reading of the account succeeds, and by none that fails', async () => {
  await lose();
  expect(sockets.length).toBe(5);
  const poll = () => store.dispatch(accountApi.endpoints.getAccount.initiate(undefined, { forceRefetch: true }));
  score = undefined;
  void poll();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(sockets.length).toBe(5);
  score = '10.000000';
  void poll();
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets.length).toBe(6);
  sockets[5]?.open();
  void poll();
  await vi.advanceTimersByTimeAsync(0);
  expect([sockets.length, store.getState().push.status]).toEqual([6, 'connected']);
});

it('is opened anew after it has given up when the page is seen again', async () => {
  await lose();
  visibility('hidden');
  visibility('visible');
  expect(sockets.length).toBe(6);
});

it('a reading of the account does not hurry a channel that waits for its next attempt', async () => {
  sockets[0]?.close();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  void store.dispatch(accountApi.endpoints.getAccount.initiate(undefined, { forceRefetch: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets.length).toBe(1);
});

it('is opened anew when the browser is online again, until it is closed', () => {
  dispatchEvent(new Event('online'));
  expect(sockets.length).toBe(2);
  sockets[1]?.open();
  channel.close();
  expect(sockets.map(({ readyState }) => readyState)).toEqual([3, 3]);
  dispatchEvent(new Event('online'));
  visibility('hidden');
  visibility('visible');
  expect(sockets.length).toBe(2);
});
