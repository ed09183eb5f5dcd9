// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTransport } from '#app/api/transport.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { selectMoneyByKey } from './money-slice.ts';
import { pressMoney } from './run-money.ts';
import { PLAYER, START } from './test-upstream.ts';

/** The days that were claimed, as they arrived. */
let claimed: number[];
/** Keys that left while nothing was stored of them: a reload would forget the press. */
let unstored: (string | null)[];
/** Whether every answer is lost, after the claim. */
let isLost = false;
const tabs: AppStore[] = [];
function openTab(): AppStore {
  const store = createStore(createTransport({ idempotency: 'keyed' }));
  tabs.push(store);
  store.dispatch(signedIn(PLAYER));
  return store;
}
async function press(store: AppStore, day: number) {
  const key = `key-of-${day}`;
  void store.dispatch(pressMoney('claimCheckIn', { body: { day } }, key));
  await vi.advanceTimersByTimeAsync(8_000);
  return selectMoneyByKey(store.getState(), key);
}

beforeAll(() => Promise.all([import('./every-money-row.ts'), import('./claim-and-send.ts')]));
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  localStorage.clear();
  claimed = [];
  unstored = [];
  const seen = new Set<string | null>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const ok = (data: unknown) => Response.json({ code: 0, msg: '', data });
    if (url.includes('/outcome')) return ok({ now: Date.now(), state: 'done', answer: [] });
    const key = new Headers(init.headers).get('idempotency-key');
    const { day } = JSON.parse(String(init.body)) as { day: number };
    if (!seen.has(key)) claimed.push(day);
    if (!String(localStorage.getItem('slipway.pendingMoney.v1')).includes(String(key))) unstored.push(key);
    seen.add(key);
    if (isLost) throw new TypeError('network');
    return ok([{ day, amount: '1', currency: 'USDT', state: 'claimed' }]);
  });
});
afterEach(async () => {
  for (const store of tabs.splice(0)) store.dispatch(signedOut({ because: 'left' }));
  await vi.runAllTimersAsync();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function refuseEveryThird(first: number): void {
  let writes = first;
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function write(this: Storage, name, value) {
    if (++writes % 3 === 0) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, name, value);
  });
}
const CASES = [0, 1, 2].flatMap((first) => [
  { first, lost: false },
  { first, lost: true },
]);
const DAYS = Array.from({ length: 12 }, (_, at) => at + 1);

it.each(CASES)(
  'a storage that refuses every third write, $first before the first, answers lost: $lost: each press of two tabs is done once, or said not to be sent',
  async ({ first, lost }) => {
    isLost = lost;
    const both = [openTab(), openTab()] as const;
    refuseEveryThird(first);
    for (const day of DAYS) {
      const call = await press(both[day % 2 === 0 ? 0 : 1], day);
      const times = claimed.filter((each) => each === day).length;
      expect([call?.status, times]).toEqual(times === 0 ? ['refused', 0] : ['accepted', 1]);
    }
    expect(claimed.length).toBeGreaterThan(3);
    expect(unstored).toEqual([]);
    vi.restoreAllMocks();
    // Nothing of it locks the button.
    for (const [at, tab] of both.entries()) {
      const day = 100 + 10 * at;
      if ((await press(tab, day))?.status !== 'accepted') await press(tab, day + 1);
      expect(claimed.at(-1)).toBeGreaterThanOrEqual(day);
    }
  },
);
