import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Bet } from '#contract/entities';
import { callAs } from '#app/test/call-as.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { layoutsOf, type OpenPage, type Site, startSite } from '#app/test/site.ts';

/** The journey of each page runs axe on it, in both colour schemes. */
describe.each(layoutsOf('desktop'))('the first bet, %s', (layout) => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(() => opened.context.close());
  afterAll(() => site.close());

  it('is usable by keyboard alone: from the page to the placed bet', async () => {
    opened = await site.open(layout, '/login');
    const { page } = opened;
    const player = aPlayer(page, layout);
    await page.getByRole('dialog').waitFor();
    await page.getByLabel(/E-mail/).focus();
    await page.keyboard.type('player@demo.slipway.test');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Slipway-demo-1');
    await page.keyboard.press('Enter');
    await page.getByTestId('balance').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const odds = page
      .getByRole('main')
      .getByRole('button', { name: /to win,/ })
      .and(page.locator(':enabled'))
      .first();
    // Rows would move while others are still loading.
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
    await odds.focus();
    await page.keyboard.press('Space');
    // By where the focus is: another match may have become the first meanwhile.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))).toBe('true');
    const chosen = await page.evaluate(() => {
      const price = document.activeElement;
      const group = price?.closest('[role=group]');
      return [group, price].map((each) => each?.getAttribute('aria-label')).join(': ');
    });
    // The group says the match once for all its prices.
    const heard = await page.evaluate(() =>
      [...(document.activeElement?.closest('li')?.querySelectorAll('[role=group] button') ?? [])].map((price) =>
        price.getAttribute('aria-label'),
      ),
    );
    expect(heard.filter((name) => !/^(?!.* against ).+, (?:\d+\.\d+|\w+)$/.test(name ?? ''))).toEqual([]);
    if (layout === 'mobile') {
      await page.getByRole('button', { name: /Bet slip/ }).focus();
      await page.keyboard.press('Enter');
    }
    await player.slip().getByLabel('Stake per line').focus();
    await page.keyboard.type('1');
    const place = player.slip().getByRole('button', { name: /Place bet for/ });
    // A disabled button takes no focus: the odds of the match are still loading.
    await expect.poll(() => place.isEnabled()).toBe(true);
    await place.focus();
    await page.keyboard.press('Enter');
    const number = await player.receipt().textContent();
    // What was read aloud is what was bet on.
    const caller = await callAs(site.simulator.url, DEMO_PLAYER);
    const { bets } = (await caller.get('/sports/api/v1/soccer/mybet?status=1')) as { bets: Bet[] };
    expect(
      bets.map(({ bet_id: id, bet_amount: amount, matches }) => [
        id,
        amount,
        ...matches.flatMap(({ home, away, picks }) =>
          picks.map(({ odds }) => `Match result, ${home} against ${away}: ${home} to win, ${odds}`),
        ),
      ]),
    ).toEqual([[number, '1.000000', chosen]]);
  });
});
