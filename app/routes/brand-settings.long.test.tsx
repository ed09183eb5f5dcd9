import { fireEvent, within } from '@testing-library/react';
import { Suspense, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Brand } from '#contract/brand';
import type { Match } from '#contract/entities';
import { CurrencyMenu } from '#app/features/account/account/currency-menu.tsx';
import { Hero } from '#app/features/around/hero/index.ts';
import { MyBets } from '#app/features/betting/my-bets/index.ts';
import { pickOf, pickToggled, SlipPanel } from '#app/features/betting/slip/index.ts';
import { Support } from '#app/features/around/support/index.ts';
import { WalletPanel } from '#app/features/money/wallet/index.ts';
import { Footer } from '#app/layout/footer/footer.tsx';
import { LanguageForm } from '#app/layout/language/language-form.tsx';
import { LanguagePicker } from '#app/layout/language/language-picker.tsx';
import { MenuEntries } from '#app/layout/menu-entries.tsx';
import { callAs } from '#app/test/call-as.ts';
import { openMatches, placeWins } from '#app/test/place.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { ProfileRoute } from './account/profile.tsx';

const [DEMO] = DEMO_ACCOUNTS;
const PLAYER = DEMO?.email ?? '';
/** Everything that the page can be without, but ways to pay. */
const OFF = {
  bonus: false,
  checkIn: false,
  invite: false,
  transfer: false,
  chat: false,
  cashOut: false,
  crypto: false,
  card: false,
  bank: true,
  eWallet: true,
  pix: true,
};

