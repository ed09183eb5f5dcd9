import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { focusNow, outcomeOf, recordAnnouncements } from '#app/test/announcements.ts';
import { callAs } from '#app/test/call-as.ts';
import { codeSentTo } from '#app/test/mailbox.ts';
import { openMatches, placeWins } from '#app/test/place.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { aSessionDialog } from '#app/test/session-dialog.ts';
import { layoutsOf, PLAIN_FILE, rowsOf, startSite, type Layout, type Site } from '#app/test/site.ts';
import { aWallet } from '#app/test/wallet.ts';
import { ROLE } from '#contract/entities';

interface Action {
  readonly name: string;
  readonly at: string | ((site: Site) => Promise<string>);
  /** Without a session. */
  readonly isGuest?: true;
  /** A player who has neither a name nor a payment password yet. */
  readonly isNew?: true;
  readonly go: (page: Page, site: Site, layout: Layout) => Promise<void>;
}

const API = '/sports/api/v1';
const ofPlayer = async (site: Site, path: string) =>
  (await callAs(site.simulator.url, DEMO_PLAYER)).get(`${API}/${path}`);
const NEW_PLAYER = { email: 'new.player@example.com', password: 'Harbour-light-7' };
const several = (said: RegExp) => ({ focus: /^outcome: Some fields need a correction/, said });
const setting = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name: `${name}: Change` }).press('Enter');
  return page.getByRole('group', { name });
};
const type = async (form: Locator, fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
};

