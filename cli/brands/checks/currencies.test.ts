import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkBrand } from './check-brand.ts';
import { testBrands } from '#cli/test/brands.ts';

let brands: ReturnType<typeof testBrands>;
beforeAll(() => (brands = testBrands(['nightjar'])));
afterEach(() => brands.restore());
afterAll(() => brands.remove());

describe('currencies without two decimal places', () => {
  it.each([
    ['JPY', 'JPY has no decimal place'],
    ['KRW', 'KRW has no decimal place'],
    ['KWD', 'KWD has three decimal places'],
    ['EUR', undefined],
  ])('are warned of: %s', (currency, message) => {
    brands.edit('nightjar', '"currencies": ["USDT", "TRY"', `"currencies": ["USDT", "${currency}"`);
    const { findings } = checkBrand(brands.root, 'nightjar', process.cwd());
    expect(findings).toMatchObject(
      message === undefined
        ? []
        : [
            {
              check: 'currency-places',
              severity: 'warning',
              key: 'currencies.1',
              message: expect.stringContaining(message) as string,
            },
          ],
    );
  });
});

describe('the places of a currency', () => {
  const withCurrency = (currency: unknown) => {
    brands.edit('nightjar', '"currencies": ["USDT", "TRY"', `"currencies": ["USDT", ${JSON.stringify(currency)}`);
    return checkBrand(brands.root, 'nightjar', process.cwd()).findings;
  };

  it.each([
    ['JPY', 0],
    ['KRW', 0],
    ['VND', 0],
    ['KWD', 3],
    ['KWD', 2],
  ])('are not warned of where the brand states them: %s %i', (code, places) => {
    expect(withCurrency({ code, places })).toEqual([]);
  });

  it('are warned of in an entry that states none', () => {
    expect(withCurrency({ code: 'JPY' })).toMatchObject([
      {
        check: 'currency-places',
        key: 'currencies.1',
        advice: expect.stringContaining('Write { "code": "JPY", "places": 0 }') as string,
      },
    ]);
  });

  it.each([
    [-1, '-1'],
    [1.5, '1.5'],
    [7, '7'],
    ['2', '"2"'],
    [null, 'null'],
  ])('are refused if they are %j, at their place and with what to write', (places, found) => {
    expect(withCurrency({ code: 'JPY', places })).toMatchObject([
      {
        check: 'wrong-type',
        severity: 'error',
        key: 'currencies.1.places',
        message: `currencies.1.places: is ${found}, but must be (0 | 1 | 2 | 3 | 4 | 5 | 6)`,
        advice: `Found ${found}; expected (0 | 1 | 2 | 3 | 4 | 5 | 6).`,
      },
    ]);
  });

  it('are refused under another name, and the right one is suggested', () => {
    expect(withCurrency({ code: 'JPY', place: 0 })).toMatchObject([
      { check: 'unknown-key', key: 'currencies.1.place', advice: "Did you mean 'places'?" },
    ]);
  });

  it('are refused without the code of their currency, or with one that no one knows', () => {
    expect(withCurrency({ places: 0 })).toMatchObject([{ check: 'missing-key', key: 'currencies.1.code' }]);
    brands.restore();
    expect(withCurrency({ code: 'JPX', places: 0 })).toMatchObject([
      { key: 'currencies.1.code', message: expect.stringContaining('is no currency that is known') as string },
    ]);
  });
});
