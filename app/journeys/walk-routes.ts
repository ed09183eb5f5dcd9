import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Layout, OpenPage } from '#app/test/site.ts';
import { ROUTES, type RouteAnswer, type RouteRow } from './routes-table.ts';

/** Goes there as a link does: without loading the page anew. */
export async function goTo(page: Page, address: string): Promise<void> {
  for (const dialog of await page.locator(DIALOGS).all()) {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

/** What can be open over a page. */
const DIALOGS = ':is(dialog[open], [role=dialog]):visible';

/** Where the page is and what it has, read at one moment: looking for each by its role takes a second on a page of many matches. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    const nameOf = (dialog: Element) => {
      const label = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
      return dialog.getAttribute('aria-label') ?? label?.textContent ?? '';
    };
    return {
      at: location.pathname + location.search,
      title: document.title,
      headings: shown('h1').map(({ textContent }) => textContent),
      dialogs: shown('dialog[open], [role=dialog]').map(nameOf),
      mains: document.querySelectorAll('main').length,
    };
  });

export async function answers(page: Page, { at, heading, dialog }: RouteAnswer): Promise<void> {
  await expect
    .poll(() => placeOf(page))
    .toEqual({
      at,
      title: `${heading} · Harborlight`,
      headings: [heading],
      dialogs: dialog === undefined ? [] : [dialog],
      mains: 1,
    });
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
