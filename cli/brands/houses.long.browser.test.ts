import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFinds, REPEATED } from '#app/test/axe.ts';
import { PLAIN_FILE, rowsOf, type Site, startSite } from '#app/test/site.ts';
import { historyAt } from '#app/test/way-back.ts';

/** Together they have all kinds of navigation and slip; the languages are those with the longest words. */
const HOUSES = [
  { brand: 'nightjar', language: 'ru', hasDrawer: true },
  { brand: 'barriogol', language: 'es', hasDrawer: true },
  { brand: 'koiparade', language: 'id', hasDrawer: false },
] as const;

const ODDS = 'main li[data-match] [role=group] button[aria-pressed]:enabled';

/** What a control is covered by when it is brought into view, per control that is. */
const covered = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>('main a, main button, footer a, footer button, #slip button, nav a'),
    ].flatMap((control) => {
      if (!control.checkVisibility() || control.closest('[inert], [aria-hidden=true]') !== null) return [];
      control.focus();
      const { x, y, width, height } = control.getBoundingClientRect();
      if (width === 0) return [];
      const at = document.elementFromPoint(x + width / 2, y + height / 2);
      const isFree = at === null || control.contains(at) || at.contains(control);
      return isFree ? [] : [`${control.textContent} under ${at.closest('nav, #slip, header')?.outerHTML.slice(0, 60)}`];
    }),
  );

const widerThanPage = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sum of all shifts that no press caused (Web Vitals, CLS). */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as PerformanceEntry & { readonly value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

describe.each(rowsOf(HOUSES))('$brand', ({ brand, language, hasDrawer }) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(brand, { hurried: true });
  });
  afterAll(() => site.close());

  it.each([
    ['desktop', 1280],
    ['mobile', 320],
  ] as const)('%s: bar and navigation cover no control, and nothing is wider than the page', async (layout, width) => {
    const { page, context, faults } = await site.open(layout, PLAIN_FILE);
    await page.evaluate((chosen) => localStorage.setItem('slipway.language.v1', JSON.stringify(chosen)), language);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.url}/`);
    await page.locator(ODDS).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await shifts(page)).toBeLessThan(0.1);

    await page.locator(ODDS).first().click();
    const isOver = hasDrawer || layout === 'mobile';
    if (isOver) await page.getByTestId('quick-bet').waitFor();
    // The page learns how high the tray is a moment after it is there.
    await expect.poll(() => covered(page)).toEqual([]);
    expect(await widerThanPage(page)).toBe(0);

    if (isOver) {
      // The tray opens the whole slip; Escape comes back to the page.
      await page.getByTestId('quick-bet').locator('header button').first().press('Enter');
      await page.locator('dialog[open] input[inputmode=decimal]').first().waitFor();
      expect(await widerThanPage(page)).toBe(0);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await historyAt(page, 'page');
    }
    await page.goto(`${site.url}/sport/soccer`);
    await page.locator(ODDS).first().waitFor();
    expect(await widerThanPage(page)).toBe(0);
    if (layout === 'desktop') expect(await axeFinds(page, { without: REPEATED })).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
