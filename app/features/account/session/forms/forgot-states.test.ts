// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h, useState } from 'react';
import { expect, it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

const RESET = '/forget/email';
const CODE = 'Verification code';
const NEW = 'Another-pass-2';

it('each state of a forgotten password, from the code to the new one', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.draw('the first step', h(ForgotPasswordForm), { isPlayer: false });
      await states.type('E-mail', 'none');
      await states.press('Send code', 'a wrong address');
      await states.type('E-mail', DEMO_PLAYER.email);
      await states.press('Send code', 'a code is sent');
      await states.pass(1);
      await states.type('E-mail', 'other@demo.slipway.test');
      await states.note('another address');
      await states.type('E-mail', DEMO_PLAYER.email);
      await states.type(CODE, '12');
      await states.press('Continue', 'a short code');
      await states.type(CODE, '000000');
      await states.press('Continue', 'the second step');
      await states.press('Change password', 'nothing is entered');
      await states.type('New password', 'abc');
      await states.type('Repeat password', 'abcd');
      await states.press('Change password', 'weak, and not the same');
      await states.type('New password', NEW);
      await states.type('Repeat password', NEW);
      states.answer({ [RESET]: { status: 503 } });
      await states.press('Change password', 'the upstream fails');
      states.answer({ [RESET]: 'none' });
      await states.press('Change password', 'on its way');
    },
    `
    # a wrong address
    textbox "E-mail" = "none" [invalid, focused]
    "Check the e-mail. It should look like name@example.com."
    # a code is sent
    textbox "E-mail" = "player@demo.slipway.test" [focused]
    # after 1 seconds
    button "New code in 59 s" [disabled]
    # another address
    textbox "E-mail" = "other@demo.slipway.test" [focused]
    # a short code
    textbox "Verification code" = "12" [invalid, focused]
    "The code has 4 to 8 digits."
    # the second step
    "still missing"
    "At least one letter (A–Z)"
    "At least one number"
    "Repeat password"
    # nothing is entered
    alert "New password Enter your password."
    alert "Repeat password Enter the password once more."
    textbox "New password" = "" [invalid]
    textbox "Repeat password" = "" [invalid]
    # weak, and not the same
    alert "New password The password does not meet all the rules yet."
    alert "Repeat password The two passwords are not the same."
    textbox "New password" = "abc" [invalid]
    textbox "Repeat password" = "abcd" [invalid]
    # the upstream fails
    sends POST /sports/api/v1/forget/email {"email":"player@demo.slipway.test","code":"000000","password":"Another-pass-2"}
    alert "We did not get an answer, so your password may already be changed. Try to sign in with the new one."
    textbox "New password" = "Another-pass-2"
    textbox "Repeat password" = "Another-pass-2"
    # on its way
    button "Change password" [busy, disabled]
  `,
  );
});

it('a wrong code, and a new password', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.draw('the first step', h(ForgotPasswordForm), { isPlayer: false });
      await states.type('E-mail', DEMO_PLAYER.email);
      await states.press('Send code', 'a code is sent');
      await states.type(CODE, '0000');
      await states.press('Continue', 'the second step');
      await states.press('Back', 'back to the code');
      await states.press('Continue', 'on again');
      await states.type('New password', NEW);
      await states.type('Repeat password', NEW);
      await states.press('Change password', 'a wrong code');
      const sent = states.simulator.world().verification.waiting();
      await states.type(CODE, sent.find(({ target }) => target === DEMO_PLAYER.email)?.code ?? '');
      await states.press('Continue', 'the right code');
      await states.type('New password', NEW);
      await states.type('Repeat password', NEW);
      await states.press('Change password', 'changed');
    },
    `
    # the second step
    button "Show repeated password"
    button "Change password"
    # a wrong code
    sends POST /sports/api/v1/forget/email {"email":"player@demo.slipway.test","code":"0000","password":"Another-pass-2"}
    alert "That code is wrong. You have 4 tries left."
    textbox "Verification code" = "0000" [invalid]
    # changed
    sends POST /sports/api/v1/forget/email {"email":"player@demo.slipway.test","code":"615969","password":"Another-pass-2"}
    above [{"kind":"signIn","news":"passwordChanged"},{"shown":[],"past":[],"next":1}]
    "done"
  `,
  );
});

/** A form that can be closed and opened again. */
function Closable() {
  const [isOpen, setOpen] = useState(true);
  return [
    h('button', { key: 1, type: 'button', onClick: () => setOpen(!isOpen) }, isOpen ? 'Close it' : 'Open it'),
    isOpen && h(ForgotPasswordForm, { key: 2 }),
  ];
}

it('the wait for another code goes on when the player comes back to it, and for its address alone', async () => {
  const send = () => document.querySelector('button.send');
  const seen: string[] = [];
  const look = (when: string) =>
    seen.push(
      `${when}: ${send()?.textContent}${send()?.matches(':disabled') === true ? ' (disabled)' : ''}, ${/valid for \d+ min/.exec(document.body.textContent ?? '')?.[0]}`,
    );
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.draw('the first step', h(Closable), { isPlayer: false });
      await states.type('E-mail', DEMO_PLAYER.email);
      await states.press('Send code');
      look('sent');
      await states.pass(3);
      await states.type(CODE, '0000');
      await states.press('Continue');
      await states.pass(10);
      await states.press('Back');
      look('back after 13 s');
      await states.press('Close it');
      await states.pass(17);
      await states.press('Open it');
      look('opened again, no address');
      await states.type('E-mail', 'other@demo.slipway.test');
      look('another address');
      await states.type('E-mail', DEMO_PLAYER.email.toUpperCase());
      look('the address, after 30 s');
      await states.pass(30);
      look('after 60 s');
      await states.press('Close it');
      await states.pass(600);
      await states.press('Open it');
      await states.type('E-mail', DEMO_PLAYER.email);
      look('after the code has expired');
    },
    `
    # the first step
    button "Close it"
    "Enter the e-mail of your account and the code that we send you."
    "E-mail"
    "Verification code"
    # Send code pressed
    status "We sent a code to player@demo.slipway.test. It is valid for 10 min."
    textbox "E-mail" = "player@demo.slipway.test"
    button "New code in 60 s" [disabled]
    # after 3 seconds
    button "New code in 57 s" [disabled]
    # Continue pressed
    "At least 8 characters"
    "Choose a new password for player@demo.slipway.test."
    "New password"
    button "Show password"
    # Back pressed
    textbox "Verification code" = "0000"
    button "New code in 47 s" [disabled]
    button "Continue"
    # after 30 seconds
    textbox "E-mail" = "PLAYER@DEMO.SLIPWAY.TEST"
    button "Send a new code"
  `,
  );
  expect(seen).toEqual([
    'sent: New code in 60 s (disabled), valid for 10 min',
    'back after 13 s: New code in 47 s (disabled), valid for 10 min',
    'opened again, no address: Send code, undefined',
    'another address: Send code, undefined',
    'the address, after 30 s: New code in 30 s (disabled), valid for 10 min',
    'after 60 s: Send a new code, valid for 10 min',
    'after the code has expired: Send code, undefined',
  ]);
});
