import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '#app/test/call-as.ts';
import { lobbyRows } from '#app/test/expected-texts.ts';
import { soccerMatches } from '#app/test/place.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { type OpenPage, PLAIN_FILE, rowsOf, type Site, startSite } from '#app/test/site.ts';
import { textsOf } from '#app/test/texts-of.ts';

describe('before the app runs', () => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(async () => {
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
  afterAll(() => site.close());

  it.each(
    rowsOf(
      [
        ['/', '/sports/api/v1/soccer?start=0&limit=6'],
        ['/sport/soccer', '/sports/api/v1/soccer?start=0&limit=40'],
        ['/sport/basketball', '/sports/api/v1/basketball?start=0&limit=40'],
      ] as const,
      2,
    ),
  )('%s sends its first calls and texts once each, before the app runs, and shows odds from them', async (at, list) => {
    opened = await site.open('mobile', PLAIN_FILE);
    const { page } = opened;
    // Its requests are not counted.
    await page.goto('about:blank');
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      sent.push(pathname + search.replace(/&timestamp=\d{13}$/, ''));
    });
    const app = page.waitForRequest(/\/assets\/watch-/);
    await page.goto(site.url + at);
    await app;
    await page.locator('#root main button[aria-pressed]:enabled').first().waitFor();
    const once = [
      list,
      '/sports/api/v1/available_games',
      sent.find((each) => each.endsWith('/en/first.json')) ?? 'texts',
    ];
    const appAt = sent.findIndex((each) => each.startsWith('/assets/watch-'));
    for (const each of once)
      expect({
        each,
        times: sent.filter((other) => other === each).length,
        isEarly: sent.indexOf(each) < appAt,
      }).toEqual({
        each,
        times: 1,
        isEarly: true,
      });
    // What is preloaded is what runs: no script twice, none for nothing (Chromium warns of those).
    const scripts = sent.filter((each) => each.endsWith('.js'));
    expect(scripts).toEqual([...new Set(scripts)]);
  });

  it.each([
    ['mobile', '/'],
    ['desktop', '/sport/soccer'],
  ] as const)(
    'the first odds, %s %s, are the rows of the app, and what is pressed on them is done',
    async (layout, at) => {
      opened = await site.open(layout, PLAIN_FILE);
      const { page } = opened;
      let sendApp = (): void => undefined;
      const isSent = new Promise<void>((resolve) => (sendApp = resolve));
      // The app itself.
      await page.route(/\/assets\/app-.*\.js/, (route) => isSent.then(() => route.continue()));
      const drawn = page.locator('main:visible [data-match]');
      const places = () =>
        drawn.evaluateAll((all) => all.slice(0, 6).map((row) => row.getBoundingClientRect().top + scrollY));
      const texts = async () => (await textsOf(drawn, 'svg')).slice(0, 6);
      const names = () =>
        drawn.evaluateAll((all) =>
          all
            .slice(0, 6)
            .flatMap((row) => [...row.querySelectorAll('a, button, [role=group]')])
            .map((each) => `${each.tagName} ${each.getAttribute('aria-label')} ${each.getAttribute('href')}`),
        );
      await page.goto(site.url + at, { waitUntil: 'commit' });
      await page.locator('#frame[data-odds]').waitFor();
      const early = { texts: await texts(), names: await names() };
      const earlyPlaces = await places();
      // The lobby fills its screen before the app is there; a home page has six.
      if (at !== '/')
        expect(await drawn.last().evaluate((row) => row.getBoundingClientRect().bottom / innerHeight)).toBeGreaterThan(
          1,
        );
      const price = page.getByRole('main').locator('[data-match] [role=group] button:enabled').first();
      const name = await price.getAttribute('aria-label');
      const match = await price.evaluate((button) => button.closest<HTMLElement>('[data-match]')?.dataset['match']);
      await price.click();
      expect(await price.getAttribute('aria-pressed')).toBe('true');
      sendApp();
      await page.locator('#frame').waitFor({ state: 'detached' });
      const matches = await soccerMatches(await callAs(site.simulator.url, DEMO_PLAYER));
      const expected = lobbyRows(at === '/' ? matches.slice(0, 6) : matches, layout);
      expect(early.texts).toEqual(expected.slice(0, 6));
      expect({ texts: await texts(), names: await names() }).toEqual(early);
      // The app rounds the height of each row.
      const moved = (await places()).map((y, at) => Math.abs(y - (earlyPlaces[at] ?? 0)));
      expect(Math.max(...moved)).toBeLessThan(6);
      const picked = page.getByRole('main').locator('[data-match] [aria-pressed=true]');
      await expect.poll(() => picked.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toEqual([name]);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);
      expect(await page.evaluate(() => localStorage.getItem('slipway.slip.v3'))).toContain(match);
    },
  );

  it('where the code of the rows does not come, the page still has its header and its dialogs', async () => {
    opened = await site.open('mobile', PLAIN_FILE);
    const { page } = opened;
    await page.route(/\/assets\/lobby-/, (route) => route.abort());
    await page.goto(`${site.url}/sport/soccer`);
    await page.locator('#frame').waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(1);
  });
});
