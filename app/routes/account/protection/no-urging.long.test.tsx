import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { api } from '#app/api/api.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { protectedApp, type ProtectedApp } from '#app/test/protected-app.tsx';

let app: ProtectedApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

const HOUR_MS = 3_600_000;
type Before = NonNullable<NonNullable<Parameters<typeof protectedApp>[2]>['before']>;

/** Takes a break for a day before the page is opened. */
const onBreak: Before = ({ simulator }) => {
  const world = simulator.world();
  const sinceMs = world.now();
  const exclusion = { kind: 'time_out', sinceMs, untilMs: sinceMs + 24 * HOUR_MS };
  world.members.updateDoc('m-player', { exclusion });
};
const INVITE = 'Invite friends';

describe.each(['uk', 'br'] as const)('a player on a break is not urged (%s)', (profile) => {
  const open = async (address: string) => {
    app = await protectedApp(profile, address, { before: onBreak, width: 390 });
    await app.screen.findByTestId('break');
    return app;
  };

  it('an address of the levels leads to the account', async () => {
    const { screen } = await open('/profile?tab=vip');
    const account = await screen.findByRole('button', { name: 'Account' });
    expect(account.getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByText(/Still needed/) === null).toBe(true);
  });

  it.each(['/promotions', '/promotions/promo-2'])('%s leads to the page of the break', async (address) => {
    const { screen } = await open(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Player protection' })).toBeTruthy();
  });

  it('the menu has no invitation and no promotions', async () => {
    const { screen } = await open('/my-bets?menu=true');
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await menu.findByRole('link', { name: 'Player protection' });
    expect(menu.queryByRole('link', { name: INVITE }) === null).toBe(true);
    expect(menu.queryByRole('link', { name: 'Promotions' }) === null).toBe(true);
  });

  it('the navigation of a phone opens the wallet at the withdrawal', async () => {
    const { screen } = await open('/my-bets');
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    fireEvent.click(await nav.findByRole('button', { name: 'Wallet' }));
    expect(nav.queryByRole('button', { name: 'Deposit' }) === null).toBe(true);
    const wallet = within(await screen.findByRole('dialog', { name: 'Wallet' }));
    expect((await wallet.findByRole('button', { name: 'Withdraw' })).getAttribute('aria-pressed')).toBe('true');
  });

  it('the deposit form is the reason and nothing to fill in', async () => {
    const { screen, store } = await open('/my-bets');
    act(() => void store.dispatch(overlayOpened({ kind: 'wallet', type: 'deposit' })));
    const wallet = await screen.findByRole('dialog', { name: 'Wallet' });
    await within(wallet).findByText(/You are taking a time-out until/);
    expect(within(wallet).queryByRole('textbox') === null).toBe(true);
  });
});

it('without rules of a jurisdiction, the menu of a player on a break has neither', async () => {
  app = await protectedApp('none', '/my-bets?menu=true', { before: onBreak, width: 390 });
  const menu = within(await app.screen.findByRole('dialog', { name: 'Menu' }));
  await menu.findByRole('link', { name: 'Player protection' });
  await waitFor(() => expect(menu.queryByRole('link', { name: INVITE }) === null).toBe(true));
  expect(menu.queryByRole('link', { name: 'Promotions' }) === null).toBe(true);
});

describe('protection: nothing urges during a break', () => {
  it.each(['uk', 'br'] as const)('%s: the profile names no level to reach and no reward', async (profile) => {
    app = await protectedApp(profile, '/profile', { before: onBreak, width: 390 });
    const { screen } = app;
    await waitFor(() => {
      const sections = within(screen.getByRole('group', { name: 'Profile' })).getAllByRole('button');
      expect(sections.map(({ textContent }) => textContent)).toEqual(['Account', 'History']);
    });
    expect(screen.queryByText(/Still needed/) === null).toBe(true);
  });
});

describe('a player on a break is not asked to invite others', () => {
  it('by an address that opens the invitation', async () => {
    app = await protectedApp('br', '/my-bets?invite=true', { before: onBreak });
    const { screen } = app;
    await screen.findByTestId('break');
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.queryByRole('dialog', { name: INVITE }) === null).toBe(true);
  });

  it('by the page', async () => {
    app = await protectedApp('br', '/invite', { before: onBreak });
    await app.screen.findByTestId('break');
    expect(await app.screen.findByRole('heading', { level: 1, name: 'Player protection' })).toBeTruthy();
  });
});

it('a break that was begun on another device is known once the player comes back to the page', async () => {
  app = await protectedApp('uk', '/promotions');
  const { screen, store } = app;
  await screen.findByRole('heading', { level: 1, name: 'Promotions' });
  onBreak(app);
  act(() => void store.dispatch(api.internalActions.onFocus()));
  await screen.findByTestId('break');
  expect(await screen.findByRole('heading', { level: 1, name: 'Player protection' })).toBeTruthy();
});

it('during a break money only comes back from the wallet of a game', async () => {
  app = await protectedApp('none', '/my-bets', { before: onBreak });
  const { screen, store } = app;
  await screen.findByRole('heading', { level: 1 });
  act(() => void store.dispatch(overlayOpened({ kind: 'wallet', type: 'games' })));
  const wallet = within(await screen.findByRole('dialog', { name: 'Wallet' }));
  await wallet.findByText('Card games: takes no money at the moment. You can still take yours back.');
  expect(wallet.queryByRole('link', { name: /^Play/ }) === null).toBe(true);
});

describe('a player who takes no break', () => {
  it('is shown the invitation that an address opens', async () => {
    app = await protectedApp('br', '/my-bets?invite=true');
    expect(await app.screen.findByRole('dialog', { name: INVITE })).toBeTruthy();
  });

  it('is shown levels in the only currency of a brand', async () => {
    app = await protectedApp('uk', '/profile?tab=vip');
    const missing = await app.screen.findByTestId('vip-missing');
    expect(missing.textContent).toMatch(/£|GBP/);
    expect(app.screen.queryByText(/USDT/) === null).toBe(true);
  });
});
