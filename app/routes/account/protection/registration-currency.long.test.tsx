import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { playerLimits } from '#simulator/testing';
import { protectedApp, type ProtectedApp } from '#app/test/protected-app.tsx';

const EMAIL = 'currency@example.com';
const PASSWORD = 'Harbour-light-7';

let app: ProtectedApp;
afterEach(() => app.close());

describe('protection: limits', () => {
  it.each([
    ['uk', 'GBP', ''],
    ['uk', 'GBP', '40'],
    ['br', 'BRL', '100'],
  ] as const)(
    '%s: a new account is in %s, and the typed limits apply in it (deposits: "%s")',
    async (profile, currency, deposit) => {
      app = await protectedApp(profile, '/registration', { isGuest: true });
      const { screen, simulator } = app;
      const world = simulator.world();
      const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
      const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
      await screen.findByLabelText('E-mail or mobile number');
      type('E-mail or mobile number', EMAIL);
      fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
      await screen.findByText(/We sent a code/);
      const sent = world.verification.waiting().find(({ target }) => target === EMAIL);
      type('Verification code', sent?.code ?? '');
      type('Password', PASSWORD);
      type('Repeat password', PASSWORD);
      type('Date of birth', '1990-06-30');
      type('Deposit limit', deposit);
      if (deposit === '') fireEvent.click(screen.getByRole('checkbox', { name: 'No, I do not want a deposit limit' }));
      if (profile === 'br') {
        type('CPF', '529.982.247-25');
        for (const kind of ['Loss', 'Stake']) type(`${kind} limit`, '100');
        type('Time limit', '90');
      }
      fireEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
      fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
      // What the form says meanwhile, if nothing comes of it.
      const said = () => screen.queryByLabelText('E-mail or mobile number')?.closest('form')?.textContent ?? 'no form';
      await waitFor(() => expect(world.members.byAccount(EMAIL), said()).toBeDefined());
      const member = world.members.byAccount(EMAIL);
      if (member === undefined) throw new Error('No member was registered.');
      expect(member.currency).toBe(currency);
      const held = playerLimits(world, member).filter(({ value }) => value !== null);
      const money = { period: 'month', value: '100', used: '0.00', currency };
      const typed = [
        { kind: 'deposit', ...money },
        { kind: 'loss', ...money },
        { kind: 'stake', ...money },
        { kind: 'session', period: 'day', value: '90', used: '0' },
      ];
      const offered = deposit === '' ? [] : [{ kind: 'deposit', ...money, value: deposit }];
      expect(held).toEqual(profile === 'br' ? typed : offered);
      // The header shows the account's currency, not the brand's.
      expect(await app.text('balance')).toMatch(/^0\.00/);
      expect(screen.getByTestId('balance').closest('header')?.textContent).toContain(currency);
    },
  );
});
