import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RowName } from '#contract/rows';
import { RowClient } from '#simulator/testing';
import { api } from '#app/api/api.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { protectedApp, type ProtectedApp } from '#app/test/protected-app.tsx';

let app: ProtectedApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
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
    expect(screen.queryByText(/Still needed/)).toBeNull();
  });

  it.each(['/promotions', '/promotions/promo-2'])('%s leads to the page of the break', async (address) => {
    const { screen } = await open(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Player protection' })).toBeTruthy();
  });

  it('the menu has no invitation and no promotions', async () => {
    const { screen } = await open('/my-bets?menu=true');
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await menu.findByRole('link', { name: 'Player protection' });
    expect(menu.queryByRole('link', { name: INVITE })).toBeNull();
    expect(menu.queryByRole('link', { name: 'Promotions' })).toBeNull();
  });

  it('the deposit form is the reason and nothing to fill in', async () => {
    const { screen, store } = await open('/my-bets');
    act(() => void store.dispatch(overlayOpened({ kind: 'wallet', type: 'deposit' })));
    const wallet = await screen.findByRole('dialog', { name: 'Wallet' });
    await within(wallet).findByText(/You are taking a time-out until/);
    expect(within(wallet).queryByRole('textbox')).toBeNull();
  });
});

describe('protection: nothing urges during a break', () => {
  it.each(['uk', 'br'] as const)('%s: the profile names no level to reach and no reward', async (profile) => {
    app = await protectedApp(profile, '/profile', { before: onBreak, width: 390 });
    const { screen } = app;
    await waitFor(() => {
      const sections = within(screen.getByRole('group', { name: 'Profile' })).getAllByRole('button');
      expect(sections.map(({ textContent }) => textContent)).toEqual(['Account', 'History']);
    });
    expect(screen.queryByText(/Still needed/)).toBeNull();
  });
});

/** What advertises; the calls of notices do not say who asks, so that no upstream can leave it out. */
const ADVERT = { content: 'Stake more this weekend', at: '2026-03-14T12:00:00.000Z', lang: 'en', purpose: 'marketing' };

interface Urge {
  readonly address: string;
  /** What there is before the page is opened. */
  readonly before?: Before;
  readonly row?: readonly [RowName, object];
  readonly open?: (app: ProtectedApp) => unknown;
  readonly find: (app: ProtectedApp) => HTMLElement | null;
}
const toDeposit = ({ store }: ProtectedApp) =>
  act(() => void store.dispatch(overlayOpened({ kind: 'wallet', type: 'deposit' })));
/** All but ten of the wallet. */
const spend: Before = ({ simulator }) => {
  const world = simulator.world();
  const { id = '', currency = '' } = world.members.byId('m-player') ?? {};
  const [from, to] = [`member:${id}`, 'house:adjustments'];
  const amount = world.ledger.balance(from, currency) - 10_000_000n;
  world.ledger.move('adjustment', id, world.now(), { from, to, currency, amount });
};
/** A browser that can show notifications. */
const canNotify = () => {
  vi.stubGlobal('Notification', { permission: 'default' });
  vi.stubGlobal('PushManager', () => undefined);
  const serviceWorker = { getRegistration: () => Promise.resolve(undefined), addEventListener: () => undefined };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
};

