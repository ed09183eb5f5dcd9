import { fireEvent, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NotOpen } from '#contract/brand';
import { BrandProvider, useBrand } from '#app/brand/brand-context.ts';
import { GameWallets } from '#app/features/money/wallet/index.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { GameArcadeRoute } from './games.tsx';
import { WalletGamePage } from './wallet-game.tsx';

const [PLAYER] = DEMO_ACCOUNTS;
const signedInAs = PLAYER?.email ?? '';

/** The card games' page, or the wallets of all, of a brand that says that they are not open. */
function NotOpenBrand({ state, page }: { readonly state: NotOpen; readonly page: 'game' | 'wallets' | 'arcade' }) {
  const brand = { ...useBrand(), notOpen: { cardGame: state, noah: state } };
  return (
    <BrandProvider value={brand}>
      <Suspense>
        {page === 'game' && <WalletGamePage game="cardGame" />}
        {page === 'wallets' && <GameWallets />}
        {page === 'arcade' && <GameArcadeRoute />}
      </Suspense>
    </BrandProvider>
  );
}

describe('games with a wallet of their own', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(async () => {
    await app.close();
    localStorage.clear();
  });

  const balanceOf = async (name: string) => (await screen.findByRole('status', { name })).textContent;
  const move = (amount: string, button: RegExp) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: amount } });
    fireEvent.click(screen.getByRole('button', { name: button }));
  };

  it('takes money in and gives all of it back', async () => {
    app = await renderApp('/game/cardGame', { signedInAs });
    expect(await screen.findByRole('heading', { level: 1, name: 'Card games' })).toBeTruthy();
    const play = within(screen.getByRole('main')).getByRole('link', { name: /^Card games/ });
    expect(play.getAttribute('href')).toBe('/game/play/cardGame/0');
    await expect.poll(() => balanceOf('Card games')).toBe('0.00\u00a0USDT');
    const before = await balanceOf('Main wallet');
    await screen.findByRole('textbox', { name: 'Amount' });
    move('12.345678', /^Move into Card games/);
    expect(await screen.findByText('Moved into Card games: 12.345678 USDT.')).toBeTruthy();
    await expect.poll(() => balanceOf('Card games')).toBe('12.345678\u00a0USDT');
    await expect.poll(() => balanceOf('Main wallet')).not.toBe(before);

    fireEvent.click(screen.getByRole('button', { name: 'Back to me' }));
    move('13', /^Take back from Card games/);
    expect(await screen.findByText(/You have only 12\.345678 USDT/)).toBeTruthy();
    move('2', /^Take back from Card games/);
    expect(await screen.findByText('Back in your main wallet from Card games: 2.00 USDT.')).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Take everything back' }));
    expect(await screen.findByText('Everything is back in your main wallet.')).toBeTruthy();
    await expect.poll(() => balanceOf('Card games')).toBe('0.00\u00a0USDT');
    await expect.poll(() => balanceOf('Main wallet')).toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'Take everything back' }));
    expect(await screen.findByText('There is nothing to take back.')).toBeTruthy();
  });

  it('has a wallet for each platform, and empties all of them at one press', async () => {
    app = await renderApp('/', { element: <GameWallets />, signedInAs });
    const before = await balanceOf('Main wallet');
    for (const [wallet, id] of [
      ['Card games', 'cardGame'],
      ['Asia Tables', 'ngGame/ag'],
      ['BB Lounge', 'ngGame/bbin'],
    ] as const) {
      await expect.poll(() => balanceOf(wallet)).toBe('0.00\u00a0USDT');
      fireEvent.change(screen.getByRole('combobox', { name: 'Game wallet' }), { target: { value: id } });
      move('5', new RegExp(`^Move into ${wallet}`));
      expect(await screen.findByText(`Moved into ${wallet}: 5.00 USDT.`)).toBeTruthy();
      await expect.poll(() => balanceOf(wallet)).toBe('5.00\u00a0USDT');
    }
    fireEvent.click(screen.getByRole('button', { name: 'Take everything back' }));
    expect(await screen.findByText('Everything is back in your main wallet.')).toBeTruthy();
    for (const wallet of ['Card games', 'Asia Tables', 'BB Lounge'])
      await expect.poll(() => balanceOf(wallet)).toBe('0.00\u00a0USDT');
    await expect.poll(() => balanceOf('Main wallet')).toBe(before);
  });

  it('an answer that is lost is being checked, with its amount, until it is certain; nothing is moved twice', async () => {
    const lost = vi.fn<() => boolean>(() => true);
    app = await renderApp('/game/ngGame', {
      signedInAs,
      before: () => {
        const reach = globalThis.fetch;
        vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
          if (path.includes('/outcome') && lost()) throw new TypeError('network');
          const answer = await reach(path, init);
          if (path.includes('/ng/transfer_in') && lost()) throw new TypeError('network');
          return answer;
        });
      },
    });
    await expect.poll(() => balanceOf('Asia Tables')).toBe('0.00\u00a0USDT');
    move('7', /^Move into Asia Tables/);
    expect(await screen.findByText('We are checking whether 7.00 USDT was carried out.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Move into/ }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('button', { name: 'Take everything back' }).hasAttribute('disabled')).toBe(true);
    lost.mockReturnValue(false);
    expect(await screen.findByText('Moved into Asia Tables: 7.00 USDT.')).toBeTruthy();
    await expect.poll(() => balanceOf('Asia Tables')).toBe('7.00\u00a0USDT');
  });

  it('asks a guest to sign in, and shows no money', async () => {
    app = await renderApp('/game/cardGame');
    expect(await screen.findByText('Sign in to move money into these games.')).toBeTruthy();
    expect(screen.queryByText('Take everything back')).toBeNull();
  });

  it.each([
    ['comingSoon', 'Coming soon'],
    ['underConstruction', 'Under construction'],
  ] as const)('that are %s say so, and still give money back', async (state, words) => {
    app = await renderApp('/', { element: <NotOpenBrand state={state} page="game" />, signedInAs });
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeTruthy();
    await app.close();
    app = await renderApp('/', { element: <NotOpenBrand state={state} page="wallets" />, signedInAs });
    expect(await screen.findByText(/^Card games: takes no money at the moment/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Into the game' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Take back from Card games' })).toBeTruthy();
    await app.close();
    app = await renderApp('/', { element: <NotOpenBrand state={state} page="arcade" /> });
    expect((await screen.findByRole('heading', { name: 'Noah' })).parentElement?.textContent).toBe(`Noah${words}`);
    expect(screen.queryByRole('link', { name: 'All: Noah' })).toBeNull();
  });

  it('are not found where the brand does not offer them', async () => {
    app = await renderApp('/game/cardGame', { brand: 'nightjar' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  });
});
