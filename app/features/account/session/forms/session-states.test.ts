// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { screen } from '@testing-library/react';
import { act, createElement as h } from 'react';
import { it } from 'vitest';
// What is lazy is there already, so that it is drawn at once.
import './session-forms.tsx';
import { signedOut } from '#app/store/session-slice.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { SessionDialog } from '#app/features/account/session/session-dialog.tsx';
import { PlayerOnly } from '#app/features/account/session/player-only.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const GUEST = { isPlayer: false };

it('each state of sign-in, registration and a forgotten password', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.explore('sign-in', h(SignInForm, {}), GUEST);
      await states.draw('a changed password', h(SignInForm, { news: 'passwordChanged' }), GUEST);
      await states.type('E-mail, mobile or user name', DEMO_PLAYER.email);
      await states.type('Password', 'wrong-password');
      await states.press('Sign in', 'a wrong password');
      await states.type('Password', DEMO_PLAYER.password);
      await states.press('Sign in', 'signed in');
      await states.explore('registration', h(RegisterForm, { inviteCode: 'AB12' }), GUEST);
      await states.explore('a forgotten password', h(ForgotPasswordForm), GUEST);
      await states.draw('its dialog', h(SessionDialog, { overlay: { kind: 'signIn' } }), GUEST);
      await states.draw('a page of players', h(PlayerOnly, { children: 'page' }), GUEST);
      await states.draw('their page', h(PlayerOnly, { children: 'page' }));
      await act(async () => void states.store.dispatch(signedOut({ because: 'expired' })));
      await states.note('their page, once the session has expired');
    },
    `
    # sign-in
    "E-mail, mobile or user name"
    "Password"
    button "Quick login with a code"
    button "Forgot your password?"
    # sign-in: Forgot your password?
    above [{"kind":"forgotPassword"},{"shown":[],"past":[],"next":1}]
    # sign-in: Sign in
    alert "E-mail, mobile or user name Enter your e-mail, mobile number or user name."
    # sign-in: Register
    above [{"kind":"register"},{"shown":[],"past":[],"next":1}]
    # a changed password
    status "Your password has been changed. Sign in with the new one."
    # a wrong password
    sends POST /sports/api/v1/sign_in/ {"account":"player@demo.slipway.test","password":"wrong-password"}
    alert "The account or the password is wrong."
    textbox "E-mail, mobile or user name" = "player@demo.slipway.test"
    textbox "Password" = "wrong-password"
    # signed in
    sends POST /sports/api/v1/sign_in/ {"account":"player@demo.slipway.test","password":"Slipway-demo-1"}
    textbox "Password" = "Slipway-demo-1"
    # registration
    textbox "Invite code (optional)" = "AB12"
    "I am 18 or over."
    "still missing"
    "At least one letter (A–Z)"
    # registration: I am 18 or over.
    checkbox "I am 18 or over." [checked]
    # registration: Create account
    alert "Password Enter your password."
    # a forgotten password
    "Enter the e-mail of your account and the code that we send you."
    button "Continue"
    button "Back"
    # a forgotten password: Send code
    textbox "E-mail" = "" [invalid, focused]
    # a forgotten password: Continue
    alert "E-mail Enter your e-mail."
    # its dialog
    heading "Sign in"
    button "Close"
    button "Sign in"
    "No account yet? Register"
    # a page of players
    replaces /
    # their page
    "page"
    # their page, once the session has expired
    status "You are signed out. Please sign in again. Sign in"
    # sign-in: nothing in its lists
    button "Register"
    # registration: nothing in its lists
    "At least one number"
    "Repeat password"
  `,
  );
});

