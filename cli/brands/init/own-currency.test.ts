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

async function copyIn(id: string, currency: string): Promise<Brand> {
  await brands.slipway(['brand', 'init', id, '--from', 'nightjar', '--currency', currency]);
  return JSON.parse(brands.read(id)) as Brand;
}

it('a copy has its main currency first, with the places that the origin states, once', async () => {
  const { currencies } = await copyIn('gulf', 'KWD');
  expect(currencies.slice(0, 3)).toEqual([{ code: 'KWD', places: 3 }, 'USDT', { code: 'JPY', places: 0 }]);
  expect(JSON.stringify(currencies).match(/KWD/g)).toHaveLength(1);
});

it('a copy gets a main currency that the origin does not have', async () => {
  const { currencies } = await copyIn('nordic', 'SEK');
  expect(currencies.slice(0, 3)).toEqual(['SEK', 'USDT', { code: 'JPY', places: 0 }]);
});

it('a copy in another currency has amounts of its size', async () => {
  const { limits, quickStakes } = await copyIn('hanoi', 'VND');
  expect([quickStakes[0], limits.stake.most]).toEqual(['50000', '50000000']);
});
