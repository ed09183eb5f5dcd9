// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { MONEY_ROW_NAMES } from './money-row-names.ts';
import { selectMoneyCall } from './money-slice.ts';
import { pressMoney } from './run-money.ts';
import { startMoney } from './start-money.ts';
import { storedIntentsOf } from './stored-intents.ts';
import { aBet, PLAYER, REQUEST, START, upstream } from './test-upstream.ts';

/** Longer than the test looks before the storage is cleared. */
const NOT_YET = Array.from({ length: 6 }, () => null);
const PARAMS = { game: 'soccer', id: 'b1', lottery: 'hkmarksix', race: 'pk10' };

describe('the storage is cleared while a call is out', () => {
  let store: AppStore;
  const call = () => selectMoneyCall(store.getState(), 'placeBet');
  const press = () => void store.dispatch(pressMoney('placeBet', REQUEST));

  beforeAll(() => {
    startMoney(createStore());
    return Promise.all([import('./every-money-row.ts'), import('./claim-and-send.ts')]);
  });
  beforeEach(() => {
    vi.useFakeTimers({ now: START });
    localStorage.clear();
    store = createStore();
    store.dispatch(signedIn(PLAYER));
  });
  afterEach(async () => {
    store.dispatch(signedOut({ because: 'left' }));
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('the tab goes on and stores it again, and the player reads the outcome', async () => {
    upstream({ bet: ['lost'], found: [...NOT_YET, aBet()] });
    press();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(call()).toMatchObject({ status: 'checking' });
    localStorage.clear();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(storedIntentsOf('u1').map(({ key }) => key)).toEqual([call()?.key]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(call()).toMatchObject({ status: 'accepted', receipt: { bet_id: 'b1' } });
  });

  it('a page that is left at that moment leaves the call for the next one', async () => {
    upstream({ bet: ['lost'], found: [null] });
    press();
    await vi.advanceTimersByTimeAsync(9_000);
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(storedIntentsOf('u1')).toHaveLength(1);
  });

  it('and the session with it: the call is looked for once the player is back', async () => {
    upstream({ bet: ['lost'], found: [...NOT_YET, aBet()] });
    press();
    await vi.advanceTimersByTimeAsync(9_000);
    const key = call()?.key;
    localStorage.clear();
    store.dispatch(signedOut({ because: 'left' }));
    await vi.advanceTimersByTimeAsync(1_000);
    store.dispatch(signedIn(PLAYER));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(call()).toMatchObject({ key, status: 'accepted' });
  });

  it('and the answer comes when the session has ended: it is shown once the player is back', async () => {
    upstream({ bet: ['accepted'], found: [aBet()] });
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url.endsWith('/bet')) await new Promise((resolve) => setTimeout(resolve, 1_500));
      return fetch(url, init);
    });
    press();
    await vi.advanceTimersByTimeAsync(1_000);
    localStorage.clear();
    store.dispatch(signedOut({ because: 'left' }));
    await vi.advanceTimersByTimeAsync(1_000);
    store.dispatch(signedIn(PLAYER));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(call()).toMatchObject({ status: 'accepted' });
  });

  it.each(MONEY_ROW_NAMES)('%s is stored again, without what is secret of it', async (row) => {
    upstream({ bet: ['lost'], found: ['down'] });
    void store.dispatch(
      pressMoney(row, { params: PARAMS, body: { payment_password: '246810', card: {}, day: 1, bets: {} } } as never),
    );
    await vi.advanceTimersByTimeAsync(9_000);
    const [before] = storedIntentsOf('u1');
    localStorage.clear();
    await vi.advanceTimersByTimeAsync(70_000);
    expect(storedIntentsOf('u1')).toEqual([before]);
  });
});
