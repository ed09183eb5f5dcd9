// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTransport } from '#app/api/transport.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { selectMoneyCall } from './money-slice.ts';
import { pressMoney } from './run-money.ts';

const PLAYER = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 } as const;
const RIGHT = Date.UTC(2026, 2, 1);
const STEPS: readonly [string, number][] = [
  ['two hours ahead', 2 * 3_600_000],
  ['three minutes ahead', 180_000],
  ['five seconds ahead', 5_000],
  ['five seconds behind', -5_000],
  ['three minutes behind', -180_000],
  ['two hours behind', -2 * 3_600_000],
];

/** The days that were claimed, as they arrived. */
let claimed: number[];
const openTab = (): AppStore => {
  const store = createStore(createTransport({ idempotency: 'keyed' }));
  store.dispatch(signedIn(PLAYER));
  return store;
};
/** The last state that the tab shows of its calls, once all that was pressed has been answered. */
const press = async (store: AppStore, day: number) => {
  void store.dispatch(pressMoney('claimCheckIn', { body: { day } }));
  await vi.advanceTimersByTimeAsync(20);
  return selectMoneyCall(store.getState(), 'claimCheckIn')?.status;
};

beforeAll(() => Promise.all([import('./every-money-row.ts'), import('./claim-and-send.ts')]));
beforeEach(() => {
  vi.useFakeTimers({ now: RIGHT });
  localStorage.clear();
  claimed = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const ok = (data: unknown) => Response.json({ code: 0, msg: '', data });
    if (url.includes('/outcome')) return ok({ now: Date.now(), state: 'done', answer: [] });
    claimed.push((JSON.parse(String(init.body)) as { day: number }).day);
    return ok([]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each(STEPS)('%s at one press and then set right: after a reload the next press is sent', async (_, off) => {
  vi.setSystemTime(RIGHT + off);
  expect(await press(openTab(), 1)).toBe('accepted');
  vi.setSystemTime(RIGHT + 1_000);
  expect(await press(openTab(), 2)).toBe('accepted');
  expect(claimed).toEqual([1, 2]);
});

it.each(STEPS)('set %s meanwhile: what another tab has ended is shown before a press is sent', async (_, off) => {
  const [one, two] = [openTab(), openTab()];
  vi.setSystemTime(RIGHT + off);
  await press(one, 1);
  await press(two, 2);
  expect(claimed).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1_000);
  await press(two, 2);
  expect(claimed).toEqual([1, 2]);
});
