// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { MONEY_ROW_NAMES } from './money-row-names.ts';
import { outcomeDismissed, selectMoneyCall } from './money-slice.ts';
import { pressMoney } from './run-money.ts';
import { storeEnding } from './settled-calls.ts';
import { startMoney } from './start-money.ts';
import { forgetIntent, storeIntent, storedIntentsOf } from './stored-intents.ts';
import { aBet, anIntent, PLAYER, REQUEST, START, upstream } from './test-upstream.ts';

describe('a money call whose outcome cannot be found out', () => {
  let store: AppStore;
  const call = () => selectMoneyCall(store.getState(), 'placeBet');
  const press = () => void store.dispatch(pressMoney('placeBet', REQUEST));

  beforeAll(() => {
    startMoney(createStore());
    // Rows load with their first press; that wait is not part of what is timed here.
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

  it('is unknown as soon as a gateway says that it cannot find out, and the player is asked to look', async () => {
    const sent = upstream({ bet: ['lost'], found: [null, 'unknown'] });
    press();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(call()).toMatchObject({ status: 'unknown' });
    expect(storedIntentsOf('u1')).toEqual([]);
    expect(store.getState().toast.shown.map(({ text }) => text)).toEqual(['toast.moneyUnknown']);
    const { asked } = sent;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.asked).toBe(asked);
  });

  it.each(['running', 'missing', 'portal'] as const)(
    'is unknown ten minutes after its deadline where the upstream answers and does not say it: %s',
    async (answer) => {
      upstream({ bet: ['lost'], found: [answer] });
      press();
      await vi.advanceTimersByTimeAsync(10 * 60_000);
      expect(call()).toMatchObject({ status: 'checking' });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(call()).toMatchObject({ status: 'unknown' });
      expect(storedIntentsOf('u1')).toEqual([]);
    },
  );

  it.each(['missing', 'portal', 'tooMany'] as const)(
    'is not given up by a page that wakes hours later to answers which say nothing: %s',
    async (answer) => {
      await vi.advanceTimersByTimeAsync(8 * 3_600_000);
      upstream({ bet: ['lost'], found: [...Array.from({ length: 12 }, () => answer), aBet()] });
      storeIntent(anIntent());
      store.dispatch(signedOut({ because: 'left' }));
      store.dispatch(signedIn(PLAYER));
      await vi.advanceTimersByTimeAsync(3 * 60_000);
      expect(call()).toMatchObject({ status: 'accepted' });
    },
  );

  it('that is unknown can be pressed again, under another key', async () => {
    const sent = upstream({ bet: ['lost', 'lost', 'lost', 'lost', 'accepted'], found: ['unknown'] });
    press();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(call()).toMatchObject({ status: 'unknown' });
    press();
    await vi.advanceTimersByTimeAsync(100);
    expect(call()).toMatchObject({ status: 'accepted' });
    expect(new Set(sent.keys).size).toBe(2);
  });

  it.each(MONEY_ROW_NAMES)('is shown as unknown, whatever was pressed: %s', async (row) => {
    upstream({ bet: ['lost'], found: ['unknown'] });
    storeIntent({ ...anIntent(), row });
    store.dispatch(signedOut({ because: 'left' }));
    store.dispatch(signedIn(PLAYER));
    await vi.advanceTimersByTimeAsync(100);
    expect(selectMoneyCall(store.getState(), row)).toMatchObject({ key: 'k1', row, status: 'unknown' });
    expect(storedIntentsOf('u1')).toEqual([]);
  });

  describe('and the page is loaded again', () => {
    const after = async (ms: number, player: { userId: string } = PLAYER) => {
      await vi.advanceTimersByTimeAsync(ms);
      store.dispatch(signedOut({ because: 'left' }));
      store = createStore();
      store.dispatch(signedIn({ ...PLAYER, ...player }));
      await vi.advanceTimersByTimeAsync(100);
    };
    beforeEach(async () => {
      upstream({ bet: ['lost', 'lost', 'lost', 'lost', 'accepted'], found: ['unknown'] });
      press();
      await vi.advanceTimersByTimeAsync(20_000);
    });

    it('is still shown, until the next press', async () => {
      const key = call()?.key;
      await after(3_600_000);
      await after(3_600_000);
      expect(call()).toMatchObject({ key, row: 'placeBet', status: 'unknown', request: { params: REQUEST.params } });
      press();
      await vi.advanceTimersByTimeAsync(100);
      expect(call()).toMatchObject({ status: 'accepted' });
      await after(1_000);
      expect(call()).toBeUndefined();
    });

    it('is not shown once it was dismissed', async () => {
      store.dispatch(outcomeDismissed('cashOut'));
      await after(1_000);
      expect(call()).toMatchObject({ status: 'unknown' });
      store.dispatch(outcomeDismissed('placeBet'));
      await after(1_000);
      expect(call()).toBeUndefined();
    });

    it.each([-366, 366])('is still shown when the clock of the browser is set by %i days', async (days) => {
      vi.setSystemTime(Date.now() + days * 24 * 3_600_000);
      await after(1_000);
      expect(call()).toMatchObject({ status: 'unknown' });
    });

    it('is not shown to another player, and still to the same', async () => {
      await after(1_000, { userId: 'u2' });
      expect(call()).toBeUndefined();
      await after(1_000);
      expect(call()).toMatchObject({ status: 'unknown' });
    });
  });

  it('is unknown in the tab that follows it too', async () => {
    upstream({ bet: ['lost'], found: ['down'] });
    storeIntent(anIntent());
    store.dispatch(signedOut({ because: 'left' }));
    store.dispatch(signedIn(PLAYER));
    await vi.advanceTimersByTimeAsync(100);
    expect(call()).toMatchObject({ status: 'checking' });
    storeEnding(anIntent(), 'another tab', { is: 'unknown' });
    await forgetIntent('k1');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(call()).toMatchObject({ status: 'unknown' });
  });
});
