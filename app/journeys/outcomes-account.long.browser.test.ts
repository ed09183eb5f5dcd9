import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { focusNow, outcomeOf, recordAnnouncements } from '#app/test/announcements.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { aSessionDialog } from '#app/test/session-dialog.ts';
import { layoutsOf, type OpenPage, PLAIN_FILE, rowsOf, type Site, startSite } from '#app/test/site.ts';

/** The other forms announce through the same parts (app/ui/outcome.tsx): `npm run qa -- journeys` goes through them. */
const inJourneys = it.each(rowsOf([0], 0));

describe.each(layoutsOf('desktop'))('the outcome of an action on the account, %s', (layout) => {
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

  async function guest(address: string) {
    opened = await site.open(layout, PLAIN_FILE);
    const { page } = opened;
    await recordAnnouncements(page);
    await page.goto(site.url + address);
    return { page, form: aSessionDialog(site, page) };
  }
  async function player(address: string) {
    opened = await site.openSignedIn(layout, address, { before: recordAnnouncements });
    return opened.page;
  }

  it('sign-in: several errors, one, the refusal by Enter and by the button, signed in', async () => {
    const { page, form } = await guest('/coming-soon');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).press('Enter');
    const submit = form.dialog.getByRole('button', { name: 'Sign in', exact: true });
    const missing = /Enter your password/;
    const summary = { focus: /^outcome: Some fields need a correction/, said: missing };
    expect(await outcomeOf(page, submit, summary)).toBe('button: E-mail, mobile or user name');
    // From the summary to the field.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusNow(page)).toBe('input: Password');

    await form.field('E-mail, mobile or user name').fill(DEMO_PLAYER.email);
    const password = { focus: /^input: Password$/, said: missing };
    expect(await outcomeOf(page, submit, password)).toBe('button: Show password');
    expect(await outcomeOf(page, form.field('Password'), password)).toBe('button: Show password');

    await form.field('Password').fill('Wrong-password-1');
    const refusal = { focus: /^outcome: /, said: /do not match|not right|wrong/i };
    expect(await outcomeOf(page, form.field('Password'), refusal)).toBe('input: E-mail, mobile or user name');
    expect(await outcomeOf(page, submit, refusal)).toBe('input: E-mail, mobile or user name');

    await form.field('Password').fill(DEMO_PLAYER.password);
    await page.keyboard.press('Enter');
    await page.getByTestId('balance').waitFor();
    // What opened the dialog is not there any more.
    await expect.poll(() => focusNow(page)).toMatch(/^h1: /);
  });

  it('registration: all errors in one summary, each at its field as well; then one', async () => {
    const { page, form } = await guest('/registration');
    const all = { focus: /^outcome: Some fields need a correction/, said: /Enter your e-mail/ };
    expect(await outcomeOf(page, form.dialog.getByRole('button', { name: 'Create account' }), all)).toBe(
      'button: E-mail or mobile number',
    );
    const described = await page.evaluate(() =>
      [...document.querySelectorAll('dialog [aria-invalid=true]')].map((input) => {
        const [id] = (input.getAttribute('aria-describedby') ?? '').split(' ');
        return document.getElementById(id ?? '')?.textContent;
      }),
    );
    expect(described).toEqual([
      'Enter your e-mail or mobile number.',
      'Enter the code that we sent you.',
      'Enter your password.',
      'Enter the password once more.',
      'You must be 18 or over to register.',
      'You can register only if you agree to the terms.',
    ]);
    await form.field('E-mail or mobile number').fill('no address');
    const one = { focus: /^input: E-mail or mobile number$/, said: /It should look like/ };
    expect(await outcomeOf(page, form.dialog.getByRole('button', { name: 'Send code' }), one)).toBe(
      'input: Verification code',
    );
  });

  it('a limit: what is wrong, what is saved', async () => {
    const page = await player('/protection');
    const limit = page.getByTestId('limit-deposit-day');
    await limit.getByRole('button', { name: /^Set/ }).press('Enter');
    await page.keyboard.type('x');
    const save = limit.getByRole('button', { name: 'Save limit' });
    const wrong = { focus: /^input: New limit/, said: /Enter the limit as a number/ };
    expect(await outcomeOf(page, save, wrong)).toBe('button: Save limit');
    await limit.getByRole('textbox').fill('50');
    const saved = { focus: /^outcome: Saved\. The limit holds now\.$/, said: /The limit holds now/ };
    expect(await outcomeOf(page, limit.getByRole('textbox'), saved)).toBe('button: Set a limit: Deposit limit, 7 days');
  });

  inJourneys('the nickname: wrong, saved', async () => {
    const page = await player('/profile?tab=account');
    await page.getByRole('button', { name: 'Nickname: Change' }).press('Enter');
    const form = page.getByRole('group', { name: 'Nickname' });
    await form.getByRole('textbox').fill('abc');
    const wrong = { focus: /^input: Nickname$/, said: /at least 6 characters/ };
    expect(await outcomeOf(page, form.getByRole('textbox'), wrong)).toBe('button: Save');
    await form.getByRole('textbox').fill(`Harbour Pat ${layout}`);
    const saved = { focus: /^outcome: Saved\.$/, said: /^Saved\./ };
    const save = form.getByRole('button', { name: 'Save' });
    await outcomeOf(page, save, saved);
  });

  inJourneys('the login password: several errors, and the refusal at its field', async () => {
    const page = await player('/profile?tab=account');
    await page.getByRole('button', { name: 'Login password: Change' }).press('Enter');
    const form = page.getByRole('group', { name: 'Login password' });
    const submit = form.locator('button[type=submit]');
    const all = { focus: /^outcome: Some fields need a correction/, said: /Enter the code/ };
    expect(await outcomeOf(page, submit, all)).toBe('button: Current password');
    await form.getByLabel('Current password', { exact: true }).fill('Not-the-password-1');
    await form.getByLabel('New password', { exact: true }).fill('Harbour-light-9');
    await form.getByLabel('Repeat password', { exact: true }).fill('Harbour-light-9');
    await form.getByLabel('Verification code').fill('1234');
    const wrong = { focus: /^(input: Current password|input: Verification code|outcome: )/, said: /wrong|Ask for/i };
    await outcomeOf(page, submit, wrong);
  });

  inJourneys('a time-out: that it has begun', async () => {
    const page = await player('/protection');
    await page
      .getByRole('button', { name: /time-out/i })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').press('Space');
    const begun = { focus: /^outcome: You are taking a time-out/, said: /You are taking a time-out/ };
    const begin = dialog.getByRole('button', { name: 'Begin the time-out' });
    expect(await outcomeOf(page, begin, begun)).toBe('select: How long: Time-out');
  });
});
