// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createElement as h } from 'react';
import { I18nextProvider } from 'react-i18next';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { english } from '#app/test/markup/english.ts';
import { CodeField } from './field-schemas.ts';
import type { FormError } from './form-error.ts';
import { useCredentialForm } from './use-credential-form.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Drawn {
  readonly isKeyboardAtHand?: boolean;
  readonly hasField?: boolean;
  readonly answer?: FormError;
}

/** A form of a code, and what it shows. */
function draw({ isKeyboardAtHand = true, hasField = true, answer }: Drawn) {
  const asked: string[] = [];
  const sent: unknown[] = [];
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query);
    return { matches: isKeyboardAtHand };
  });
  const drawn: ReturnType<typeof useCredentialForm<{ code: string }, { code: string }>>[] = [];
  const now = () => drawn.at(-1);
  const Form = () => {
    const form = useCredentialForm<{ code: string }, { code: string }>({
      defaults: { code: '' },
      schemaOf: () => v.object({ code: CodeField }),
      onRequest: async (request) => {
        sent.push(request);
        return answer;
      },
    });
    drawn.push(form);
    const { ref, onSubmit, tabIndex } = form.form;
    const { error: _, ...code } = form.field('code');
    const fields = [h('input', { key: 1, hidden: true, name: 'user' }), h('input', { key: 2, ...code })];
    return h('form', { ref, onSubmit, tabIndex }, hasField ? fields : null);
  };
  const { container } = render(h(I18nextProvider, { i18n: english }, h(Form)));
  const form = container.querySelector('form');
  return {
    asked,
    sent,
    form,
    shown: () => ({
      notice: now()?.notice,
      error: now()?.field('code').error,
      focus: document.activeElement?.getAttribute('name'),
    }),
    submit: async (code: string) => {
      const input = container.querySelector<HTMLInputElement>('input[name=code]');
      if (input !== null) input.value = code;
      await act(async () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    },
    clear: () => act(() => now()?.clear()),
  };
}

const WRONG: FormError = { at: 'code', text: { key: 'code.wrong', count: 2 } };
const CLOSED: FormError = { text: { key: 'signIn.closed' } };
const NOTHING = { notice: undefined, error: undefined, focus: 'code' };
const WRONG_TEXT = 'That code is wrong. You have 2 tries left.';

it.each([
  [{}, 'code'],
  [{ isKeyboardAtHand: false }, undefined],
  [{ hasField: false }, undefined],
])('opens with %j: the focus is on %s, or on the form itself', (options, name) => {
  const { asked, form } = draw(options);
  expect(asked).toEqual(['(pointer: fine)']);
  const focused = document.activeElement;
  expect(name === undefined ? focused === form : focused?.getAttribute('name') === name).toBe(true);
});

it('shows what the schema refuses, and sends nothing', async () => {
  const { shown, submit, sent } = draw({});
  await submit('x');
  expect([shown(), sent]).toEqual([{ ...NOTHING, error: english.t('session:code.invalid') }, []]);
  await submit(' 12-34 ');
  expect([shown(), sent]).toEqual([NOTHING, [{ code: '1234' }]]);
});

it('shows a refusal at its field until another contact is chosen', async () => {
  const { shown, submit, clear } = draw({ answer: WRONG });
  await submit('1234');
  expect(shown()).toEqual({ ...NOTHING, error: WRONG_TEXT });
  clear();
  expect(shown()).toEqual(NOTHING);
});

it('shows any other refusal above the form until the next attempt or another contact', async () => {
  const { shown, submit, clear } = draw({ answer: CLOSED });
  const notice = english.t('session:signIn.closed');
  await submit('1234');
  expect(shown()).toEqual({ ...NOTHING, notice });
  clear();
  expect(shown()).toEqual(NOTHING);
  await submit('1234');
  await submit('x');
  expect(shown()).toEqual({ ...NOTHING, error: english.t('session:code.invalid') });
});
