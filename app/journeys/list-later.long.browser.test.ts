import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { scrollDown } from '#app/test/scroll-down.ts';
import { type OpenPage, layoutsOf, PLAIN_FILE, type Site, startSite } from '#app/test/site.ts';

const MACHINE = /\/assets\/list-core-/;
/** In the middle of a list of some 200, and beyond the first window of 40. */
const FAR = 60;

/** Keeps the rows that are there, and adds up how far things jump. */
const noteRows = (): void => {
  const noted = { rows: [...document.querySelectorAll('#root li[data-match]')], shift: 0 };
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) noted.shift += (each as PerformanceEntry & { readonly value: number }).value;
  }).observe({ type: 'layout-shift' });
};
/** The rows that were noted: whether the page still has them, and their places in it. */
const rowsNow = (page: Page) =>
  page.evaluate(() => {
    const { noted } = globalThis as unknown as { noted: { rows: HTMLElement[]; shift: number } };
    const tops = noted.rows.map((row) => row.getBoundingClientRect().top + scrollY);
    return { gone: noted.rows.filter((row) => !row.isConnected).length, tops, shift: noted.shift };
  });
/** How far a row has moved, in pixels. */
const farthest = (before: readonly number[], after: readonly number[]): number =>
  Math.max(...after.map((top, at) => Math.abs(top - (before[at] ?? Number.NaN))));
const focusedMatch = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-match]')?.dataset['match']);

describe('a long list whose machine comes after the first screen', () => {
  let site: Site;
  let opened: OpenPage;
  beforeAll(async () => void (site = await startSite()));
  afterEach(async () => {
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
  afterAll(() => site.close());

  async function openHeld(layout: 'mobile' | 'desktop') {
    opened = await site.open(layout, PLAIN_FILE);
    const { page } = opened;
    let send = (): void => undefined;
    const isSent = new Promise<void>((resolve) => (send = resolve));
    const isAsked = page.waitForRequest(MACHINE);
    await page.route(MACHINE, (route) => isSent.then(() => route.continue()));
    await page.goto(`${site.url}/sport/soccer`);
    const rows = page.locator('#root main li[data-match]');
    await rows.first().waitFor();
    await isAsked;
    return { page, rows, send };
  }
  const far = (page: Page) => page.locator(`#root li[aria-posinset="${FAR}"]`);

  it.each(layoutsOf('mobile'))(
    'has the rows of the screen at once, and keeps each of them at its place, with the focus and where it was scrolled to, %s',
    async (layout) => {
      const { page, rows, send } = await openHeld(layout);
      const { height } = page.viewportSize() ?? { height: 0 };
      const last = await rows.last().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeGreaterThan(height);
      const drawn = await rows.count();
      const length = await rows.first().getAttribute('aria-setsize');
      const price = rows.nth(2).locator('[role=group] button:enabled').first();
      await price.focus();
      const focused = await focusedMatch(page);
      await page.evaluate(() => scrollTo(0, 200));
      await page.evaluate(noteRows);
      const before = await rowsNow(page);
      send();
      await expect.poll(() => rows.count()).toBeGreaterThan(drawn);
      const after = await rowsNow(page);
      expect(after.gone).toBe(0);
      expect(await page.evaluate(() => scrollY)).toBe(200);
      expect(farthest(before.tops, after.tops)).toBeLessThan(0.5);
      expect(after.shift).toBeLessThanOrEqual(0.05);
      expect([await focusedMatch(page), await rows.first().getAttribute('aria-setsize')]).toEqual([focused, length]);
      await scrollDown(page, layout === 'mobile' ? 4_000 : 3_000);
      await expect.poll(() => far(page).count()).toBe(1);
    },
  );

  it('draws all rows where the machine does not come', async () => {
    opened = await site.open('mobile', PLAIN_FILE);
    const { page } = opened;
    await page.route(MACHINE, (route) => route.abort());
    await page.goto(`${site.url}/sport/soccer`);
    await far(page).waitFor({ state: 'attached' });
    await far(page).scrollIntoViewIfNeeded();
    await far(page).locator('[role=group] button:enabled').first().click();
    await page.getByTestId('quick-pick').waitFor();
    const length = await far(page).getAttribute('aria-setsize');
    await expect.poll(() => page.locator('#root li[data-match]').count()).toBe(Number(length));
  });
});