/** Every place that urges, besides those above: it is there until the break begins, and then it is gone. */
const URGES: Readonly<Record<string, Urge>> = {
  'what many players bet on': {
    address: '/sport/live',
    find: ({ screen }) => screen.queryByLabelText('Popular now', { selector: 'section' }),
  },
  'the same bet again': {
    address: '/my-bets',
    row: ['placeBet', {}],
    async open({ screen }) {
      fireEvent.click(await screen.findByTestId('bet-details'));
    },
    find: ({ screen }) => screen.queryAllByText('Bet again', { selector: 'button' })[0] ?? null,
  },
  'a deposit that was begun': {
    address: '/my-bets',
    row: ['openDeposit', { channel_id: 'in-pix', card: undefined }],
    open: toDeposit,
    find: ({ screen }) => screen.queryByLabelText('Open deposits', { selector: 'section' }),
  },
  'amounts to pay in': {
    address: '/my-bets',
    open: toDeposit,
    find: ({ screen }) => screen.queryByLabelText('Amount'),
  },
  'what the slip costs beyond the balance': {
    address: '/sport/soccer',
    before: spend,
    open: (app) => app.stake('20'),
    find: ({ screen }) => screen.queryByText(/^Deposit .*\d/, { selector: 'button' }),
  },
  'news that advertise, on their page': {
    address: '/announcements',
    before: ({ simulator }) => void simulator.world().content.announcements.unshift({ id: 'ad-1', ...ADVERT } as never),
    find: ({ screen }) => screen.queryByText(ADVERT.content),
  },
  'news that advertise, on the home page': {
    address: '/',
    before: ({ simulator }) => void simulator.world().content.marquee.unshift({ id: 'ad-1', ...ADVERT } as never),
    find: ({ screen }) => screen.queryAllByText(ADVERT.content)[0] ?? null,
  },
  'promotions on the home page': {
    address: '/',
    find: ({ screen }) => screen.queryByLabelText('Promotions', { selector: 'section' }),
  },
  'banners that advertise': {
    address: '/',
    find: () => document.querySelector('section[aria-label=Banners] a[href$="/sport/soccer"]'),
  },
  'the app for phones': {
    address: '/',
    find: ({ screen }) => screen.queryByRole('button', { name: 'Do not show this again' }),
  },
  'promotions in the side navigation': {
    address: '/my-bets',
    find: ({ screen }) => screen.queryByRole('link', { name: 'Promotions' }),
  },
  'the offer of notifications': {
    address: '/profile',
    before: canNotify,
    find: ({ screen }) => screen.queryByRole('heading', { name: 'Notifications' }),
  },
  'the invitation at the foot of the page': {
    address: '/my-bets',
    find: ({ screen }) => within(screen.getByRole('contentinfo')).queryByRole('link', { name: INVITE }),
  },
};

describe('once a break begins, what urges is gone', () => {
  it.each(Object.entries(URGES))('br: %s', async (_, { address, before, row, open, find }) => {
    app = await protectedApp('br', address, { ...(before && { before }) });
    const opened = app;
    if (row !== undefined) {
      const client = new RowClient(app.simulator, app.simulator.world()).signIn();
      const sample = await client.sample(row[0]);
      const { status } = await client.send(row[0], { ...sample, body: { ...(sample.body as object), ...row[1] } });
      expect(status).toBe(200);
      act(() => void opened.store.dispatch(api.util.invalidateTags(['Bets', 'Orders'])));
    }
    await open?.(app);
    // A failing `not.toBeNull()` prints the page, which took minutes.
    await waitFor(() => expect(find(opened) !== null).toBe(true));
    onBreak({ simulator: app.simulator });
    // The break alone: an upstream that goes on sending what urges is no help.
    act(() => void opened.store.dispatch(api.util.invalidateTags(['Protection'])));
    await app.screen.findByTestId('break');
    await waitFor(() => expect(find(opened) === null).toBe(true));
  });
});

describe('a player on a break is not asked to invite others', () => {
  it('by an address that opens the invitation', async () => {
    app = await protectedApp('br', '/my-bets?invite=true', { before: onBreak });
    const { screen } = app;
    await screen.findByTestId('break');
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.queryByRole('dialog', { name: INVITE })).toBeNull();
  });

  it('by the page', async () => {
    app = await protectedApp('br', '/invite', { before: onBreak });
    await app.screen.findByTestId('break');
    expect(await app.screen.findByRole('heading', { level: 1, name: 'Player protection' })).toBeTruthy();
  });
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
    expect(app.screen.queryByText(/USDT/)).toBeNull();
  });
});
