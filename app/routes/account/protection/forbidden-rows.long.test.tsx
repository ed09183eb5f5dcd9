import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FORBIDDEN } from '#contract/brand';
import { rows } from '#contract/rows';
import { CONFIG_ELEMENT_ID, readConfig } from '#app/brand/read-config.ts';
import { WalletPanel } from '#app/features/money/wallet/index.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { protectedApp, type ProtectedApp } from '#app/test/protected-app.tsx';

const DEBIT = '4111111111111111';
const CREDIT = '5555555555554444';

/** Not in the summary of all errors. */
const AT_FIELD = { selector: '[data-error]' };

let app: ProtectedApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

describe('protection: no bonus, check-in, crypto, transfer', () => {
  it.each(['uk', 'br'] as const)(
    '%s: the profile has no rewards, not even by address, and no promotion is a sign-up bonus',
    async (profile) => {
      app = await protectedApp(profile, '/profile?tab=rewards');
      expect(await app.screen.findByRole('progressbar')).toBeTruthy();
      expect(app.screen.queryByRole('button', { name: 'Rewards' })).toBeNull();
      expect(app.screen.queryByRole('button', { name: 'Claim' })).toBeNull();
      await app.close();
      app = await protectedApp(profile, '/promotions/promo-1');
      expect(await app.screen.findByRole('heading', { name: 'Promotion not found' })).toBeTruthy();
    },
  );

  it.each(['uk', 'br'] as const)(
    '%s: the wallet offers no crypto (br: and no card), and no transfer, not even when it is asked for',
    async (profile) => {
      app = await protectedApp(profile, '/');
      app.store.dispatch(overlayOpened({ kind: 'wallet', type: 'deposit' }));
      expect(await app.screen.findByLabelText('Amount')).toBeTruthy();
      expect(app.screen.queryByRole('button', { name: /Crypto/ })).toBeNull();
      expect(app.screen.queryByRole('button', { name: 'Card' }) !== null).toBe(profile === 'uk');
      expect(app.screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
      app.store.dispatch(overlayOpened({ kind: 'wallet', type: 'transfer' }));
      expect(await app.screen.findByText(/does not offer|not available|switched off/i)).toBeTruthy();
    },
  );

  it.each(['uk', 'br'] as const)(
    '%s: a page that was stamped with a forbidden feature has it off all the same',
    (profile) => {
      const features = Object.fromEntries([...FORBIDDEN[profile], 'invite'].map((feature) => [feature, true]));
      const brand = { id: 'x', name: 'X', profile, defaultLanguage: 'pt', languages: ['pt'], features };
      const page = document.implementation.createHTMLDocument();
      const config = page.createElement('script');
      config.id = CONFIG_ELEMENT_ID;
      config.type = 'application/json';
      config.textContent = JSON.stringify({ brand, locales: '/locales/00000000' });
      page.body.append(config);
      const read = readConfig(page).brand.features;
      expect(FORBIDDEN[profile].map((feature) => read[feature])).toEqual(FORBIDDEN[profile].map(() => false));
      expect(read.invite).toBe(true);
    },
  );
});

describe('protection: debit cards only', () => {
  it('uk: the form says so, a credit card is refused with the reason, a debit card is taken', async () => {
    app = await protectedApp('uk', '/', { element: <WalletPanel type="deposit" onType={() => undefined} /> });
    const { screen, simulator } = app;
    fireEvent.click(await screen.findByRole('button', { name: 'Card' }));
    expect(screen.getByText('Debit cards only. Credit cards are not accepted.')).toBeTruthy();
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const pay = async (number: string) => {
      type('Amount', '20');
      type('Card number', number);
      type('Expiry date (MM/YY)', '09/39');
      type('Security code (CVV)', '123');
      type('Name on the card', 'PAT PLAYER');
      type('E-mail for the receipt', 'pat@example.com');
      fireEvent.click(await screen.findByRole('button', { name: /^Deposit 20\.00/ }));
    };
    const opened = () => simulator.world().records.list('deposit', app?.member().id ?? '').total;
    await pay(CREDIT);
    expect(await screen.findByText(/This is not a debit card\. Nothing was paid\./)).toBeTruthy();
    expect(opened()).toBe(0);
    await pay(DEBIT);
    expect(await screen.findByTestId('order')).toBeTruthy();
    expect(opened()).toBe(1);
  });
});

describe('protection: no cancelling of a withdrawal', () => {
  it('uk: no row of the contract undoes one', () => {
    const taking = Object.values(rows).filter(({ name, path, what }) => {
      const isOfWithdrawals = /withdraw/i.test(`${name} ${path}`);
      return isOfWithdrawals && /cancel|revoke|take .*back|undo/i.test(`${name} ${path} ${what}`);
    });
    expect(taking.map(({ name }) => name)).toEqual([]);
  });
});

describe('protection: return to player', () => {
  it.each([
    ['uk', '/game/noah'],
    ['br', '/game/pgGame'],
  ] as const)('%s: is shown with each game that states one, and only there', async (profile, address) => {
    app = await protectedApp(profile, address);
    const stated = await app.screen.findAllByText(/^Return to player: 9[56]\.\d%$/);
    const cards = app.screen.getAllByRole('button', { name: /^Favourite|favourite/ });
    expect(stated.length).toBeGreaterThan(0);
    expect(stated.length).toBeLessThan(cards.length);
  });

  it('none: is not shown', async () => {
    app = await protectedApp('none', '/game/pgGame');
    await app.screen.findAllByRole('button', { name: /favourite/i });
    expect(app.screen.queryByText(/^Return to player/)).toBeNull();
  });
});

describe('protection: age', () => {
  it.each(['uk', 'br'] as const)('%s: the date of birth is required and checked against 18 years', async (profile) => {
    app = await protectedApp(profile, '/registration', { isGuest: true });
    const { screen } = app;
    const birth = (await screen.findByLabelText('Date of birth')) as HTMLInputElement;
    expect(screen.queryByRole('checkbox', { name: /18 or over/ })).toBeNull();
    fireEvent.change(birth, { target: { value: '2008-03-15' } });
    fireEvent.submit(birth.form as HTMLFormElement);
    expect(await screen.findByText('You must be 18 or over to register.', AT_FIELD)).toBeTruthy();
    fireEvent.change(birth, { target: { value: '2008-03-14' } });
    expect(await screen.findByDisplayValue('2008-03-14')).toBeTruthy();
    // The form checks what is typed in a task of its own.
    await waitFor(() => expect(screen.queryByText('You must be 18 or over to register.', AT_FIELD)).toBeNull());
    const cpf = screen.queryByLabelText('CPF');
    expect(cpf !== null).toBe(profile === 'br');
  });

  it('br: a CPF with wrong digits is refused, and a limit of each kind is mandatory', async () => {
    app = await protectedApp('br', '/registration', { isGuest: true });
    const { screen } = app;
    const cpf = (await screen.findByLabelText('CPF')) as HTMLInputElement;
    fireEvent.change(cpf, { target: { value: '529.982.247-26' } });
    fireEvent.submit(cpf.form as HTMLFormElement);
    expect(await screen.findByText('Check the CPF: a digit is wrong or missing.', AT_FIELD)).toBeTruthy();
    expect(await screen.findAllByText('Enter a limit, such as 50.', AT_FIELD)).toHaveLength(4);
  });
});
