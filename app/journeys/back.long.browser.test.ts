import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPlayer } from '#app/test/player.ts';
import { rowsOf, startSite, type Layout, type OpenPage, type Site } from '#app/test/site.ts';
import { historyAt, pressBack, pressForward } from '#app/test/way-back.ts';

interface Row {
  readonly name: string;
  readonly layout: Layout;
  readonly who: 'guest' | 'player';
  readonly open: (page: Page) => Promise<unknown>;
  readonly overlay: (page: Page) => Locator;
  /** How it is opened the second time. */
  readonly again?: (page: Page) => Promise<unknown>;
  /** A press that closes it, if not its button "Close". */
  readonly close?: (page: Page) => Promise<unknown>;
  /** The page that it opens with, if not the one that is there. */
  readonly over?: { readonly url: string; readonly heading: string };
}

const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
const tray = (page: Page) => page.getByTestId('quick-bet');
const escape = (page: Page) => page.keyboard.press('Escape');
const pick = async (page: Page, nth: number) => void (await aPlayer(page, 'mobile').pick(nth));
/** The selection stays when the tray is closed: off, and on again. */
const again = async (page: Page): Promise<void> => {
  await pick(page, 1);
  await pick(page, 1);
};
const userMenu = {
  who: 'player',
  open: press('Your account'),
  overlay: (page: Page) => page.getByRole('region', { name: 'Your account' }),
  close: escape,
} as const;

const ROWS: readonly Row[] = [
  {
    name: 'tray',
    layout: 'mobile',
    who: 'player',
    open: (page) => pick(page, 1),
    again,
    overlay: tray,
  },
  {
    name: 'wallet',
    layout: 'mobile',
    who: 'player',
    open: press('Deposit'),
    overlay: dialog('Wallet'),
    over: { url: '/profile', heading: 'Profile' },
  },
  { name: 'user menu', layout: 'desktop', ...userMenu },
  {
    name: 'search',
    layout: 'desktop',
    who: 'guest',
    open: (page) => page.getByRole('link', { name: 'Search', exact: true }).click(),
    overlay: dialog('Search'),
    close: escape,
  },
  {
    name: 'slip',
    layout: 'mobile',
    who: 'player',
    async open(page) {
      await pick(page, 1);
      await tray(page).getByRole('button', { name: 'Bet slip' }).click();
    },
    again: press(/Bet slip/),
    overlay: dialog('Bet slip'),
  },
  {
    name: 'menu',
    layout: 'mobile',
    who: 'guest',
    open: (page) => page.getByRole('banner').getByRole('link', { name: 'Menu' }).click(),
    overlay: dialog('Menu'),
  },
  { name: 'sign-in', layout: 'mobile', who: 'guest', open: press('Sign in'), overlay: dialog('Sign in') },
  { name: 'user menu', layout: 'mobile', ...userMenu },
  { name: 'wallet', layout: 'desktop', who: 'player', open: press('Wallet'), overlay: dialog('Wallet') },
  { name: 'sign-in', layout: 'desktop', who: 'guest', open: press('Sign in'), overlay: dialog('Sign in') },
];
/** One of each kind: the tray, a dialog, a menu, and what an address opens. `npm run qa -- journeys` has the others. */
const OVERLAYS = 4;

const LOBBY = { url: '/sport/soccer', heading: 'Soccer' };
const BEFORE = { url: '/promotions', heading: 'Promotions' };

