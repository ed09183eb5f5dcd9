import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { pressBack } from '#app/test/way-back.ts';

const AGENT = DEMO_ACCOUNTS.find(({ role }) => role === 2) ?? DEMO_PLAYER;

describe('getting around', () => {
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

  it('a new page starts at the top with the focus at its content; going back is where one was', async () => {
    opened = await site.open('mobile', '/sport/soccer');
    const { page } = opened;
    await page.locator('main li[data-match]').nth(3).waitFor();
    // Rows above turn out less tall than they were taken for, and the view goes with what is in it: the press gives the position.
    await page.evaluate(() => {
      addEventListener('pointerdown', () => (document.body.dataset['left'] = String(scrollY)), { capture: true });
      scrollTo(0, 1_200);
    });
    await page.getByRole('banner').getByRole('link', { name: 'Harborlight' }).click();
    await page.getByRole('heading', { name: /Welcome to/ }).waitFor();
    expect(await page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, 'main']);
    await pressBack(page);
    await page.getByRole('heading', { level: 1, name: 'Soccer' }).waitFor();
    const left = Number(await page.evaluate(() => document.body.dataset['left']));
    expect(left).toBeGreaterThan(600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  });

  it('the first press of Tab offers to skip to the content', async () => {
    opened = await site.open('desktop');
    const { page } = opened;
    await page.getByRole('main').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('the search opens by its key, leads to what was found, and going back does not open it again', async () => {
    opened = await site.open('desktop', '/results/soccer');
    const { page } = opened;
    const box = page.getByRole('combobox', { name: /^Search sports/ });
    await page.getByRole('link', { name: 'Search', exact: true }).waitFor();
    await page.keyboard.press('/');
    await box.waitFor();
    expect(new URL(page.url()).search).toBe('?search=true');
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await box.inputValue()).toBe('');
    await box.pressSequentially('yildz taskopru');
    await page.getByRole('option', { name: 'Taşköprü Yıldız Soccer', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.getByRole('listbox').getByRole('option', { selected: true }).allTextContents())
      .toEqual(['Taşköprü Yıldız Soccer']);
    await page.getByRole('option', { name: 'Taşköprü Yıldız Soccer', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Soccer' }).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('Taşköprü Yıldız');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await pressBack(page);
    await page.getByRole('heading', { level: 1, name: 'Results: Soccer' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('the language changes without a reload and is remembered; one that cannot be loaded is reported', async () => {
    opened = await site.open('desktop');
    const { page } = opened;
    await page.getByLabel('Language').selectOption('ru');
    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('ru');
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).waitFor();
    await page.route('**/locales/*/ja/*.json', (route) => route.abort());
    await page.locator('header select').selectOption('ja');
    await page.getByText('Не удалось').filter({ visible: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('ru');
  });

  it('a change of currency moves the balance, its unit and the minimum bets; a lost response is shown and reconciled', async () => {
    opened = await site.openSignedIn('desktop', undefined, { account: AGENT });
    const { page } = opened;
    const player = aPlayer(page, 'desktop');
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

  it('the user menu is opened, read and left by keyboard, and the focus is back where it was', async () => {
    opened = await site.openSignedIn('desktop');
    const { page } = opened;
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
