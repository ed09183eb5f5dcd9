import { beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#contract/brand';
import type { GameLimits } from '#contract/entities';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { readHook, stubPage } from '#app/test/read-hook.ts';
import { CURRENCIES } from '#fixtures/world';
import { exchangeAmount } from './exchange-amount.ts';
import { useBrandBounds } from './use-brand-bounds.ts';
import { useBrandRules, useOwnRegions } from './use-brand-rules.ts';
import './account-api.ts';

beforeAll(() => stubPage());

const LIMITS = { stake: { least: '0.5', most: '5000' }, deposit: { least: '2', most: '100' } };
const RULES = {
  folds: { soccer: { wl: 3 } },
  prizeCap: [{ from: 1, to: 1, cap: '10' }],
  withholding: { threshold: '20', rate: '0.2' },
};

/** A store that knows the currency of the player, the rates, both or nothing. */
async function storeOf({ currency, hasRates }: { readonly currency?: string; readonly hasRates?: boolean }) {
  const { store, call } = upstream({
    account: () => ({ score: '1', currency }),
    'config/exchange': () => CURRENCIES,
  });
  if (currency !== undefined) await call('getAccount');
  if (hasRates === true) await call('listCurrencies');
  return store;
}

// One USDT is 5.4321 BRL.
it.each([
  ['1', 'USDT', 'BRL', '5.43'],
  ['100', 'BRL', 'USDT', '18.409086'],
  ['1', 'USDT', 'XXX', undefined],
  ['1', 'XXX', 'USDT', undefined],
])('%s %s in %s is %s', (amount, from, to, expected) => {
  expect(exchangeAmount(amount, { from, to }, CURRENCIES)).toBe(expected);
  expect(exchangeAmount(amount, { from, to }, undefined)).toBeUndefined();
});

describe('what the brand sets in its own currency', () => {
  const OWN = { stake: { min: '0.5', max: '5000' }, deposit: { min: '2', max: '100' } };
  const BRL = { stake: { min: '2.71', max: '27160.50' }, deposit: { min: '10.86', max: '543.21' } };
  const settled = (cap: string, threshold: string) => ({
    prizeCap: [{ from: 1, to: 1, cap }],
    withholding: { threshold, rate: '0.2' },
  });

  it.each([
    [{}, OWN, settled('10', '20')],
    [{ hasRates: true }, OWN, settled('10', '20')],
    [{ currency: 'USDT' }, OWN, settled('10', '20')],
    [{ currency: 'BRL' }, { stake: undefined, deposit: undefined }, undefined],
    [{ currency: 'BRL', hasRates: true }, BRL, settled('54.32', '108.64')],
    [{ currency: 'XYZ', hasRates: true }, { stake: undefined, deposit: undefined }, undefined],
  ])('is shown with %j as %j', async (known, bounds, settlement) => {
    const around = { store: await storeOf(known), brand: { currency: 'USDT', limits: LIMITS, rules: RULES } };
    const [stake, deposit] = (['stake', 'deposit'] as const).map((of) => readHook(() => useBrandBounds(of), around));
    expect({ stake, deposit }).toEqual(bounds);
    const { folds, ...rules } = readHook(useBrandRules, around);
    expect([folds, rules]).toEqual([{ soccer: { wl: 3 } }, { postponedHours: 36, settlement }]);
  });

  it('has its own hours', () => {
    expect(readHook(useBrandRules, { brand: { rules: { postponedHours: 5 } } })).toMatchObject({
      postponedHours: 5,
      settlement: {},
    });
  });
});

describe('the closed regions of a brand', () => {
  const limits: GameLimits = {
    bet: { min: '1', max: '2' },
    multiple: { min: 1, max: 2 },
    Bonus: { min: '1', max: '2' },
    disabled_regions: ['US'],
  };
  const ofBrand = (rules: Brand['rules']) => readHook(useOwnRegions, { brand: { rules } });

  it('are added to those of the game', () => {
    const own = ofBrand({ disabledRegions: { soccer: ['FR', 'BR-SP'] } });
    expect(own('soccer', limits)).toEqual({ ...limits, disabled_regions: ['US', 'FR', 'BR-SP'] });
    expect(own('basketball', limits)).toBe(limits);
    expect(own('soccer', undefined)).toBeUndefined();
  });

  it('change nothing where there are none', () => {
    expect(ofBrand({})('soccer', limits)).toBe(limits);
    expect(ofBrand(undefined)('soccer', limits)).toBe(limits);
  });
});
