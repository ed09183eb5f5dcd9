import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Brand } from '#contract/brand';
import { testBrands } from '#cli/test/brands.ts';

let brands: ReturnType<typeof testBrands>;
beforeAll(() => {
  brands = testBrands(['nightjar']);
  const stated = '["USDT", { "code": "JPY", "places": 0 }, { "code": "KWD", "places": 3 }';
  brands.edit('nightjar', '["USDT"', stated);
});
afterAll(() => brands.remove());

async function currenciesOfCopy(id: string, currency: string): Promise<Brand['currencies']> {
  await brands.slipway(['brand', 'init', id, '--from', 'nightjar', '--currency', currency]);
  return (JSON.parse(brands.read(id)) as Brand).currencies;
}

it('a copy has its main currency first, with the places that the origin states, once', async () => {
  const currencies = await currenciesOfCopy('gulf', 'KWD');
  expect(currencies.slice(0, 3)).toEqual([{ code: 'KWD', places: 3 }, 'USDT', { code: 'JPY', places: 0 }]);
  expect(JSON.stringify(currencies).match(/KWD/g)).toHaveLength(1);
});

it('a copy gets a main currency that the origin does not have', async () => {
  const currencies = await currenciesOfCopy('nordic', 'SEK');
  expect(currencies.slice(0, 3)).toEqual(['SEK', 'USDT', { code: 'JPY', places: 0 }]);
});
