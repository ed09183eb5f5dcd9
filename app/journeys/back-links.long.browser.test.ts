import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPlayer } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { pressBack, pressForward } from '#app/test/way-back.ts';

const LOBBY = { url: '/sport/soccer', heading: 'Soccer' };
const BEFORE = { url: '/promotions', heading: 'Promotions' };
const RESULTS = { url: '/results/soccer', heading: /^Results/ };

describe('the way back, out of overlays that lie over each other', () => {
  let site: Site;
  let opened: OpenPage;
  let page: Page;

  beforeAll(async () => {
    site = await startSite('harborlight', { hurried: true });
  });
  afterEach(async () => {
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
  afterAll(() => site.close());

  const dialog = (name: string) => page.getByRole('dialog', { name });
  const openMenu = () => page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  async function isAt({ url, heading }: { readonly url: string; readonly heading: string | RegExp }): Promise<void> {
    await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(url);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  /** Dialogs and the tray. */
  const shown = () => page.locator('dialog, [data-testid="quick-bet"]').filter({ visible: true }).count();

  /** The lobby of a phone, reached from the promotions. */
  async function inLobby(): Promise<void> {
    opened = await site.openSignedIn('mobile', BEFORE.url);
    ({ page } = opened);
    await page.getByRole('heading', { level: 1, name: BEFORE.heading }).waitFor();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^(?:Sports|Soccer)$/ })
      .first()
      .click();
    await isAt(LOBBY);
  }

  it('closes the slip, then the menu, then the tray that they were opened over, and then leaves the page', async () => {
    await inLobby();
    const tray = page.getByTestId('quick-bet');
    await aPlayer(page, 'mobile').pick(1);
    await tray.waitFor();
    await openMenu();
    await dialog('Menu').getByRole('button', { name: 'Bet slip' }).click();
    await dialog('Bet slip').waitFor();
    await pressBack(page, 'overlay');
    await dialog('Bet slip').waitFor({ state: 'detached' });
    expect(await dialog('Menu').isVisible()).toBe(true);
    await pressBack(page, 'overlay');
    await dialog('Menu').waitFor({ state: 'detached' });
    await isAt(LOBBY);
    expect(await tray.isVisible()).toBe(true);
    await pressBack(page, 'overlay');
    await tray.waitFor({ state: 'detached' });
    await isAt(LOBBY);
    await pressBack(page);
    await isAt(BEFORE);
  });

  it('leads from a page that the menu linked to straight to the page below the menu, and forward again', async () => {
    await inLobby();
    const before = await page.evaluate(() => history.length);
    await openMenu();
    await dialog('Menu').getByRole('link', { name: 'Results' }).click();
    await isAt(RESULTS);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await pressBack(page);
    await isAt(LOBBY);
    expect(await shown()).toBe(0);
    await pressForward(page);
    await isAt(RESULTS);
    await pressBack(page);
    await pressBack(page);
    await isAt(BEFORE);
  });

  it('closes only the invitation over the menu, whose code comes late, and passes both after a link', async () => {
    await inLobby();
    await openMenu();
    await dialog('Menu')
      .getByRole('link', { name: /invite/i })
      .click();
    const invite = dialog('Invite friends');
    await invite.getByRole('button', { name: 'Close', exact: true }).click();
    await invite.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => location.search)).toBe('?menu=true');
    expect(await dialog('Menu').isVisible()).toBe(true);
    await pressBack(page, 'overlay');
    await dialog('Menu').waitFor({ state: 'detached' });
    await isAt(LOBBY);
    await pressBack(page);
    await isAt(BEFORE);
  });
});
