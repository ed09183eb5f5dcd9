// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTransport } from '#app/api/transport.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { storeIntent, storedIntentsOf } from './stored-intents.ts';
import { loadMoneyRow } from './money-rows.ts';
import { selectMoneyCall } from './money-slice.ts';
import { pressMoney } from './run-money.ts';
import { startMoney } from './start-money.ts';
import { takeEntry } from './taken-entries.ts';
import { aBet, anIntent, PLAYER, REQUEST, START, upstream } from './test-upstream.ts';

describe('a money call', () => {
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

  it('is stored before the request is sent, and removed once the outcome is certain', async () => {
    const sent = upstream({ bet: ['accepted'], found: [null] });
    press();
    expect(call()).toMatchObject({ status: 'sending' });
    await vi.advanceTimersByTimeAsync(10);
    expect(sent.keptBefore).toEqual([1]);
    expect(call()).toMatchObject({ status: 'accepted', receipt: { bet_id: 'b1' } });
    expect(storedIntentsOf('u1')).toEqual([]);
  });

  it('is not sent where the browser knows that it is offline, and can be pressed again', async () => {
    const sent = upstream({ bet: ['accepted'], found: [null] });
    const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    press();
    await vi.advanceTimersByTimeAsync(10);
    expect(call()).toMatchObject({ status: 'refused', error: { kind: 'offline' } });
    expect([sent.keys, storedIntentsOf('u1')]).toEqual([[], []]);
    isOnLine.mockRestore();
    press();
    await vi.advanceTimersByTimeAsync(10);
    expect(call()).toMatchObject({ status: 'accepted' });
    expect(sent.keys.length).toBe(1);
  });

  it('does nothing on a second press while the first is unsettled', async () => {
    const sent = upstream({ bet: ['accepted'], found: [null] });
    press();
    press();
    await vi.advanceTimersByTimeAsync(10);
    expect(sent.keys.length).toBe(1);
  });

  it('repeats with the same key, and only with it', async () => {
    const sent = upstream({ bet: ['lost', 'cut', '502', 'accepted'], found: [null] });
    press();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent.keys.length).toBe(4);
    expect(new Set(sent.keys).size).toBe(1);
    expect(sent.keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(call()).toMatchObject({ status: 'accepted' });
  });

  it('waits as long as Retry-After says, within its deadline', async () => {
    const sent = upstream({ bet: ['tooMany', 'accepted'], found: [null] });
    press();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.at[1]).toBeGreaterThanOrEqual(7_000);
    expect(call()).toMatchObject({ status: 'accepted' });
  });

  it('turned away as too many is open: the browser may have sent it before, and that delivery was accepted', async () => {
    upstream({ bet: ['tooMany'], found: [null, null, aBet()] });
    press();
    await vi.advanceTimersByTimeAsync(21_500);
    expect(call()).toMatchObject({ status: 'checking' });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(call()).toMatchObject({ status: 'accepted', receipt: { bet_id: 'b1' } });
  });

  it('reports a refusal that the server decided', async () => {
    const sent = upstream({ bet: ['oddsChanged'], found: [null] });
    press();
    await vi.advanceTimersByTimeAsync(10);
    expect(call()).toMatchObject({ status: 'refused', error: { reason: 'oddsChanged' } });
    expect(sent.keys.length).toBe(1);
    expect(storedIntentsOf('u1')).toEqual([]);
  });

  it('is being checked while the outcome is unknown, and accepted as soon as it is found', async () => {
    upstream({ bet: ['lost'], found: [null, 'down', null, aBet()] });
    press();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(call()).toMatchObject({ status: 'checking' });
    expect(storedIntentsOf('u1').length).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(call()).toMatchObject({ status: 'accepted', receipt: { bet_id: 'b1' } });
    expect(store.getState().toast.shown.map(({ text }) => text)).toEqual(['toast.betPlaced']);
  });

  it('is called not done only by a reading after the deadline', async () => {
    upstream({ bet: ['lost'], found: [null] });
    press();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(call()).toMatchObject({ status: 'checking' });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(call()).toMatchObject({ status: 'neverDone' });
    expect(storedIntentsOf('u1')).toEqual([]);
  });

  it('is not called running any more once it is called not done', async () => {
    upstream({ bet: ['running'], found: [null] });
    press();
    await vi.advanceTimersByTimeAsync(44_000);
    expect(call()).toMatchObject({ status: 'neverDone' });
    expect(call()).not.toHaveProperty('error.message');
  });

  it('never gives up while the upstream is away', async () => {
    upstream({ bet: ['lost'], found: ['down'] });
    press();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(call()).toMatchObject({ status: 'checking' });
    expect(storedIntentsOf('u1').length).toBe(1);
  });

  it('is taken up again after a reload, without being sent again', async () => {
    const sent = upstream({ bet: ['lost'], found: [aBet()] });
    storeIntent(anIntent());
    store.dispatch(signedOut({ because: 'left' }));
    store.dispatch(signedIn(PLAYER));
    await vi.advanceTimersByTimeAsync(100);
    expect(call()).toMatchObject({ status: 'accepted' });
    expect(sent.keys).toEqual([]);
  });

  it("never shows or asks about another player's", async () => {
    const sent = upstream({ bet: ['lost'], found: [aBet()] });
    storeIntent(anIntent());
    store.dispatch(signedIn({ ...PLAYER, userId: 'u2' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call()).toBeUndefined();
    expect(sent.asked).toBe(0);
    expect(storedIntentsOf('u1').length).toBe(1);
  });

  it('stores no payment password', async () => {
    upstream({ bet: ['lost'], found: ['down'] });
    const body = { channel_id: 'c1', amount: '5', info_id: 'i1', payment_password: '246810' };
    void store.dispatch(pressMoney('openWithdrawal', { body }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(storedIntentsOf('u1').length).toBe(1);
    expect(JSON.stringify({ ...localStorage }) + JSON.stringify(store.getState())).not.toContain('246810');
  });

  describe('where the upstream ignores keys', () => {
    beforeEach(() => {
      store = createStore(createTransport({ idempotency: 'none' }));
      store.dispatch(signedIn(PLAYER));
    });

    it('is sent once, with a key for a gateway between, and found by its content', async () => {
      const sent = upstream({ bet: ['lost'], found: [[], [aBet({ stake: '2' }), aBet()]] });
      press();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(sent.keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
      expect(call()).toMatchObject({ status: 'accepted', receipt: { bet_id: 'b1' } });
    });

    it('that was booked twice is reported to the player, also when the second entry comes a minute late', async () => {
      const texts = () => store.getState().toast.past.map(({ text }) => text);
      upstream({ bet: ['accepted'], found: [[aBet()], [aBet()], [aBet({ bet_id: 'b2' }), aBet()]] });
      press();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(call()).toMatchObject({ status: 'accepted', receipt: { bet_id: 'b1' } });
      expect(texts()).toEqual([]);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(texts()).toEqual(['toast.moneyTwice']);
    });

    it('that was pressed again is no double', async () => {
      const both = [aBet({ bet_id: 'b2', placed_at: new Date(START + 5_000).toISOString() }), aBet()];
      upstream({ bet: ['accepted'], found: [[aBet()], both] });
      press();
      await vi.advanceTimersByTimeAsync(5_000);
      takeEntry(await loadMoneyRow('placeBet'), anIntent(), 'b2');
      await vi.advanceTimersByTimeAsync(80_000);
      expect(store.getState().toast.past).toEqual([]);
    });

    it('is found though another game has given a bet the same id', async () => {
      upstream({ bet: ['accepted'], found: [[]] });
      void store.dispatch(pressMoney('placeBet', { ...REQUEST, params: { game: 'basketball' } }));
      await vi.advanceTimersByTimeAsync(50);
      expect(call()).toMatchObject({ status: 'accepted', receipt: { bet_id: 'b1' } });
      upstream({ bet: ['502'], found: [[aBet()]] });
      press();
      await vi.advanceTimersByTimeAsync(70_000);
      expect(call()).toMatchObject({ status: 'accepted', receipt: { bet_id: 'b1' } });
    });

    it('refused as a repeat of what was accepted is accepted', async () => {
      upstream({ bet: ['oddsChanged'], found: [[aBet()]] });
      press();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(call()).toMatchObject({ status: 'accepted', receipt: { bet_id: 'b1' } });
    });

    it('is not taken for the same bet that was placed before the press, nor for one that has its intent', async () => {
      takeEntry(await loadMoneyRow('placeBet'), anIntent(), 'b2');
      const earlier = aBet({ bet_id: 'b0', placed_at: new Date(START - 11 * 60_000).toISOString() });
      upstream({ bet: ['502'], found: [[aBet({ bet_id: 'b2' }), earlier]] });
      press();
      await vi.advanceTimersByTimeAsync(54_000);
      expect(call()).toMatchObject({ status: 'checking' });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(call()).toMatchObject({ status: 'neverDone' });
    });

    it('refused for a reason that no one knows is looked for, and what the upstream said is shown once it is not there', async () => {
      upstream({ bet: ['house'], found: [[]] });
      press();
      await vi.advanceTimersByTimeAsync(54_000);
      expect(call()).toMatchObject({ status: 'checking' });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(call()).toMatchObject({ status: 'neverDone', error: { message: 'The house is full.' } });
    });

    it('stays being checked while two entries match, and takes the older one after the deadline', async () => {
      upstream({ bet: ['lost'], found: [[aBet({ bet_id: 'b3' }), aBet()]] });
      press();
      await vi.advanceTimersByTimeAsync(54_000);
      expect(call()).toMatchObject({ status: 'checking' });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(call()).toMatchObject({ status: 'accepted', receipt: { bet_id: 'b1' } });
    });
  });
});
