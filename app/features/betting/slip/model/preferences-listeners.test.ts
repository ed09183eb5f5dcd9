import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import { signedOut } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { restorePreferences, startPreferences } from './preferences-listeners.ts';

const KEY = 'slipway.preferences.v1';
const DEFAULTS = { oddsFormat: 'decimal', acceptOdds: 'none', keepsSlip: false };
let values: Map<string, string>;

beforeEach(() => {
  values = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const ALL = { oddsFormat: 'malay', acceptOdds: 'any', keepsSlip: true, quickStakes: ['5'], alsoIn: 'EUR' };
const six = ['1', '2', '3', '4', '5', '6'];

it.each([
  [undefined, DEFAULTS],
  [{}, DEFAULTS],
  [ALL, ALL],
  [
    { ...ALL, oddsFormat: 'roman' },
    { ...ALL, oddsFormat: 'decimal' },
  ],
  [
    { ...ALL, acceptOdds: 'worse' },
    { ...ALL, acceptOdds: 'none' },
  ],
  [
    { ...ALL, acceptOdds: 'better' },
    { ...ALL, acceptOdds: 'better' },
  ],
  [
    { ...ALL, keepsSlip: 'yes' },
    { ...ALL, keepsSlip: false },
  ],
  [
    { ...ALL, quickStakes: [] },
    { ...ALL, quickStakes: undefined },
  ],
  [
    { ...ALL, quickStakes: six },
    { ...ALL, quickStakes: six },
  ],
  [
    { ...ALL, quickStakes: [...six, '7'] },
    { ...ALL, quickStakes: undefined },
  ],
  [
    { ...ALL, alsoIn: '?' },
    { ...ALL, alsoIn: undefined },
  ],
  [
    { ...ALL, lastStake: { amount: '2.5', currency: 'USDT' } },
    { ...ALL, lastStake: { amount: '2.5', currency: 'USDT' } },
  ],
  [{ ...ALL, lastStake: { amount: '-1', currency: 'USDT' } }, ALL],
  [
    { ...ALL, stakeBy: 'total' },
    { ...ALL, stakeBy: 'total' },
  ],
  [{ ...ALL, stakeBy: 'each' }, ALL],
  ['broken', DEFAULTS],
])('the stored preferences %j are restored where they can be read', (stored, wanted) => {
  if (stored !== undefined) values.set(KEY, JSON.stringify(stored));
  const store = createStore();
  restorePreferences(store.dispatch);
  expect(store.getState().preferences).toEqual(wanted);
});

it('each format that a player can choose is restored', () => {
  const formats = ['decimal', 'fractional', 'american', 'hongkong', 'indonesian', 'malay'];
  const restored = formats.map((oddsFormat) => {
    values.set(KEY, JSON.stringify({ oddsFormat }));
    const store = createStore();
    restorePreferences(store.dispatch);
    return store.getState().preferences.oddsFormat;
  });
  expect(restored).toEqual(formats);
});

it('stores each change, once', () => {
  startPreferences();
  startPreferences();
  const store = createStore();
  let writes = 0;
  vi.spyOn(values, 'set').mockImplementation(function set(this: Map<string, string>, key, value) {
    writes += 1;
    return Map.prototype.set.call(this, key, value) as Map<string, string>;
  });
  store.dispatch(preferencesChanged({ oddsFormat: 'american' }));
  expect([JSON.parse(values.get(KEY) ?? ''), writes]).toEqual([{ ...DEFAULTS, oddsFormat: 'american' }, 1]);
});

it('the last stake goes when the player signs out', () => {
  const store = createStore();
  startPreferences();
  store.dispatch(preferencesChanged({ lastStake: { amount: '2.5', currency: 'USDT' } }));
  store.dispatch(signedOut({ because: 'left' }));
  expect(store.getState().preferences.lastStake).toBeUndefined();
  expect(values.get(KEY)).not.toContain('2.5');
});
