import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from '#app/test/site.ts';
import { testBrands } from '#cli/test/brands.ts';

/** What brand.json alone can say, besides colours and layout. */
const OWN = {
  defaultLanguage: 'en',
  markets: { soccer: ['handicap', 'wl'] },
  oddsFormat: 'american',
  menu: ['announcements', { text: { en: 'The club' }, to: '/pages/club' }],
  footer: {
    columns: [
      { title: { en: 'The club', tr: 'Kulüp' }, links: [{ text: { en: 'About' }, to: '/pages/club' }] },
      'company',
    ],
  },
  pages: ['club'],
};
const PAGES = {
  en: { title: 'The club', first: { title: 'Since 1901', text: 'A port.\n\nA team.' } },
  tr: { title: 'Kulüp', first: { title: "1901'den beri", text: 'Bir liman.' } },
};

const brands = testBrands(['harborlight']);
let site: Site;
beforeAll(async () => {
  const file = brands.file('harborlight');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as { layout: object };
  const layout = { ...brand.layout, header: 'high', logo: 'large' };
  writeFileSync(file, JSON.stringify({ ...brand, ...OWN, layout }));
  for (const [language, texts] of Object.entries(PAGES)) {
    const folder = path.join(path.dirname(file), 'locales', language);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'page-club.json'), JSON.stringify(texts));
  }
  site = await startSite('harborlight', { brands: brands.root });
});
afterAll(async () => {
  await site?.close();
  brands.remove();
});

it('data alone decides lists, prices, header, menu, footer and pages', async () => {
  const { page, faults } = await site.open('desktop', '/sport/soccer');
  const row = page.locator('main [data-match]').first();
  const kinds = () =>
    row.locator('[role=group][data-kind]').evaluateAll((all) => all.map((each) => each.getAttribute('data-kind')));
  await expect.poll(kinds).toEqual(['handicap', 'wl']);
  // A plus or a minus and three digits: no price of the list is decimal.
  const prices = () => row.locator('[role=group][data-kind] button').allInnerTexts();
  await expect.poll(async () => (await prices()).join(' ')).toMatch(/^[^.]*[+−-]\d{3}[^.]*$/);
  const logo = page.locator('header img').first();
  expect((await logo.boundingBox())?.height).toBe(40);
  expect((await page.locator('header > div').first().boundingBox())?.height).toBe(72);
  const navigation = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('link', { name: 'Announcements' }) })
    .first();
  expect(await navigation.getByRole('link', { name: 'Results' }).count()).toBe(0);
  await navigation.getByRole('link', { name: 'The club' }).click();
  await page.getByRole('heading', { level: 1, name: 'The club' }).waitFor();
  expect(await page.locator('article section p').allInnerTexts()).toEqual(['A port.', 'A team.']);
  await page.locator('footer').scrollIntoViewIfNeeded();
  const titles = page.locator('footer nav h2');
  await expect.poll(() => titles.allInnerTexts()).toEqual(['The club', 'About us']);
  await page.goto(`${site.url}/pages/club?lang=tr`);
  await page.getByRole('heading', { level: 1, name: 'Kulüp' }).waitFor();
  expect(faults).toEqual([]);
});
