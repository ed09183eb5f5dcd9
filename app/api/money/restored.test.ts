// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { reopenedTab } from '#app/api/own-tab.ts';
import { createTransport } from '#app/api/transport.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { selectCallElsewhere, selectMoneyByKey } from './money-slice.ts';
import { pressMoney } from './run-money.ts';
import { startMoney } from './start-money.ts';
import { PLAYER, START } from './test-upstream.ts';

/** A tab of an older build, back from the browser's cache: it has heard of nothing that newer ones stored meanwhile. */
let tab: AppStore;
let page: AbortController;
let claimed: number[];
const store = (name: string, value: unknown) => localStorage.setItem(`slipway.${name}.v1`, JSON.stringify(value));
const read = (name: string) => JSON.parse(localStorage.getItem(`slipway.${name}.v1`) ?? 'null') as unknown;
const TAB = 'f'.repeat(32);
const INTENT = {
  key: 'newer',
  row: 'claimCheckIn',
  userId: 'u1',
  deadline: START + 90_000,
  pressedAt: START,
  request: { params: {}, query: {}, body: { day: 5 } },
  tab: TAB,
  build: 'of a newer build',
};
const UNKNOWN_ROW = { ...INTENT, key: 'newest', row: 'aRowOfANewerBuild' };
const ENDED = { key: 'newer', row: 'claimCheckIn', userId: 'u1', tab: TAB, order: 1, is: 'done' };

async function press(day: number) {
  const key = `key-of-${day}`;
  void tab.dispatch(pressMoney('claimCheckIn', { body: { day } }, key));
  await vi.advanceTimersByTimeAsync(50);
  return selectMoneyByKey(tab.getState(), key);
}

beforeAll(() => Promise.all([import('./every-money-row.ts'), import('./claim-and-send.ts')]));
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  localStorage.clear();
  claimed = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const ok = (data: unknown) => Response.json({ code: 0, msg: '', data });
    if (url.includes('/outcome')) return ok({ now: Date.now(), state: 'running' });
    const { day } = JSON.parse(String(init.body)) as { day: number };
    claimed.push(day);
    return ok([{ day, amount: '1', currency: 'USDT', state: 'claimed' }]);
  });
  page = new AbortController();
  // The page of a test would go on hearing after its end.
  const add = globalThis.addEventListener.bind(globalThis);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject | null) =>
      add(name, listener as EventListener, { signal: page.signal }),
  );
  tab = createStore(createTransport({ idempotency: 'keyed', tab: reopenedTab() }));
  startMoney(tab);
  tab.dispatch(signedIn(PLAYER));
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
});
afterEach(async () => {
  page.abort();
  vi.restoreAllMocks();
  tab.dispatch(signedOut({ because: 'left' }));
  await vi.runAllTimersAsync();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
const NOT_SENT = { status: 'refused', error: { kind: 'notSent' } };

it('sends nothing while a call of a newer build is open, says so, and leaves what it cannot read', async () => {
  store('pendingMoney', [INTENT, UNKNOWN_ROW]);
  comeBack();
  expect(await press(6)).toMatchObject(NOT_SENT);
  expect(selectCallElsewhere(tab.getState(), 'claimCheckIn')).toMatchObject({ key: 'newer', status: 'checking' });
  expect([claimed, read('pendingMoney')]).toEqual([[], [INTENT, UNKNOWN_ROW]]);
});

it('shows what a newer build has ended before it sends a press', async () => {
  store('settledMoney', [{ ...ENDED, build: 'of a newer build' }]);
  store('endedMoney', 1);
  comeBack();
  expect(await press(6)).toMatchObject(NOT_SENT);
  expect(selectCallElsewhere(tab.getState(), 'claimCheckIn')).toMatchObject({ key: 'newer', status: 'accepted' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await press(7)).toMatchObject({ status: 'accepted' });
  expect(claimed).toEqual([7]);
});

it('shows what was ended meanwhile without a press', async () => {
  store('settledMoney', [ENDED]);
  store('endedMoney', 1);
  comeBack();
  await vi.advanceTimersByTimeAsync(50);
  expect(selectCallElsewhere(tab.getState(), 'claimCheckIn')).toMatchObject({ key: 'newer', status: 'accepted' });
});

it('is not locked by what it cannot read', async () => {
  store('pendingMoney', [UNKNOWN_ROW]);
  store('settledMoney', [{ ...ENDED, is: 'partlyDone' }]);
  comeBack();
  expect(await press(6)).toMatchObject({ status: 'accepted' });
  expect(read('pendingMoney')).toEqual([UNKNOWN_ROW]);
});
