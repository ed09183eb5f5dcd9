import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Bet, Match } from '#contract/entities';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { fullTime, resultDays, usdt } from '#app/test/expected-texts.ts';
import { openMatches, placeWins } from '#app/test/place.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { type OpenPage, startSite, type Site } from '#app/test/site.ts';
import { textsOf } from '#app/test/texts-of.ts';

/** What may be in a cache: names with a hash of the content, and the page without a connection. */
const KEPT = /^\/(?:assets\/.+|locales\/.+|(?:theme|frame|face|custom)-.+|offline\.(?:html|js|css)|brand\/logo\.svg)$/;

describe('the installed app', () => {
  let site: Site;
  let opened: OpenPage;
  let page: Page;
  let caller: Caller;
  let bets: readonly Bet[];
  beforeAll(async () => {
    site = await startSite('harborlight', { allowsWorker: true, hurried: true });
    caller = await callAs(site.simulator.url, DEMO_PLAYER);
    const [one, ...others] = (await openMatches(caller)).slice(0, 3);
    const single = await placeWins(caller, one === undefined ? [] : [one], ['single'], '2');
    // Newest first.
    bets = [await placeWins(caller, others, ['2-string-1'], '3'), single];
    opened = await site.openSignedIn('desktop', '/my-bets');
    ({ page } = opened);
    await page.getByTestId('bet').first().waitFor();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    // The page is the worker's from its next load on; its files are kept then.
    await page.reload();
    await page.getByTestId('bet').first().waitFor();
  });
  afterAll(async () => {
    await opened?.context.close();
    await site?.close();
  });

  const addresses = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
  const offline = async (address: string) => {
    await opened.context.setOffline(true);
    await page.goto(site.url + address);
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  };
  const online = async () => {
    // The page notices by itself.
    await Promise.all([page.waitForEvent('load'), opened.context.setOffline(false)]);
    await page.locator('#root > *').first().waitFor();
  };

  it('keeps names with a hash, and nothing of the upstream', async () => {
    await expect.poll(async () => (await addresses()).some((each) => each.startsWith('/assets/app-'))).toBe(true);
    expect((await addresses()).filter((each) => !KEPT.test(each))).toEqual([]);
    expect(opened.faults).toEqual([]);
  });

  it('shows the last bets without a connection, and when they were read, at any address of the app', async () => {
    await offline('/sport/soccer');
    expect(new URL(page.url()).pathname).toBe('/sport/soccer');
    await page.getByRole('heading', { name: 'Active' }).waitFor();
    await page.getByText(/^As of .+ They may have changed since\.$/).waitFor();
    const at = Number(await page.locator('[data-at]').first().getAttribute('data-at'));
    expect(Math.abs(Date.now() - at)).toBeLessThan(600_000);
    expect(await textsOf(page.locator('.offline-bets li'))).toEqual(
      bets.map(({ bet_id: id, bet_amount: stake, max_payout: max, placed_at: at, matches }) => [
        `PENDING · Soccer · ${fullTime(at)}`,
        ...matches.flatMap(({ home, away, picks }) =>
          picks.map(({ odds }) => `${home} to win · ${home} – ${away} · Match result · ${odds}`),
        ),
        'Bet number',
        id,
        'Total stake',
        usdt(stake),
        'Highest possible return',
        usdt(max),
      ]),
    );
    await online();
    expect(opened.faults).toEqual([]);
  });

  it('shows none of them once the player has signed out', async () => {
    await page.goto(`${site.url}/profile`);
    await aPlayer(page, 'desktop').signOut();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('slipway.lastBets.v1'))).toBeNull();
    await offline('/');
    await page.getByText('No bets are stored on this device.').waitFor();
    await online();
  });

  it('is an ordinary site where the browser has removed what was kept', async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto(`${site.url}/results/soccer`);
    const { matches } = (await caller.get('/sports/api/v1/soccer/history?start=0&limit=50')) as { matches: Match[] };
    await expect.poll(() => textsOf(page.locator('main section'), 'details')).toEqual(resultDays(matches));
    expect(opened.faults).toEqual([]);
  });
});
