// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PushMessage } from '#contract/entities';
import { createTransport } from '#app/api/transport.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { announceOnce } from './announced-pushes.ts';
import { openPush } from './open-push.ts';
import { type FakeSocket, stubSockets } from './test-channel.ts';
import type { WalletChannel } from './wallet-channel.ts';

const PLAYER = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 } as const;

let sockets: readonly FakeSocket[] = [];
let store: AppStore;
let channel: WalletChannel;

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  sockets = stubSockets();
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, msg: '', data: { score: '1', currency: 'USDT' } }));
  store = createStore(createTransport({ idempotency: 'none' }));
  store.dispatch(signedIn(PLAYER));
  channel = openPush(store.dispatch, store.getState);
  await vi.advanceTimersByTimeAsync(0);
  sockets[0]?.open();
});
afterEach(() => {
  channel.close();
  store.dispatch(signedOut({ because: 'left' }));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const visibility = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const toasts = () => store.getState().toast.shown.map(({ kind, text }) => `${kind} ${text}`);
const settled = (id: number, balance: string) => JSON.stringify({ id, notifyType: 'SETTLE', balance });
const ofBet = (id: number, payout: string) =>
  JSON.stringify({
    id,
    notifyType: 'SETTLE',
    balance: '12.000000',
    bet: { game: 'soccer', id: 'b-7', payout, currency: 'USDT' },
  });

it('a message waits in a page that no one sees, and is shown when it is seen', async () => {
  visibility('hidden');
  sockets[0]?.say(ofBet(5, '24.000000'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(toasts()).toEqual([]);
  visibility('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(toasts()).toEqual(['info toast.betSettled']);
});

it.each([
  ['it', '24.000000'],
  ['how its bet was settled anew', '0.000000'],
])('a message that waited is gone where another tab has shown %s', async (_, said) => {
  visibility('hidden');
  sockets[0]?.say(ofBet(5, '24.000000'));
  await vi.advanceTimersByTimeAsync(30_000);
  announceOnce(PLAYER.userId, JSON.parse(ofBet(6, said)) as PushMessage);
  await vi.advanceTimersByTimeAsync(30_000);
  visibility('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(toasts()).toEqual([]);
});

it('a message without a number that waited for long is gone too where another tab has shown it', async () => {
  const unnumbered = JSON.stringify({ notifyType: 'SETTLE', balance: '12.000000' });
  visibility('hidden');
  sockets[0]?.say(unnumbered);
  announceOnce(PLAYER.userId, JSON.parse(unnumbered) as PushMessage);
  await vi.advanceTimersByTimeAsync(600_000);
  sockets[0]?.say(unnumbered);
  await vi.advanceTimersByTimeAsync(1_000);
  visibility('visible');
  await vi.advanceTimersByTimeAsync(0);
  // The second came ten minutes after the first: another bet that was lost.
  expect(toasts()).toEqual(['info toast.betSettled']);
});

it('a message shows no toast to the next player, also one that waited', async () => {
  visibility('hidden');
  sockets[0]?.say(settled(5, '12.000000'));
  await vi.advanceTimersByTimeAsync(1_000);
  store.dispatch(signedOut({ because: 'left' }));
  store.dispatch(signedIn(PLAYER));
  visibility('visible');
  sockets[0]?.say(settled(6, '13.000000'));
  store.dispatch(signedOut({ because: 'left' }));
  store.dispatch(signedIn(PLAYER));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(toasts()).toEqual([]);
});
