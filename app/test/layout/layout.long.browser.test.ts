import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite, type Site } from '#app/test/site.ts';
import { SCREENS, walkLayout } from './layout-walk.ts';

/** Where words and odds were cut or broken; all pages in all languages: `npm run qa -- locales:layout`. */
const ADDRESSES = ['/', '/sport/all', '/sport/365sports'];

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

// Russian has the longest words of the eleven languages.
it('no word, amount or price is cut or broken, whatever the font', async () => {
  const { found, looked } = await walkLayout(site, {
    languages: ['ru'],
    widths: [320, 390, 1280, 1440],
    screens: SCREENS.filter(({ address }) => ADDRESSES.includes(address)),
  });
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(1_000);
});
