import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resumeMoney } from '#app/api/money/follow.ts';
import type { MoneyRowName } from '#app/api/money/money-row-names.ts';
import { newKey } from '#app/api/new-key.ts';
import { pressMoney } from '#app/api/money/run-money.ts';
import { storeIntent } from '#app/api/money/stored-intents.ts';
import { createTransport } from '#app/api/transport.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { WalletPanel } from './wallet-panel.tsx';

const PLAYER = 'player@demo.slipway.test';
const TRANSFER = { to: 'demo-agent', amount: '59.1', currency: 'USDT', payment_password: '246810' };

let app: Awaited<ReturnType<typeof renderApp>>;
beforeEach(() => localStorage.clear());
afterEach(() => app.close());

const open = async (type: 'transfer' | 'deposit' | 'games') => {
  app = await renderApp('/', { signedInAs: PLAYER, element: <WalletPanel type={type} onType={() => undefined} /> });
};
const type = async (label: string, value: string) =>
  fireEvent.change(await app.screen.findByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await app.screen.findByRole('button', { name, busy: false }));

/** A second tab of the same player. */
function otherTab(): AppStore {
  const { player } = app.store.getState().session;
  if (player === undefined) throw new Error('No player is signed in.');
  const other = createStore(createTransport(), false);
  other.dispatch(signedIn(player));
  return other;
}
/** Pressed in another tab until its outcome is certain; this one hears of it as from its storage. */
async function pressElsewhere(row: MoneyRowName, request: object) {
  await otherTab().dispatch(pressMoney(row, request as never));
  app.store.dispatch(resumeMoney());
}

it('a transfer of another tab is named as that, and the open review stays what it was', async () => {
  await open('transfer');
  await type('Receiver', 'somebody-else');
  await type('Amount', '7');
  await press('Review');
  await app.screen.findByRole('group', { name: 'Check your transfer' });
  await pressElsewhere('transferToPlayer', { body: TRANSFER });
  expect(await app.screen.findByText('In another tab: 59.10 USDT to demo-agent, done')).toBeTruthy();
  expect(app.screen.queryByText('Transfer done')).toBeNull();
  const review = within(app.screen.getByRole('group', { name: 'Check your transfer' }));
  expect(review.getByText('somebody-else')).toBeTruthy();
  expect(review.getByText('7.00 USDT')).toBeTruthy();
});

it('a refused transfer of another tab is no error of this form', async () => {
  await open('transfer');
  await app.screen.findByLabelText('Receiver');
  await pressElsewhere('transferToPlayer', { body: { ...TRANSFER, payment_password: '135791' } });
  expect(await app.screen.findByText('In another tab: 59.10 USDT to demo-agent, refused')).toBeTruthy();
  expect(app.screen.queryByText(/Wrong payment password/)).toBeNull();
});

it('a transfer that is found out after a reload is shown as it was sent', async () => {
  await open('transfer');
  await app.screen.findByLabelText('Receiver');
  const { player } = app.store.getState().session;
  const key = newKey();
  await otherTab().dispatch(pressMoney('transferToPlayer', { body: TRANSFER } as never, key));
  // As the tab itself has left it: with its name, and without the password.
  const { payment_password: _secret, ...body } = TRANSFER;
  storeIntent({
    key,
    row: 'transferToPlayer',
    userId: player?.userId ?? '',
    deadline: Date.now() + 30_000,
    pressedAt: Date.now(),
    request: { params: {}, query: {}, body },
    tab: app.store.dispatch((_dispatch, _getState, { tab }) => tab.name),
  });
  app.store.dispatch(resumeMoney());
  const receipt = within(await app.screen.findByRole('group', { name: 'Transfer done' }));
  expect(receipt.getByText('demo-agent')).toBeTruthy();
  expect(receipt.getByText('59.10 USDT')).toBeTruthy();
});

it('a press of another tab locks the password and hands the focus to what it says', async () => {
  await open('transfer');
  await type('Receiver', 'somebody-else');
  await type('Amount', '7');
  await press('Review');
  const password = await app.screen.findByLabelText('Payment password');
  password.focus();
  const { player } = app.store.getState().session;
  act(() => {
    storeIntent({
      key: newKey(),
      row: 'transferToPlayer',
      userId: player?.userId ?? '',
      deadline: Date.now() + 30_000,
      pressedAt: Date.now(),
      request: { params: {}, query: {}, body: TRANSFER },
      tab: 'another',
    });
    app.store.dispatch(resumeMoney());
  });
  await waitFor(() => expect(password.matches(':disabled')).toBe(true));
  expect(document.activeElement?.textContent).toMatch(/^In another tab: 59\.10.USDT to demo-agent/);
  expect(app.screen.getByRole('button', { name: 'Show payment password' }).matches(':disabled')).toBe(true);
});

it('a deposit of another tab does not take the place of the form', async () => {
  await open('deposit');
  await type('Amount', '31');
  await pressElsewhere('openDeposit', { body: { channel_id: 'in-trc20', amount: '44', currency: 'USDT' } });
  expect(await app.screen.findByText(/^In another tab: 44.00 USDT, /)).toBeTruthy();
  expect(app.screen.queryByTestId('order')).toBeNull();
  expect((app.screen.getByLabelText('Amount') as HTMLInputElement).value).toBe('31');
});

it('money that another tab moved into a game is shown with the amount of that tab', async () => {
  await open('games');
  await type('Amount', '3');
  await press('Move into Card games');
  expect(await app.screen.findByText('Moved into Card games: 3.00 USDT.')).toBeTruthy();
  await pressElsewhere('moveOutOfCardGame', { query: { game_id: '0', money: '2' } });
  expect(await app.screen.findByText('In another tab: 2.00 USDT, done')).toBeTruthy();
  expect(app.screen.getByText('Moved into Card games: 3.00 USDT.')).toBeTruthy();
});
