import type { Page } from 'playwright-core';
import type { Brand } from '#contract/brand/brand.ts';
import { ROUTES } from '#app/journeys/routes-table.ts';
import type { Layout, Site } from '#app/test/site.ts';
import { GUEST_OVERLAYS, PLAYER_OVERLAYS } from './overlays.ts';

/** Where a walk stands. */
export interface Visit {
  readonly page: Page;
  readonly site: Site;
  readonly layout: Layout;
  readonly brand: Brand;
  /** Goes to an address as a link does, with nothing open over it. */
  go(address: string): Promise<void>;
}

/** Something to look at: an address, or what is open over one. */
export interface Place {
  readonly name: string;
  readonly who: 'guest' | 'player';
  readonly only?: Layout;
  /** Whether the brand has it; without this all have. */
  readonly isIn?: (brand: Brand) => boolean;
  readonly open: (visit: Visit) => Promise<void>;
}

/** Pages of which there are many: the first one that another page leads to. */
const FOUND: readonly { readonly pattern: string; readonly on: string; readonly isIn?: Place['isIn'] }[] = [
  { pattern: '/sport/soccer/', on: '/sport/soccer' },
  { pattern: '/sport/basketball/', on: '/sport/basketball' },
  { pattern: '/sport/cricket/', on: '/sport/cricket', isIn: ({ sports }) => sports.includes('cricket') },
  { pattern: '/promotions/', on: '/promotions' },
  {
    pattern: '/game/play/',
    on: '/game',
    isIn: ({ games }) => games.some((each) => /^(?:pgGames|tadaGames|noah)$/.test(each)),
  },
];

/** Of the addresses with a part in them, those that the table of the journeys has no need of. */
const MORE = [
  '/howToPlay/basketball',
  '/howToPlay/cricket',
  '/howToPlay/pk10',
  '/results/cricket',
  '/results/hkmarksix',
  '/results/pk10',
  '/profile?tab=rewards',
  '/profile?tab=account',
  '/profile?tab=security',
  ...['fairness', 'aml', 'self-exclusion', 'gamble-aware', 'rules', 'privacy'].map((page) => `/pages/${page}`),
];

const atAddress = (address: string, who: Place['who'], only?: Layout): Place => ({
  name: address,
  who,
  ...(only !== undefined && { only }),
  open: ({ go }) => go(address),
});

const found = (who: Place['who']): readonly Place[] =>
  FOUND.map(({ pattern, on, isIn }) => ({
    name: `${pattern}…`,
    who,
    ...(isIn !== undefined && { isIn }),
    async open({ page, go }) {
      await go(on);
      const link = page.locator(`main a[href^="${pattern}"]`).first();
      await link.waitFor();
      await go((await link.getAttribute('href')) ?? '');
    },
  }));

/** Every address, of the table of the journeys and those that only the brand's data lead to. */
export const addresses = (who: Place['who']): readonly Place[] => [
  ...ROUTES.map(({ address, only }) => atAddress(address, who, only)),
  ...MORE.map((address) => atAddress(address, who)),
  ...found(who),
];

/** Everything there is to look at: pages as a guest and as a player, and what opens over them. */
export const PLACES: readonly Place[] = [
  ...addresses('guest'),
  ...GUEST_OVERLAYS,
  ...addresses('player'),
  ...PLAYER_OVERLAYS,
];
