import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { axeFinds } from '#app/test/axe.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { aWallet } from '#app/test/wallet.ts';

/** Every attempt of one press: the first and its three repeats. */
const ALL_ATTEMPTS = [1, 4] as const;

describe('an outcome that a gateway cannot find out', () => {
  let site: Site;
  let caller: Caller;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite();
    caller = await callAs(site.simulator.url, DEMO_PLAYER);
  });
  const open = (address?: string) =>
    site.openSignedIn('mobile', address, {
      // What the edge says of two equal entries in the lists of its upstream.
      before: (page) =>
        page.route(/\/member\/outcome\?/, (route) =>
          route.fulfill({ json: { code: 0, msg: 'ok', data: { state: 'unknown', now: Date.now() } } }),
        ),
    });
  afterEach(async () => {
    site.simulator.world().faults.clear();
    await opened.context.close();
  });
  afterAll(() => site.close());

  it('of a bet: the player reads where to look and whom to ask, and finds it in my bets', async () => {
    opened = await open('/sport/soccer');
    const { page } = opened;
    const player = aPlayer(page, 'mobile');
    await player.pick(0);
    await player.openSlip();
    await player.stake('3');
    await site.control('faults', { row: 'placeBet', nth: ALL_ATTEMPTS, do: 'resetAfterCommit' });
    await player.place();
    await player.slip().getByText('We could not find out whether this bet was placed.').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    // Waiting is over: the slip is as it was, and can be changed.
    expect(await player.slip().getByLabel('Stake per line').inputValue()).toBe('3');
    await player.slip().getByRole('link', { name: 'My bets' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/my-bets');
    const { bets } = (await caller.get('/sports/api/v1/soccer/mybet?status=-1')) as { bets: { bet_id: string }[] };
    await page.getByRole('link', { name: `Details of bet ${bets[0]?.bet_id}` }).waitFor();
    expect(opened.faults).toEqual([]);
  });

  it('of a deposit: said in the wallet, with the way to the support', async () => {
    opened = await open();
    const { page } = opened;
    const wallet = aWallet(page, 'mobile');
    await wallet.open();
    await wallet.type('Amount', '33');
    await site.control('faults', { row: 'openDeposit', nth: ALL_ATTEMPTS, do: 'resetAfterCommit' });
    await wallet.press('Deposit 33.00 USDT');
    await wallet.shows('We could not find out whether this was carried out.');
    expect(await wallet.axe()).toEqual([]);
    expect(await wallet.button('Deposit 33.00 USDT').isDisabled()).toBe(false);
    await wallet.dialog.getByRole('link', { name: 'Contact support' }).click();
    await page.getByRole('dialog', { name: 'Live support' }).waitFor();
    expect(opened.faults).toEqual([]);
  });
});
