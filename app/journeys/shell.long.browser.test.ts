import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type Layout, type OpenPage, type Site } from '#app/test/site.ts';

const AGENT = DEMO_ACCOUNTS.find(({ role }) => role === 2);

/** By their own names, in the order of the brand. */
const LANGUAGES = 'English,中文,Bahasa Indonesia,日本語,한국어,Español,Türkçe,हिन्दी,Português,Русский,বাংলা'.split(',');

describe('the frame around every page', () => {
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

  const openSignedIn = async (address: string, account = DEMO_PLAYER) => {
    opened = await site.openSignedIn('desktop', address, { account });
    return { page: opened.page, player: aPlayer(opened.page, 'desktop') };
  };
  const open = async (layout: Layout, address = '/') => {
    opened = await site.open(layout, address);
    return { page: opened.page, player: aPlayer(opened.page, layout) };
  };
  const search = (page: Page) => page.evaluate(() => location.search);
  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

  it('a change of currency moves the balance, its unit and the minimum bets; a lost response is shown and reconciled', async () => {
    const { page, player } = await openSignedIn('/sport/soccer', AGENT);
    await expect.poll(() => player.balance().textContent()).toBe('5,000.00');
    await page.getByRole('button', { name: 'Change the currency, now USDT' }).click();
    const menu = page.getByRole('region', { name: /Change the currency/ });
    await menu.getByText('Minimum bets: sports 0.01, lotteries 1').waitFor();
    await menu.getByRole('radio', { name: /BRL/ }).check();
    await menu.getByText('1 USDT = 5.4321 BRL').waitFor();
    await menu.getByRole('button', { name: 'Change to BRL' }).click();
    await menu.getByText('Your wallet is now kept in BRL.').waitFor();
    await expect.poll(() => player.balance().textContent()).toBe('27,160.50');
    await menu.getByText('Minimum bets: sports 0.06, lotteries 5.44').waitFor();

    await site.control('faults', { row: 'changeCurrency', do: 'resetAfterCommit' });
    await site.control('faults', { row: 'getOutcome', nth: [1, 4], do: 'statusBeforeCommit', status: 503 });
    await menu.getByRole('radio', { name: /USDT/ }).check();
    await menu.getByRole('button', { name: 'Change to USDT' }).click();
    await menu.getByText(/No answer has come/).waitFor();
    expect(await menu.getByRole('radio', { name: /BRL/ }).isDisabled()).toBe(true);
    await menu.getByText('Your wallet is now kept in USDT.').waitFor();
    await expect.poll(() => player.balance().textContent()).toBe('5,000.00');
  });

  it('what the upstream switches off leaves the navigation within a minute, and stays away when it cannot be asked', async () => {
    const { page } = await open('desktop');
    await page.clock.install();
    await page.reload();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Basketball' }).waitFor();
    await site.control('games/11', { status: 3 });
    await site.control('games/12', { status: 2 });
    await page.clock.runFor(61_000);
    await nav.getByText('off').waitFor();
    expect(await nav.getByRole('link', { name: 'Basketball' }).count()).toBe(0);
    await page.route('**/available_games', (route) => route.abort());
    await page.reload();
    await nav.getByText('off').waitFor();
    expect(await nav.getByRole('link', { name: 'Basketball' }).count()).toBe(0);
    await site.control('games/11', { status: 1 });
    await site.control('games/12', { status: 1 });
  });

  it('every language is in the dialog, and changes when it is saved; one whose translations do not load is reported', async () => {
    const { page } = await open('desktop');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Language' }).click();
    const languages = dialog(page, 'Language');
    await expect
      .poll(() =>
        languages
          .locator('label')
          .filter({ has: page.getByRole('radio') })
          .allTextContents(),
      )
      .toEqual(LANGUAGES);
    await page.route('**/locales/*/ru/*.json', (route) => route.abort());
    await languages.getByRole('radio', { name: 'Русский' }).check();
    await languages.getByRole('button', { name: 'Save' }).click();
    await languages.getByText('The language could not be changed. Please try again.').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await languages.getByRole('radio', { name: 'Español' }).check();
    await languages.getByRole('button', { name: 'Save' }).click();
    await languages.waitFor({ state: 'detached' });
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).waitFor();
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: 'Regístrate' }).waitFor();
  });

  it("the footer says what the administrators have set, else what the brand says; its support reaches the brand's channels", async () => {
    const { page } = await open('desktop', '/coming-soon');
    const footer = page.getByRole('contentinfo');
    await footer.getByText(/no real money is at stake/).waitFor();
    for (const [name, address] of [
      ['Live support', '/chat'],
      ['PG Games', '/pggamelist'],
      ['Basketball', '/sport/basketball'],
      ['Self-exclusion', '/pages/self-exclusion'],
      ['Player agreement', '/agreement'],
    ] as const) {
      expect(await footer.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(address);
    }
    const social = footer.getByRole('link', { name: 'Telegram' });
    expect(await social.getAttribute('rel')).toBe('noopener noreferrer');
    await page.route('**/api/v1/copyright', (route) => route.abort());
    await page.reload();
    await footer.getByText('Harborlight is for adults.', { exact: false }).waitFor();

    await page.goto(`${site.url}/?support=true`);
    const support = dialog(page, 'Live support');
    await support.getByRole('link', { name: /help@harborlight\.example/ }).waitFor();
    await support.getByRole('link', { name: /t\.me/ }).waitFor();
    expect(await support.getByRole('link', { name: /help@demo/ }).getAttribute('href')).toBe('mailto:help@demo.test');
  });

  it("the phone's menu has drawers above it: closing one is back in the menu, and each is an address", async () => {
    const { page } = await open('mobile');
    await page.getByRole('banner').getByRole('link', { name: 'Open the menu' }).click();
    const menu = dialog(page, 'Menu');
    expect(await menu.getByRole('link', { name: 'My bets' }).count()).toBe(0);
    await menu.getByRole('link', { name: 'Live support' }).click();
    await dialog(page, 'Live support').waitFor();
    expect(await search(page)).toBe('?menu=true&support=true');
    await page.keyboard.press('Escape');
    await expect.poll(() => search(page)).toBe('?menu=true');
    await menu.getByRole('button', { name: 'Sign in' }).click();
    const signIn = dialog(page, 'Sign in');
    await signIn.getByLabel(/E-mail/).fill(DEMO_PLAYER.email);
    await signIn.getByLabel('Password', { exact: true }).fill(DEMO_PLAYER.password);
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await signIn.waitFor({ state: 'detached' });
    await menu.getByRole('link', { name: 'My bets' }).click();
    await dialog(page, 'My bets').waitFor();
    expect(await search(page)).toBe('?menu=true&mybet=true');
    await page.keyboard.press('Escape');
    await menu.getByRole('button', { name: 'Bet slip' }).click();
    await dialog(page, 'Bet slip').getByText('Your bet slip is empty').waitFor();
    // Closing the slip strips the query string, and the menu with it.
    await dialog(page, 'Bet slip').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await search(page)).toBe('');
    await page.getByRole('navigation').getByRole('button', { name: 'Deposit' }).click();
    await dialog(page, 'Wallet').waitFor();
  });

  it('an agent invites with codes of three types, as a picture, by copying and by link', async () => {
    const { page, player } = await open('desktop', '/?invite=true');
    // A guest is asked to sign in, and the flag is gone.
    await dialog(page, 'Sign in').waitFor();
    expect(await search(page)).toBe('');
    await player.fillSignIn(AGENT?.email ?? '', AGENT?.password ?? '');
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Invite friends' }).click();
    const invite = dialog(page, 'Invite friends');
    await invite.getByRole('button', { name: 'VIP guests' }).click();
    const code = invite.getByText(/^\w+-vip$/);
    await code.waitFor();
    const link = `${site.url}/registration?inviteCode=${await code.textContent()}`;
    await invite.getByText(link).waitFor();
    await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await invite.getByRole('button', { name: 'Copy the link' }).click();
    await invite.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await invite.getByText('Copied').waitFor({ state: 'detached' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      invite.getByRole('button', { name: 'Download as a picture' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^harborlight-\w+-vip\.png$/);
    const telegram = await invite.getByRole('link', { name: 'Telegram' }).getAttribute('href');
    expect(new URL(telegram ?? '').searchParams.get('url')).toBe(link);
  });

  it('a part of the app that does not come is a fault of its page alone, which can be tried again', async () => {
    const { page } = await open('desktop', '/sport/soccer');
    await page.getByRole('heading', { level: 1, name: 'Soccer' }).waitFor();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' }).click();
    await page.getByRole('alert').getByRole('heading', { name: 'Something went wrong' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Announcements' }).waitFor();
    expect(await page.title()).toBe('Announcements · Harborlight');
  });

  it('the user menu is opened, read and left by keyboard, and the focus is back where it was', async () => {
    const { page } = await openSignedIn('/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Your account' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Your account' }).getByRole('link', { name: 'Profile' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Profile');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Your account');
  });
});
