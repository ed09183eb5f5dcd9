import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import type { Who } from '#app/test/walk/place.ts';
import { ROUTES } from '#app/test/walk/routes-table.ts';
import type { Visitor } from '#app/test/walk/walk.ts';

const ANSWERED_MS = 30_000;

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

/** The address answers as the table of routes says. */
export const routesVisitor =
  (who: Who): Visitor =>
  async (page, { name }) => {
    const row = ROUTES.find(({ address }) => address === name);
    if (row === undefined) throw new Error(`app/test/walk/routes-table.ts has no ${name}.`);
    const { at, heading, dialog } = row[who];
    const title = `${heading} · Harborlight`;
    const dialogs = dialog === undefined ? [] : [dialog];
    const wanted = { at, title, headings: [heading], dialogs, mains: 1 };
    const until = Date.now() + ANSWERED_MS;
    let shown = await placeOf(page);
    while (!isDeepStrictEqual(shown, wanted) && Date.now() < until) {
      await page.waitForTimeout(50);
      shown = await placeOf(page);
    }
    const isAsWanted = isDeepStrictEqual(shown, wanted);
    return {
      looked: 1,
      found: isAsWanted ? [] : [{ what: `${name}: ${JSON.stringify(shown)}, not ${JSON.stringify(wanted)}` }],
    };
  };
