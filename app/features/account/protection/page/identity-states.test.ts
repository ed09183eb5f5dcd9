// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it, vi } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import type { Answers } from '#app/test/markup/drawn-upstream.ts';
import { IdentityForm } from './identity-form.tsx';

const IDENTITY = '/protection/identity';
const NAME = 'Full name, as in your identity document';
const REFUSALS: readonly (readonly [string, Answers[string]])[] = [
  ['tried too often', { refused: 'tooManyRequests' }],
  ['of another CPF', { refused: 'forbidden' }],
  ['another refusal', { refused: 'badRequest', detail: { field: 'real_name' } }],
  ['without a date of birth', { refused: 'badRequest', detail: { field: 'birth_date' } }],
];

it('each state of the check of the identity', async () => {
  const face = vi.spyOn(crypto, 'randomUUID').mockReturnValue('00000000-0000-4000-8000-000000000000');
  const text = await statesOf({ profile: 'uk', notesOverlays: true }, async (states) => {
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
  });
  face.mockRestore();
  await expect(text).toMatchFileSnapshot(statesFile('account/identity'));
});
