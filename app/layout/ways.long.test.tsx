import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { openDialogs } from '#app/test/open-dialogs.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { CurrencyMenu } from '#app/features/account/account/currency-menu.tsx';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { MenuEntries } from './menu-entries.tsx';

/** A page with little content of its own. */
const QUIET = '/coming-soon';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

describe('the ways through the site', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  beforeEach(openDialogs);
  afterEach(async () => {
    await app.close();
    localStorage.clear();
  });
  const open = async (options: Parameters<typeof renderApp>[1] = {}) => {
    app = await renderApp(QUIET, options);
    await app.screen.findByRole('navigation', { name: 'Main' });
  };
  /** The names of links in a part of the page, with their addresses. */
  const waysIn = (part: HTMLElement) =>
    Object.fromEntries(
      within(part)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
    );
  const header = () => app.screen.getAllByRole('banner')[0] ?? document.body;
  const main = () => app.screen.getByRole('navigation', { name: 'Main' });

  it('the footer leads to support, announcements, profile, home, the games and every sport', async () => {
    await open({ isAllNear: true });
    const footer = await app.screen.findByRole('navigation', { name: 'More pages' });
    await waitFor(() => expect(waysIn(footer)).toHaveProperty('BD soccer'));
    expect(waysIn(footer)).toMatchObject({
      'Live support': '/chat',
      Announcements: '/announcements',
      'Invite friends': `${QUIET}?invite=true`,
      Profile: '/profile',
      Home: '/',
      'PG Games': '/pggamelist',
      TADA: '/game/tadaGame',
      Noah: '/game/noah',
      Soccer: '/sport/soccer',
      Basketball: '/sport/basketball',
      'BD soccer': '/sport/bd',
    });
  });

  it('the navigation has an entry for each sport and each game, with its address', async () => {
    await open();
    await waitFor(() =>
      expect(waysIn(main())).toMatchObject({
        Soccer: '/sport/soccer',
        Basketball: '/sport/basketball',
        'BD soccer': '/sport/bd',
        Cricket: '/sport/cricket',
        Results: '/results',
        'How to play': '/howToPlay',
        Reports: '/reports',
        Announcements: '/announcements',
        'Private messages': '/private-messages',
        'Live support': `${QUIET}?support=true`,
        'Invite friends': `${QUIET}?invite=true`,
        Promotions: '/promotions',
      }),
    );
    fireEvent.click(within(main()).getByRole('button', { name: 'Games' }));
    expect(waysIn(main())).toMatchObject({
      'PG Games': '/game/pgGame',
      TADA: '/game/tadaGame',
      Noah: '/game/noah',
      'Live games': '/live-games',
      'Galloping Mark Six': '/lottery/gallopingmarksix',
      'PK10 racing': '/lottery/pk10',
    });
  });

  it('has no tab of sports where the brand offers no sport', async () => {
    await open({ settings: () => ({ sports: [] }) });
    expect(await within(main()).findByRole('link', { name: 'PG Games' })).toBeTruthy();
    expect(within(main()).queryByRole('button', { name: 'Sports' })).toBeNull();
  });

  it('the header of a guest opens sign-in and registration, and leads home', async () => {
    await open();
    expect(waysIn(header())).toMatchObject({ Harborlight: '/' });
    fireEvent.click(within(header()).getByRole('button', { name: 'Register' }));
    expect(app.store.getState().overlay).toEqual({ kind: 'register' });
    fireEvent.click(within(header()).getByRole('button', { name: 'Sign in' }));
    expect(app.store.getState().overlay).toEqual({ kind: 'signIn' });
  });

  it('the header of a player leads to the profile; the balance, its unit and the wallet are beside it', async () => {
    await open({ signedInAs: DEMO_PLAYER.email });
    await waitFor(() => expect(waysIn(header())).toMatchObject({ Profile: '/profile' }));
    expect((await within(header()).findByTestId('balance')).textContent).toMatch(/^[\d,]+\.\d\d$/);
    expect(within(header()).getByRole('button', { name: 'Change the currency, now USDT' })).toBeTruthy();
    fireEvent.click(within(header()).getByRole('button', { name: 'Wallet' }));
    expect(app.store.getState().overlay).toEqual({ kind: 'wallet', type: 'deposit' });
  });

  it('the phone has sports, games, recharge, my bets and live support below', async () => {
    await open({ width: 390, signedInAs: DEMO_PLAYER.email });
    await waitFor(() =>
      expect(waysIn(main())).toEqual({
        Sports: '/sport/soccer',
        Games: '/gameArcade',
        'My bets': '/my-bets',
        Support: `${QUIET}?support=true`,
      }),
    );
    fireEvent.click(within(main()).getByRole('button', { name: 'Deposit' }));
    expect(app.store.getState().overlay).toEqual({ kind: 'wallet', type: 'deposit' });
  });

  it('signing out in the menu forgets the player and goes home, without a drawer or a dialog', async () => {
    const element = (
      <>
        <MenuEntries />
        <Address />
      </>
    );
    app = await renderApp(`${QUIET}?menu=true`, { signedInAs: DEMO_PLAYER.email, element });
    fireEvent.click(await app.screen.findByRole('button', { name: 'Sign out' }));
    await expect.poll(() => app.screen.getByTestId('address').textContent).toBe('/');
    expect(app.store.getState().session.player).toBeUndefined();
    expect(app.store.getState().overlay.kind).toBe('none');
  });

  it('the text of the operator is in the language of the page', async () => {
    await open({ isAllNear: true });
    const { footerText } = await readBrand(process.cwd(), 'harborlight');
    const { data } = (await (await fetch('/sports/api/v1/copyright')).json()) as { data: Record<string, string> };
    const textIn = (language: 'en' | 'es') => data[language] ?? footerText[language] ?? '';
    expect(textIn('es')).not.toBe(textIn('en'));
    expect(await app.screen.findByText(textIn('en'))).toBeTruthy();
    await act(() => app.i18n.changeLanguage('es'));
    expect(await app.screen.findByText(textIn('es'))).toBeTruthy();
  });

  it('the menu of currencies has a flag, the rate and the minimum bets of each', async () => {
    app = await renderApp(QUIET, { signedInAs: DEMO_PLAYER.email, element: <CurrencyMenu /> });
    const options = await app.screen.findAllByRole('radio');
    const labels = options.map((option) => option.closest('label'));
    expect(labels.map((label) => label?.querySelectorAll('svg').length)).toEqual(labels.map(() => 1));
    const usdt = labels.find((label) => label?.textContent?.startsWith('USDT'));
    expect(usdt?.textContent).toContain('Minimum bets: sports 0.01, lotteries 1');
  });

  it('the menu leads to messages, invitation, promotions and live support', async () => {
    app = await renderApp(QUIET, { signedInAs: DEMO_PLAYER.email, element: <MenuEntries /> });
    await app.screen.findByRole('link', { name: 'Promotions' });
    expect(waysIn(document.body)).toMatchObject({
      Profile: '/profile',
      'My bets': `${QUIET}?mybet=true`,
      Reports: '/reports',
      'Private messages': '/private-messages',
      'Invite friends': `${QUIET}?invite=true`,
      Promotions: '/promotions',
      'Live support': `${QUIET}?support=true`,
    });
  });
});
