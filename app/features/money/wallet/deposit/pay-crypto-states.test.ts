// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { screen } from '@testing-library/react';
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { Order } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { PayCrypto } from './pay-crypto.tsx';

const ORDER = {
  order_id: 'o-1',
  amount: '1234.5',
  currency: 'USDT',
  network: 'TRC20',
} as Order;
const address = 'TXYZ0123456789abcdefghijkLMNOPQRST';

it('each state of a deposit by crypto', async () => {
  const copied: string[] = [];
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const clipboard = (writeText: (text: string) => Promise<void>) =>
        Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true, writable: true });
      clipboard(async (said) => void copied.push(said));
      await states.draw('an order', h(PayCrypto, { order: ORDER, address }));
      await states.press('Copy');
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied');
      clipboard(() => Promise.reject(new Error('not allowed')));
      await states.press('Copied', 'pressed again, without permission');
      const { network: _, ...order } = ORDER;
      await states.draw('an order without a network', h(PayCrypto, { order, address }));
      const ofBrl = { ...ORDER, amount: '100', currency: 'BRL' };
      const coin = { currency: 'USDT', amount: '18.409087', rate: '5.4321' };
      await states.draw('an order of another currency', h(PayCrypto, { order: { ...ofBrl, coin }, address }));
      await states.draw('an order of which no one says the coins', h(PayCrypto, { order: ofBrl, address }));
      states.lacks('exactly', 'Exchange rate');
    },
    `
    # an order
    status "Send on the TRC20 network only. Money sent on another network is lost."
    "Send exactly 1,234.50 USDT to this address:"
    "TRC20"
    "TXYZ0123456789abcdefghijkLMNOPQRST"
    # an order of another currency
    "Send exactly 18.409087 USDT to this address:"
    "Exchange rate: 1 USDT = 5.4321 BRL"
    # an order of which no one says the coins
    "Send the value of 100.00 BRL in the coin of this address. If you do not know how much that is, contact support before you send anything."
    # Copy pressed
    button "Copied"
    # pressed again, without permission
    status "Copying did not work. Select the address and copy it yourself."
    button "Copy address"
  `,
  );
  expect(copied).toEqual([address]);
});