const ACTIONS: readonly Action[] = [
  {
    name: 'the payment password: several errors, wrong, changed',
    at: '/profile?tab=account',
    async go(page, site) {
      const form = await setting(page, 'Payment password');
      const save = form.getByRole('button', { name: 'Save payment password' });
      await outcomeOf(page, save, several(/Enter the payment password again/));
      const fresh = { 'New payment password': '135791', 'Repeat payment password': '135791' };
      await type(form, { 'Current payment password': '000000', ...fresh });
      const wrong = { focus: /^input: Current payment password$/, said: /Wrong payment password\. 4 attempts left/ };
      expect(await outcomeOf(page, save, wrong)).toBe('button: Show current payment password');
      await type(form, { 'Current payment password': '246810', ...fresh });
      const saved = { focus: /^outcome: Your payment password has been saved\.$/, said: /has been saved/ };
      expect(await outcomeOf(page, save, saved)).not.toBe('body');
      // The upstream takes the new one for the old.
      const caller = await callAs(site.simulator.url, DEMO_PLAYER);
      await caller.put(`${API}/member/bank_password`, { old: '135791', new: '246810' });
    },
  },
  {
    name: 'a forgotten password: several errors, the next step, a wrong code, changed',
    at: '/login',
    isGuest: true,
    async go(page, site) {
      const form = aSessionDialog(site, page);
      await form.dialog.getByRole('button', { name: 'Forgot your password?' }).press('Enter');
      const next = form.dialog.getByRole('button', { name: 'Continue', exact: true });
      await outcomeOf(page, next, several(/Enter your e-mail/));
      await form.field('E-mail').fill(DEMO_PLAYER.email);
      const missing = { focus: /^input: Verification code$/, said: /Enter the code that we sent you/ };
      expect(await outcomeOf(page, next, missing)).toMatch(/^button: /);
      await form.proveWithCode(DEMO_PLAYER.email);
      // The next step begins at its first field.
      await next.press('Enter');
      await expect.poll(() => focusNow(page)).toBe('input: New password');
      const change = form.dialog.getByRole('button', { name: 'Change password' });
      await outcomeOf(page, change, several(/Enter the password once more/));
      await form.chooseNewPassword('Fresh-water-22');
      await change.press('Enter');
      await form.dialog.getByText('Your password has been changed.').waitFor();
      await expect.poll(() => focusNow(page)).toMatch(/^(?:input: E-mail, mobile or user name|outcome: Your password)/);
    },
  },
  {
    name: 'the mobile number: one error, the code, saved',
    at: '/profile?tab=account',
    async go(page, site) {
      const form = await setting(page, 'Mobile');
      const send = form.getByRole('button', { name: 'Send code' });
      const wrong = { focus: /^input: Mobile number$/, said: /mobile|number/i };
      expect(await outcomeOf(page, send, wrong)).not.toBe('body');
      await form.getByLabel('Mobile number').fill('+91 9876543210');
      await send.press('Enter');
      await form.getByText('We sent a code to').waitFor();
      const code = form.getByLabel('Verification code');
      await code.fill(codeSentTo(site, '+919876543210'));
      const saved = { focus: /^outcome: /, said: /saved|verified/i };
      expect(await outcomeOf(page, code, saved)).not.toBe('body');
      expect(await ofPlayer(site, 'member/info')).toMatchObject({ mobile: '+919876543210' });
    },
  },
  {
    name: 'the first payment password, and the real name that a bank asks for',
    at: '/profile?wallet=withdraw',
    isNew: true,
    async go(page, _, layout) {
      const wallet = aWallet(page, layout);
      const save = wallet.button('Save payment password');
      await outcomeOf(page, save, several(/Enter your payment password|exactly 6 characters/));
      await type(wallet.dialog, { 'New payment password': '135791', 'Repeat payment password': '135791' });
      await save.press('Enter');
      await wallet.method('Bank');
      const missing = { focus: /^input: Real name$/, said: /Enter your real name/ };
      expect(await outcomeOf(page, wallet.button('Save name'), missing)).toBe('button: Save name');
    },
  },
  {
    name: 'a part of a bet is cashed out',
    async at(site) {
      const caller = await callAs(site.simulator.url, DEMO_PLAYER);
      await placeWins(caller, (await openMatches(caller)).slice(0, 1), ['single'], '10');
      return '/my-bets';
    },
    async go(page, site) {
      await page.getByRole('link', { name: 'Cash out' }).first().press('Enter');
      await page.getByRole('button', { name: 'Cash out a part' }).press('Enter');
      const part = page.getByTestId('cash-out-part');
      await part.getByRole('button', { name: /^50/ }).press('Space');
      const paid = { focus: /^outcome: Cashed out for/, said: /Cashed out for/ };
      expect(await outcomeOf(page, part.locator('button[type=submit]'), paid)).not.toBe('body');
      const bets = [{ stake: '5.000000', parts: [{ stake: '5.000000' }] }];
      expect(await ofPlayer(site, 'soccer/mybet?status=1')).toMatchObject({ bets });
    },
  },
  {
    name: 'the daily reward',
    at: '/profile?tab=rewards',
    async go(page, site) {
      const paid = { focus: /^outcome: The reward is in your wallet\.$/, said: /The reward is in your wallet/ };
      expect(await outcomeOf(page, page.getByRole('button', { name: 'Claim' }), paid)).not.toBe('body');
      const transactions = [{ type: 'reward', amount: '0.500000' }];
      expect(await ofPlayer(site, 'member/change_log?start=0&limit=1')).toMatchObject({ transactions });
    },
  },
  {
    name: 'the currency of the wallet',
    at: '/',
    async go(page, site) {
      await page.getByRole('banner').getByRole('button', { name: /USDT/ }).press('Enter');
      await page.getByRole('radio', { name: /^INR/ }).press('Space');
      const done = { focus: /^outcome: Your wallet is now kept in INR\.$/, said: /now kept in INR/ };
      expect(await outcomeOf(page, page.getByRole('button', { name: 'Change to INR' }), done)).not.toBe('body');
      expect(await ofPlayer(site, 'member/account')).toMatchObject({ currency: 'INR' });
    },
  },
];

describe.each(layoutsOf('desktop'))('the outcome of an action on settings, %s', (layout) => {
  let site: Site;
  // Each has a world of its own: passwords and balances change.
  beforeEach(async () => {
    site = await startSite('harborlight', { hurried: true });
    const world = site.simulator.world();
    const player = { ...NEW_PLAYER, id: 'm-new', nickname: 'new-player', role: ROLE.user, currency: 'USDT' };
    world.members.add(player, world.now());
  });
  afterEach(() => site.close());

  it.each(rowsOf(ACTIONS).map((action) => [action.name, action] as const))('%s', async (_, action) => {
    const address = typeof action.at === 'string' ? action.at : await action.at(site);
    const account = action.isNew ? NEW_PLAYER : DEMO_PLAYER;
    const { page, context, faults } = action.isGuest
      ? await site.open(layout, PLAIN_FILE)
      : await site.openSignedIn(layout, address, { account, before: recordAnnouncements });
    if (action.isGuest) {
      await recordAnnouncements(page);
      await page.goto(site.url + address);
    }
    await action.go(page, site, layout);
    expect(faults).toEqual([]);
    await context.close();
  });
});
