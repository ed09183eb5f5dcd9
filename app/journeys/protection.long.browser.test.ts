import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { focusNow } from '#app/test/announcements.ts';
import { axeFindsInBoth } from '#app/test/axe.ts';
import { aPlayer } from '#app/test/player.ts';
import { aSessionDialog } from '#app/test/session-dialog.ts';
import { LAYOUTS, rowsOf, startSite, type Layout, type OpenPage, type Site } from '#app/test/site.ts';
import { aWallet } from '#app/test/wallet.ts';

const DAY_S = 86_400;
const PASSWORD = 'Harbour-light-7';
const BRANDS = { uk: 'pennygate', br: 'ventoverde' } as const;

describe('protection: limits', () => {
  let site: Site;
  let opened: OpenPage;
  afterEach(async () => {
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
  afterAll(() => site.close());

  const PROFILES = [
    ['uk', 'mobile'],
    ['br', 'desktop'],
  ] as const;
  it.each(rowsOf(PROFILES))(
    '%s: registers, bets up to the limit, is refused, raises it, waits a day, excludes themselves, withdraws (%s)',
    async (profile, layout: Layout) => {
      await site?.close();
      site = await startSite(BRANDS[profile]);
      await site.control('profile', { profile });
      const email = `limits.${profile}@example.com`;
      opened = await site.open(layout, '/registration');
      const { page } = opened;
      const form = aSessionDialog(site, page);
      // Its slip is a drawer, which is opened as on a phone.
      const player = aPlayer(page, profile === 'br' ? 'mobile' : layout);
      const go = async (address: string) => {
        await page.goto(site.url + address);
        await page.getByRole('banner').getByTestId('session-time').waitFor();
      };

      await form.field('E-mail or mobile number').fill(email);
      await form.proveWithCode(email);
      await form.chooseNewPassword(PASSWORD);
      await form.field('Date of birth').fill('1990-06-30');
      if (profile === 'br') {
        await form.field('CPF').fill('529.982.247-25');
        for (const kind of ['Deposit', 'Loss']) await form.field(`${kind} limit`).fill('100');
        await form.field('Stake limit').fill('10');
        await form.dialog.getByRole('combobox', { name: 'Stake limit: period' }).selectOption('day');
        await form.field('Time limit').fill('1200');
      } else await form.tick(/I do not want a deposit limit/);
      await form.tick(/I agree/);
      await form.press('Create account');
      await page.getByTestId('last-sign-in').waitFor();
      await page.getByRole('button', { name: 'Understood' }).click();
      await site.control(`members/${email}`, { adjust: '200' });

      // Nothing enters before the identity is checked: the slip and the wallet say so, and lead to the check.
      const walletBefore = aWallet(page, layout);
      await walletBefore.open();
      await walletBefore.shows('Your identity has to be checked before you can pay in or play.');
      await walletBefore.dialog.getByRole('link', { name: 'Check your identity' }).click();
      const check = page.getByRole('form', { name: 'Your identity' });
      await check.getByRole('textbox', { name: /^Full name/ }).fill('Pat Player');
      if (profile === 'uk') await check.getByRole('textbox', { name: 'Address' }).fill('1 Harbour Street, Bristol');
      await check.getByRole('button', { name: /^Start the/ }).click();
      await page.getByText('Your identity is being checked…').waitFor();
      await site.control('clock', { advance: 3 });
      await page.getByText('Checked: Pat Player. You can pay in and play.').waitFor();

      await go('/protection');
      const limit = page.getByTestId('limit-stake-day');
      const save = async (value: string) => {
        await limit.getByRole('button', { name: /^(?:Change|Set a limit)/ }).click();
        await page.keyboard.type(value);
        await page.keyboard.press('Enter');
      };
      if (profile === 'uk') {
        await save('10');
        await limit.getByText('Saved. The limit holds now.').waitFor();
        expect(await axeFindsInBoth(page), 'limits').toEqual([]);
        // 400 % and 200 % zoom of a desktop, and colours that the system forces: nothing hangs over the edge.
        for (const [width, forcedColors] of [
          [320, 'none'],
          [640, 'active'],
        ] as const) {
          await page.emulateMedia({ forcedColors });
          await page.setViewportSize({ width, height: 800 });
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), {
              message: `${width}`,
            })
            .toBe(true);
        }
        await page.emulateMedia({ forcedColors: 'none' });
        await page.setViewportSize(LAYOUTS[layout]);

        // The end of the session takes the focus, has no way out but an answer, and is put off by one key.
        await site.control('sessions', { minutes: 30 });
        await site.control('clock', { advance: 29 * 60 });
        await page.reload();
        const ending = page.getByRole('dialog', { name: 'Your session is about to end' });
        await ending.waitFor();
        await page.keyboard.press('Escape');
        expect(await focusNow(page)).toBe('button: Stay signed in');
        expect(await axeFindsInBoth(page, 'dialog'), 'end of the session').toEqual([]);
        await page.keyboard.press('Enter');
        await ending.waitFor({ state: 'detached' });
        await site.control('sessions', { minutes: null });
      }

      await go('/sport/soccer');
      await player.pick(0);
      await player.openSlip();
      await player.stake('10.01');
      await player
        .slip()
        .getByText(/^Your stake limit of 10\.00\s\w+ \(24 hours\) leaves 10\.00/)
        .waitFor();
      expect(
        await player
          .slip()
          .getByRole('button', { name: /Place bet/ })
          .isDisabled(),
      ).toBe(true);
      await player.stake('10');
      await player.place();
      await player.receipt().waitFor();
      await player.done();
      await player.pick(1);
      await player.openSlip();
      await player
        .slip()
        .getByText(/leaves 0\.00/)
        .waitFor();

      await go('/protection');
      await save('30');
      await limit.getByText(/^From .*: 30\.00/).waitFor();
      await site.control('clock', { advance: DAY_S + 60 });
      await page.reload();
      // A raise is confirmed after its day, where the jurisdiction wants that.
      if (profile === 'uk') {
        await limit.getByText(/^10\.00/).waitFor();
        await limit.getByRole('button', { name: /^Confirm the new limit/ }).click();
        await limit.getByText('Confirmed. The new limit holds now.').waitFor();
      }
      await limit.getByText(/^30\.00/).waitFor();
      await limit.getByText(/30\.00\s\w+ left$/).waitFor();

      await page.getByRole('button', { name: 'Exclude myself' }).click();
      await page.getByRole('checkbox', { name: /cannot be undone/ }).check();
      if (profile === 'br') expect(await axeFindsInBoth(page, 'dialog'), 'exclusion').toEqual([]);
      await page.getByRole('button', { name: 'Exclude me now' }).click();
      await page.getByTestId('break').waitFor();

      // Refused everywhere, before anything is sent.
      await player.openSlip();
      await player
        .slip()
        .getByRole('alert')
        .getByText(/^You have excluded yourself until/)
        .waitFor();
      await player.closeSlip();
      const wallet = aWallet(page, layout);
      await wallet.open('Deposit');
      await wallet.shows(/^You have excluded yourself until/);
      expect(await wallet.dialog.locator('input:visible, button[type=submit]:visible').count()).toBe(0);

      // Withdrawals still work, and a requested exclusion cannot be cancelled.
      await wallet.tab('Withdraw');
      await wallet.dialog.getByLabel('New payment password', { exact: true }).fill('135791');
      await wallet.dialog.getByLabel('Repeat payment password', { exact: true }).fill('135791');
      await wallet.submit();
      await wallet.method('Bank');
      await wallet.press('Add an account');
      await wallet.dialog.getByRole('combobox', { name: 'Country' }).selectOption('BR');
      await wallet.dialog.getByRole('combobox', { name: 'Bank' }).selectOption('260');
      await wallet.type('Account number', '0001-9');
      await wallet.type('Account holder', 'Pat Player');
      await wallet.type('CPF', '529.982.247-25');
      await wallet.press('Save account');
      await wallet.dialog.getByRole('radio').first().waitFor();
      // The bank's least of 10 USDT is 54.32 BRL.
      await wallet.type('Amount', '100');
      await wallet.press('Review');
      await wallet.confirm(/^Withdraw 100\.00/, '135791');
      await wallet.shows('Withdrawal requested');
      expect(await wallet.dialog.getByRole('button', { name: /cancel/i }).count()).toBe(0);
    },
  );
});