it('each sign-in by mobile and by a code, and each refused registration', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
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
      await states.press('Sign in', 'nothing is entered to sign in');
      await states.press('Quick login with a code', 'by a code');
      await states.press('Send code', 'a code for nothing');
      await fill({ 'E-mail or mobile number': '11 90000-0001' });
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
        'E-mail or mobile number': 'new@demo.slipway.test',
        'Verification code': '123456',
        Password: 'Another-pass-2',
        'Repeat password': 'Another-pass-2',
      });
      for (const box of screen.getAllByRole('checkbox')) await act(async () => box.click());
      for (const [name, answer] of [['taken', { refused: 'accountTaken' }] as const, ...answers]) {
        states.answer({ '': answer });
        await states.press('Create account', `registration: ${name}`);
      }
      await states.drawAgain(h(RegisterForm, { inviteCode: '' }), GUEST);
      await fill({ 'E-mail or mobile number': '11 90000-0009' });
      await states.note('registration by mobile');
      states.answer({ '': { refused: 'forbidden' } });
      await states.press('Send code', 'no code is sent');
      for (const overlay of [
        { kind: 'register' },
        { kind: 'forgotPassword' },
        { kind: 'signIn', news: 'passwordChanged' },
      ] as const)
        await states.draw(`the dialog ${JSON.stringify(overlay)}`, h(SessionDialog, { overlay }), GUEST);
    },
    `
    # nothing is entered to sign in
    textbox "E-mail, mobile or user name" = "" [invalid]
    textbox "Password" = "" [invalid]
    button "E-mail, mobile or user name"
    button "Password"
    # by a code
    button "Sign in with your password"
    # a code for nothing
    "Enter your e-mail or mobile number."
    # a code: refused
    alert "This account is blocked. Please contact support."
    combobox "Country code" = "Brazil +55"
    textbox "E-mail or mobile number" = "11 90000-0001" [focused]
    # a code: failed
    alert "The server has a problem. Please try again later."
    # a code is sent
    status "We sent a code to +55 11900000001. It is valid for 10 min."
    button "New code in 60 s" [disabled]
    # a code is missing
    textbox "E-mail or mobile number" = "11 90000-0001"
    textbox "Verification code" = "" [invalid, focused]
    "Enter the code that we sent you."
    # by a code: a wrong code
    sends POST /sports/api/v1/sign/phone {"area_code":55,"phone":"11900000001","code":"123456"}
    alert "Ask for a code first."
    textbox "Verification code" = "123456" [invalid, focused]
    # by a code: refused
    textbox "Verification code" = "123456"
    # by a code: on its way
    button "Sign in" [busy, disabled]
    # nothing is entered
    alert "Repeat password Enter the password once more."
    alert "I am 18 or over. You must be 18 or over to register."
    alert "I agree to the terms and conditions and the privacy policy. You can register only if you agree to the terms."
    textbox "E-mail or mobile number" = "" [invalid]
    # a code for no address
    alert "Enter the code that we sent you."
    alert "Enter your password."
    alert "Enter the password once more."
    alert "You must be 18 or over to register."
    # registration: taken
    alert "There is already an account with this e-mail. Sign in instead."
    textbox "E-mail or mobile number" = "new@demo.slipway.test" [invalid, focused]
    textbox "Password" = "Another-pass-2"
    textbox "Repeat password" = "Another-pass-2"
    # registration: a wrong code
    textbox "E-mail or mobile number" = "new@demo.slipway.test"
    "Ask for a code first."
    # registration: failed
    alert "We did not get an answer, so your account may already exist. Try to sign in before you register again."
    # registration: on its way
    button "Create account" [busy, disabled]
    # registration by mobile
    combobox "Country code" = "Brazil +55"
    checkbox "I am 18 or over."
    checkbox "I agree to the terms and conditions and the privacy policy."
    button "Create account"
    # no code is sent
    textbox "E-mail or mobile number" = "11 90000-0009"
    # the dialog {"kind":"register"}
    heading "Create your account"
    # the dialog {"kind":"forgotPassword"}
    heading "Forgot password"
  `,
  );
});

it.each(['uk', 'br'] as const)('registration with the rules of %s', async (profile) => {
  await statesOf(
    { profile, notesOverlays: true },
    async (states) => {
      await states.explore('registration', h(RegisterForm, { inviteCode: '' }), GUEST);
    },
    `

  `,
  );
});
