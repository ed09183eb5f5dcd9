import { afterEach, expect, it } from 'vitest';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { pickKey } from '#app/features/betting/slip/model/slip-item.ts';
import { renderApp } from '#app/test/render-app.tsx';
import type { PlacedBet } from './placing-slice.ts';
import { ReceiptFacts } from './receipt.tsx';

let app: Awaited<ReturnType<typeof renderApp>>;
afterEach(() => app.close());

it.each([
  ['the odds that the bet was accepted at', '1.95'],
  ['those of the slip where the answer has none', undefined],
])('a receipt has %s', async (_, accepted) => {
  const pick = aPick({ odds: '2.10' });
  const bet: PlacedBet = {
    key: 'k1',
    game: 'soccer',
    picks: [pickKey(pick)],
    state: 'accepted',
    bet: { items: [pick], coupon: { passes: ['single'], stake: '10', multiple: '1', bankers: [] } },
    receipt: {
      betId: 'b1',
      stake: '10',
      max: '19.5',
      currency: 'USDT',
      ...(accepted !== undefined && { odds: { [pickKey(pick)]: accepted } }),
    },
  };
  app = await renderApp('/', { element: <ReceiptFacts bet={bet} /> });
  expect((await app.screen.findByTestId('receipt-leg')).textContent).toContain(accepted ?? '2.10');
});

it('a receipt of several lines has their number and the stake of each, and marks the banker', async () => {
  const picks = ['a', 'b', 'c'].map((matchId) => aPick({ matchId }));
  const bet: PlacedBet = {
    key: 'k1',
    game: 'soccer',
    picks: picks.map(pickKey),
    state: 'accepted',
    bet: { items: picks, coupon: { passes: ['2-string-1'], stake: '10', multiple: '2', bankers: ['b'] } },
    receipt: { betId: 'b1', stake: '40', max: '90', currency: 'USDT', lines: { count: '2', stake: '10' } },
  };
  app = await renderApp('/', { element: <ReceiptFacts bet={bet} /> });
  const legs = await app.screen.findAllByTestId('receipt-leg');
  expect(legs.map(({ textContent }) => textContent.includes('Banker'))).toEqual([false, true, false]);
  expect(app.screen.getByTestId('receipt-lines').textContent).toBe('2 × 10.00\u00a0USDT × 2');
});
