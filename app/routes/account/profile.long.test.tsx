import { fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkIns, claimDay, type MemberRecord } from '#simulator/testing';
import { api } from '#app/api/api.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { ProfileRoute } from './profile.tsx';

const PLAYER = 'player@demo.slipway.test';
const DEMO_PASSWORD = 'Slipway-demo-1';

describe('profile', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  beforeEach(() => localStorage.clear());
  afterEach(() => app.close());

  const world = () => app.simulator.world();
  const member = () => world().members.byId('m-player');
  const codeFor = (target: string) => {
    const sent = world().verification.waiting();
    return sent.find((each) => each.target === target)?.code ?? '';
  };

  /** The page alone: to look for something by its role takes the longer, the more there is around it. */
  const show = (tab: string, signedInAs = PLAYER) =>
    renderApp(`/profile?tab=${tab}`, { signedInAs, element: <ProfileRoute /> });

  /** A setting of the account, with its form open. */
  async function open(setting: string, action = 'Change') {
    app = await show('account');
    fireEvent.click(await app.screen.findByRole('button', { name: `${setting}: ${action}` }));
    return formOf(setting);
  }

  async function formOf(setting: string) {
    const group = within(await app.screen.findByRole('group', { name: setting }));
    const field = (label: string) => group.getByLabelText(label) as HTMLInputElement;
    return {
      group,
      field,
      type: (label: string, value: string) => fireEvent.change(field(label), { target: { value } }),
      // A busy button takes no press: the last one is being worked on.
      press: async (name: string) => fireEvent.click(await group.findByRole('button', { name, busy: false })),
      message: (text: string | RegExp) => group.findByText(text),
      /** The errors that are listed above the fields, and have the focus. */
      summary: async () => {
        const list = await group.findByTestId('form-errors');
        expect(document.activeElement?.contains(list)).toBe(true);
        return [...list.children].map((item) => item.textContent);
      },
    };
  }

  const rowOf = (setting: string) =>
    within(app.screen.getByRole('heading', { name: setting }).closest('li') as HTMLElement);

  it('begins with the rewards: a claimed day is paid, shown in the list and among the bonuses', async () => {
    app = await renderApp('/profile', { signedInAs: PLAYER });
    fireEvent.click(await app.screen.findByRole('button', { name: 'Claim' }));
    expect(await app.screen.findByText('The reward is in your wallet.')).toBeTruthy();
    expect(await app.screen.findByText('Claimed')).toBeTruthy();
    expect(app.screen.queryByRole('button', { name: 'Claim' })).toBeNull();
    expect(await app.screen.findByRole('heading', { name: 'Latest bonuses' })).toBeTruthy();
    expect((await app.screen.findByTestId('history-entry')).textContent).toMatch(/^Bonus.*\+/);
  });

  it('a day that another tab has claimed is shown as claimed', async () => {
    app = await show('rewards');
    await app.screen.findByRole('button', { name: 'Claim' });
    const player = member() as MemberRecord;
    const today = checkIns(world(), player).find(({ state }) => state === 'open')?.day ?? 0;
    world().change(() => claimDay(world(), player, today));
    fireEvent.click(app.screen.getByRole('button', { name: 'Claim' }));
    expect(await app.screen.findByText('This has been claimed already.')).toBeTruthy();
  });

  it('a nickname of five characters is refused with a message and stays in the field; one of six is saved', async () => {
    const { field, type, press, message } = await open('Nickname');
    type('Nickname', 'sail5');
    await press('Save');
    expect(await message('A nickname has at least 6 characters.')).toBeTruthy();
    expect(field('Nickname').value).toBe('sail5');
    expect(document.activeElement).toBe(field('Nickname'));
    type('Nickname', 'demo-agent');
    await press('Save');
    expect(await message('Another account already uses these details.')).toBeTruthy();
    for (const unseen of ['sail\u200Bor6', 's\u0430ilor6', '<b>sailor6']) {
      type('Nickname', unseen);
      await press('Save');
      expect(await message(/Use letters and digits of one alphabet/)).toBeTruthy();
    }
    type('Nickname', 'sailor6');
    await press('Save');
    expect(await app.screen.findByText('Saved.')).toBeTruthy();
    expect(await app.screen.findByText('sailor6')).toBeTruthy();
    // The form is gone: the focus is at the outcome, one Tab after the button that opened it.
    expect(document.activeElement?.textContent).toBe('Saved.');
  });

  it('a mobile is bound by its code: sent, waited for, wrong, right, verified', async () => {
    const { field, type, press, message, group } = await open('Mobile');
    expect(rowOf('Mobile').getByText('Verified')).toBeTruthy();
    expect([field('Mobile number').autocomplete, field('Verification code').autocomplete]).toEqual([
      'tel',
      'one-time-code',
    ]);
    expect([field('Mobile number').inputMode, field('Verification code').inputMode]).toEqual(['tel', 'numeric']);
    await press('Send code');
    expect(await message('Enter your mobile number.')).toBeTruthy();
    type('Mobile number', '+55 (11) 90000-0001');
    await press('Send code');
    expect(await message('This mobile number is already verified for your account.')).toBeTruthy();
    // A number pasted with its dial code chooses the country.
    type('Mobile number', '+91 98765 43210');
    expect(field('Country code').value).toBe('IN');
    await press('Send code');
    expect(await message('We sent a code to +91 9876543210. It is valid for 10 min.')).toBeTruthy();
    expect(rowOf('Mobile').getByText('Code sent')).toBeTruthy();
    expect(group.getByRole('button', { name: /^New code in \d+ s$/ }).matches(':disabled')).toBe(true);
    const code = codeFor('+919876543210');
    type('Verification code', code === '000000' ? '111111' : '000000');
    await press('Save');
    expect(await message('That code is wrong. You have 4 tries left.')).toBeTruthy();
    expect(field('Mobile number').value).toBe('+91 98765 43210');
    type('Verification code', code);
    await press('Save');
    expect(await app.screen.findByText('Verified and saved.')).toBeTruthy();
    expect(await app.screen.findByText('+919876543210')).toBeTruthy();
    expect(rowOf('Mobile').getByText('Verified')).toBeTruthy();
  });

  it("an e-mail replaces the former one by its code; another player's is refused", async () => {
    const { type, press, message } = await open('Email');
    type('New e-mail', 'agent@demo.slipway.test');
    await press('Send code');
    await message(/^We sent a code to agent@/);
    type('Verification code', codeFor('agent@demo.slipway.test'));
    await press('Save');
    expect(await message('Another account already has this e-mail.')).toBeTruthy();
    type('New e-mail', 'pat@demo.slipway.test');
    await press('Send code');
    await message(/^We sent a code to pat@/);
    type('Verification code', codeFor('pat@demo.slipway.test'));
    await press('Save');
    expect(await app.screen.findByText('pat@demo.slipway.test')).toBeTruthy();
    expect(member()?.email).toBe('pat@demo.slipway.test');
  });

  it('the login password is changed by the old one and the code that was sent to the verified e-mail', async () => {
    const { field, type, press, message } = await open('Login password');
    expect(['Current password', 'New password', 'Repeat password'].map((label) => field(label).autocomplete)).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
    await press('Send code');
    expect(await message(/^We sent a code to player@demo/)).toBeTruthy();
    type('Current password', 'not the old one');
    type('New password', 'harbour99');
    type('Repeat password', 'harbour99');
    type('Verification code', codeFor(PLAYER));
    await press('Change password');
    expect(await message('The current password is wrong.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Current password'));
    type('Current password', DEMO_PASSWORD);
    await press('Change password');
    expect(await app.screen.findByText('Your login password has been changed.')).toBeTruthy();
  });

  it('a change whose answer is lost is not shown as failed: the new password may be valid already', async () => {
    const { type, press, message } = await open('Login password');
    await press('Send code');
    await message(/^We sent a code to player@demo/);
    type('Current password', DEMO_PASSWORD);
    type('New password', 'harbour99');
    type('Repeat password', 'harbour99');
    type('Verification code', codeFor(PLAYER));
    const before = member()?.passwordHash;
    world().faults.add({ row: 'changePassword', nth: 1, do: 'resetAfterCommit' });
    await press('Change password');
    expect(
      await message(
        'We did not get an answer, so your password may already be changed. Try to sign in with the new one.',
      ),
    ).toBeTruthy();
    expect(member()?.passwordHash).not.toBe(before);
  });

  it('without a verified e-mail the login password cannot be changed, and it says why', async () => {
    app = await show('account');
    await app.screen.findByText(PLAYER);
    world().change(() => world().db.run('UPDATE member SET email = NULL WHERE id = ?', 'm-player'));
    world().members.forget();
    app.store.dispatch(api.util.invalidateTags(['Member']));
    expect(await app.screen.findByText('Bind and verify an e-mail to change your login password.')).toBeTruthy();
    expect(app.screen.queryByRole('button', { name: 'Login password: Change' })).toBeNull();
    expect(rowOf('Email').getByText('Not verified')).toBeTruthy();
    expect(app.screen.getByRole('button', { name: 'Email: Set' })).toBeTruthy();
    // The payment password's code goes to the mobile then.
    fireEvent.click(app.screen.getByRole('button', { name: 'Payment password: Change' }));
    const { press, message } = await formOf('Payment password');
    await press('Code');
    await press('Send code');
    expect(await message(/^We sent a code to \+55 11900000001/)).toBeTruthy();
  });

  it('the payment password is changed by the old one: the remaining attempts are shown, and the fifth wrong one locks it for 24 hours', async () => {
    const { field, type, press, message, summary } = await open('Payment password');
    type('Current payment password', '00000');
    type('New payment password', '135791');
    type('Repeat payment password', '135790');
    await press('Save payment password');
    expect(await summary()).toEqual([
      'Current payment password The payment password has exactly 6 characters, without spaces.',
      'Repeat payment password The two entries are different.',
    ]);
    type('Repeat payment password', '135791');
    for (const left of [4, 3, 2, 1]) {
      type('Current payment password', `00000${left}`);
      await press('Save payment password');
      expect(await message(new RegExp(`^Wrong payment password\\. ${left} attempts? left\\.$`))).toBeTruthy();
    }
    type('Current payment password', '000000');
    await press('Save payment password');
    expect(await message(/^Wrong payment password too often\. It is locked for 24 hours, until .+\.$/)).toBeTruthy();
    // The right one is refused now, and the input is still there.
    type('Current payment password', '246810');
    await press('Save payment password');
    expect(await message(/^Wrong payment password too often/)).toBeTruthy();
    expect(field('New payment password').value).toBe('135791');
  });

  it('a forgotten payment password is replaced by a code; a lost answer is shown as unknown', async () => {
    const { type, press, message, summary } = await open('Payment password');
    await press('Code');
    await press('Save payment password');
    expect(await summary()).toContain('Verification code Enter the code that we sent you.');
    await press('Send code');
    await message(/^We sent a code to player@demo/);
    type('Verification code', codeFor(PLAYER));
    type('New payment password', '135791');
    type('Repeat payment password', '135791');
    const before = member()?.bankPasswordHash;
    world().faults.add({ row: 'setBankPassword', nth: 1, do: 'statusAfterCommit', status: 502 });
    await press('Save payment password');
    expect(
      await message(/We did not get an answer, so we do not know whether the payment password was changed\./),
    ).toBeTruthy();
    expect(member()?.bankPasswordHash).not.toBe(before);
    // And the plain way, with the new one as the old.
    await press('Current password');
    type('Current payment password', '135791');
    type('New payment password', '975310');
    type('Repeat payment password', '975310');
    await press('Save payment password');
    expect(await app.screen.findByText('Your payment password has been saved.')).toBeTruthy();
  });

  it('a player without real name and payment password sets them here', async () => {
    app = await show('account', 'empty@demo.slipway.test');
    fireEvent.click(await app.screen.findByRole('button', { name: 'Real name: Set' }));
    const name = await formOf('Real name');
    await name.press('Save name');
    expect(await name.message('Enter your real name.')).toBeTruthy();
    name.type('Real name', 'Erin Empty');
    await name.press('Save name');
    expect(await app.screen.findByText('Erin Empty')).toBeTruthy();
    expect(app.screen.queryByRole('button', { name: /^Real name:/ })).toBeNull();
    fireEvent.click(app.screen.getByRole('button', { name: 'Payment password: Set' }));
    const password = await formOf('Payment password');
    password.type('New payment password', '135791');
    password.type('Repeat payment password', '135791');
    await password.press('Save payment password');
    expect(await app.screen.findByText('Your payment password has been saved.')).toBeTruthy();
    expect(await app.screen.findByRole('button', { name: 'Payment password: Change' })).toBeTruthy();
  });

  it('VIP: how much has been paid in, how much the next level takes, and every level with its amounts', async () => {
    app = await show('vip', 'empty@demo.slipway.test');
    expect((await app.screen.findByTestId('vip-paid')).textContent).toBe('0.00\u00a0USDT');
    expect(app.screen.getByTestId('vip-missing').textContent).toBe('500.00\u00a0USDT');
    const bar = app.screen.getByRole('progressbar', { name: 'Deposits towards Silver' });
    expect(bar.getAttribute('aria-valuetext')).toBe('0.00\u00a0USDT of 500.00\u00a0USDT');
    const { data: levels } = (await (await fetch('/sports/api/v1/vip')).json()) as { data: { image: string }[] };
    const section = within(app.screen.getByRole('heading', { name: 'VIP levels' }).closest('section') ?? document.body);
    expect(section.getByText('Your level: Bronze')).toBeTruthy();
    expect(section.getAllByRole('presentation').map((image) => image.getAttribute('src'))).toContainEqual(
      expect.stringContaining(levels[0]?.image.split('/').at(-1) ?? '?'),
    );
    const table = within(app.screen.getByRole('table', { name: 'Levels and the deposits that they take' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'LevelDeposits in allStatus',
      'BronzeFrom 0\u00a0USDTYour level',
      'SilverFrom 500\u00a0USDT0 → 500\u00a0USDTNot reached yet',
      'GoldFrom 5,000\u00a0USDT500 → 5,000\u00a0USDTNot reached yet',
      'PlatinumFrom 25,000\u00a0USDT5,000 → 25,000\u00a0USDTNot reached yet',
      'DiamondFrom 100,000\u00a0USDT25,000 → 100,000\u00a0USDTNot reached yet',
    ]);
  });
});
