import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { reflowFinds } from '#app/test/reflow.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { goTo } from '#app/test/walk/walk.ts';

/** A word of 58 letters, without a place to break it. */
const LONG = 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungaho';

/** Every team and league of the upstream has a name of that length; the first two letters stay, so that they differ. */
const lengthenNames = (page: Page) =>
  page.route(/\/sports\//, async (route) => {
    const response = await route.fetch().catch(() => undefined);
    // A page that is left has no more use for it.
    const text = await response?.text().catch(() => undefined);
    if (response === undefined || text === undefined) return route.abort().catch(() => undefined);
    const body = text.replaceAll(
      /"(home|away|league|name)":"([^"]{3,})"/g,
      (_, key: string, name: string) => `"${key}":"${name.slice(0, 2)}${LONG.slice(2)}"`,
    );
    return route.fulfill({ response, body });
  });

describe('names of 58 letters on a page that is 280 px wide', () => {
  let site: Site;
  let onPhone: OpenPage;
  beforeAll(async () => {
    site = await startSite();
    onPhone = await site.openSignedIn('mobile', '/sport/soccer', {
      before: async (page) => {
        await page.setViewportSize({ width: 280, height: 653 });
        await lengthenNames(page);
      },
    });
  });
  afterAll(async () => {
    expect(onPhone.faults).toEqual([]);
    await site.close();
  });

  it('stay inside the lobby, the match page and the home page', async () => {
    const { page } = onPhone;
    await page.locator('main li[data-match]').first().waitFor();
    expect(await reflowFinds(page), 'the lobby').toEqual([]);
    const match = await page.locator('main li[data-match] a').first().getAttribute('href');
    await goTo(page, match ?? '');
    await page.getByTestId('match-centre').getByRole('button', { name: /^Live/ }).click();
    await page.getByTestId('match-drawing').waitFor();
    expect(await reflowFinds(page), 'the match').toEqual([]);
    await goTo(page, '/');
    await page.locator('main li[data-match]').first().waitFor();
    expect(await reflowFinds(page), 'the home page').toEqual([]);
  });

  it('stay inside the levels of the profile', async () => {
    const { page } = onPhone;
    await goTo(page, '/profile?tab=vip');
    await page.getByRole('table').waitFor();
    expect(await reflowFinds(page)).toEqual([]);
  });

  it('stay inside the home page of a desktop', async () => {
    const { page, faults } = await site.open('desktop', '/coming-soon');
    await lengthenNames(page);
    await goTo(page, '/');
    await page
      .getByRole('link', { name: new RegExp(LONG.slice(2)) })
      .last()
      .waitFor();
    expect(await reflowFinds(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('stay inside the tray, the slip, the receipt and the bet', async () => {
    const { page } = onPhone;
    const player = aPlayer(page, 'mobile');
    await goTo(page, '/sport/soccer');
    await player.pick(0);
    await page.getByTestId('quick-bet').waitFor();
    expect(await reflowFinds(page), 'the tray').toEqual([]);
    await player.openSlip();
    await player.stake('2');
    expect(await reflowFinds(page), 'the slip').toEqual([]);
    await player.place();
    await player.receipt().waitFor();
    expect(await reflowFinds(page), 'the receipt').toEqual([]);
    await player.closeSlip();
    await goTo(page, '/my-bets');
    await page.getByTestId('bet-details').first().click();
    await page.getByTestId('bet-detail').waitFor();
    expect(await reflowFinds(page), 'the bet').toEqual([]);
  });

  it('stay inside the lobby with the bell of the messages above it', async () => {
    const { page } = onPhone;
    await goTo(page, '/sport/soccer');
    const world = site.simulator.world();
    const bell = page.getByRole('button', { name: 'Recent messages' });
    // It comes with the first message, by a socket that may not be open yet.
    await expect
      .poll(() => {
        world.change(() => world.pushBalance(DEMO_PLAYER.id, 'RECHARGE'));
        return bell.isVisible();
      })
      .toBe(true);
    expect(await reflowFinds(page)).toEqual([]);
  });
});

it('a balance of billions, as in rupiah, stays in the header at every width', async () => {
  const site = await startSite();
  const { page, faults } = await site.openSignedIn('mobile', '/my-bets', {
    before: (opened) =>
      opened.route(/\/member\/account$/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/"score":"[\d.]+"/, '"score":"1234567890.12"');
        return route.fulfill({ response, body });
      }),
  });
  await expect.poll(() => page.getByTestId('balance').textContent()).toBe('1,234,567,890.12');
  for (const width of [280, 320, 360, 390, 767, 768, 1023, 1024]) {
    await page.setViewportSize({ width, height: 653 });
    expect(await reflowFinds(page), String(width)).toEqual([]);
  }
  expect(faults).toEqual([]);
  await site.close();
});
