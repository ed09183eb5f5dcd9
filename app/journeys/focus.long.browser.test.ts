import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';

/** What has the focus: its tag, and whether it is an outcome; `BODY` is nowhere. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.hasAttribute('data-outcome') === true ? 'outcome' : (activeElement?.tagName ?? 'BODY');
  });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('the focus after an action, in a browser', () => {
  let site: Site;
  let opened: OpenPage;
  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(async () => {
    await opened.context.close();
    expect(opened.faults).toEqual([]);
  });
  afterAll(() => site.close());

  it('desktop: signing in from the header, and saving a limit', async () => {
    opened = await site.open('desktop', '/');
    const { page } = opened;
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).press('Enter');
    await aPlayer(page, 'desktop').fillSignIn(DEMO_PLAYER.email, DEMO_PLAYER.password);
    await page.getByTestId('balance').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('H1');
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).waitFor();
    expect(await focused(page)).toBe('H1');
    await page.goto(`${site.url}/protection`);
    const limit = page.getByTestId('limit-deposit-day');
    await limit.getByRole('button', { name: /^Set/ }).press('Enter');
    await limit.getByRole('textbox').fill('50');
    await limit.getByRole('textbox').press('Enter');
    await expect.poll(() => focused(page)).toBe('outcome');
    expect(await limit.evaluate((row) => row.contains(document.activeElement))).toBe(true);
  });

  it('phone: a bet in the sheet; the receipt has the focus, and so has the slip when it is put away', async () => {
    opened = await site.openSignedIn('mobile', '/sport/soccer');
    const { page } = opened;
    const player = aPlayer(page, 'mobile');
    await player.pick(0);
    await page.getByRole('button', { name: /Bet slip$/ }).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Bet slip' });
    await sheet.getByLabel('Stake per line').fill('100000');
    const reasons = sheet.getByTestId('reasons');
    await expect.poll(() => reasons.textContent()).toMatch(/at most .+ does not cover|does not cover .+ at most/);
    await sheet.getByLabel('Stake per line').fill('2');
    await sheet.getByRole('button', { name: /^Place bet for 2\.00/ }).press('Enter');
    await sheet.getByTestId('receipt-id').waitFor();
    await expect.poll(() => focused(page)).toBe('outcome');
    expect(await focusedText(page)).toContain('Your bet has been placed');
    await sheet.getByRole('button', { name: 'Done' }).press('Enter');
    await expect.poll(() => focused(page)).not.toBe('BODY');
    expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  });
});
