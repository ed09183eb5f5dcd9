import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isLobbySport } from '#app/features/betting/sports/index.ts';
import { callAs } from '#app/test/call-as.ts';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { openMatches, soccerMatches } from '#app/test/place.ts';
import { LAYOUTS, type OpenPage, PLAIN_FILE, rowsOf, type Site, startSite } from '#app/test/site.ts';
import { goTo } from '#app/test/walk/walk.ts';
import { HOME_BLOCKS } from '#contract/brand';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import {
  brokenWords,
  cutEntries,
  firstPriceOn,
  type FirstScreen,
  footerPx,
  headlineEnd,
  HEIGHTS,
  labelsOf,
  linesOf,
  seenAt,
  type Width,
  wordsEnd,
  wordsOverArt,
} from './first-screen.ts';

const WIDTHS = Object.keys(HEIGHTS).map(Number) as readonly Width[];
const LIMITS: Readonly<Record<Width, FirstScreen>> = {
  390: { matches: 6, firstPriceY: 230, rowPx: 72 },
  768: { matches: 9, firstPriceY: 240, rowPx: 60 },
  1280: { matches: 11, firstPriceY: 240, rowPx: 56 },
};
/** A tenth wider than what the page usually has. */
const WIDEST_FONT = 'DejaVu Sans';
const FONTS = ['Noto Sans', WIDEST_FONT, 'Liberation Sans'];
const LANGUAGES = ['ru', 'hi', 'en', 'pt', 'zh'];
/** The languages with the widest words in a navigation. */
const WIDEST = ['ru', 'tr', 'pt', 'es', 'id'];
/** The widest first. */
const byWidth = (one: string, other: string): number => rankOf(one) - rankOf(other);
const rankOf = (language: string): number => (WIDEST.includes(language) ? WIDEST.indexOf(language) : WIDEST.length);
const MAX_HOME_PRICE_Y = 400;
const MAX_LIVE_MATCH_PRICE_Y = 380;
const MAX_FOOTER_PX = 420;
const TABLETS = [768, 820];
/** The narrowest with a row or a dock of the navigation, and the narrowest with names beside each other in it. Words are beside their art at both. */
const NAVIGATIONS = [768, 1280] as const;
/** Where the art of a low strip begins on a tablet (features/around/hero/hero.module.css). */
const STRIP_WORDS_PX = 432;
const BRANDS = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The language of the page from its next load on. */
const speak = (page: Page, language: string) =>
  page.evaluate((chosen) => localStorage.setItem('slipway.language.v1', JSON.stringify(chosen)), language);

/** The lobby in a language. */
async function lobbyAt(site: Site, address: string, language = 'en'): Promise<OpenPage> {
  const opened = await site.open('mobile', PLAIN_FILE);
  const { page } = opened;
  await speak(page, language);
  await page.goto(site.url + address);
  await page.locator(`html[lang=${language}]`).waitFor();
  return opened;
}

/** What is not as it should be at a width, in words. */
async function missedAt(page: Page, width: Width): Promise<readonly string[]> {
  const { matches, firstPriceY, rowPx } = LIMITS[width];
  const seen = await seenAt(page);
  return [
    ...(seen.matches >= matches ? [] : [`${seen.matches} matches in view, at least ${matches}`]),
    ...(seen.firstPriceY <= firstPriceY ? [] : [`first price at ${seen.firstPriceY}`]),
    ...(seen.rowPx <= rowPx ? [] : [`rows of ${seen.rowPx} px`]),
    ...seen.brokenTimes.map((time) => `a time on two lines, or cut: ${time}`),
  ];
}

/** What is missed at each width once the list has been drawn, which is a moment after the window has its size. */
async function missed(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    const own = await vi
      .waitUntil(async () => (await missedAt(page, width)).length === 0)
      .then(() => [])
      .catch(() => missedAt(page, width));
    found.push(...own.map((each) => `${width}: ${each}`));
  }
  return found;
}

