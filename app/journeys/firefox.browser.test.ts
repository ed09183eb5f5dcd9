import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFirefox, launchFirefox } from '#app/test/firefox/launch-firefox.ts';
import { aLotteryPlayer } from '#app/test/lottery-player.ts';
import { aPlayer } from '#app/test/player.ts';
import { startSite, type Site } from '#app/test/site.ts';
import { aWallet } from '#app/test/wallet.ts';

const DAYS_S = 10 * 86_400;

/** One way through everything; `npm run qa -- journeys --firefox` goes through the long ones. */
describe('in Firefox', () => {
  const isHere = findFirefox() !== undefined;
  let firefox: Browser;
  let site: Site;
  beforeAll(async () => {
    if (!isHere) return;
    firefox = await launchFirefox();
    site = await startSite('harborlight', { browser: firefox });
  });
  afterAll(async () => {
    await site?.close();
    await firefox?.close();
  });

  it(`a player signs in, bets, deposits, bets on a draw and is paid (here: ${isHere})`, async () => {
    if (!isHere) return expect(findFirefox()).toBeUndefined();
    const { page, faults } = await site.open('desktop', '/sport/soccer');
    const player = aPlayer(page, 'desktop');
    await player.signIn();
    await player.pick(0);
    await player.stake('2.5');
    await player.place();
    await player.receipt().waitFor();
    expect(await player.balance().textContent()).toMatch(/^997\.50/);

    const wallet = aWallet(page);
    await wallet.open();
    await wallet.type('Amount', '20');
    await wallet.press('Deposit 20.00 USDT');
    await wallet.button('Make another deposit').waitFor();
    expect(await wallet.orderId()).toMatch(/^dep-\d+$/);
    await wallet.close();

    await page.goto(`${site.url}/lottery/gallopingmarksix`);
    const draws = aLotteryPlayer(page, 'desktop');
    await draws.pick('Special number', /^1, /);
    await draws.amountForAll('2');
    await page
      .getByRole('button', { name: /^Review / })
      .last()
      .click();
    await draws.dialog.getByRole('button', { name: /Place bet for/ }).click();
    await draws.dialog
      .getByText(/placed/)
      .first()
      .waitFor();
    await draws.dialog.getByRole('button', { name: 'Done' }).click();

    await site.control('clock', { advance: DAYS_S });
    await page.goto(`${site.url}/my-bets`);
    await page.getByRole('button', { name: /Settled/ }).click();
    await expect
      .poll(async () => (await page.getByTestId('bet').allTextContents()).toSorted())
      .toEqual([expect.stringMatching(/Mark Six.*Lost.*2\.00/), expect.stringMatching(/Soccer · Single.*Lost.*2\.50/)]);
    expect(faults).toEqual([]);
  });
});
