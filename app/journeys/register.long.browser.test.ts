import { focusNow } from '#app/test/announcements.ts';
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

/** What the layout cannot change is tried on the phone alone. `npm run qa -- journeys` tries the rest in both. */
describe.each(layoutsOf('mobile'))('registering, %s', (layout) => {
  const onPhone = layout === 'mobile' ? [layout] : [];

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

  it.each(onPhone)('by mobile, pasted as an address book formats it', async () => {
    const { page, form } = await open('/registration');
    await form.field('E-mail or mobile number').fill('+880 (0) 1712-345678');
    expect(await form.dialog.getByLabel('Country code').inputValue()).toBe('BD');
    await form.proveWithCode('+8801712345678');
    await form.chooseNewPassword(PASSWORD);
    await form.agree();
    await form.press('Create account');
    await page.getByTestId('balance').waitFor();
    expect(site.simulator.world().members.byAccount('+8801712345678')?.role).toBe(3);
  });

  it('nothing typed: every problem is reported, the summary is focused, nothing is sent', async () => {
    const { form, page } = await open('/registration');
    const sent = () => site.simulator.world().journal.list({ row: 'registerByEmail' }).length;
    const before = sent();
    await form.press('Create account');
    await form.problem('Enter your e-mail or mobile number.').waitFor();
    expect(await form.dialog.locator('[data-error]').allTextContents()).toEqual([
      'Enter your e-mail or mobile number.',
      'Enter the code that we sent you.',
      'Enter your password.',
      'Enter the password once more.',
      'You must be 18 or over to register.',
      'You can register only if you agree to the terms.',
    ]);
    expect(await focusNow(page)).toMatch(/^outcome: Some fields need a correction/);
    expect(sent()).toBe(before);
  });

  it.each(onPhone)('rules of the password are ticked while it is typed; a slip of the finger is found', async () => {
    const { form } = await open('/registration');
    const met = () => form.dialog.locator('li[data-met]').allTextContents();
    await form.field('Password').pressSequentially('abcdefg');
    expect(await met()).toEqual(['At least one letter (A–Z)done']);
    await form.field('Password').pressSequentially('8');
    await expect
      .poll(met)
      .toEqual(['At least 8 charactersdone', 'At least one letter (A–Z)done', 'At least one numberdone']);
    await form.field('Repeat password').fill('abcdefg9');
    await form.press('Create account');
    await form.problem('The two passwords are not the same.').waitFor();
    await form.field('Repeat password').fill('abcdefg8');
    await expect.poll(() => form.problem('The two passwords are not the same.').count()).toBe(0);
  });

  it.each(onPhone)(
    'a taken e-mail and an unknown invite code are reported at their fields, and what was typed stays',
    async () => {
      const { form } = await open('/registration?inviteCode=NOBODY');
      const taken = DEMO_ACCOUNTS[1]?.email ?? '';
      await form.field('E-mail or mobile number').fill(taken);
      await form.proveWithCode(taken);
      await form.chooseNewPassword(PASSWORD);
      await form.agree();
      await form.press('Create account');
      await form.problem('There is already an account with this e-mail. Sign in instead.').waitFor();
      expect(await form.focused()).toBe('contact');
      expect(await form.field('Password').inputValue()).toBe(PASSWORD);
      // Another address may be sent a code at once; the wait was for the former.
      await form.field('E-mail or mobile number').fill('another@example.com');
      await form.proveWithCode('another@example.com');
      await form.press('Create account');
      await form.problem('We do not know this invite code.').waitFor();
      expect(await form.focused()).toBe('inviteCode');
      await form.field('Invite code (optional)').fill('');
      await form.press('Create account');
      // A refused registration does not use the code up.
      await form.dialog.waitFor({ state: 'detached' });
      expect(site.simulator.world().members.byAccount('another@example.com')?.invitedBy).toBeNull();
    },
  );

  it.each(onPhone)('the response is lost after the account was made: never shown as failed', async () => {
    const { form } = await open('/registration');
    await form.field('E-mail or mobile number').fill('lost@example.com');
    await form.proveWithCode('lost@example.com');
    await form.chooseNewPassword(PASSWORD);
    await form.agree();
    await site.control('faults', { row: 'registerByEmail', nth: 1, do: 'resetAfterCommit' });
    await form.press('Create account');
    await form.problem(/your account may already exist/).waitFor();
    await form.press('Sign in');
    await form.field('E-mail, mobile or user name').fill('lost@example.com');
    await form.field('Password').fill(PASSWORD);
    await form.press('Sign in');
    await form.dialog.waitFor({ state: 'detached' });
    expect(site.simulator.world().members.byAccount('lost@example.com')?.role).toBe(3);
    site.simulator.world().faults.clear();
  });
});
