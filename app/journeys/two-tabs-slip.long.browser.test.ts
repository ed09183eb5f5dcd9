import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPlayer } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';

/** Long enough to look at both tabs and to press in them. */
const HOLD = { row: 'placeBet', nth: 1, do: 'latency', ms: 12_000 } as const;

describe('one slip of a player in two tabs', () => {
  let site: Site;
  let opened: OpenPage;
  let other: Page;
  const faultsOfOther: string[] = [];
  const slipOf = (page: Page) => aPlayer(page, 'desktop').slip();
  const picksOn = (page: Page) => slipOf(page).getByRole('button', { name: /^Remove (?!all)/ });
  const stakeOf = (page: Page) => slipOf(page).getByLabel('Stake per line');
  const placeOn = (page: Page) => slipOf(page).getByRole('button', { name: /^Place bet/ });
  const readyOn = (page: Page) => slipOf(page).getByRole('button', { name: /^Place bet/, disabled: false });
  const sees = async (page: Page, picks: number) => {
    await expect.poll(() => picksOn(page).count()).toBe(picks);
  };

  beforeAll(async () => {
    site = await startSite();
  });
  beforeEach(async () => {
    opened = await site.openSignedIn('desktop', '/sport/soccer');
    other = await opened.context.newPage();
    other.on('pageerror', (error) => faultsOfOther.push(error.message));
    await other.goto(`${site.url}/sport/soccer`);
    await slipOf(other).getByText('Your bet slip is empty').waitFor();
  });
  afterEach(async () => {
    site.simulator.world().faults.clear();
    await opened.context.close();
    expect([...opened.faults, ...faultsOfOther]).toEqual([]);
  });
  afterAll(() => site.close());

  async function pickThree() {
    for (const nth of [0, 1, 2]) await aPlayer(opened.page, 'desktop').pick(nth);
    await stakeOf(opened.page).fill('9');
  }

  it('a pick of either is on both, also after a reload', async () => {
    await pickThree();
    await sees(other, 3);
    await expect.poll(() => stakeOf(other).inputValue()).toBe('9');
    await aPlayer(other, 'desktop').pick(3);
    await sees(opened.page, 4);
    await aPlayer(opened.page, 'desktop').pick(4);
    for (const page of [opened.page, other]) {
      await sees(page, 5);
      await page.reload();
      await sees(page, 5);
    }
  });

  it('a double placed in one is no longer a bet in the other', async () => {
    await pickThree();
    await sees(other, 3);
    await picksOn(other).first().click();
    await sees(opened.page, 2);
    await slipOf(opened.page).getByText('1 selection removed').waitFor();
    await site.control('faults', HOLD);
    await placeOn(other).click();
    // The answer is only on its way.
    await slipOf(opened.page).getByText('In another tab').waitFor();
    await slipOf(opened.page).getByText('Placing your bet').waitFor();
    expect(await slipOf(opened.page).getByText('The answer did not reach us').count()).toBe(0);
    expect(await placeOn(opened.page).isDisabled()).toBe(true);
    // A pick that comes meanwhile is in no bet yet.
    await aPlayer(opened.page, 'desktop').pick(3);
    await sees(other, 3);
    for (const page of [opened.page, other]) {
      await slipOf(page).getByTestId('receipt-id').waitFor({ timeout: 60_000 });
      await sees(page, 1);
      expect(await stakeOf(page).inputValue()).toBe('');
      expect(await readyOn(page).count()).toBe(0);
    }
  });
});
