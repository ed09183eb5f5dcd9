import { fireEvent, waitFor, within } from '@testing-library/react';
import { Suspense, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bet, Match } from '#contract/entities';
import { Balance } from '#app/features/account/account/index.ts';
import { pickOf, pickToggled, SlipPanel } from '#app/features/betting/slip/index.ts';
import { WalletPanel } from '#app/features/money/wallet/index.ts';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import { callAs, signInTo } from '#app/test/call-as.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { renderApp } from '#app/test/render-app.tsx';

const CURRENCIES = ['USDT', { code: 'JPY', places: 0 }, { code: 'KWD', places: 3 }] as const;

describe('a player whose currency has the places that the brand states', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  beforeEach(() => localStorage.clear());
  afterEach(() => app.close());

  /** The element for the demo player, once the wallet is in the currency. */
  async function show(currency: string, element: ReactNode) {
    app = await renderApp('/', {
      signedInAs: DEMO_PLAYER.email,
      settings: () => ({ currency: 'USDT', currencies: [...CURRENCIES] }),
      element: <OnPress>{element}</OnPress>,
    });
    const { token } = (await signInTo('', DEMO_PLAYER)) as { readonly token: string };
    const headers = { authorization: `Bearer ${token}` };
    const changed = await fetch(`/sports/api/v1/member/currency?unit=${currency}`, { method: 'PUT', headers });
    expect(changed.status).toBe(200);
    fireEvent.click(await app.screen.findByText('show'));
  }
  const takeWin = async () => app.store.dispatch(pickToggled(await aWin()));
  const field = () => app.screen.findByLabelText('Stake per line');
  const stake = async (value: string) => fireEvent.change(await field(), { target: { value } });
  const reasons = () => app.screen.getByTestId('reasons').textContent;

  it.each([
    ['JPY', /^[\d,]+$/],
    ['KWD', /^[\d,]+\.\d{3}$/],
    ['USDT', /^[\d,]+\.\d\d$/],
  ])('reads a balance in %s with as many digits', async (currency, form) => {
    await show(currency, <Balance />);
    await waitFor(() => expect(app.screen.getByTestId('balance').textContent).toMatch(form));
  });

  it('is refused half a yen, and bets a whole one without a point', async () => {
    await show('JPY', <SlipPanel />);
    await takeWin();
    await stake('150.5');
    await waitFor(() => expect(reasons()).toBe('JPY amounts have fewer decimal places.'));
    await stake('150');
    await waitFor(() => expect(reasons()).toBe(''));
    fireEvent.click(await app.screen.findByRole('button', { name: /^Place bet.*150\s+JPY/ }));
    await waitFor(async () =>
      expect(await placed()).toMatchObject([{ bet_amount: '150', stake: '150', currency: 'JPY' }]),
    );
  });

  it('bets thousandths of a dinar', async () => {
    await show('KWD', <SlipPanel />);
    await takeWin();
    await stake('1.2345');
    await waitFor(() => expect(reasons()).toBe('KWD amounts have fewer decimal places.'));
    await stake('1.234');
    fireEvent.click(await app.screen.findByRole('button', { name: /^Place bet.*1\.234\s+KWD/ }));
    await waitFor(async () => expect(await placed()).toMatchObject([{ bet_amount: '1.234', currency: 'KWD' }]));
  });

  it('reads in the wallet that yen have no decimal places', async () => {
    await show('JPY', <WalletPanel type="deposit" onType={() => undefined} />);
    const amount = await app.screen.findByLabelText('Amount');
    fireEvent.change(amount, { target: { value: '1500.5' } });
    fireEvent.submit(amount.closest('form') as HTMLFormElement);
    expect(await app.screen.findByText('JPY amounts have no decimal places.')).toBeTruthy();
  });

  it('is offered no quick stake that the currency has no places for, not even an own one', async () => {
    await show('JPY', <SlipPanel />);
    app.store.dispatch(preferencesChanged({ quickStakes: ['0.5', '200', '300.0', '1.25'] }));
    await takeWin();
    const quick = within(await app.screen.findByRole('group', { name: 'Add to the stake' }));
    await waitFor(() =>
      expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['+200', '+300', '']),
    );
  });

  async function placed(): Promise<readonly Bet[]> {
    const { bets } = (await (await callAs('', DEMO_PLAYER)).get('/sports/api/v1/soccer/mybet?start=0&limit=5')) as {
      bets: Bet[];
    };
    return bets;
  }
});

function OnPress({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  return isShown ? <Suspense>{children}</Suspense> : <button onClick={() => setShown(true)}>show</button>;
}

/** The home win of a match that can be bet on. */
async function aWin() {
  const response = await fetch('/sports/api/v1/soccer?start=0&limit=200');
  const { data } = (await response.json()) as { data: { readonly matches: readonly Match[] } };
  for (const match of data.matches) {
    const market = match.markets.find(({ kind, status }) => kind === 'wl' && status === 'open');
    const home = market?.outcomes.find(({ outcome }) => outcome === 'w');
    if (match.state === 'scheduled' && market && home) return pickOf(match, market, home);
  }
  throw new Error('no match to bet on');
}
