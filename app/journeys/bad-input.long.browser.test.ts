import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { aPlayer } from '#app/test/player.ts';
import { layoutsOf, type OpenPage, type Site, startSite } from '#app/test/site.ts';
import { historyAt } from '#app/test/way-back.ts';

const EMPTY = DEMO_ACCOUNTS.find(({ balance }) => balance === '0');
if (EMPTY === undefined) throw new Error('The fixtures have no account without money.');

describe('bad input and bad days', () => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(() => opened.context.close());
  afterAll(() => site.close());

  it.each(layoutsOf('desktop'))('a wrong password is reported, and what was typed stays (%s)', async (layout) => {
    opened = await site.open(layout);
    const { page } = opened;
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await aPlayer(page, layout).fillSignIn('player@demo.slipway.test', 'wrong-1');
    await page.getByRole('alert').getByText('The account or the password is wrong.').waitFor();
    expect(await page.getByLabel(/E-mail/).inputValue()).toBe('player@demo.slipway.test');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('an empty sign-in says what is missing and goes there', async () => {
    opened = await site.open('desktop', '/login');
    const { page } = opened;
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
    const summary = page.getByTestId('form-errors');
    expect(await summary.getByRole('listitem').allTextContents()).toEqual([
      'E-mail, mobile or user name Enter your e-mail, mobile number or user name.',
      'Password Enter your password.',
    ]);
    expect(await summary.evaluate((list) => document.activeElement?.contains(list))).toBe(true);
    await summary.getByRole('button', { name: 'E-mail, mobile or user name' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('contact');
  });

  it.each(layoutsOf('mobile'))(
    'an empty stake and one above the balance are reported before placing (%s)',
    async (layout) => {
      opened = await site.openSignedIn(layout, '/sport/soccer', { account: EMPTY });
      const player = aPlayer(opened.page, layout);
      await player.pick(0);
      await player.openSlip();
      await player.slip().getByText('Enter a stake.').waitFor();
      expect(await player.slip().getByRole('button', { name: 'Place bet' }).isDisabled()).toBe(true);
      for (const [typed, message] of [
        ['abc', 'Enter an amount in digits'],
        ['0', 'The stake must be above zero.'],
        ['1.1234567', 'USDT amounts have fewer decimal places.'],
        ['5', 'Your balance of 0.00 USDT does not cover this stake.'],
      ] as const) {
        await player.stake(typed);
        await player.slip().getByText(message).first().waitFor();
        expect(
          await player
            .slip()
            .getByRole('button', { name: /Place bet/ })
            .isDisabled(),
        ).toBe(true);
      }
    },
  );

  it('a visitor keeps the slip over sign-in, and a guarded page offers it', async () => {
    opened = await site.open('desktop', '/sport/soccer');
    const { page } = opened;
    const player = aPlayer(page, 'desktop');
    await player.pick(0);
    await player.stake('7');
    await page.getByRole('link', { name: 'My bets' }).first().click();
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.keyboard.press('Escape');
    await historyAt(page, 'page');
    await page.goto(`${site.url}/my-bets`);
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await player.fillSignIn('player@demo.slipway.test', 'Slipway-demo-1');
    await player.slip().getByRole('button', { name: 'Place bet for 7.00 USDT' }).waitFor();
  });

  it('an unknown route says so and leads home', async () => {
    opened = await site.open('mobile', '/no/such/page');
    const { page } = opened;
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.getByRole('heading', { name: /Welcome to/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
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

  it('the simulator goes away while betting: the player sees the true state and loses nothing', async () => {
    const own = await startSite();
    opened = await own.openSignedIn('desktop', '/sport/soccer');
    const player = aPlayer(opened.page, 'desktop');
    try {
      await player.pick(0);
      await player.stake('2');
      await player.slip().getByRole('button', { name: 'Place bet for 2.00 USDT' }).waitFor();
      await own.simulator.close();
      await player.place();
      await player.slip().getByText('We are checking this bet.').waitFor();
      await opened.page.getByText('The matches could not be refreshed.').waitFor();
      expect(await player.slip().getByLabel('Stake per line').inputValue()).toBe('2');
      await opened.page.reload();
      await player.slip().getByText('We are checking this bet.').waitFor();
    } finally {
      await opened.context.close();
      await own.close().catch(() => undefined);
    }
  });
});
