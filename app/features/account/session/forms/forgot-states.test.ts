// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h, useState } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

const RESET = '/forget/email';
const CODE = 'Verification code';
const NEW = 'Another-pass-2';

it('each state of a forgotten password, from the code to the new one', async () => {
  const text = await statesOf({ notesOverlays: true }, async (states) => {
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
  });
  await expect(text).toMatchFileSnapshot(statesFile('account/forgot'));
});

it('a wrong code, and a new password', async () => {
  const text = await statesOf({ notesOverlays: true }, async (states) => {
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
  });
  await expect(text.replaceAll(/"code":"\d+"/g, '"code":"…"')).toMatchFileSnapshot(
    statesFile('account/forgot-changed'),
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
  await statesOf({ notesOverlays: true }, async (states) => {
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
  });
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
