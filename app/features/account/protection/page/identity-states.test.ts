// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it, vi } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import type { Answers } from '#app/test/markup/drawn-upstream.ts';
import { IdentityForm } from './identity-form.tsx';

const IDENTITY = '/protection/identity';
const NAME = 'Full name, as in your identity document';
const REFUSALS: readonly (readonly [string, Answers[string]])[] = [
  ['tried too often', { refused: 'tooManyRequests' }],
  ['of another CPF', { refused: 'forbidden' }],
  ['of another date of birth', { refused: 'forbidden', detail: { field: 'birth_date' } }],
  ['another refusal', { refused: 'badRequest', detail: { field: 'real_name' } }],
  ['without a date of birth', { refused: 'badRequest', detail: { field: 'birth_date' } }],
];

it('each state of the check of the identity', async () => {
  const face = vi.spyOn(crypto, 'randomUUID').mockReturnValue('00000000-0000-4000-8000-000000000000');
  await statesOf(
    { profile: 'uk', notesOverlays: true },
    async (states) => {
      await states.draw('by details', h(IdentityForm, { asks: 'details' }));
      await states.press('Start the check', 'nothing is entered');
      await states.type(NAME, 'Ana Souza');
      await states.type('Address', 'x');
      await states.press('Start the check', 'too short an address');
      await states.type('Address', '1 High Street, Leeds');
      states.answer({ [IDENTITY]: { status: 500 } });
      await states.press('Start the check', 'the upstream fails');
      for (const [name, answer] of REFUSALS) {
        states.answer({ [IDENTITY]: answer });
        await states.press('Start the check', name);
      }
      await states.type('Date of birth', '1990-05-17');
      states.answer({ [IDENTITY]: { data: { asks: 'details', status: 'pending', name: 'Ana Souza' } } });
      await states.press('Start the check', 'sent');
      await states.draw('by a face', h(IdentityForm, { asks: 'face' }));
      await states.type(NAME, 'Ana Souza');
      states.answer({ [IDENTITY]: { refused: 'badRequest', detail: { field: 'cpf' } } });
      await states.press('Start the face check', 'without a CPF');
      await states.type('CPF', '123');
      await states.press('Start the face check', 'a wrong CPF');
      await states.type('CPF', '529.982.247-25');
      states.answer({ [IDENTITY]: { data: { asks: 'face', status: 'pending', name: 'Ana Souza' } } });
      await states.press('Start the face check', 'sent with a face');
    },
    `
    # by details
    "Before you can pay in or play, a provider compares your name, address and date of birth. It takes a few seconds. You can withdraw without it."
    "Full name, as in your identity document"
    "Address"
    button "Start the check"
    # nothing is entered
    alert "Full name, as in your identity document Enter your full name."
    alert "Address Enter your address: street, number and town."
    textbox "Full name, as in your identity document" = "" [invalid]
    textbox "Address" = "" [invalid]
    # too short an address
    textbox "Full name, as in your identity document" = "Ana Souza"
    textbox "Address" = "x" [invalid, focused]
    # the upstream fails
    sends POST /sports/api/v1/protection/identity {"real_name":"Ana Souza","address":"1 High Street, Leeds"}
    alert "This could not be confirmed. What stands here is what the server says; please try again."
    textbox "Address" = "1 High Street, Leeds"
    # tried too often
    alert "You have tried several times today. Contact support, or try again tomorrow."
    # of another CPF
    alert "This account was registered with another CPF."
    # of another date of birth
    alert "This could not be confirmed. What stands here is what the server says; please try again."
    # without a date of birth
    textbox "Date of birth" = "" [invalid, focused]
    "Date of birth"
    "Enter your date of birth."
    # sent
    sends POST /sports/api/v1/protection/identity {"real_name":"Ana Souza","address":"1 High Street, Leeds","birth_date":"1990-05-17"}
    textbox "Date of birth" = "1990-05-17" [focused]
    # by a face
    "Before you can pay in or play, a provider compares your CPF with your face. It takes a few seconds. You can withdraw without it."
    button "Start the face check"
    # without a CPF
    sends POST /sports/api/v1/protection/identity {"real_name":"Ana Souza","face":"00000000-0000-4000-8000-000000000000"}
    textbox "CPF" = "" [invalid, focused]
    "Enter the 11 digits of your CPF."
    "CPF"
    # a wrong CPF
    alert "Enter the 11 digits of your CPF."
    textbox "CPF" = "123" [invalid, focused]
    # sent with a face
    sends POST /sports/api/v1/protection/identity {"real_name":"Ana Souza","cpf":"52998224725","face":"00000000-0000-4000-8000-000000000000"}
    textbox "CPF" = "529.982.247-25" [focused]
  `,
  );
  face.mockRestore();
});
