import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';

const isAccount = (url: URL) => url.pathname.endsWith('/member/account');
const isSoccer = (url: URL) => /\/api\/v1\/soccer(\/changes)?$/.test(url.pathname);
const isTeaser = (url: URL) => isSoccer(url) && url.searchParams.get('limit') === '6';

/** Holds requests back, from now on. `answer` lets them go, each by what it was given. */
async function hold(page: Page, which: (url: URL) => boolean, take: (route: Route) => Promise<() => Promise<void>>) {
  const held: (() => Promise<void>)[] = [];
  await page.route(which, async (route) => void held.push(await take(route)));
  return {
    count: () => held.length,
    async answer() {
      // The page may have given it up meanwhile.
      for (const go of held.splice(0)) await go().catch(() => undefined);
    },
  };
}
/** Sent on only when it is let go. */
const later = async (route: Route) => () => route.continue();
/** Answered by the upstream now, and heard when it is let go. */
async function heardLater(route: Route) {
  const response = await route.fetch();
  return () => route.fulfill({ response });
}

describe('answers that come late', () => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite('harborlight', { hurried: true });
  });
  afterEach(async () => {
    await fetch(`${site.simulator.url}/__sim/faults`, { method: 'DELETE' });
    await opened.context.close();
  });
  afterAll(() => site.close());

  /** A bet of 10 on the first match of the home page, ready to be placed. */
  async function readyBet() {
    opened = await site.openSignedIn('desktop', '/');
    const { page } = opened;
    const player = aPlayer(page, 'desktop');
    const id = await player.pick(0);
    await player.stake('10');
    const price = page
      .locator(`main li[data-match="${id}"]`)
      .getByRole('button', { name: /to win,/ })
      .first();
    const late = page.getByRole('banner').getByRole('button', { name: /balance may be out of date/ });
    return { page, player, id, price, late };
  }
  const balance = () =>
    site.simulator
      .world()
      .balance(DEMO_PLAYER.id)
      .replace(/\d{4}$/, '');

  it('a banner that no one answers holds up no balance', async () => {
    await site.control('faults', [{ row: 'listBanners', do: 'hangBeforeCommit' }]);
    const { page, player } = await readyBet();
    let ends = 0;
    page.on('requestfailed', (request) => (ends += request.url().includes('/slideshow') ? 1 : 0));
    await player.place();
    await player.receipt().waitFor();
    await expect.poll(async () => (await player.balance().textContent())?.replace(',', '')).toBe(balance());
    // It is asked for four times, and was not given up.
    expect(ends).toBeLessThan(4);
  });

  it('an account read that began before the bet is not waited for, and the balance is marked until another is answered', async () => {
    const { page, player, late } = await readyBet();
    await expect.poll(() => late.count()).toBe(0);
    const account = await hold(page, isAccount, later);
    const world = site.simulator.world();
    world.change(() => world.pushBalance(DEMO_PLAYER.id, 'RECHARGE'));
    await expect.poll(account.count).toBeGreaterThan(0);
    const before = account.count();
    await player.place();
    await player.receipt().waitFor();
    await expect.poll(account.count).toBeGreaterThan(before);
    await late.waitFor();
    await account.answer();
    await page.unroute(isAccount);
    await expect.poll(async () => (await player.balance().textContent())?.replace(',', '')).toBe(balance());
    await late.waitFor({ state: 'detached' });
  });

  it('the first matches, answered late, take no newer price back', async () => {
    const { page, id, price } = await readyBet();
    const teaser = await hold(page, isTeaser, heardLater);
    // On a busy machine it is asked for more than once until somebody looks.
    await expect.poll(teaser.count).toBeGreaterThan(0);
    await site.control(`matches/${id}`, { odds: { 'wl:w': '7.70' } });
    await expect.poll(() => price.getAttribute('aria-label')).toContain(', 7.70');
    await teaser.answer();
    // The page asks again once it has taken the answer.
    await expect.poll(teaser.count).toBeGreaterThan(0);
    expect(await price.getAttribute('aria-label')).toContain(', 7.70');
  });

  it('the new price of a refused bet is in the list at once, and one more press places it', async () => {
    const { page, player, id, price } = await readyBet();
    const lists = await hold(page, isSoccer, later);
    await expect.poll(lists.count).toBeGreaterThan(1);
    await site.control(`matches/${id}`, { odds: { 'wl:w': '8.80' } });
    await player.place();
    await expect.poll(() => price.getAttribute('aria-label')).toContain(', 8.80');
    await player
      .slip()
      .getByRole('button', { name: 'Accept and place' })
      .and(page.locator(':not([aria-disabled])'))
      .click();
    await player.receipt().waitFor();
  });

  it('a handicap that moved is refused once, shown with its line and price, and placed once it is accepted', async () => {
    const { fixtures } = site.simulator.world();
    const sold = () => fixtures.onSale('soccer', site.simulator.world().now());
    const handicap = (id = '') =>
      sold()
        .find(({ match_id }) => match_id === id)
        ?.markets.find(({ kind }) => kind === 'handicap');
    const id = sold().find(
      ({ match_id, state }) => state === 'scheduled' && handicap(match_id)?.status === 'open',
    )?.match_id;
    opened = await site.openSignedIn('mobile', `/sport/soccer/${id}`);
    const { page } = opened;
    const player = aPlayer(page, 'mobile');
    await page
      .getByRole('main')
      .getByRole('button', { name: /\([+-−]?\d/ })
      .first()
      .click();
    await page.getByTestId('quick-bet').getByRole('button', { name: 'Bet slip' }).click();
    await player.stake('10');
    const lists = await hold(page, isSoccer, later);
    await expect.poll(lists.count).toBeGreaterThan(0);
    await site.control(`matches/${id}`, { handicap: '+4' });
    await player.place();
    const moved = player.slip().locator('[data-moved] strong');
    await expect.poll(() => moved.textContent()).toContain(`${handicap(id)?.outcomes[0]?.odds} (+4)`);
    await player.slip().getByRole('button', { name: 'Accept changes' }).click();
    await player.place();
    await player.receipt().waitFor();
  });
});
