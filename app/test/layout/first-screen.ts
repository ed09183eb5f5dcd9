import type { Page } from 'playwright-core';
import { vi } from 'vitest';

/** What a list shows before anybody scrolls: the matches wholly in view at least, the other measures in pixels at most. */
export interface FirstScreen {
  readonly matches: number;
  readonly firstPriceY: number;
  readonly rowPx: number;
}

export const HEIGHTS = { 390: 844, 768: 1024, 1280: 900 } as const;
export type Width = keyof typeof HEIGHTS;

/** What of a list is seen now, and times on two lines or cut. */
export function seenAt(page: Page): Promise<FirstScreen & { readonly brokenTimes: readonly string[] }> {
  return page.evaluate(() => {
    const isCovered = ({ left, bottom }: DOMRect, row: Element) => {
      const top = document.elementFromPoint(left + 20, bottom - 3);
      return top !== null && !row.contains(top);
    };
    const rows = [...document.querySelectorAll('main li[data-match] > :last-child')];
    const whole = rows.flatMap((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= 0 && box.bottom <= innerHeight && !isCovered(box, row) ? [box.height] : [];
    });
    /** Whether a text of it takes two lines, or is not whole. */
    const isBroken = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode() !== null) {
        range.selectNode(texts.currentNode);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) return true;
      }
      return [element, ...element.querySelectorAll('*')].some((each) => each.scrollWidth > each.clientWidth + 1);
    };
    const price = document.querySelector('main li[data-match] [role=group] button');
    return {
      matches: whole.length,
      firstPriceY: Math.round(price?.getBoundingClientRect().top ?? Number.NaN),
      rowPx: Math.round(whole.sort((a, b) => a - b)[Math.floor(whole.length / 2)] ?? Number.NaN),
      brokenTimes: [...document.querySelectorAll('main li[data-match] time')].flatMap((time) =>
        isBroken(time) ? [time.textContent] : [],
      ),
    };
  });
}

/** The top of the first price. */
export async function firstPriceOn(page: Page): Promise<number> {
  const price = page
    .getByRole('main')
    .getByRole('button', { name: /, (?:odds )?\d+\.\d/ })
    .first();
  await price.waitFor();
  return (await price.boundingBox())?.y ?? Number.NaN;
}

/** The height of the footer, as it is before anything in it is pressed. */
export async function footerPx(page: Page): Promise<number> {
  // What comes late above it pushes it out of view again before it has drawn itself.
  await vi.waitUntil(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    return page.getByText('18+', { exact: true }).last().isVisible();
  });
  return (await page.getByRole('contentinfo').boundingBox())?.height ?? Number.NaN;
}

/** Where the words of the home page end, in parts of their picture; NaN while the painted page gives way to the app's. */
export async function headlineEnd(page: Page, parts = 'p:first-of-type'): Promise<number> {
  const end = await wordsEnd(page, parts);
  return end / ((await page.locator('main img[src="/brand/banner.svg"]').boundingBox())?.width ?? Number.NaN);
}

/** Entries of the navigation of which a part is not seen, hangs out of its entry, or is a word on two lines. */
export const cutEntries = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('nav :is(a, button)').evaluateAll((entries) => {
    const range = document.createRange();
    const isBroken = (text: Node) =>
      [...(text.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)].some(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 0);
        return first !== undefined && rest.some(({ top }) => top >= first.bottom - 1);
      });
    return entries.flatMap((entry) => {
      const { left, right, top, bottom, width } = entry.getBoundingClientRect();
      range.selectNodeContents(entry);
      const inside = range.getBoundingClientRect();
      // Headings are there for the ear, and for the eye while they have the focus.
      const isHeard = entry.parentElement !== null && entry.parentElement.clientWidth <= 1;
      if (width === 0 || inside.width === 0 || isHeard) return [];
      const isIn = left >= 0 && right <= innerWidth && inside.left >= left - 1 && inside.right <= right + 1;
      const isWhole = isIn && inside.top >= top - 1 && inside.bottom <= bottom + 1;
      const texts = [entry, ...entry.querySelectorAll('span')].flatMap((each) => [...each.childNodes]);
      // Chinese, Japanese and Korean lines break between any two signs.
      const breaksAnywhere = /^(?:zh|ja|ko)/.test(document.documentElement.lang);
      const isOneBroken = texts.some((text) => text.nodeType === Node.TEXT_NODE && isBroken(text));
      return isWhole && (breaksAnywhere || !isOneBroken) ? [] : [entry.textContent];
    });
  });

/** Where words and buttons on the picture of the home page end, from its start. */
export const wordsEnd = (page: Page, parts = 'p, a'): Promise<number> =>
  page.locator('main img[src="/brand/banner.svg"]').evaluate((picture, selector) => {
    const ends = [...(picture.parentElement?.querySelectorAll(selector) ?? [])].map((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return (words.matches('a') ? words : range).getBoundingClientRect().right;
    });
    return ends.length === 0 ? Number.NaN : Math.max(...ends) - picture.getBoundingClientRect().left;
  }, parts);

/** How a label stands to its price in each market of a row that has labels; more than one way where cells of a market differ. */
export const labelsOf = (page: Page, kinds: string): Promise<readonly string[]> =>
  page.locator(`main li[data-match] [role=group]:is(${kinds})`).evaluateAll((markets) =>
    markets.map((market) => {
      const cells = [...market.querySelectorAll('button:has(> span + span)')];
      const ways = cells.map((cell) => {
        const [label, value] = [...cell.children].map((each) => each.getBoundingClientRect());
        const box = cell.getBoundingClientRect();
        if (label === undefined || value === undefined || label.left < box.left || value.right > box.right)
          return 'cut';
        return value.top >= label.bottom - 2 ? 'above' : 'before';
      });
      const isLong = cells.some((cell) => cell.querySelector('[data-long="6"], [data-long="7"]') !== null);
      return `${isLong ? 'long: ' : ''}${[...new Set(ways)].join(' and ')}`;
    }),
  );

/** Words of the home page's promotions that are on two lines, at a width. */
export async function brokenWords(page: Page, width: Width): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: HEIGHTS[width] });
  return page.locator('main a[href^="/promotions/"] span:not(:has(*))').evaluateAll((titles) =>
    titles.flatMap(({ firstChild: text }) =>
      [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        if (text === null) return [];
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
      }),
    ),
  );
}

/** Words of the home page's promotions that lie over their art: not below it, and further than the ground beside it. */
export const wordsOverArt = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('main section > a[href^="/promotions/"]').evaluateAll((cards) => {
    // In a small card the art begins in its middle.
    const groundOf = (width: number) => (width < 256 ? 0.45 : 0.54);
    return cards.flatMap((card) => {
      const { left, width } = card.getBoundingClientRect();
      const [art] = card.children;
      const words = [...card.querySelectorAll('span:not(:has(*))')].at(-1);
      if (words === undefined || art === undefined) return [];
      const range = document.createRange();
      range.selectNodeContents(words);
      const { top, right } = range.getBoundingClientRect();
      const isBeside = right <= left + groundOf(width) * width || top >= art.getBoundingClientRect().bottom;
      return isBeside ? [] : [words.textContent];
    });
  });

/** Runs in the page: how many lines a text takes. */
export function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects().length;
}
