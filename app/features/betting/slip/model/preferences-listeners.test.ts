import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PLAYER } from '#app/api/money/test-upstream.ts';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
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
/** As it is stored: what concerns money by player. */
const ofPlayer = ({ acceptOdds, quickStakes, lastStake, ...shared }: Record<string, unknown>) => ({
  ...shared,
  of: { u1: { acceptOdds, quickStakes, lastStake } },
});
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
  if (stored !== undefined)
    values.set(KEY, JSON.stringify(typeof stored === 'object' ? ofPlayer({ ...stored }) : stored));
  const store = createStore();
  store.dispatch(signedIn(PLAYER));
  store.dispatch(restorePreferences());
  expect(store.getState().preferences).toEqual(wanted);
});

it('each format that a player can choose is restored', () => {
  const formats = ['decimal', 'fractional', 'american', 'hongkong', 'indonesian', 'malay'];
  const restored = formats.map((oddsFormat) => {
    values.set(KEY, JSON.stringify({ oddsFormat }));
    const store = createStore();
    store.dispatch(restorePreferences());
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
  expect([JSON.parse(values.get(KEY) ?? ''), writes]).toEqual([
    { oddsFormat: 'american', keepsSlip: false, of: {} },
    1,
  ]);
});

describe('what concerns money', () => {
  const OWN = { acceptOdds: 'any', quickStakes: ['5'], lastStake: { amount: '2.5', currency: 'USDT' } } as const;
  const ownOf = (store: AppStore) => {
    const { acceptOdds, quickStakes, lastStake } = store.getState().preferences;
    return { acceptOdds, quickStakes, lastStake };
  };
  const NONE = { acceptOdds: 'none' };
  /** A page on which the player has chosen it all. */
  const chosen = () => {
    startPreferences();
    const store = createStore();
    store.dispatch(signedIn(PLAYER));
    store.dispatch(preferencesChanged(OWN));
    return store;
  };

  it('is not inherited by the next player, and is there for its own', () => {
    const store = chosen();
    store.dispatch(signedOut({ because: 'left' }));
    expect(ownOf(store)).toEqual(NONE);
    store.dispatch(signedIn({ ...PLAYER, userId: 'u2' }));
    expect(ownOf(store)).toEqual(NONE);
    store.dispatch(signedIn(PLAYER));
    expect(ownOf(store)).toEqual({ ...OWN, lastStake: undefined });
  });

  it('stays for the same player after an expired session, the last stake too', () => {
    const store = chosen();
    store.dispatch(signedOut({ because: 'expired' }));
    store.dispatch(signedIn(PLAYER));
    expect(ownOf(store)).toEqual(OWN);
  });

  it('is not of another one who signs in after an expired session', () => {
    const store = chosen();
    store.dispatch(signedOut({ because: 'expired' }));
    store.dispatch(signedIn({ ...PLAYER, userId: 'u2' }));
    expect(ownOf(store)).toEqual(NONE);
  });

  it('is of no player if a guest has chosen it', () => {
    startPreferences();
    const store = createStore();
    store.dispatch(preferencesChanged(OWN));
    store.dispatch(signedIn(PLAYER));
    expect(ownOf(store)).toEqual(NONE);
  });

  it('is of no one if an earlier version has stored it without a player', () => {
    values.set(KEY, JSON.stringify({ ...DEFAULTS, ...OWN }));
    const store = createStore();
    store.dispatch(signedIn(PLAYER));
    store.dispatch(restorePreferences());
    expect(ownOf(store)).toEqual(NONE);
  });

  it('the last stake goes when the player leaves', () => {
    const store = chosen();
    expect(values.get(KEY)).toContain('2.5');
    store.dispatch(signedOut({ because: 'left' }));
    expect(values.get(KEY)).not.toContain('2.5');
  });
});
