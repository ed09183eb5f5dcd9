import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPlayer } from '#app/test/player.ts';
import { PLAIN_FILE, startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { LANGUAGES } from '#contract/brand';

describe('what only stylesheets do', () => {
  let site: Site;
  let opened: OpenPage | undefined;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(async () => {
    await opened?.context.close();
    await site.close();
  });

  // Two of the widths that section 9 of the specification lists.
  it.each([
    [767, 'the bar of a phone'],
    [768, 'icons'],
    [1199, 'icons'],
    [1200, 'icons and words'],
  ])('at %i px the navigation is %s', async (width, expected) => {
    opened ??= await site.open('desktop', '/');
    const { page } = opened;
    await page.setViewportSize({ width, height: 900 });
    const menu = page.getByRole('banner').getByRole('link', { name: 'Menu' });
    const soccer = page.locator('nav a[href="/sport/soccer"]').first();
    const shown = async () => {
      if (await menu.isVisible()) return 'the bar of a phone';
      const box = await soccer.boundingBox();
      // The word stands below its icon, not beside it.
      return box !== null && box.width < 100 ? 'icons' : 'icons and words';
    };
    await expect.poll(shown).toBe(expected);
  });

  it('the slip of a phone stands on the lower edge, as wide as the page', async () => {
    const { page, context } = await site.openSignedIn('mobile', '/sport/soccer');
    const player = aPlayer(page, 'mobile');
    await player.pick(0);
    await player.openSlip();
    const edges = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await player.slip().boundingBox()) ?? {};
      return { left: x, right: x + width, below: Math.round(y + height) };
    };
    await expect.poll(edges).toEqual({ left: 0, right: 390, below: 844 });
    await context.close();
  });

  it('the page before the app says its tagline in the language of the page alone', async () => {
    const { page, context } = await site.open('mobile', PLAIN_FILE);
    // The app never comes.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(`${site.url}/`, { waitUntil: 'domcontentloaded' });
    for (const language of LANGUAGES) {
      await page.evaluate((chosen) => void (document.documentElement.lang = chosen), language);
      const shown = page.locator('#frame p[lang]:visible');
      expect(await shown.evaluateAll((all) => all.map((each) => each.getAttribute('lang')))).toEqual([language]);
    }
    await context.close();
  });
});
