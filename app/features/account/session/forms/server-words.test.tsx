import { fireEvent } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';
import { SignInForm } from './sign-in-form.tsx';

let app: Awaited<ReturnType<typeof renderApp>>;
afterEach(() => app.close());

it.each([
  ['en', '<b>Closed</b> for the night.', '<b>Closed</b> for the night.'],
  ['pt', 'Fechado esta noite.', 'The account or the password is wrong.'],
  ['en', 'TypeError: x is undefined', 'The account or the password is wrong.'],
])("a refusal in %s that says %j is shown as the server's text, or as ours: %j", async (language, msg, shown) => {
  app = await renderApp('/', {
    element: (
      <Suspense>
        <SignInForm />
      </Suspense>
    ),
    before: ({ simulator }) =>
      void simulator.world().answers.add({
        row: 'signIn',
        refusal: { reason: 'wrongCredentials', msg },
        headers: { 'content-language': language },
        unchecked: false,
      }),
  });
  const type = (label: string, value: string) =>
    fireEvent.change(app.screen.getByLabelText(label), { target: { value } });
  await app.screen.findByLabelText('Password');
  type('E-mail, mobile or user name', 'player@demo.slipway.test');
  type('Password', 'not this one 1');
  fireEvent.click(app.screen.getByRole('button', { name: 'Sign in' }));
  const alert = await app.screen.findByRole('alert');
  expect(alert.textContent).toBe(shown);
  expect(alert.querySelector('b')).toBeNull();
});
