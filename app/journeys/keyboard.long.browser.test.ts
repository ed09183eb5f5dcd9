import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aKeyboard } from '#app/test/keyboard.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';

describe('by keyboard alone', () => {
  let site: Site;
  let opened: OpenPage;
  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(async () => {
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
  afterAll(() => site.close());

  it('changes the language when that is confirmed, not at each arrow key; Escape takes it back', async () => {
    opened = await site.open('desktop', '/howToPlay');
    const { page } = opened;
    const list = page.getByRole('banner').getByRole('combobox');
    const spoken = () => page.evaluate(() => document.documentElement.lang);
    const chosen = () => list.inputValue();
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).waitFor();
    await list.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const next = await chosen();
    expect(next).not.toBe('en');
    await page.keyboard.press('Escape');
    expect([await chosen(), await spoken()]).toEqual(['en', 'en']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(500);
    expect([await chosen(), await spoken()]).toEqual([next, 'en']);
    await page.keyboard.press('Enter');
    await expect.poll(spoken).toBe(next);
    await page.keyboard.press('ArrowUp');
    expect(await spoken()).toBe(next);
    await page.keyboard.press('Tab');
    await expect.poll(spoken).not.toBe(next);
    await list.selectOption('en');
    await expect.poll(spoken).toBe('en');
  });

  it('picks three, stakes, places; what the slip and the toasts say is in the accessibility tree', async () => {
    opened = await site.openSignedIn('desktop', '/sport/soccer');
    const { page } = opened;
    const keys = aKeyboard(page);
    await page.locator('main li[data-state="scheduled"] button:enabled').first().waitFor();
    const picked = new Set<string>();
    while (picked.size < 3) {
      await keys.to(/to win,/);
      const match = await page.evaluate(() => document.activeElement?.closest('li')?.dataset['match'] ?? '');
      if (match === '' || picked.has(match)) continue;
      await keys.press('Space');
      picked.add(match);
    }
    // The whole way back goes by the link that skips to the slip.
    await keys.to(/^Skip to the bet slip$/, 'Shift+Tab');
    await keys.press('Enter');
    await keys.to(/^Stake per line$/);
    await keys.type('1');
    const slip = page.locator('aside');
    await expect.poll(() => slip.ariaSnapshot()).toMatch(/3 selections|button "Place bet/);
    await keys.to(/^Place bet for/);
    await keys.press('Enter');
    await slip.getByTestId('receipt-id').waitFor();
    expect(await slip.ariaSnapshot()).toMatch(/Bet placed|placed/i);
    await site.control('push', {
      member: DEMO_PLAYER.email,
      frame: { notifyType: 'RECHARGE', balance: '1001.000000', id: 1_000_000 },
    });
    const toasts = page.getByRole('status').filter({ hasText: 'Your deposit has arrived.' });
    await toasts.first().waitFor();
    expect(await toasts.first().ariaSnapshot()).toContain('Your deposit has arrived.');
  });
});
