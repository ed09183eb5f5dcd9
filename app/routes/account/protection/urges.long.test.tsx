import { act } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '#app/api/api.ts';
import { BrandProvider, useBrand } from '#app/brand/brand-context.ts';
import { BetActions } from '#app/features/betting/slip/placing/bet-actions.tsx';
import { DepositMissing } from '#app/features/betting/slip/placing/deposit-missing.tsx';
import { FooterColumns } from '#app/layout/footer/footer-columns.tsx';
import { usePageEntries } from '#app/layout/search/use-page-entries.ts';
import { SideMore } from '#app/layout/side-more.tsx';
import { WalletPages } from '#app/layout/wallet/wallet-pages.tsx';
import { AnnouncementsRoute } from '#app/routes/around/announcements.tsx';
import { HomeBanners, HomeRest } from '#app/routes/around/home-sections.tsx';
import { ProfileRoute } from '#app/routes/account/profile.tsx';
import { LiveRoute } from '#app/routes/betting/live.tsx';
import { protectedApp, type ProtectedApp } from '#app/test/protected-app.tsx';
import type { HomeBlock } from '#contract/brand';
import { RowClient } from '#simulator/testing';

let app: ProtectedApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const DAY_MS = 86_400_000;
type Simulator = ProtectedApp['simulator'];

/** What advertises; the calls of notices do not say who asks, so that no upstream can leave it out. */
const ADVERT = { id: 'ad-1', content: 'Stake more this weekend', at: '2026-03-14T12:00:00.000Z', lang: 'en' };
const NOTICE = { ...ADVERT, purpose: 'marketing' } as const;

/** A browser that can show notifications. */
const canNotify = () => {
  vi.stubGlobal('Notification', { permission: 'default' });
  vi.stubGlobal('PushManager', () => undefined);
  const serviceWorker = { getRegistration: () => Promise.resolve(undefined), addEventListener: () => undefined };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
};

/** One block of the home page, whether or not the brand's own page has it. */
function Block({ of }: { readonly of: HomeBlock }) {
  const brand = useBrand();
  return (
    <BrandProvider value={{ ...brand, layout: { ...brand.layout, home: [of] } }}>
      <HomeRest banners={null} />
    </BrandProvider>
  );
}
function Found() {
  return usePageEntries().map(({ title }) => title);
}
const wallet = <WalletPages overlay={{ kind: 'wallet', type: 'deposit' }} onClose={() => undefined} />;
const SHORT = { name: 'insufficientAccountBalance', amount: '33.40', limit: '10', currency: 'BRL' } as const;

interface Urge {
  /** The part of a page that urges, alone: a whole one takes minutes where nothing is found in it. */
  readonly element: ReactNode;
  readonly address?: string;
  /** What there is before the page is opened. */
  readonly before?: (world: { readonly simulator: Simulator }) => void;
  readonly isThere: () => boolean;
  readonly opened?: (app: ProtectedApp) => Promise<unknown>;
}
const says = (words: string) => () => document.body.textContent.includes(words);
const has = (selector: string) => () => document.querySelector(selector) !== null;

/** Every place that urges, besides those of no-urging: it is there until the break begins, and then it is gone. */
const URGES: Readonly<Record<string, Urge>> = {
  'what many players bet on': { element: <LiveRoute />, isThere: has('section[aria-label="Popular now"]') },
  'the same bet again, of a receipt and of a bet’s detail': {
    element: <BetActions bet={{ bet: { items: [], coupon: { passes: [], bankers: [], stake: '' } } } as never} />,
    isThere: says('Bet again'),
  },
  'the deposit that a bet needs': {
    element: <DepositMissing reasons={[{ kind: 'limit', warning: SHORT }]} currency="BRL" />,
    isThere: has('button'),
  },
  'a deposit that was begun': {
    element: wallet,
    async opened({ simulator, store }) {
      const client = new RowClient(simulator, simulator.world()).signIn();
      const sample = await client.sample('openDeposit');
      const body = { ...(sample.body as object), channel_id: 'in-pix', card: undefined };
      expect((await client.send('openDeposit', { ...sample, body })).status).toBe(200);
      act(() => void store.dispatch(api.util.invalidateTags(['Orders'])));
    },
    isThere: has('section[aria-label="Open deposits"]'),
  },
  'amounts to pay in': { element: wallet, isThere: has('input[name=amount]') },
  'news that advertise, on their page': {
    element: <AnnouncementsRoute />,
    before: ({ simulator }) => void simulator.world().content.announcements.unshift(NOTICE as never),
    isThere: says(ADVERT.content),
  },
  'news that advertise, on the home page': {
    element: <Block of="notices" />,
    before: ({ simulator }) => void simulator.world().content.marquee.unshift(NOTICE as never),
    isThere: says(ADVERT.content),
  },
  'promotions on the home page': {
    element: <Block of="promotions" />,
    isThere: has('section[aria-label="Promotions"]'),
  },
  'the app for phones': {
    element: <Block of="download" />,
    isThere: has('button[aria-label="Do not show this again"]'),
  },
  'banners that advertise': { element: <HomeBanners hero={null} />, isThere: has('a[href$="/sport/soccer"]') },
  'promotions in the side navigation': { element: <SideMore />, isThere: says('Promotions') },
  'the invitation in the side navigation': { element: <SideMore />, isThere: says('Invite friends') },
  'the invitation at the foot of the page': { element: <FooterColumns />, isThere: says('Invite friends') },
  'promotions in the search': { element: <Found />, isThere: says('Promotions') },
  'the code that invites others': {
    element: <ProfileRoute />,
    address: '/profile?tab=account',
    isThere: says('Referral code'),
  },
  'the offer of notifications': {
    element: <ProfileRoute />,
    address: '/profile?tab=account',
    before: canNotify,
    isThere: says('Notifications'),
  },
};

describe('once a break begins, what urges is gone', () => {
  it.each(Object.entries(URGES))('br: %s', async (_, { element, address = '/', before, opened, isThere }) => {
    app = await protectedApp('br', address, {
      // Notifications are ours.
      upstream: { idempotency: 'keyed' },
      element: <Suspense>{element}</Suspense>,
      ...(before && { before }),
    });
    const { simulator, store } = app;
    await opened?.(app);
    await vi.waitFor(() => expect(isThere()).toBe(true));
    const world = simulator.world();
    const sinceMs = world.now();
    const exclusion = { kind: 'time_out', sinceMs, untilMs: sinceMs + DAY_MS } as const;
    world.members.updateDoc('m-player', { exclusion });
    // The break alone: an upstream that goes on sending what urges is no help.
    act(() => void store.dispatch(api.util.invalidateTags(['Protection'])));
    await vi.waitFor(() => expect(isThere()).toBe(false));
  });
});
