import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { layoutsOf, type OpenPage, type Site, startSite } from '#app/test/site.ts';

/** From the lobby as it opens. A swipe along the row of tools is no press. */
const MAX_PRESSES = 2;

describe('a lobby is narrowed', () => {
  let site: Site;
  let opened: OpenPage;
  let pressed = 0;

  beforeAll(async () => void (site = await startSite()));
  afterEach(async () => {
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
  afterAll(() => site.close());

  const press = async (target: Locator) => {
    pressed += 1;
    await target.click();
  };
  /** The platform's list: one press opens it, another one chooses. */
  const choose = async (page: Page, list: string, index: number) => {
    pressed += 2;
    await page.getByRole('combobox', { name: list }).selectOption({ index });
  };

  it.each(layoutsOf('mobile'))('by two presses at most, whatever by, %s', async (layout) => {
    opened = await site.open(layout, '/sport/soccer');
    const { page } = opened;
    const button = (name: string | RegExp) => page.getByRole('search').getByRole('button', { name });
    const first = page.locator('main li[data-match]').first();
    /** What the presses since the last time have led to, by the address. Then all is as it was. */
    const leadsTo = async (filter: string, presses: number) => {
      await expect.poll(() => new URL(page.url()).search).toContain(filter);
      expect(pressed, filter).toBe(presses);
      expect(pressed, filter).toBeLessThanOrEqual(MAX_PRESSES);
      if (await button('Clear filters').isVisible()) await button('Clear filters').click();
      pressed = 0;
    };
    await first.waitFor();

    await press(button(/^Live/));
    await leadsTo('phase=live', 1);
    await press(button(/^Upcoming/));
    await leadsTo('phase=pre', 1);
    await choose(page, 'Day', 2);
    await leadsTo('day=', 2);
    if (layout === 'mobile') {
      await choose(page, 'Market shown', 1);
      await leadsTo('market=handicap', 2);
    }
    await press(button('All leagues'));
    await press(page.getByRole('checkbox', { name: /Nippon Super League/ }));
    await leadsTo('leagues=soccer.jpn', 2);
    await press(button('Favourites'));
    await leadsTo('fav=1', 1);
  });

  it('by the keyboard: each tool is wholly on the screen when it has the focus', async () => {
    opened = await site.open('mobile', '/sport/soccer');
    const { page } = opened;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('main li[data-match]').first().waitFor();
    const search = page.getByRole('search');
    const tools = await search.locator('button, select').count();
    const outside: string[] = [];
    const look = async () => {
      const focused = page.locator(':focus');
      const box = await focused.boundingBox();
      if (box === null || box.x < 0 || box.x + box.width > 390)
        outside.push(`${await focused.textContent()} at ${box?.x}, ${box?.width} wide`);
    };
    await search.getByRole('button').first().focus();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 1; presses < tools; presses += 1) {
        await page.keyboard.press(key);
        await look();
      }
    expect(outside).toEqual([]);
  });

  it.each(layoutsOf('mobile'))('in forced colours what is chosen has a ground of its own, %s', async (layout) => {
    opened = await site.open(layout, '/sport/soccer');
    const { page } = opened;
    await page.emulateMedia({ forcedColors: 'active' });
    const prices = page.locator('main li[data-match] button[aria-pressed]:enabled');
    await prices.first().press('Space');
    await expect.poll(() => prices.first().getAttribute('aria-pressed')).toBe('true');
    const filters = page.getByRole('search').locator('button[aria-pressed]');
    const looks = (isOn: boolean) =>
      Promise.all(
        [prices, filters].map((choices) =>
          choices
            .and(page.locator(`[aria-pressed=${isOn}]`))
            .first()
            .evaluate((at) => {
              const text = getComputedStyle(at.querySelector('span') ?? at);
              return `${text.color} on ${getComputedStyle(at).backgroundColor}`;
            }),
        ),
      );
    const [chosen, others] = [await looks(true), await looks(false)];
    expect(new Set(chosen).size, chosen.join(', ')).toBe(1);
    expect(others).not.toContain(chosen[0]);
    expect(others.map((each) => each.split(' on ')[1])).not.toContain(chosen[0]?.split(' on ')[1]);
  });

  it.each(layoutsOf('mobile'))(
    'and everything is found from it: a team, a league, a game, a page, %s',
    async (layout) => {
      opened = await site.openSignedIn(layout, '/sport/soccer');
      const { page } = opened;
      await page.locator('main li[data-match]').first().waitFor();
      for (const [typed, address] of [
        ['Nippon', /leagues=soccer\.jpn/],
        ['Kestrel', /q=Kestrel/],
        ['Jade Temple', /\/game/],
        ['How to play', /\/howToPlay/],
      ] as const) {
        pressed = 0;
        await press(page.getByRole('banner').getByRole('link', { name: 'Search' }));
        await page.getByRole('combobox', { name: /^Search sports/ }).fill(typed);
        await press(page.getByRole('listbox').getByRole('option').first());
        await page.waitForURL(address);
        expect(pressed).toBeLessThanOrEqual(MAX_PRESSES);
      }
    },
  );
});
