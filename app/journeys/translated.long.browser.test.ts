import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Bet } from '#contract/entities';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { aLotteryPlayer } from '#app/test/lottery-player.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { translatePage } from '#app/test/translate-page.ts';

const GAME = 'gallopingmarksix';

describe('a page under a browser’s translator', () => {
  let site: Site;
  let opened: OpenPage;
  let caller: Caller;

  beforeAll(async () => {
    site = await startSite('harborlight', { hurried: true });
    caller = await callAs(site.simulator.url, DEMO_PLAYER);
  });
  afterEach(async () => {
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
  afterAll(() => site.close());

  async function open(address: string) {
    opened = await site.openSignedIn('desktop', address, { before: translatePage });
    const { page } = opened;
    expect(await page.locator('main font').count(), 'translated texts').toBeGreaterThan(0);
    return page;
  }

  it('leaves amounts, odds and codes to the page', async () => {
    const page = await open(`/lottery/${GAME}`);
    const player = aLotteryPlayer(page, 'desktop');
    await player.pick('Special number', /^8, Red, /);
    const translated = (place: Locator) => place.locator('font').allTextContents();
    expect(await translated(player.cell(/^8, Red, /)), 'a ball, its animal and its odds').toEqual(['Pig', 'Pig']);
    expect(await translated(page.getByTestId('balance'))).toEqual([]);
    expect(await translated(page.getByTestId('draw-stake'))).toEqual([]);
  });

  it('takes a stake digit by digit, places the bet and shows its receipt', async () => {
    const page = await open('/sport/soccer');
    const player = aPlayer(page, 'desktop');
    await player.pick(0);
    const stake = player.slip().getByLabel('Stake per line');
    const place = (amount: string) =>
      player.slip().getByRole('button', { name: new RegExp(`^Place bet for ${amount}\\sUSDT`) });
    await stake.fill('');
    await stake.press('1');
    await place('1.00').waitFor();
    await stake.press('2');
    await place('12.00').waitFor();
    await stake.pressSequentially('.5');
    await place('12.50').click();
    const id = await player.receipt().textContent();
    const { bets } = (await caller.get('/sports/api/v1/soccer/mybet?status=1')) as { bets: Bet[] };
    expect(bets.map((bet) => [bet.bet_id, bet.bet_amount])).toContainEqual([id, '12.500000']);
  });
});
