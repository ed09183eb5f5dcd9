// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
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
  await expect(text).toMatchFileSnapshot(statesFile('session'));
});

it.each(['uk', 'br'] as const)('registration with the rules of %s', async (profile) => {
  const text = await statesOf({ profile, notesOverlays: true }, async (states) => {
    await states.explore('registration', h(RegisterForm, { inviteCode: '' }), GUEST);
  });
  await expect(text).toMatchFileSnapshot(statesFile(`registration-${profile}`));
});
