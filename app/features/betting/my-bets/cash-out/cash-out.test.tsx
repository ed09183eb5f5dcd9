import { act } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { moneyAccepted, moneySent } from '#app/api/money/money-slice.ts';
import { anIntent } from '#app/api/money/test-upstream.ts';
import { aBet } from '#app/features/betting/my-bets/test/a-bet.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { CashOut } from './cash-out.tsx';
import { CashOutOffer } from './cash-out-offer.tsx';
import type { Offer } from './use-offer.ts';

function Steps({ of }: { readonly of: readonly ReactElement[] }) {
  const [at, setAt] = useState(0);
  return (
    <>
      {of[at]}
      <button type="button" onClick={() => setAt(at + 1)}>
        next
      </button>
    </>
  );
}

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

  it('says an offer once when it comes, and once more only as another amount', async () => {
    const renderOffer = (over: object) => {
      const open = { is: 'open', amount: '18.432', currency: 'USDT', hasParts: false, seconds: 9, was: undefined };
      const none = () => undefined;
      return (
        <CashOutOffer
          bet={aBet()}
          offer={{ ...open, ...over } as Offer}
          amountText={(amount) => `${amount} USDT`}
          {...{ onConfirm: none, onConfirmPart: none, onRenew: none, onKeep: none }}
        />
      );
    };
    app = await renderApp('/', {
      element: <Steps of={[{ is: 'loading' }, {}, { seconds: 0 }, { amount: '19', was: '18.432' }].map(renderOffer)} />,
    });
    const said = () =>
      [...document.querySelectorAll('[aria-live="polite"]')]
        .map(({ textContent }) => textContent)
        .filter((text) => text !== '');
    const next = () => act(() => app.screen.getByRole('button', { name: 'next' }).click());
    await app.screen.findByRole('button', { name: 'next' });
    expect(said()).toEqual([]);
    next();
    await expect.poll(said).toEqual(['We offer 18.432 USDT']);
    const region = app.screen.getByText('We offer 18.432 USDT');
    next();
    expect([said(), app.screen.getByText('We offer 18.432 USDT')]).toEqual([['We offer 18.432 USDT'], region]);
    next();
    expect(said()).toEqual(['The offer has changed from 18.432 USDT to 19 USDT.']);
    expect(app.screen.queryByRole('status', { name: /changed/ })).toBeNull();
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
