import type { CricketBet } from '#contract/entities';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { settleCricket } from '#engine/sports';
import { axeFindsInBoth } from '#app/test/axe.ts';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { cricketCard } from '#app/test/expected-bets.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { layoutsOf, type OpenPage, type Site, startSite } from '#app/test/site.ts';
import { shownBets } from '#app/test/texts-of.ts';

const TWO_DAYS_S = 2 * 24 * 3_600;

describe('cricket', () => {
  let site: Site;
  let opened: OpenPage | undefined;
  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(async () => {
    await opened?.context.close();
    opened = undefined;
  });
  afterAll(() => site.close());

  const cricketBets = async (caller: Caller) =>
    ((await caller.get('/sports/cricketAPI/betData/list')) as { bets: CricketBet[] }).bets;

  it.each(layoutsOf('mobile'))('a cricket bet from the list to its payout, %s', async (layout) => {
    opened = await site.openSignedIn(layout, '/sport/cricket');
    const { page, faults } = opened;
    await page.getByTestId('cricket-match').first().waitFor();
    if (layout === 'mobile') expect(await axeFindsInBoth(page), 'cricket').toEqual([]);
    await page
      .getByRole('link', { name: /^Bets on/ })
      .last()
      .click();
    const slip = aPlayer(page, layout).slip();
    await page.getByRole('group', { name: 'Match winner' }).getByRole('button').first().click();
    await page
      .getByRole('group', { name: /^Total runs/ })
      .getByRole('button', { name: /^Over, / })
      .click();
    // One slip: beside the page, or behind the bar, which counts what is in it.
    if (layout === 'mobile') await page.getByRole('button', { name: /^2 ?Bet slip$/ }).click();
    const amounts = slip.getByRole('region', { name: 'Cricket slip' }).getByRole('textbox');
    await amounts.nth(0).fill('999999');
    // All reasons at once, each with its number.
    await slip.getByText(/^Your balance of [\d,.]+\sUSDT does not cover this stake\.$/).waitFor();
    await slip.getByText('The total stake can be at most 5,000.00 USDT.').waitFor();
    await amounts.nth(0).fill('12');
    await amounts.nth(1).fill('2.50');
    await expect.poll(() => slip.getByTestId('total-stake').textContent()).toBe('14.50\u00a0USDT');
    if (layout === 'mobile') expect(await axeFindsInBoth(page), 'cricket slip').toEqual([]);
    await slip.getByRole('button', { name: /^Place bet for 14\.50\sUSDT/ }).click();
    const id = await slip.getByTestId('receipt-id').textContent();
    await slip.getByRole('link', { name: 'View my bets' }).click();
    const pending = (await cricketBets(await callAs(site.simulator.url, DEMO_PLAYER)))[0];
    expect([pending?.bet_id, pending?.bet_amount]).toEqual([id, '14.500000']);
    await expect.poll(async () => (await shownBets(page))[0]).toEqual(pending && cricketCard(pending));

    await site.control('clock', { advance: 5 * TWO_DAYS_S });
    const caller = await callAs(site.simulator.url, DEMO_PLAYER);
    const bet = (await cricketBets(caller)).find(({ bet_id: each }) => each === id);
    if (bet === undefined) throw new Error('the bet is not there');
    const results = Object.fromEntries(
      Object.entries(bet.bets).map(([each, { result }]) => [each, result === 'open' ? undefined : result]),
    );
    const { payout } = settleCricket(bet.bets, results, 'USDT');
    expect(bet.payout).toBe(payout);
    await page.getByRole('button', { name: 'Settled' }).click();
    await expect.poll(async () => (await shownBets(page))[0]).toEqual(cricketCard(bet));
    expect(faults).toEqual([]);
  });
});
