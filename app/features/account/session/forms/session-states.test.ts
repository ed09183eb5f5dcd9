// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { act, createElement as h } from 'react';
import { expect, it } from 'vitest';
// What is lazy is there already, so that it is drawn at once.
import './session-forms.tsx';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { SessionDialog } from '#app/features/account/session/session-dialog.tsx';
import { PlayerOnly } from '#app/features/account/session/player-only.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const GUEST = { isPlayer: false };

it('each state of sign-in, registration and a forgotten password', async () => {
  const text = await statesOf({ notesOverlays: true }, async (states) => {
    await states.explore('sign-in', h(SignInForm, {}), GUEST);
    await states.draw('a changed password', h(SignInForm, { news: 'passwordChanged' }), GUEST);
    await states.type('E-mail or user name', DEMO_PLAYER.email);
    await states.type('Password', 'wrong-password');
    await states.press('Sign in', 'a wrong password');
    await states.type('Password', DEMO_PLAYER.password);
    await states.press('Sign in', 'signed in');
    await states.explore('registration', h(RegisterForm, { inviteCode: 'AB12' }), GUEST);
    await states.explore('a forgotten password', h(ForgotPasswordForm), GUEST);
    await states.draw('its dialog', h(SessionDialog, { overlay: { kind: 'signIn' } }), GUEST);
    await states.draw('a page of players', h(PlayerOnly, { children: 'page' }), GUEST);
    await states.draw('their page', h(PlayerOnly, { children: 'page' }));
  });
  await expect(text).toMatchFileSnapshot(statesFile('account/session'));
});

it('each sign-in by mobile and by a code, and each refused registration', async () => {
  const text = await statesOf({ notesOverlays: true }, async (states) => {
    const fill = async (fields: Readonly<Record<string, string>>) => {
      for (const [label, typed] of Object.entries(fields)) await states.type(label, typed);
    };
    const answers = [
      ['a wrong code', { refused: 'wrongCode', detail: { attempts_left: 2 } }],
      ['refused', { refused: 'forbidden' }],
      ['failed', { status: 500 }],
      ['on its way', 'none'],
    ] as const;
    await states.draw('sign-in', h(SignInForm, {}), GUEST);
    await states.press('Mobile', 'by mobile');
    await states.press('Sign in', 'by mobile, nothing is entered');
    await states.press('Quick login with a code', 'by a code');
    await states.press('Send code', 'a code for nothing');
    await fill({ 'Mobile number': '11 90000-0001' });
    for (const [name, answer] of answers.slice(1, 3)) {
      states.answer({ '': answer });
      await states.press('Send code', `a code: ${name}`);
    }
    states.answer({ '': { data: { expires_in: 600, resend_in: 60 } } });
    await states.press('Send code', 'a code is sent');
    await states.press('Sign in', 'a code is missing');
    await fill({ 'Verification code': '123456' });
    for (const [name, answer] of answers) {
      states.answer({ '': answer });
      await states.press('Sign in', `by a code: ${name}`);
    }
    await states.drawAgain(h(SignInForm, { news: 'passwordChanged' }), GUEST);
    await states.press('Quick login with a code', 'by e-mail and a code');
    await states.press('Sign in with your password', 'by a password again');
    await states.press('Forgot your password?');

    await states.drawAgain(h(RegisterForm, { inviteCode: 'AB12' }), GUEST);
    await states.press('Create account', 'nothing is entered');
    await states.press('Send code', 'a code for no address');
    await fill({
      'E-mail': 'new@demo.slipway.test',
      'Verification code': '123456',
      Password: 'Another-pass-2',
      'Repeat password': 'Another-pass-2',
    });
    for (const box of document.querySelectorAll<HTMLElement>('input[type="checkbox"]'))
      await act(async () => box.click());
    for (const [name, answer] of [['taken', { refused: 'accountTaken' }] as const, ...answers]) {
      states.answer({ '': answer });
      await states.press('Create account', `registration: ${name}`);
    }
    await states.drawAgain(h(RegisterForm, { inviteCode: '' }), GUEST);
    await states.press('Mobile', 'registration by mobile');
    await states.press('Send code', 'a code for no number');
    await fill({ 'Mobile number': '11 90000-0009' });
    states.answer({ '': { refused: 'forbidden' } });
    await states.press('Send code', 'no code is sent');
    for (const overlay of [
      { kind: 'register' },
      { kind: 'forgotPassword' },
      { kind: 'signIn', news: 'passwordChanged' },
    ] as const)
      await states.draw(`the dialog ${JSON.stringify(overlay)}`, h(SessionDialog, { overlay }), GUEST);
  });
  await expect(text).toMatchFileSnapshot(statesFile('account/session-answers'));
});

it.each(['uk', 'br'] as const)('registration with the rules of %s', async (profile) => {
  const text = await statesOf({ profile, notesOverlays: true }, async (states) => {
    await states.explore('registration', h(RegisterForm, { inviteCode: '' }), GUEST);
  });
  await expect(text).toMatchFileSnapshot(statesFile(`account/registration-${profile}`));
});
