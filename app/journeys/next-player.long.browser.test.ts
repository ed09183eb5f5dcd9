import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';

const OTHER = DEMO_ACCOUNTS.find(({ id }) => id === 'm-agent') ?? DEMO_PLAYER;

describe('one device, two players', () => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite('harborlight', { hurried: true });
  });
  afterEach(async () => {
    await opened.context.close();
    expect(opened.faults).toEqual([]);
  });
  afterAll(() => site.close());

  const playerOn = (page: Page) => aPlayer(page, 'desktop');
  const stakeOn = (page: Page) => playerOn(page).slip().getByLabel('Stake per line');
  /** Picks and a stake of 37. */
  const fill = async (page: Page) => {
    await playerOn(page).pick(0);
    await playerOn(page).stake('37');
  };
  /** The stake on the slip, or that it is empty. */
  const slipOn = async (page: Page) => {
    const empty = playerOn(page).slip().getByText('Your bet slip is empty');
    await stakeOn(page).or(empty).first().waitFor();
    return (await empty.count()) > 0 ? 'empty' : stakeOn(page).inputValue();
  };

  it('a guest’s slip goes with who signs in, and leaves all tabs when that player does', async () => {
    opened = await site.open('desktop', '/sport/soccer');
    const { page } = opened;
    await fill(page);
    await playerOn(page).signIn();
    expect(await slipOn(page)).toBe('37');
    const other = await opened.context.newPage();
    await other.goto(`${site.url}/sport/soccer`);
    expect(await slipOn(other)).toBe('37');
    await playerOn(page).signOut();
    await playerOn(page).signIn(OTHER.email);
    expect(await slipOn(page)).toBe('empty');
    await expect.poll(() => slipOn(other)).toBe('empty');
    await page.reload();
    expect(await slipOn(page)).toBe('empty');
  });

  it('a bet that was refused for its odds is placed at the new ones by one more press, though the list is old', async () => {
    opened = await site.openSignedIn('desktop', '/sport/soccer');
    const { page } = opened;
    const match = await playerOn(page).pick(0);
    await playerOn(page).stake('2');
    await page.route(/\/api\/v1\/soccer(?:\/changes)?(?:\?|$)/, () => undefined);
    await site.control(`matches/${match}`, { odds: { 'wl:w': '7.70' } });
    await playerOn(page).place();
    await playerOn(page).slip().getByRole('button', { name: 'Accept and place' }).click();
    await expect.poll(() => playerOn(page).receipt().textContent()).toMatch(/^bet-/);
  });
});
