// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '#fixtures/world';
import { inCurrency } from './in-currency.ts';

const bounds = { min: '10', max: '5432.1' };

describe("the brand's bounds in the player's currency", () => {
  it('are as written in the currency of the brand, whether rates are known or not', () => {
    expect(inCurrency(bounds, { from: 'GBP', to: 'GBP', currencies: undefined })).toEqual(bounds);
  });

  it('go over the base unit, cut to the places of the other', () => {
    expect(inCurrency(bounds, { from: 'BRL', to: 'USDT', currencies: CURRENCIES })).toEqual({
      min: '1.840908',
      max: '1000.000000',
    });
    expect(inCurrency(bounds, { from: 'USDT', to: 'VND', currencies: CURRENCIES })?.min).toMatch(/^245500(?:\.0+)?$/);
  });

  it('are undefined while a rate is missing: they cannot be computed', () => {
    expect(inCurrency(bounds, { from: 'BRL', to: 'USDT', currencies: undefined })).toBeUndefined();
    expect(inCurrency(bounds, { from: 'XXX', to: 'USDT', currencies: CURRENCIES })).toBeUndefined();
  });
});
