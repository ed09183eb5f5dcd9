import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFinds } from '#app/test/axe.ts';
import { aPlayer } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';

describe.each(['desktop', 'mobile'] as const)('accessibility, %s', (layout) => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(() => opened.context.close());
  afterAll(() => site.close());

  it.each(['light', 'dark'] as const)('axe finds nothing on any page or overlay (%s)', async (colorScheme) => {
    opened = await site.open(layout);
    const { page } = opened;
    const player = aPlayer(page, layout);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The dark scheme changes colours alone.
    const contrastAlone = colorScheme === 'dark';
    await page.locator('main').getByRole('button').first().waitFor();
    expect(await axeFinds(page, { contrastAlone }), 'home').toEqual([]);
    await page.goto(`${site.url}/nowhere`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeFinds(page, { contrastAlone }), 'not found').toEqual([]);
    await page.goto(`${site.url}/login`);
    await page.getByRole('dialog').waitFor();
    expect(await axeFinds(page, { contrastAlone }), 'sign-in').toEqual([]);
    await player.fillSignIn('player@demo.slipway.test', 'Slipway-demo-1');
    await page.getByTestId('balance').waitFor();
    await page.goto(`${site.url}/sport/soccer`);
    for (const nth of [0, 1]) await player.pick(nth);
    await player.openSlip();
    await player.stake('2');
    await player
      .slip()
      .getByRole('button', { name: /Place bet for/ })
      .waitFor();
    // The list beside it is looked at in its own journey, unscrolled.
    const within = layout === 'desktop' ? 'aside' : 'dialog[open]';
    expect(await axeFinds(page, { contrastAlone, within }), 'slip').toEqual([]);
    await player.place();
    await player.receipt().waitFor();
    expect(await axeFinds(page, { contrastAlone, within }), 'receipt').toEqual([]);
    await page.goto(`${site.url}/my-bets`);
    await page.getByTestId('bet').first().waitFor();
    expect(await axeFinds(page, { contrastAlone }), 'my bets').toEqual([]);
  });

  it('is usable by keyboard alone: from the page to the placed bet', async () => {
    opened = await site.open(layout, '/login');
    const { page } = opened;
    const player = aPlayer(page, layout);
    await page.getByRole('dialog').waitFor();
    await page.getByLabel(/E-mail/).focus();
    await page.keyboard.type('player@demo.slipway.test');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Slipway-demo-1');
    await page.keyboard.press('Enter');
    await page.getByTestId('balance').waitFor();
    const odds = page
      .locator('main')
      .getByRole('button', { name: /to win,/ })
      .and(page.locator(':enabled'))
      .first();
    // Rows that stand where others are still being asked for would move.
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
    await odds.focus();
    await page.keyboard.press('Space');
    // By where the focus is: another match may have become the first meanwhile.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))).toBe('true');
    if (layout === 'mobile') {
      await page.getByRole('button', { name: /Bet slip/ }).focus();
      await page.keyboard.press('Enter');
    }
    await player.slip().getByLabel('Stake per line').focus();
    await page.keyboard.type('1');
    const place = player.slip().getByRole('button', { name: /Place bet for/ });
    // What is disabled takes no focus: the odds of the match are being asked for.
    await expect.poll(() => place.isEnabled()).toBe(true);
    await place.focus();
    await page.keyboard.press('Enter');
    await player.receipt().waitFor();
  });
});
