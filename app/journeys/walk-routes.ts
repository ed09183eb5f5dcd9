import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Layout, OpenPage } from '#app/test/site.ts';
import { ROUTES, type RouteAnswer, type RouteRow } from './routes-table.ts';

/** Goes there as a link does: without loading the page anew. */
export async function goTo(page: Page, address: string): Promise<void> {
  for (const dialog of await page.getByRole('dialog').all()) {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

export async function answers(page: Page, { at, heading, dialog }: RouteAnswer): Promise<void> {
  const name = typeof heading === 'string' ? { name: heading, exact: true } : { name: heading };
  // A dialog makes the page behind it inert.
  const first = page.getByRole('heading', { level: 1, includeHidden: true, ...name });
  await first.waitFor();
  expect(await page.title()).toBe(`${await first.textContent()} · Harborlight`);
  if (dialog !== undefined) await page.getByRole('dialog', { name: dialog, exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(at);
  expect(await page.getByRole('dialog').count()).toBe(dialog === undefined ? 0 : 1);
  expect(await page.getByRole('main', { includeHidden: true }).count()).toBe(1);
}

/** The rows of a layout. */
export const rowsOf = (layout: Layout): readonly RouteRow[] =>
  ROUTES.filter(({ only }) => only === undefined || only === layout);

/**
 * Goes to every address and compares what is there with the table.
 *
 * @returns errors that the page logged on the way
 */
export async function walk(
  opened: OpenPage,
  layout: Layout,
  who: 'guest' | 'player',
  look?: (row: RouteRow) => Promise<void>,
): Promise<readonly string[]> {
  for (const row of rowsOf(layout)) {
    await goTo(opened.page, row.address);
    try {
      await answers(opened.page, row[who]);
      await look?.(row);
    } catch (error) {
      throw new Error(`${row.address}, as a ${who}: ${(error as Error).message}`, { cause: error });
    }
  }
  return opened.faults;
}
