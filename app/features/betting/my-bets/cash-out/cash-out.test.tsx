import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { moneyAccepted, moneySent } from '#app/api/money/money-slice.ts';
import { anIntent } from '#app/api/money/test-upstream.ts';
import { aBet } from '#app/features/betting/my-bets/test/a-bet.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { CashOut } from './cash-out.tsx';

describe('the detail of a running bet', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(() => app.close());

  it('does not show as its own that a bet of another game with the same id was cashed out', async () => {
    const bet = aBet({ bet_id: '17', game: 'soccer' });
    const other = aBet({ bet_id: '17', game: 'basketball', payout: '9.216', cashed_out: true, status: 16 });
    app = await renderApp('/', { element: <CashOut bet={bet} isAskedFor={false} /> });
    await app.screen.findByRole('button', { name: 'Get an offer' });
    const request = { query: {}, params: { game: 'basketball', id: '17' }, body: { amount: '9.216' } };
    const intent = { ...anIntent(), row: 'cashOut' as const, request };
    act(() => {
      app.store.dispatch(moneySent(intent));
      app.store.dispatch(moneyAccepted({ key: intent.key, row: 'cashOut', receipt: other }));
    });
    expect(app.screen.queryByText(/^Cashed out for/)).toBeNull();
    expect(app.screen.getByRole('button', { name: 'Get an offer' })).toBeTruthy();
  });

  it('cannot be sold once more while a part of it is on its way', async () => {
    const bet = aBet({ bet_id: '17', game: 'soccer' });
    app = await renderApp('/', { element: <CashOut bet={bet} isAskedFor={false} /> });
    await app.screen.findByRole('button', { name: 'Get an offer' });
    const request = { query: {}, params: { game: 'soccer', id: '17' }, body: { stake: '1', amount: '4.6' } };
    act(() => void app.store.dispatch(moneySent({ ...anIntent(), row: 'cashOutPart', request })));
    await expect.poll(() => app.screen.queryByRole('button', { name: 'Get an offer' })).toBeNull();
  });
});
