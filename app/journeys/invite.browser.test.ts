import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFindsInBoth } from '#app/test/axe.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';

describe('inviting friends', () => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(() => opened.context.close());
  afterAll(() => site.close());

  it.each(['desktop', 'mobile'] as const)(
    'on the %s by page, link and picture; a friend keeps the code',
    async (layout) => {
      opened = await site.open(layout, '/?invite=true');
      const { page, context } = opened;
      await page
        .getByRole('dialog')
        .getByLabel(/E-mail/)
        .waitFor();
      await aPlayer(page, layout).fillSignIn(DEMO_PLAYER.email, DEMO_PLAYER.password);
      await page.getByTestId('balance').waitFor();
      await page.goto(`${site.url}/invite`);
      const main = page.getByRole('main');
      await main.getByText('Your invite code').waitFor();
      expect(await axeFindsInBoth(page)).toEqual([]);
      const link = (await main.getByText(/^http.*registration/).textContent()) ?? '';
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await main.getByRole('button', { name: 'Copy the link' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      const saved = page.waitForEvent('download');
      await main.getByRole('button', { name: 'Download as a picture' }).click();
      expect((await saved).suggestedFilename()).toMatch(/\.png$/);
      for (const name of ['Messenger', 'WhatsApp', 'Telegram']) {
        const href = (await main.getByRole('link', { name }).getAttribute('href')) ?? '';
        expect(decodeURIComponent(href)).toContain(link);
      }
      await page.goto(`${site.url}/?invite=true`);
      await page
        .getByRole('dialog', { name: /invite/i })
        .getByText(link)
        .waitFor();
      expect(opened.faults).toEqual([]);
      const friend = await site.open(layout, link.slice(new URL(link).origin.length));
      await expect.poll(() => friend.page.evaluate(() => localStorage.getItem('inviteCode'))).not.toBeNull();
      expect(friend.faults).toEqual([]);
      await friend.context.close();
    },
  );
});
