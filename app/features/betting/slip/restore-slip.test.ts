// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, type AppStore } from '#app/store/store.ts';
import { PLAYER } from '#app/api/money/test-upstream.ts';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { restoreSlip } from './restore-slip.ts';
import { startSlip } from './start-slip.ts';
import { injectedSlip, pickToggled } from './model/slip-slice.ts';
import { aPick } from './test/a-pick.ts';

const slipOf = (store: AppStore) => injectedSlip.selectSlice(store.getState());
const restored = () => {
  const store = createStore();
  store.dispatch(signedIn(PLAYER));
  restoreSlip(store.dispatch);
  return store;
};

// startSlip's listeners are a module's own state, and would write the slips of later tests of this worker.
afterAll(() => void vi.resetModules());
beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('what an earlier visit left', () => {
  it.each([
    ['no JSON', 'slipway.slip.v3', '{{{'],
    ['another shape', 'slipway.slip.v3', '{"items":"all"}'],
    [
      'odds that are none',
      'slipway.slip.v3',
      JSON.stringify({ items: [aPick({ odds: '1e9' })], mode: 'combined', coupons: {}, stakes: {}, cricket: {} }),
    ],
    [
      'too many picks',
      'slipway.slip.v3',
      JSON.stringify({ items: Array(501).fill(aPick()), mode: 'combined', coupons: {}, stakes: {}, cricket: {} }),
    ],
  ])('starts empty for %s, without a word', (_, key, text) => {
    localStorage.setItem(key, text);
    expect(slipOf(restored()).items).toEqual([]);
  });

  it('keeps the selections that it can read beside one of a newer build, and each stake that is one', () => {
    const [known, newer] = [aPick({ matchId: 'm-1' }), { ...aPick({ matchId: 'm-2' }), market: 'corners' }];
    const coupons = { basketball: { passes: 7 }, soccer: { passes: ['1x1'], stake: '5', multiple: '1', bankers: [] } };
    const stakes = { one: '2.50', other: { amount: '3' }, endless: '1'.repeat(61) };
    localStorage.setItem(
      'slipway.slip.v3',
      JSON.stringify({ items: [newer, known], mode: 'combined', coupons, stakes, cricket: { c1: 'none' } }),
    );
    expect(slipOf(restored())).toMatchObject({
      items: [{ matchId: 'm-1' }],
      coupons: { soccer: { stake: '5' } },
      stakes: { one: '2.50', other: '', endless: '' },
      cricket: {},
    });
  });

  it('keeps of damaged preferences what can be kept', () => {
    localStorage.setItem(
      'slipway.preferences.v1',
      JSON.stringify({
        oddsFormat: 'roman',
        keepsSlip: 'yes',
        isOddsNewsOff: 'yes',
        of: { u1: { acceptOdds: 'better', quickStakes: ['5', '-1'] } },
      }),
    );
    expect(restored().getState().preferences).toEqual({
      oddsFormat: 'decimal',
      acceptOdds: 'better',
      keepsSlip: false,
    });
    const store = restored();
    store.dispatch(preferencesChanged({ oddsFormat: 'malay' }));
    expect(JSON.parse(localStorage.getItem('slipway.preferences.v1') ?? '')).toMatchObject({ oddsFormat: 'malay' });
  });

  it('writes nothing over it before it has been read', async () => {
    const kept = JSON.stringify({
      items: [aPick()],
      mode: 'singles',
      coupons: {},
      stakes: { 'm1 wl w': '3' },
      cricket: {},
    });
    localStorage.setItem('slipway.slip.v3', kept);
    const store = createStore();
    startSlip(store.dispatch);
    store.dispatch(pickToggled(aPick({ matchId: 'm2' })));
    expect(localStorage.getItem('slipway.slip.v3')).toBe(kept);
    await expect.poll(() => slipOf(store).items.map(({ matchId }) => matchId)).toEqual(['m1', 'm2']);
    expect(slipOf(store).stakes).toEqual({ 'm1 wl w': '3' });
    expect(JSON.parse(localStorage.getItem('slipway.slip.v3') ?? '')).toMatchObject({
      items: [{ matchId: 'm1' }, { matchId: 'm2' }],
    });
  });

  it('takes over the slip of the first build, which had no cricket', async () => {
    const coupon = { passes: ['2-string-1', '3-string-1'], stake: '2,5', multiple: '1', bankers: ['m1'] };
    const items = [aPick(), aPick({ matchId: 'm2' }), aPick({ matchId: 'm3' })];
    const first = { items, mode: 'combined', coupons: { soccer: coupon }, stakes: {} };
    localStorage.setItem('slipway.slip.v1', JSON.stringify(first));
    const store = createStore();
    startSlip(store.dispatch);
    await expect.poll(() => slipOf(store).items).toHaveLength(3);
    expect(slipOf(store)).toMatchObject({ coupons: { soccer: { ...coupon, stake: '2.5' } }, cricket: {} });
    expect(localStorage.getItem('slipway.slip.v1')).toBeNull();
  });

  it('takes over the slip of the build before, which stored stakes as they were typed', async () => {
    const coupon = { passes: ['2-string-1', 'Trixie'], multiple: '1', bankers: [] };
    const pick = { id: 'x', categoryLabel: 'Toss', slipLabel: 'A', odd: '1.90' };
    const old = (stake: string, typed: string) =>
      JSON.stringify({
        items: [aPick(), aPick({ matchId: 'm2' }), aPick({ matchId: 'm3' })],
        mode: 'combined',
        coupons: { soccer: { ...coupon, stake } },
        stakes: { 'm1 wl w': '' },
        cricket: { c1: { home: 'A', away: 'B', picks: [{ ...pick, typed }] } },
      });
    localStorage.setItem('slipway.slip.v2', old('2,5', '１２'));
    const store = createStore();
    startSlip(store.dispatch);
    await expect.poll(() => slipOf(store).items).toHaveLength(3);
    expect(slipOf(store)).toMatchObject({
      coupons: { soccer: { ...coupon, stake: '2.5' } },
      stakes: { 'm1 wl w': '' },
      cricket: { c1: { picks: [{ ...pick, typed: '12' }] } },
    });
    expect(localStorage.getItem('slipway.slip.v2')).toBeNull();
    expect(localStorage.getItem('slipway.slip.v3')).not.toBeNull();
    // A thousand in Brazil, one in Britain.
    localStorage.clear();
    localStorage.setItem('slipway.slip.v2', old('1.000', '5 EUR'));
    expect(slipOf(restored())).toMatchObject({
      coupons: { soccer: { stake: '?ambiguous 1.000' } },
      cricket: { c1: { picks: [{ typed: '?notANumber 5 EUR' }] } },
    });
  });
});
