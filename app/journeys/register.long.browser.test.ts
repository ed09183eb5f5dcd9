import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { aSessionDialog } from '#app/test/session-dialog.ts';
import { aWallet } from '#app/test/wallet.ts';
import { layoutsOf, type OpenPage, type Site, startSite } from '#app/test/site.ts';

const PASSWORD = 'Harbour-light-7';
/** Of an order: its payment has succeeded. */
const PAID = 3;
const CARD = {
  Amount: '50',
  'Card number': '4111111111111111',
  'Expiry date (MM/YY)': '09/39',
  'Security code (CVV)': '123',
  'Name on the card': 'NEW PLAYER',
  'E-mail for the receipt': 'new.player@example.com',
};

describe.each(layoutsOf('mobile'))('registering, %s', (layout) => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(() => opened.context.close());
  afterAll(() => site.close());

  const open = async (address: string) => {
    opened = await site.open(layout, address);
    return { page: opened.page, form: aSessionDialog(site, opened.page) };
  };

  it('by e-mail, from an invitation: the code of the link, the bonus, signed in; the first deposit rewards both', async () => {
    const inviter = site.simulator.world().members.byAccount(DEMO_ACCOUNTS[0]?.email ?? '');
    const code = inviter?.referralCode ?? '';
    const { page, form } = await open(`/registration?inviteCode=${code}`);
    // The code outlives a reload and another page, until somebody registers.
    await expect.poll(() => form.stored()).toContain('inviteCode');
    await page.goto(`${site.url}/sport/soccer`);
    await page.goto(`${site.url}/registration`);
    await form.field('E-mail or mobile number').fill('new.player@example.com');
    await form.proveWithCode('new.player@example.com');
    await form.chooseNewPassword(PASSWORD);
    expect(await form.field('Invite code (optional)').inputValue()).toBe(code);
    await form.agree();
    await form.press('Create account');
    await form.dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByTestId('balance').textContent()).toContain('5.00');
    // In the toast; the list of past messages has it too, closed.
    await page.getByText('Your welcome bonus has been credited.').filter({ visible: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => form.stored()).toEqual(expect.arrayContaining(['fresh_token', 'role', 'token', 'user_id']));
    expect(await form.stored()).not.toContain('inviteCode');
    const member = site.simulator.world().members.byAccount('new.player@example.com');
    expect([member?.invitedBy, member?.role]).toEqual([inviter?.id, 3]);
    // It stands among the rewards, by its name.
    await page.goto(`${site.url}/profile`);
    await page.getByRole('main').getByText('Welcome bonus', { exact: true }).waitFor();
    // The first deposit: both are rewarded, and each learns it in the open page.
    const inviting = await site.openSignedIn(layout);
    const wallet = aWallet(page, layout);
    await wallet.open();
    await wallet.method('Card');
    for (const [label, value] of Object.entries(CARD)) await wallet.type(label, value);
    await wallet.submit();
    await site.control(`orders/${await wallet.orderId()}`, { status: PAID });
    for (const [at, balance] of [
      [page, '60.00'],
      [inviting.page, '1,005.00'],
    ] as const) {
      const reward = at.locator('[aria-live=polite]').getByText('Your reward for an invitation has been credited.');
      await reward.first().waitFor();
      await expect.poll(() => at.getByTestId('balance').textContent()).toContain(balance);
    }
    expect([opened.faults, inviting.faults]).toEqual([[], []]);
    await inviting.context.close();
  });
});
