import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { aLotteryPlayer } from '#app/test/lottery-player.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';

const OTHER = DEMO_ACCOUNTS.find(({ id }) => id === 'm-agent') ?? DEMO_PLAYER;
const POLICY = 'When odds change';

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
  const policyOn = async (page: Page, wanted?: string) => {
    const slip = playerOn(page).slip();
    await slip.getByRole('button', { name: 'Slip settings' }).click();
    const choice = slip.getByLabel(POLICY);
    if (wanted !== undefined) await choice.selectOption(wanted);
    const value = await choice.inputValue();
    await slip.getByRole('button', { name: 'Slip settings' }).click();
    return value;
  };
  /** The upstream ends the session; the page hears of it with its next call. */
  const endSession = async (page: Page) => {
    await site.control(`members/${DEMO_PLAYER.id}`, { sign_out: true });
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).waitFor();
  };
  const signInAs = async (page: Page, { email, password }: typeof DEMO_PLAYER) => {
    await playerOn(page).fillSignIn(email, password);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByTestId('balance').waitFor();
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

  it('after a session that the upstream ends, the same player has slip and settings again, another one has not', async () => {
    opened = await site.openSignedIn('desktop', '/sport/soccer');
    const { page } = opened;
    await fill(page);
    await policyOn(page, 'any');
    await endSession(page);
    await signInAs(page, DEMO_PLAYER);
    expect([await slipOn(page), await policyOn(page)]).toEqual(['37', 'any']);
    await endSession(page);
    await signInAs(page, OTHER);
    expect(await slipOn(page)).toBe('empty');
    await fill(page);
    expect(await policyOn(page)).toBe('none');
  });

  it('lottery picks stay where they are when the session ends on Place', async () => {
    opened = await site.openSignedIn('desktop', '/lottery/hkmarksix');
    const { page } = opened;
    const draws = aLotteryPlayer(page, 'desktop');
    await draws.pick('Special number', /^8, /);
    await draws.amountForAll('2');
    await draws.review();
    // With the press itself: any read of the page would find it out before.
    await page.route(
      /\/bet$/,
      async (route) => {
        await site.control(`members/${DEMO_PLAYER.id}`, { sign_out: true });
        await route.continue();
      },
      { times: 1 },
    );
    await draws.place();
    await page.getByText('You are signed out. Please sign in again.').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/lottery/hkmarksix');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await signInAs(page, DEMO_PLAYER);
    await draws.review();
    await draws.place();
    await draws.receipt().waitFor();
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