/** The effect of each brand setting in the page: the same section twice, with the setting and without. */
describe('settings that the page shows', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  beforeEach(() => localStorage.clear());
  afterEach(() => app.close());

  const show = async (element: ReactNode, settings: Partial<Brand> = {}, signedInAs?: string) => {
    app = await renderApp('/', {
      element: <Suspense>{element}</Suspense>,
      settings: () => settings,
      ...(signedInAs !== undefined && { signedInAs }),
      before: ({ simulator }) => void simulator.world().content.footer.splice(0),
    });
  };
  const hrefOf = (name: string | RegExp) => app.screen.getByRole('link', { name }).getAttribute('href');

  it('name, footerText, company, social and sponsors are in the footer', async () => {
    await show(<Footer />, {
      name: 'Tried',
      footerText: { en: 'Words of the operator.' },
      company: {
        name: 'Tried Ltd.',
        registration: 'No. 4711',
        address: '1 Example Street',
        email: 'legal@tried.example',
        licences: [{ authority: 'Example Commission', number: 'L-12', url: 'https://register.example/12' }],
      },
      social: [{ network: 'telegram', url: 'https://t.me/tried_example' }],
      sponsors: [{ name: 'Tidewater', logo: 'sponsor-tidewater.svg', url: 'https://tidewater.example/' }],
    });
    expect(await app.screen.findByText('Words of the operator.')).toBeTruthy();
    expect(app.screen.getByText(/© \d{4} Tried/)).toBeTruthy();
    const company = app.screen.getByTestId('company').textContent ?? '';
    for (const part of ['Tried Ltd.', 'No. 4711', '1 Example Street', 'legal@tried.example'])
      expect(company).toContain(part);
    expect(hrefOf(/L-12.*Example Commission|Example Commission.*L-12/)).toBe('https://register.example/12');
    expect(hrefOf(/Telegram/)).toBe('https://t.me/tried_example');
    expect(hrefOf(/Tidewater/)).toBe('https://tidewater.example/');
    expect(document.querySelector('img[src="/brand/sponsor-tidewater.svg"]')).not.toBeNull();
  });

  it('tagline and layout.banner are the first thing on the home page', async () => {
    await show(<Hero>more</Hero>, { tagline: 'Tried words.', defaultLanguage: 'en' });
    expect(await app.screen.findByText('Tried words.')).toBeTruthy();
    expect(document.querySelector('img[src="/brand/banner.svg"]')).not.toBeNull();
    await app.close();
    const layout = { corners: 'soft', density: 'compact', banner: 'plain', elevation: 'flat' } as const;
    await show(<Hero>more</Hero>, { layout });
    expect(await app.screen.findByText('more')).toBeTruthy();
    expect(document.querySelector('img[src="/brand/banner.svg"]')).toBeNull();
  });

  it('languages are in the dialog, headerLanguages in the header; one language needs no picker', async () => {
    const pickers = (
      <>
        <LanguagePicker />
        <LanguageForm onDone={() => undefined} />
      </>
    );
    await show(pickers, { languages: ['en', 'tr', 'ko'], headerLanguages: ['tr'] });
    const values = (found: readonly HTMLElement[]) => found.map((each) => (each as HTMLInputElement).value);
    expect(values(await app.screen.findAllByRole('radio'))).toEqual(['en', 'tr', 'ko']);
    expect(values(app.screen.getAllByRole('option'))).toEqual(['tr', 'en', 'more']);
    await app.close();
    await show(pickers, { languages: ['en'], headerLanguages: ['en'] });
    expect(values(await app.screen.findAllByRole('radio'))).toEqual(['en']);
    expect(app.screen.queryByRole('option')).toBeNull();
  });

  it('support is what the drawer lists first, before what the upstream has', async () => {
    await show(<Support />, {
      support: [
        { kind: 'email', address: 'help@tried.example' },
        { kind: 'phone', number: '+551140001234' },
        { kind: 'link', name: 'Help pages', url: 'https://help.tried.example/' },
      ],
    });
    await app.screen.findByText('help@tried.example');
    const targets = app.screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets.slice(0, 3)).toEqual([
      'mailto:help@tried.example',
      'tel:+551140001234',
      'https://help.tried.example/',
    ]);
  });

  it("currencies are what a wallet can be changed to, besides the player's own", async () => {
    await show(<CurrencyMenu />, { currencies: ['BRL', 'INR'] }, PLAYER);
    const options = await app.screen.findAllByRole('radio');
    expect(options.map((option) => (option as HTMLInputElement).value)).toEqual(['USDT', 'BRL', 'INR']);
  });

  it('features.invite: an entry of the menu and of the footer', async () => {
    const parts = (
      <>
        <MenuEntries />
        <Footer />
      </>
    );
    await show(parts);
    expect(await app.screen.findAllByRole('link', { name: 'Invite friends' })).toHaveLength(2);
    await app.close();
    await show(parts, { features: OFF });
    await app.screen.findByText('18+');
    expect(app.screen.queryByRole('link', { name: 'Invite friends' })).toBeNull();
  });

  it('features.checkIn and features.bonus: the days to claim, and what has been given lately', async () => {
    const sections = () => within(app.screen.getByRole('group', { name: 'Profile' })).getAllByRole('button').length;
    await show(<ProfileRoute />, { features: { ...OFF, checkIn: true } }, PLAYER);
    fireEvent.click(await app.screen.findByRole('button', { name: 'Claim' }));
    expect(await app.screen.findByText('The reward is in your wallet.')).toBeTruthy();
    expect(app.screen.queryByRole('heading', { name: 'Latest bonuses' })).toBeNull();
    expect(sections()).toBe(4);
    await app.close();
    await show(<ProfileRoute />, { features: OFF }, PLAYER);
    await app.screen.findByRole('progressbar');
    expect(sections()).toBe(3);
  });

  it('features.bonus: a kind of the history', async () => {
    await show(<WalletPanel type="history" onType={() => undefined} />, { features: { ...OFF, bonus: true } }, PLAYER);
    expect(await app.screen.findByRole('button', { name: 'Bonuses' })).toBeTruthy();
    await app.close();
    await show(<WalletPanel type="history" onType={() => undefined} />, { features: OFF }, PLAYER);
    await app.screen.findByRole('button', { name: 'Deposits' });
    expect(app.screen.queryByRole('button', { name: 'Bonuses' })).toBeNull();
  });

  it('features.transfer, features.crypto and features.card: pages and methods of the wallet', async () => {
    const wallet = <WalletPanel type="deposit" onType={() => undefined} />;
    await show(wallet, {}, PLAYER);
    expect(await app.screen.findByRole('button', { name: 'Card' })).toBeTruthy();
    expect(app.screen.getByRole('button', { name: 'Crypto' })).toBeTruthy();
    expect(app.screen.getByRole('button', { name: 'Transfer' })).toBeTruthy();
    await app.close();
    await show(wallet, { features: OFF }, PLAYER);
    await app.screen.findByLabelText('Amount');
    for (const name of ['Card', 'Crypto']) expect(app.screen.queryByRole('button', { name })).toBeNull();
    expect(app.screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
  });

  it('features.bank, features.eWallet and features.pix: methods of the wallet', async () => {
    const showMethods = (features: Partial<Brand['features']>) =>
      show(
        <WalletPanel type="deposit" onType={() => undefined} />,
        { currencies: ['BRL'], features: { ...OFF, crypto: true, card: true, ...features } },
        PLAYER,
      );
    const names = () => app.screen.queryAllByRole('radio').map((each) => each.closest('label')?.textContent ?? '');
    await showMethods({});
    fireEvent.click(await app.screen.findByRole('button', { name: 'PIX, E-wallet' }));
    await expect.poll(names).toEqual([expect.stringMatching(/^PIX/), expect.stringMatching(/^E-wallet/)]);
    await app.close();
    await showMethods({ pix: false });
    fireEvent.click(await app.screen.findByRole('button', { name: 'E-wallet' }));
    await expect.poll(names).toEqual([expect.stringMatching(/^E-wallet/)]);
    await app.close();
    await showMethods({ bank: false, eWallet: false, pix: false });
    expect(await app.screen.findByRole('button', { name: 'Card' })).toBeTruthy();
    for (const name of ['Bank', 'E-wallet']) expect(app.screen.queryByRole('button', { name })).toBeNull();
  });

  /** Places a bet beside the page, before the page looks for bets. */
  const placeBet = async () => {
    if (DEMO === undefined) throw new Error('no player');
    const caller = await callAs('', DEMO);
    await placeWins(caller, (await openMatches(caller)).slice(0, 1), ['single'], '10');
    fireEvent.click(await app.screen.findByRole('button', { name: 'later' }));
  };

  it('features.cashOut: whether a bet that is open can be sold', async () => {
    await show(
      <Later>
        <MyBets />
      </Later>,
      {},
      PLAYER,
    );
    await placeBet();
    expect(await app.screen.findByRole('link', { name: /^Cash out/ })).toBeTruthy();
    await app.close();
    await show(
      <Later>
        <MyBets />
      </Later>,
      { features: OFF },
      PLAYER,
    );
    await placeBet();
    await app.screen.findByTestId('bet');
    expect(app.screen.queryByRole('link', { name: /^Cash out/ })).toBeNull();
  });

  it('limits.deposit narrows every channel, and is shown', async () => {
    const limits = { stake: { least: '1', most: '5' }, deposit: { least: '60', most: '700' } };
    await show(<WalletPanel type="deposit" onType={() => undefined} />, { limits }, PLAYER);
    fireEvent.change(await app.screen.findByLabelText('Amount'), { target: { value: '701' } });
    expect(app.screen.getAllByText(/60\.00 .* 700\.00\sUSDT/).length).toBeGreaterThan(1);
    fireEvent.submit(app.screen.getByLabelText('Amount').closest('form') as HTMLFormElement);
    expect(await app.screen.findByText(/^The highest amount is 700(\.00)? USDT\.$/)).toBeTruthy();
  });

  it('currency, quickStakes and limits.stake: what the slip says, offers and refuses', async () => {
    await show(<SlipPanel />, {
      currency: 'BRL',
      quickStakes: ['3', '44'],
      limits: { stake: { least: '2', most: '40' }, deposit: { least: '1', most: '2' } },
    });
    app.store.dispatch(pickToggled(await anyPick()));
    const quick = within(await app.screen.findByRole('group', { name: 'Add to the stake' }));
    expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['+3', '+44', '']);
    expect(app.screen.getAllByText('BRL').length).toBeGreaterThan(0);
    await app.close();

    const limits = { stake: { least: '2', most: '40' }, deposit: { least: '1', most: '2' } };
    await show(<SlipPanel />, { limits }, PLAYER);
    app.store.dispatch(pickToggled(await anyPick()));
    const stake = async (value: string) =>
      fireEvent.change(await app.screen.findByLabelText('Stake per line'), { target: { value } });
    await stake('40.01');
    const reasons = await app.screen.findByTestId('reasons');
    expect(reasons.getAttribute('role')).toBe('status');
    await expect.poll(() => reasons.textContent).toContain('at most 40.00\u00a0USDT');
    await stake('1.99');
    await expect.poll(() => reasons.textContent).toContain('at least 2.00\u00a0USDT');
    await stake('40');
    await expect.poll(() => reasons.textContent).toBe('');
    fireEvent.click(app.screen.getByRole('button', { name: 'MAX: Highest possible stake' }));
    expect((app.screen.getByLabelText('Stake per line') as HTMLInputElement).value).toMatch(/^40(\.0+)?$/);
  });
});

function Later({ children }: { readonly children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  return isThere ? children : <button onClick={() => setThere(true)}>later</button>;
}

/** The home win of a match that can be bet on. */
async function anyPick() {
  const response = await fetch('/sports/api/v1/soccer?start=0&limit=200');
  const { data } = (await response.json()) as { data: { readonly matches: readonly Match[] } };
  for (const match of data.matches) {
    const market = match.markets.find(({ kind, status }) => kind === 'wl' && status === 'open');
    const home = market?.outcomes.find(({ outcome }) => outcome === 'w');
    if (match.state === 'scheduled' && market && home) return pickOf(match, market, home);
  }
  throw new Error('no match to bet on');
}
