// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

it('a locked password is hidden again, and its button takes neither focus nor press', () => {
  const field = (isLocked: boolean) => (
    <PasswordField label="Password" showLabel="Show" autoComplete="off" disabled={isLocked} />
  );
  const screen = render(field(false));
  const input = screen.getByLabelText('Password');
  const show = () => screen.getByRole('button', { name: 'Show' });
  fireEvent.click(show());
  expect([input.getAttribute('type'), show().getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  screen.rerender(field(true));
  expect([input.getAttribute('type'), show().getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  expect(show().matches(':disabled')).toBe(true);
  screen.rerender(field(false));
  expect(input.getAttribute('type')).toBe('password');
});
