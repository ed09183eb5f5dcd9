import { readFileSync } from 'node:fs';
import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CODES, type Reason } from '#contract/reasons';
import { renderApp } from '#app/test/render-app.tsx';
import { NicknameForm } from '#app/features/account/profile/settings/nickname-form.tsx';
import { ChangePaymentPassword } from '#app/features/money/wallet/ui/change-payment-password.tsx';
import { SetPaymentPassword } from '#app/features/money/wallet/ui/set-payment-password.tsx';
import { RealNameForm } from '#app/features/money/wallet/withdraw/real-name-form.tsx';

const done = () => undefined;
/** A form, what is typed into it, the button, and what the upstream refuses it for, if it gets that far. */
const FORMS = [
  ['an empty name', <RealNameForm key="a" />, { 'Real name': '' }, 'Save name', undefined],
  ['a name of a barred player', <RealNameForm key="b" />, { 'Real name': 'Erin' }, 'Save name', 'forbidden'],
  ['two empty passwords', <SetPaymentPassword key="c" />, {}, 'Save payment password', undefined],
  [
    'a first password that is refused',
    <SetPaymentPassword key="d" />,
    { 'New payment password': 'abc123', 'Repeat payment password': 'abc123' },
    'Save payment password',
    'forbidden',
  ],
  [
    'an old password that is wrong',
    <ChangePaymentPassword key="e" onDone={done} />,
    { 'Current payment password': 'abc124', 'New payment password': 'abc123', 'Repeat payment password': 'abc123' },
    'Save payment password',
    'wrongPaymentPassword',
  ],
  ['a nickname that is taken', <NicknameForm key="f" nickname="Erin01" onDone={done} />, {}, 'Save', 'accountTaken'],
] as const;

describe('what was wrong in a form, when the language changes', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(async () => {
    await app.close();
    localStorage.clear();
  });

  it.each(FORMS)('is said in the new one: %s', async (_, element, typed, button, reason?: Reason) => {
    app = await renderApp('/', {
      signedInAs: 'empty@demo.slipway.test',
      element,
      before() {
        const reach = globalThis.fetch;
        vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
          if (reason === undefined || init?.method !== 'PUT') return reach(url, init);
          const { code, status } = CODES[reason];
          return Promise.resolve(Response.json({ code, msg: '', data: { reason, ban: 'withdraw' } }, { status }));
        });
      },
    });
    for (const namespace of ['wallet', 'profile', 'session', 'shell'])
      app.i18n.addResourceBundle('tr', namespace, JSON.parse(readFileSync(`app/locales/tr/${namespace}.json`, 'utf8')));
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(await app.screen.findByLabelText(label), { target: { value } });
    fireEvent.click(await app.screen.findByRole('button', { name: button }));
    const errors = () =>
      [...document.querySelectorAll('[data-error], [data-outcome]')]
        .map(({ textContent }) => textContent)
        .filter((text) => text !== '');
    await vi.waitFor(() => expect(errors()).not.toEqual([]));
    const english = errors();
    await act(() => app.i18n.changeLanguage('tr'));
    const turkish = errors();
    expect(turkish.length).toBe(english.length);
    for (const [at, text] of turkish.entries()) expect(text).not.toBe(english[at]);
    // The summary names the fields as they are now.
    const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
    for (const each of app.screen.queryAllByTestId('form-errors'))
      for (const named of each.querySelectorAll('button')) expect(labels).toContain(named.textContent);
  });
});
