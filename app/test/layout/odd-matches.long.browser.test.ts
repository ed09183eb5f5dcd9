import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { reflowFinds } from '#app/test/reflow.ts';
import { rowsOf, startSite } from '#app/test/site.ts';
import { goTo } from '#app/test/walk/walk.ts';
import { cutTexts } from './cut-texts.ts';
import { cutPrices, sellOddMatches, shortNames, spaceTexts } from './odd-matches.ts';

/** Three structures of rows: a table, a board, the time above the teams. The other brands, and 2,000 live matches: `npm run qa -- journeys`. */
const [IN_ALL = [], OTHERS = []] = rowsOf([
  ['nightjar', 'barriogol', 'sixerline'],
  ['koiparade', 'pennygate', 'ventoverde', 'harborlight'],
]);
const BRANDS = [...IN_ALL, ...OTHERS];
const LIVE = OTHERS.length > 0 ? 2_000 : 3;
/** The widths of a folded phone and of a very wide screen, and what is left of a desktop at 200 %. */
const SIZES = [
  { width: 280, height: 653 },
  { width: 390, height: 844 },
  { width: 640, height: 450 },
  { width: 1_280, height: 900 },
  { width: 1_600, height: 900 },
  { width: 2_560, height: 1_200 },
] as const;
const IN_MARKETS = 'main section[data-kind] button';
/** The first screen's limits: two lines of names, never a third. */
const rowLimit = (width: number) => (width < 768 ? 72 : 56);

const findsAt = async (page: Page): Promise<readonly string[]> => [
  ...(await reflowFinds(page)),
  ...(await cutPrices(page)).map((price) => `cut price: ${price}`),
  ...(await shortNames(page)).map((name) => `cut league: ${name}`),
  ...(await page.evaluate(cutTexts)).texts.flatMap(({ why, text }) =>
    why === 'broken' && /^\p{L}+$/u.test(text) ? [`broken: ${text}`] : [],
  ),
];

const highestRow = async (page: Page): Promise<number> => {
  const heights = await page
    .locator('main li[data-match] > :last-child')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  return Math.max(...heights);
};

const rowsInView = (page: Page): Promise<number> =>
  page
    .locator('main li[data-match]')
    .evaluateAll(
      (rows) =>
        rows.map((row) => row.getBoundingClientRect()).filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
          .length,
    );

it.each(BRANDS)('odd names, prices and states stay in rows and cells, at every width, in %s', async (brand) => {
  const site = await startSite(brand);
  try {
    const { page, faults } = await site.open('mobile');
    const ofLongPrices = await sellOddMatches(site, page, LIVE);
    await goTo(page, '/sport/soccer');
    const row = (id: number) => page.locator(`main li[data-match="odd-${id}"]`);
    await row(1).waitFor();
    expect(await row(0).getByRole('group').first().getByRole('button').count()).toBeGreaterThan(1);
    // Nothing of what is not sold can be pressed.
    await expect
      .poll(() => row(1).getByRole('button', { disabled: false }).and(page.locator('[role=group] *')).count())
      .toBe(0);
    expect(await row(2).getByRole('group').count()).toBe(0);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => findsAt(page), { message: `${size.width}` }).toEqual([]);
      await expect.poll(() => highestRow(page), { message: `${size.width}` }).toBeLessThanOrEqual(rowLimit(size.width));
    }
    // Rows that are higher or lower than the list has taken them for would move the page when they are drawn.
    await page.setViewportSize({ width: 1_280, height: 900 });
    for (const px of [6_000, 12_000]) {
      await page.evaluate((to) => scrollTo(0, to), px);
      await expect.poll(() => rowsInView(page)).toBeGreaterThan(10);
      expect(await page.evaluate(() => scrollY)).toBe(px);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await spaceTexts(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => findsAt(page), { message: `${size.width}, spaced` }).toEqual([]);
    }
    await goTo(page, ofLongPrices);
    await page.locator(IN_MARKETS).first().waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect
        .poll(() => cutPrices(page, IN_MARKETS), { message: `${size.width}, spaced, match page` })
        .toEqual([]);
    }
    expect(faults).toEqual([]);
  } finally {
    await site.close();
  }
});
