import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { SAMPLES } from '#simulator/testing';
import { axeFindsInBoth } from '#app/test/axe.ts';
import { callAs } from '#app/test/call-as.ts';
import { codeSentTo } from '#app/test/mailbox.ts';
import { rowsOf, startSite, type OpenPage, type Site } from '#app/test/site.ts';

const [PLAYER, AGENT] = DEMO_ACCOUNTS;
if (PLAYER === undefined || AGENT === undefined) throw new Error('The fixtures have no demo accounts.');
const PAID = 3;

describe('profile and reports', () => {
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

  const OWNERS = [
    ['mobile', AGENT, '9876543211', 'Silver', '379.50'],
    ['desktop', PLAYER, '9876543210', 'Silver', '379.50'],
  ] as const;
  it.each(rowsOf(OWNERS))(
    '%s: mobile, payment password and its lock, VIP, reports',
    async (layout, account, number, level, missing) => {
      opened = await site.openSignedIn(layout, '/profile?tab=account', { account });
      const { page } = opened;
      // The content of the page is the same in both layouts: check it once, where there is the least room.
      const axe = async (where: string) => {
        if (layout === 'mobile') expect(await axeFindsInBoth(page, 'main'), where).toEqual([]);
      };
      // The mobile, by the code that was sent to it.
      const setting = (name: string) => page.getByRole('group', { name });
      await page.getByRole('button', { name: 'Mobile: Change' }).click();
      await setting('Mobile').getByLabel('Mobile number').fill(`+91 ${number}`);
      await setting('Mobile').getByRole('button', { name: 'Send code' }).click();
      await setting('Mobile').getByText('We sent a code to').waitFor();
      await axe('a form of the account');
      await setting('Mobile')
        .getByLabel('Verification code')
        .fill(codeSentTo(site, `+91${number}`));
      await page.keyboard.press('Enter');
      await page.getByText(`+91${number}`, { exact: true }).waitFor();
      // The focus is at the outcome, in the row that was changed.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const outcome = document.activeElement?.closest('[data-outcome]');
            return outcome?.closest('li')?.querySelector('button')?.getAttribute('aria-label');
          }),
        )
        .toBe('Mobile: Change');

      // A new payment password; then five wrong ones.
      const password = setting('Payment password');
      const change = async (old: string, fresh: string) => {
        await password.getByLabel('Current payment password', { exact: true }).fill(old);
        await password.getByLabel('New payment password', { exact: true }).fill(fresh);
        await password.getByLabel('Repeat payment password', { exact: true }).fill(fresh);
        await password.getByRole('button', { name: 'Save payment password' }).click();
      };
      await page.getByRole('button', { name: 'Payment password: Change' }).click();
      await change('246810', '135791');
      await page.getByText('Your payment password has been saved.').waitFor();
      await page.getByRole('button', { name: 'Payment password: Change' }).click();
      for (const left of [4, 3, 2, 1]) {
        await change('000000', '975310');
        await password.getByText(`Wrong payment password. ${left} attempt`).waitFor();
      }
      await change('000000', '975310');
      await password.getByText('It is locked for 24 hours, until').waitFor();
      await change('135791', '975310');
      await password.getByText('It is locked for 24 hours, until').waitFor();

      // A deposit moves the progress bar of the level while the page is open.
      await page.getByRole('button', { name: 'VIP levels' }).click();
      await expect.poll(() => page.getByTestId('vip-paid').textContent()).toBe('0.00\u00a0USDT');
      const caller = await callAs(site.simulator.url, account);
      const { order } = (await caller.post('/sports/api/v1/recharge', {
        channel_id: 'in-trc20',
        amount: '120.5',
      })) as {
        order: { order_id: string };
      };
      await site.control(`orders/${order.order_id}`, { status: PAID });
      await expect.poll(() => page.getByTestId('vip-paid').textContent()).toBe('120.50\u00a0USDT');
      expect(await page.getByTestId('vip-missing').textContent()).toBe(`${missing}\u00a0USDT`);
      await page.getByRole('progressbar', { name: `Deposits towards ${level}` }).waitFor();
      await axe('VIP');

      // A bet is in the report of its game.
      const bet = await SAMPLES.placeBet({ world: site.simulator.world(), before: () => Promise.resolve({}) });
      await caller.post('/sports/api/v1/soccer/bet', bet.body ?? {});
      await page.goto(`${site.url}/reports`);
      await page.getByRole('cell', { name: '2.00' }).waitFor();
      expect(await page.getByTestId('report-total').textContent()).toBe('0.00\u00a0USDT');
      await axe('report');
    },
  );
});
