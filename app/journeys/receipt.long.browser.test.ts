import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPlayer } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { pressBack } from '#app/test/way-back.ts';

/** What has the focus, and whether a ring is drawn around it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const isReceipt = activeElement?.querySelector('[data-testid="receipt-id"]') !== null;
    const hasRing = activeElement !== null && getComputedStyle(activeElement).outlineStyle !== 'none';
    return { isReceipt: activeElement !== document.body && isReceipt, hasRing };
  });

describe('the receipt beside the page', () => {
  let site: Site;
  let opened: OpenPage;
  let player: ReturnType<typeof aPlayer>;

  beforeAll(async () => {
    site = await startSite('harborlight');
  });
  beforeEach(async () => {
    opened = await site.openSignedIn('desktop', '/sport/soccer');
    player = aPlayer(opened.page, 'desktop');
    await player.pick(0);
    await player.stake('2');
  });
  afterEach(async () => {
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
  afterAll(() => site.close());

  it('has no focus ring after a press by mouse, and goes with the page on which it was placed', async () => {
    const { page } = opened;
    await player.place();
    await player.receipt().waitFor();
    expect(await focused(page)).toEqual({ isReceipt: true, hasRing: false });
    await page.getByRole('link', { name: 'Basketball', exact: true }).first().click();
    await player.receipt().waitFor({ state: 'detached' });
    await pressBack(page);
    await page.locator('main li[data-match]').first().waitFor();
    expect(await player.receipt().count()).toBe(0);
  });

  it('has the ring for a player who pressed by keyboard', async () => {
    const { page } = opened;
    await player
      .slip()
      .getByRole('button', { name: /^Place bet for/ })
      .focus();
    await page.keyboard.press('Enter');
    await player.receipt().waitFor();
    expect(await focused(page)).toEqual({ isReceipt: true, hasRing: true });
  });
});
