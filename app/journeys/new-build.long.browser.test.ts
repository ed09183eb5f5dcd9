import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { allArrived } from '#app/test/all-arrived.ts';
import { callAs } from '#app/test/call-as.ts';
import { winOnSlip } from '#app/test/expected-texts.ts';
import { soccerMatches } from '#app/test/place.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { rowsOf, startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { textsOf } from '#app/test/texts-of.ts';
import { goTo } from '#app/test/walk/walk.ts';

/** What a page requests lazily: chunks and translations. A new build renames them, and the old names answer 404. */
const CHUNKS = '**/assets/*.js';
const MENUS = '**/assets/menus-*.js';
const gone = (page: Page) => page.route(CHUNKS, (route) => route.fulfill({ status: 404, body: '' }));
const OUT_OF_DATE = /This part did not load; the page may be out of date/;

describe('a page whose build was replaced', () => {
  let site: Site;
  let opened: OpenPage | undefined;
  beforeAll(async () => {
    site = await startSite('harborlight');
  });
  afterEach(async () => {
    await opened?.context.close();
    opened = undefined;
  });
  afterAll(() => site.close());

  const banner = (page: Page) => page.getByRole('banner');
  /** As a link of the page's own would: without a load. */
  const flag = (name: string) => async (page: Page) => {
    await page.evaluate((query) => {
      history.pushState({}, '', query);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, `?${name}=true`);
  };
  /** Each chunk that a press loads, and the press. */
  const PRESSES: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ['wallet', async (page) => banner(page).getByRole('button', { name: 'Wallet' }).click()],
    ['currencies', async (page) => banner(page).getByRole('button', { name: /USDT/ }).click()],
    ['user menu', async (page) => banner(page).getByRole('button', { name: 'Your account' }).click()],
    ['my bets', flag('mybet')],
    [
      'another page',
      async (page) => page.getByRole('navigation').getByRole('link', { name: 'Results' }).first().click(),
    ],
  ];

  it.each(rowsOf(PRESSES))('says what happened and recovers by one press: %s', async (name, press) => {
    // The header loads its menus by itself, so those have to be gone from the start.
    opened = await site.openSignedIn('desktop', undefined, {
      before: (page) => page.route(MENUS, (route) => route.fulfill({ status: 404, body: '' })),
    });
    const { page } = opened;
    await gone(page);
    await press(page);
    const alert =
      name === 'another page'
        ? page.getByRole('main').getByRole('alert')
        : page.getByRole('alert').filter({ hasText: OUT_OF_DATE });
    await alert.first().waitFor();
    await expect.poll(() => page.getByText('No connection').count()).toBe(0);
    await page.unroute(CHUNKS);
    await page.unroute(MENUS);
    await Promise.all([page.waitForEvent('load'), alert.getByRole('button', { name: 'Try again' }).first().click()]);
    if (name === 'my bets') await page.getByRole('dialog').waitFor();
    else if (name !== 'another page') await press(page);
    await aPlayer(page, 'desktop').balance().waitFor();
    await expect.poll(() => page.getByText(OUT_OF_DATE).count()).toBe(0);
  });

  it('keeps the page where the server does not answer, and says that it is the connection', async () => {
    opened = await site.openSignedIn('desktop');
    const { page, context } = opened;
    await gone(page);
    await banner(page).getByRole('button', { name: 'Wallet' }).click();
    const alert = page.getByRole('dialog').getByRole('alert');
    await alert.getByText(OUT_OF_DATE).waitFor();
    await context.setOffline(true);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await alert.getByText('No connection').waitFor();
    await context.setOffline(false);
    await page.unroute(CHUNKS);
    await page.unroute(MENUS);
    await Promise.all([page.waitForEvent('load'), alert.getByRole('button', { name: 'Try again' }).click()]);
    await aPlayer(page, 'desktop').balance().waitFor();
    await expect.poll(() => page.getByText(OUT_OF_DATE).count()).toBe(0);
  });

  it('a blocked file of texts shows no key: the page says what happened, and so does a dialog over it', async () => {
    opened = await site.openSignedIn('desktop');
    const { page } = opened;
    await page.route(/\/locales\/.*\/(?:promotions|wallet)\.json$/, (route) => route.abort());
    const keys = async () =>
      (await page.locator('body').innerText())
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => /^[a-z]\w*(?:[.:]\w+)*$/.test(line));
    await goTo(page, '/promotions');
    await page.getByRole('main').getByText(OUT_OF_DATE).waitFor();
    expect(await keys(), 'the promotions').toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: 'Wallet' }).click();
    await page.getByRole('dialog').getByText(OUT_OF_DATE).waitFor();
    expect(await keys(), 'the wallet').toEqual([]);
  });

  /** The server has another build from now on; the page's own files are still there. */
  const replaced = async (page: Page) => {
    const isRequest = (url: URL) => url.pathname === '/';
    await page.route(isRequest, async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/app-[A-Z0-9]{8}\.js/g, 'app-00000000.js');
      return route.fulfill({ response, body });
    });
  };
  const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const NEW = 'A new version of this page is ready.';

  it('a new build is noticed on coming back to the tab: it reloads by itself, once, and offers it from then on', async () => {
    opened = await site.open('desktop');
    const { page } = opened;
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await allArrived(page);
    await replaced(page);
    await Promise.all([page.waitForEvent('load'), comeBack(page)]);
    await page.locator('#frame').waitFor({ state: 'detached' });
    // What looks for one loads last: on a busy machine it may not have seen the first time that one comes back.
    await expect
      .poll(async () => {
        await comeBack(page);
        return page.getByText(NEW).isVisible();
      })
      .toBe(true);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
    expect(opened.faults).toEqual([]);
  });

  it('a new build is offered, and not loaded by itself, while a selection is on the slip', async () => {
    opened = await site.open('desktop', '/sport/soccer?phase=pre');
    const { page } = opened;
    const picked = await aPlayer(page, 'desktop').pick(0);
    const matches = await soccerMatches(await callAs(site.simulator.url, DEMO_PLAYER));
    const onSlip = matches.filter(({ match_id: id }) => id === picked).map(winOnSlip);
    const slip = () => textsOf(page.locator('aside').getByTestId('slip-pick'));
    await expect.poll(slip).toEqual(onSlip);
    await allArrived(page);
    await page.evaluate(() => ((globalThis as { isSame?: boolean }).isSame = true));
    await replaced(page);
    await comeBack(page);
    await page.getByText(NEW).waitFor();
    expect(await page.evaluate(() => (globalThis as { isSame?: boolean }).isSame)).toBe(true);
    expect(await slip()).toEqual(onSlip);
  });

  it('a new build is noticed after ten minutes, and nothing that is being typed is lost', async () => {
    opened = await site.open('desktop', '/coming-soon');
    const { page } = opened;
    await page.clock.install();
    await page.reload();
    await allArrived(page);
    await replaced(page);
    await banner(page).getByRole('button', { name: 'Sign in' }).click();
    const field = page.getByRole('dialog').getByLabel(/E-mail/);
    await field.fill('pat@example.com');
    // The page's clock goes on by itself between these steps, for seconds on a busy machine: a minute is left for them.
    await page.clock.fastForward(540_000);
    expect(await page.getByText(NEW).count()).toBe(0);
    await page.clock.fastForward(61_000);
    await expect.poll(() => page.getByText(NEW).allTextContents()).toEqual([NEW]);
    expect(await field.inputValue()).toBe('pat@example.com');
  });
});
