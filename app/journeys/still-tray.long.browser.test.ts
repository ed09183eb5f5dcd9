import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allArrived } from '#app/test/all-arrived.ts';
import { aPlayer } from '#app/test/player.ts';
import { type OpenPage, rowsOf, type Site, startSite } from '#app/test/site.ts';

/** With the longest words first. */
const LANGUAGES = ['tr', 'bn', 'en'];
/** Answers come later than the code, as they do outside this machine. */
const ANSWER_MS = 150;
/** Typed one after the other: too little, possible, more than the player has, a number that is none, nothing. */
const TYPED = [
  ['0', false],
  ['0.5', true],
  ['5', true],
  ['50', true],
  ['5000', false],
  ['500000', false],
  ['5,,', false],
  ['', false],
] as const;

/** Notes in every frame where the tray's buttons and fields are, each by what it is and not by what it says. */
const watchTray = (page: Page) =>
  page.evaluate(() => {
    const places = new Map<Element, { readonly name: string; readonly tops: number[] }>();
    const look = () => {
      for (const element of document.querySelectorAll('[data-testid=quick-bet] :is(button, input, a)')) {
        const top = Math.round(element.getBoundingClientRect().top);
        const name = element.getAttribute('aria-label') ?? element.textContent;
        const place = places.get(element) ?? { name: name === '' ? element.tagName : name, tops: [] };
        if (place.tops.at(-1) !== top) place.tops.push(top);
        places.set(element, place);
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { moved: () => [...places.values()].filter(({ tops }) => tops.length > 1) });
  });
const moved = (page: Page) => page.evaluate(() => (globalThis as unknown as { moved: () => unknown }).moved());

/** What is read without scrolling: no text is cut, and nothing stands beyond the edges of the screen. */
const cutIn = (element: Element) =>
  [element, ...element.querySelectorAll('*')]
    .filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      const isCut = each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY !== 'visible';
      return isCut || left < 0 || right > innerWidth;
    })
    .map(({ textContent }) => textContent);

describe('the tray of a phone', () => {
  let site: Site;
  let opened: OpenPage;
  beforeAll(async () => {
    site = await startSite('harborlight', { hurried: true });
  });
  afterEach(() => opened.context.close());
  afterAll(() => site.close());

  it.each(rowsOf(LANGUAGES))(
    'says that the balance is too small and offers both ways out, all to be read, in %s',
    async (language) => {
      const before = (page: Page) =>
        page.evaluate((chosen) => localStorage.setItem('slipway.language.v1', JSON.stringify(chosen)), language);
      opened = await site.openSignedIn('mobile', '/sport/soccer', { before });
      const { page } = opened;
      const tray = page.getByTestId('quick-bet');
      await page.locator('main li[data-state="scheduled"] [role=group] button:enabled').first().click();
      await tray.getByRole('textbox').fill('1500');
      for (const amount of [/1[.,]000[.,]00/, /500[.,]00/]) await tray.getByRole('button', { name: amount }).waitFor();
      expect(await tray.getByTestId('place').isDisabled()).toBe(true);
      expect(await tray.evaluate(cutIn)).toEqual([]);
    },
  );

  it.each(rowsOf(LANGUAGES))(
    'is at most 300 px high, whatever is typed and however long its names are, in %s',
    async (language) => {
      const before = async (page: Page) => {
        await page.evaluate((chosen) => localStorage.setItem('slipway.language.v1', JSON.stringify(chosen)), language);
        await page.route(/\/sports\/api\/v1\/soccer/, async (route) => {
          const response = await route.fetch().catch(() => undefined);
          const text = await response?.text().catch(() => undefined);
          if (response === undefined || text === undefined) return route.abort().catch(() => undefined);
          return route.fulfill({
            response,
            body: text.replaceAll(/"home":"([^"]+)"/g, '"home":"$1 of the Northern Shore"'),
          });
        });
      };
      opened = await site.openSignedIn('mobile', '/sport/soccer', { before });
      const { page } = opened;
      const tray = page.getByTestId('quick-bet');
      const height = async () => Math.round((await tray.boundingBox())?.height ?? 0);
      await page.locator('main li[data-state="scheduled"] [role=group] button:enabled').first().click();
      const place = tray.getByTestId('place');
      await place.waitFor();
      const heights = new Set([await height()]);
      for (const [stake, isPossible] of TYPED) {
        await tray.getByRole('textbox').fill(stake);
        await expect.poll(() => place.isEnabled()).toBe(isPossible);
        heights.add(await height());
      }
      // Of more reasons than have room the first ones are read first, and the others scrolled to.
      await tray.getByRole('textbox').fill('99999999');
      const reasons = tray.getByTestId('reasons');
      await expect.poll(() => reasons.locator('li').count()).toBe(3);
      const above = await reasons.evaluate(
        (list) => list.getBoundingClientRect().top - (list.parentElement?.getBoundingClientRect().top ?? 0),
      );
      expect(above).toBeGreaterThanOrEqual(0);
      heights.add(await height());
      expect([heights.size, Math.max(...heights) <= 300], [...heights].join()).toEqual([1, true]);
    },
  );

  it('keeps its buttons where they are while it loads and while a stake is typed', async () => {
    const before = (page: Page) =>
      page.route(/\/sports\//, async (route) => {
        await new Promise((resolve) => void setTimeout(resolve, ANSWER_MS));
        await route.continue().catch(() => undefined);
      });
    opened = await site.openSignedIn('mobile', '/sport/soccer', { before });
    const { page } = opened;
    const tray = page.getByTestId('quick-bet');
    await watchTray(page);
    await aPlayer(page, 'mobile').pick(1);
    const place = tray.getByTestId('place');
    await place.waitFor();
    await allArrived(page);
    expect(await moved(page)).toEqual([]);
    for (const [stake, isPossible] of TYPED) {
      await tray.getByLabel('Stake', { exact: true }).fill(stake);
      await expect.poll(() => place.isEnabled()).toBe(isPossible);
      await page.waitForTimeout(60);
      expect([stake, await moved(page)]).toEqual([stake, []]);
    }
    await tray.getByRole('button', { name: '+5', exact: true }).click();
    await expect.poll(() => place.isEnabled()).toBe(true);
    expect(await moved(page)).toEqual([]);
  });
});