describe('the way back, out of what lies over a page', () => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite('harborlight', { hurried: true });
  });
  afterEach(async () => {
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
  afterAll(() => site.close());

  /** The lobby, reached from the promotions. */
  async function inLobby(layout: Layout, who: Row['who']): Promise<Page> {
    opened = await (who === 'player' ? site.openSignedIn(layout, BEFORE.url) : site.open(layout, BEFORE.url));
    const { page } = opened;
    await page.getByRole('heading', { level: 1, name: BEFORE.heading }).waitFor();
    const [nav] = await page
      .getByRole('navigation')
      .getByRole('link', { name: /^(?:Sports|Soccer)$/ })
      .all();
    await nav?.click();
    await isAt(page, LOBBY);
    return page;
  }
  async function isAt(page: Page, { url, heading }: typeof LOBBY): Promise<void> {
    await expect.poll(() => new URL(page.url()).pathname).toBe(url);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }

  it.each(rowsOf(ROWS, OVERLAYS))('closes the $name, $layout, and then leaves the page', async (row) => {
    const page = await inLobby(row.layout, row.who);
    const overlay = row.overlay(page);
    const [here, below] = row.over === undefined ? [LOBBY, BEFORE] : [row.over, LOBBY];
    await row.open(page);
    await overlay.waitFor();
    await pressBack(page, 'overlay');
    await overlay.waitFor({ state: 'hidden' });
    await isAt(page, here);
    // Closed in its own way it leaves nothing behind.
    await (row.again ?? row.open)(page);
    await overlay.waitFor();
    await historyAt(page, 'overlay');
    await (row.close?.(page) ?? overlay.getByRole('button', { name: 'Close', exact: true }).click());
    await overlay.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => location.search)).toBe('');
    await pressBack(page);
    await isAt(page, below);
    await pressForward(page);
    await isAt(page, here);
  });

  it('closes what lies over another overlay first, and a link takes its place', async () => {
    const page = await inLobby('mobile', 'guest');
    const [menu, signIn] = [dialog('Menu')(page), dialog('Sign in')(page)];
    const announcements = { url: '/announcements', heading: 'Announcements' };
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
    await menu.getByRole('button', { name: 'Sign in' }).click();
    await signIn.waitFor();
    await pressBack(page, 'overlay');
    await signIn.waitFor({ state: 'detached' });
    expect(await menu.isVisible()).toBe(true);
    await pressBack(page, 'overlay');
    await menu.waitFor({ state: 'detached' });
    await pressForward(page);
    await menu.waitFor();
    await menu.getByRole('link', { name: 'Announcements' }).click();
    await isAt(page, announcements);
    await pressBack(page);
    await isAt(page, LOBBY);
    expect(await page.locator('dialog').count()).toBe(0);
    // The link has taken the place of the menu.
    await pressForward(page);
    await isAt(page, announcements);
  });

  it('leaves the page after a link of the menu to that very page', async () => {
    const page = await inLobby('mobile', 'guest');
    const menu = dialog('Menu')(page);
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Soccer', exact: true }).click();
    await menu.waitFor({ state: 'detached' });
    await isAt(page, LOBBY);
    await expect.poll(() => page.evaluate(() => location.search)).toBe('');
    await pressBack(page);
    await isAt(page, BEFORE);
  });

  it('passes the menu of the player that led to another page', async () => {
    const page = await inLobby('desktop', 'player');
    await userMenu.open(page);
    await userMenu.overlay(page).getByRole('link', { name: 'Reports' }).click();
    await isAt(page, { url: '/reports', heading: 'Reports' });
    await pressBack(page);
    await isAt(page, LOBBY);
    await pressBack(page);
    await isAt(page, BEFORE);
    // To an address over the page, which takes the place of the menu.
    await pressForward(page);
    await isAt(page, LOBBY);
    await userMenu.open(page);
    await userMenu.overlay(page).getByRole('link', { name: 'My bets' }).click();
    await dialog('My bets')(page).waitFor();
    await pressBack(page, 'any');
    await dialog('My bets')(page).waitFor({ state: 'detached' });
    await isAt(page, LOBBY);
    await pressBack(page);
    await isAt(page, BEFORE);
    expect(await userMenu.overlay(page).isVisible()).toBe(false);
  });

  it('is not blocked by an overlay that was open at a reload, nor by going forward to a closed one', async () => {
    const page = await inLobby('desktop', 'player');
    await press('Wallet')(page);
    await dialog('Wallet')(page).waitFor();
    await page.reload();
    await page.getByTestId('balance').waitFor();
    await isAt(page, LOBBY);
    await pressForward(page);
    await isAt(page, LOBBY);
    expect(await page.locator('dialog').count()).toBe(0);
    await pressBack(page);
    await isAt(page, BEFORE);
  });
});