describe('the first screen of a lobby', () => {
  it.each(BRANDS)('of %s has its matches in view', async (id) => {
    const [brand, site] = await Promise.all([readBrand(process.cwd(), id), startSite(id)]);
    try {
      const sports = brand.sports.filter((each) => isLobbySport(each) && each !== '365sports');
      const { page, context } = await site.open('mobile', PLAIN_FILE);
      // Their lists are one: where brands differ, one sport shows it.
      for (const sport of rowsOf(sports)) {
        await page.goto(`${site.url}/sport/${sport}`);
        expect(await missed(page), sport).toEqual([]);
      }
      await page.locator('#frame').waitFor({ state: 'detached' });
      await page.setViewportSize(LAYOUTS.mobile);
      await goTo(page, '/');
      // A home page that begins with sports shows a price in its first screen.
      const [firstBlock] = (brand.layout.home ?? HOME_BLOCKS).filter((block) => block !== 'banners');
      if (firstBlock === 'sports' || firstBlock === 'cricket')
        expect(await firstPriceOn(page)).toBeLessThanOrEqual(MAX_HOME_PRICE_Y);
      expect(await footerPx(page)).toBeLessThanOrEqual(MAX_FOOTER_PX);
      if (brand.layout.home?.includes('promotions') !== false) {
        await page.locator('main a[href^="/promotions/"]').first().waitFor();
        for (const width of WIDTHS) {
          expect(await brokenWords(page, width), `${width}`).toEqual([]);
          expect(await wordsOverArt(page), `${width}`).toEqual([]);
        }
      }
      for (const width of TABLETS) {
        await page.setViewportSize({ width, height: HEIGHTS[768] });
        if (brand.layout.hero === 'strip')
          await expect.poll(() => wordsEnd(page), { message: `strip at ${width}` }).toBeLessThan(STRIP_WORDS_PX);
      }
      // A strip has its art in the middle.
      if (brand.layout.hero === 'strip') {
        await page.setViewportSize({ width: 1280, height: HEIGHTS[1280] });
        await expect.poll(() => headlineEnd(page)).toBeLessThan(0.35);
      } else if (brand.layout.hero === undefined || brand.layout.hero === 'side') {
        for (const width of NAVIGATIONS) {
          await page.setViewportSize({ width, height: HEIGHTS[width] });
          await expect.poll(() => headlineEnd(page, 'p'), { message: `words at ${width}` }).toBeLessThan(0.58);
        }
      }
      for (const language of rowsOf(brand.languages.toSorted(byWidth))) {
        await speak(page, language);
        await page.reload();
        await page.locator(`html[lang=${language}]`).waitFor();
        await page.locator('#frame').waitFor({ state: 'detached' });
        await page.evaluate((name) => (document.body.style.fontFamily = name), WIDEST_FONT);
        const other = page.getByRole('navigation').locator('button[aria-pressed=false]');
        for (const width of NAVIGATIONS) {
          await page.setViewportSize({ width, height: HEIGHTS[width] });
          const message = `navigation in ${language} at ${width}`;
          await expect.poll(() => cutEntries(page), { message }).toEqual([]);
          if ((await other.count()) === 0) continue;
          // Sports and games in turn.
          await other.click();
          await expect.poll(() => cutEntries(page), { message: `${message}, the other tab` }).toEqual([]);
        }
      }
      await context.close();
    } finally {
      await site.close();
    }
  });

  describe('of harborlight', () => {
    let site: Site;
    beforeAll(async () => void (site = await startSite()));
    afterAll(() => site.close());

    it.each(rowsOf(LANGUAGES, 2))(
      'has its matches in view, times and the question for a code on one line, in %s and in any font',
      async (language) => {
        const { page, context } = await lobbyAt(site, '/sport/soccer', language);
        for (const font of FONTS) {
          await page.evaluate((name) => (document.body.style.fontFamily = `"${name}", sans-serif`), font);
          expect(await missed(page), font).toEqual([]);
          // The slip stands at the side now, with one question in it.
          await expect
            .poll(() => page.locator('aside form label').evaluate(linesOf), { message: `question in ${font}` })
            .toBe(1);
        }
        await context.close();
      },
    );

    it('and the page of a live match has a price in view on a phone', async () => {
      const matches = await soccerMatches(await callAs(site.simulator.url, DEMO_PLAYER));
      const live = matches.find(
        ({ state, markets }) => state === 'live' && markets.some(({ status }) => status === 'open'),
      );
      expect(live).toBeDefined();
      const { page, context } = await site.open('mobile', `/sport/soccer/${live?.match_id}`);
      expect(await firstPriceOn(page)).toBeLessThanOrEqual(MAX_LIVE_MATCH_PRICE_Y);
      await context.close();
    });

    it('and each market of a match has one layout, on a phone and a desktop', async () => {
      const [match] = await openMatches(await callAs(site.simulator.url, DEMO_PLAYER));
      // Some prices have more room beside their label than others.
      await site.control(`matches/${match?.match_id}`, {
        odds: { 'correct_score:d_other': '500.00', 'goals:7+': '500.00' },
      });
      const { page, context } = await lobbyAt(site, `/sport/soccer/${match?.match_id}`, 'ru');
      await page.locator('main section[data-kind=goals] button').first().waitFor();
      const mixed = () =>
        page.locator('main section[data-kind]').evaluateAll((markets) =>
          markets.flatMap((market) => {
            const isStacked = [...market.querySelectorAll('button:has(> span + span)')].map(({ children }) => {
              const [label, value] = [...children].map((child) => child.getBoundingClientRect());
              return (value?.top ?? 0) >= (label?.bottom ?? 0) - 1;
            });
            return new Set(isStacked).size > 1 ? [market.getAttribute('data-kind')] : [];
          }),
        );
      for (const width of [390, 1_280]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(mixed, { message: `${width} px` }).toEqual([]);
      }
      await context.close();
    });

    it.each(
      rowsOf([
        ['soccer', 1_280],
        ['soccer', 1_600],
        ['basketball', 1_280],
      ] as const),
    )('of %s has at %d px what a price is of before it, in every row and font', async (sport, width) => {
      const { page, context } = await lobbyAt(site, `/sport/${sport}`);
      await page.setViewportSize({ width, height: 900 });
      const kinds =
        width === 1_280 ? '[data-kind=handicap], [data-kind=bs]' : '[data-kind=handicap], [data-kind=goals]';
      for (const font of FONTS) {
        await page.evaluate((name) => (document.body.style.fontFamily = `"${name}", sans-serif`), font);
        const ways = async () => [...new Set((await labelsOf(page, kinds)).filter((way) => !way.startsWith('long')))];
        await expect.poll(ways, { message: font }).toEqual(['before']);
      }
      await context.close();
    });

    it('puts what a price is of above all of a market with a price of 100.00', async () => {
      const [match] = await openMatches(await callAs(site.simulator.url, DEMO_PLAYER));
      await site.control(`matches/${match?.match_id}`, { odds: { 'handicap:w': '104.50' } });
      const { page, context } = await lobbyAt(site, '/sport/soccer');
      await page.setViewportSize({ width: 1_280, height: 900 });
      const ways = async () => [...new Set(await labelsOf(page, '[data-kind=handicap]'))].toSorted();
      await expect.poll(ways).toEqual(['before', 'long: above']);
      await context.close();
    });

    it.each(
      rowsOf(
        [
          ['soccer', 1_280, 2],
          ['basketball', 1_600, 4],
          ['soccer', 1_600, 4],
          ['basketball', 1_280, 2],
        ] as const,
        2,
      ),
    )(
      'of %s has at %d px %d markets in a row, under heads that are as wide as its prices',
      async (sport, width, markets) => {
        const { page, context } = await lobbyAt(site, `/sport/${sport}`);
        await page.setViewportSize({ width, height: 900 });
        const row = page.locator('main li[data-state=scheduled]:has(header)').first();
        const edgesOf = (parts: string) =>
          row.locator(parts).evaluateAll((all) =>
            all.map((each) => {
              const { left, right } = each.getBoundingClientRect();
              return [Math.round(left), Math.round(right)];
            }),
          );
        await expect.poll(async () => (await edgesOf('[role=group]')).length).toBe(markets);
        expect(await edgesOf('header [data-kind]')).toEqual(await edgesOf('[role=group]'));
        await context.close();
      },
    );

    it('hangs over no edge of a folded phone nor of a wide screen, and no price is cut', async () => {
      const { page, context } = await lobbyAt(site, '/sport/soccer');
      const prices = page.locator('main li[data-match] [role=group] button');
      await prices.first().waitFor();
      for (const width of [280, 1_600, 2_560]) {
        const message = `${width} px`;
        await page.setViewportSize({ width, height: 1_000 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message })
          .toBeLessThanOrEqual(0);
        const cut = () =>
          prices.evaluateAll((all) =>
            all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
          );
        await expect.poll(cut, { message }).toEqual([]);
      }
      await context.close();
    });
  });
});
