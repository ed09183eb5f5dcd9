import { fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';
import { ChangePaymentPassword } from './change-payment-password.tsx';
import { WalletPanel } from '#app/features/money/wallet/wallet-panel.tsx';

const PLAYER = 'player@demo.slipway.test';
const NUMBER = '4111111111111111';
const SECRETS = [NUMBER, '4111 1111', '987', 'PAT Q PLAYER', '246810', '135791', '52998224725', '0001 12345-6'];
const LOGS = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** Everything that the app stores or shows outside its inputs, at every state of the store. */
function watch(app: Awaited<ReturnType<typeof renderApp>>) {
  const seen: string[] = [];
  const look = () =>
    seen.push(JSON.stringify(app.store.getState()), JSON.stringify(localStorage), JSON.stringify(sessionStorage));
  const stop = app.store.subscribe(look);
  const logs = LOGS.map((name) => vi.spyOn(console, name));
  return {
    found() {
      look();
      const said = [...seen, ...logs.flatMap((log) => log.mock.calls.map((call) => JSON.stringify(call)))].join('\n');
      // Three digits occur in many instants and keys: they count only without a digit or letter beside them.
      return SECRETS.filter((secret) => new RegExp(`(?<![0-9a-z.])${secret}(?![0-9a-z])`, 'i').test(said));
    },
    /** How often something was seen: a watch that sees nothing proves nothing. */
    count: (text: string) => seen.filter((state) => state.includes(text)).length,
    stop,
  };
}

describe('what must not be stored', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(app.screen.getByLabelText(label), { target: { value } });
  // A busy button takes no press: the last one is being worked on.
  const press = async (name: string | RegExp) =>
    fireEvent.click(await app.screen.findByRole('button', { name, busy: false }));
  const open = async (page: 'deposit' | 'withdraw' | 'transfer', account = PLAYER) => {
    app = await renderApp('/', {
      signedInAs: account,
      element: <WalletPanel type={page} onType={() => undefined} />,
    });
    return watch(app);
  };

  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    await app.close();
    vi.restoreAllMocks();
  });

  it('a card goes into the request and nowhere else, refused or accepted', async () => {
    const watched = await open('deposit');
    fireEvent.click(await app.screen.findByRole('button', { name: 'Card' }));
    type('Amount', '25');
    type('Card number', '4111 1111 1111 1111');
    type('Expiry date (MM/YY)', '09/39');
    type('Security code (CVV)', '987');
    type('Name on the card', 'PAT Q PLAYER');
    type('E-mail for the receipt', 'pat@example.com');
    const sent: string[] = [];
    const reach = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
      if (path.endsWith('/recharge') && init?.method === 'POST') sent.push(String(init.body));
      return reach(path, init);
    });
    app.simulator.world().faults.add({ row: 'openDeposit', nth: 1, do: 'resetBeforeCommit' });
    await press('Deposit 25.00\u00a0USDT');
    expect(await app.screen.findByTestId('order')).toBeTruthy();
    // Sent, and sent again under the same key: the card was there both times.
    expect(sent).toHaveLength(2);
    expect(sent.every((body) => body.includes(NUMBER) && body.includes('987'))).toBe(true);
    expect(watched.count('"openDeposit"')).toBeGreaterThan(0);
    expect(watched.found()).toEqual([]);
    expect(app.screen.queryByLabelText('Card number')).toBeNull();
  });

  it('a payment password goes into the request and nowhere else, and is gone from its field at once', async () => {
    const watched = await open('transfer');
    fireEvent.change(await app.screen.findByLabelText('Receiver'), { target: { value: 'demo-agent' } });
    type('Amount', '5');
    await press('Review');
    fireEvent.change(await app.screen.findByLabelText('Payment password'), { target: { value: '135791' } });
    await press('Transfer 5.00\u00a0USDT');
    expect(await app.screen.findByText('Wrong payment password. 4 attempts left.')).toBeTruthy();
    expect((app.screen.getByLabelText('Payment password') as HTMLInputElement).value).toBe('');
    type('Payment password', '246810');
    await press('Transfer 5.00\u00a0USDT');
    expect(await app.screen.findByText('Transfer done')).toBeTruthy();
    expect(watched.count('"transferToPlayer"')).toBeGreaterThan(0);
    expect(watched.found()).toEqual([]);
  });

  it('a new payment password too', async () => {
    const watched = await open('withdraw', 'empty@demo.slipway.test');
    expect(await app.screen.findByText('Set a payment password')).toBeTruthy();
    type('New payment password', '135791');
    type('Repeat payment password', '135790');
    await press('Save payment password');
    expect(await app.screen.findByText('The two entries are different.')).toBeTruthy();
    type('Repeat payment password', '135791');
    await press('Save payment password');
    // Then the withdrawal itself is there.
    expect(await app.screen.findByText('Pay out to')).toBeTruthy();
    expect(app.simulator.world().members.byId('m-empty')?.bankPasswordHash).not.toBeNull();
    expect(watched.found()).toEqual([]);
  });

  it('one in place of another too, right or wrong', async () => {
    app = await renderApp('/', { signedInAs: PLAYER, element: <ChangePaymentPassword onDone={() => undefined} /> });
    const watched = watch(app);
    await app.screen.findByText('Code');
    type('New payment password', '135791');
    type('Repeat payment password', '135791');
    type('Current payment password', '987');
    await press('Save payment password');
    expect(await app.screen.findByText('The payment password has exactly 6 characters, without spaces.')).toBeTruthy();
    type('Current payment password', '13579!');
    await press('Save payment password');
    expect(await app.screen.findByText('Wrong payment password. 4 attempts left.')).toBeTruthy();
    type('Current payment password', '246810');
    await press('Save payment password');
    await expect.poll(() => app.simulator.world().journal.list({ row: 'setBankPassword' })).toHaveLength(2);
    await app.screen.findByRole('button', { name: 'Save payment password' });
    expect(watched.count('getMember')).toBeGreaterThan(0);
    expect(watched.found()).toEqual([]);
  });

  it('the numbers of a saved account and a CPF too', async () => {
    const watched = await open('withdraw');
    fireEvent.click(await app.screen.findByRole('button', { name: 'Bank' }));
    await press('Add an account');
    const bank = await app.screen.findByLabelText('Bank');
    await within(bank).findByText(/NuvemBank/);
    fireEvent.change(bank, { target: { value: '260' } });
    type('Account number', '0001 12345-6');
    type('CPF', '529.982.247-25');
    type('Account holder', 'Pat Player');
    await press('Save account');
    expect(await app.screen.findByRole('radio', { name: /NuvemBank \*+45-6/ })).toBeTruthy();
    expect(watched.count('listPayoutAccounts')).toBeGreaterThan(0);
    expect(watched.found()).toEqual([]);
  });
});
