import type { Brand } from '#contract/brand';
import { POSES } from './bet-overlays.ts';
import { GUEST_OVERLAYS, PLAYER_OVERLAYS } from './overlays.ts';
import type { Place, Who } from './place.ts';
import { ROUTES } from './routes-table.ts';

/** Addresses with a variable part: the first link on the page `on` is opened. */
const FOUND: readonly { readonly pattern: string; readonly on: string; readonly isIn?: Place['isIn'] }[] = [
  ...(['soccer', 'basketball', 'cricket'] as const).map((sport) => ({
    pattern: `/sport/${sport}/`,
    on: `/sport/${sport}`,
    isIn: ({ sports }: Brand) => sports.includes(sport),
  })),
  { pattern: '/promotions/', on: '/promotions' },
  {
    pattern: '/game/play/',
    on: '/game',
    isIn: ({ games }) => games.some((each) => /^(?:pgGames|tadaGames|noah)$/.test(each)),
  },
];

/** Addresses with a variable part that the table of routes does not contain. */
const MORE = [
  ...['basketball', 'cricket', 'pk10'].map((sport) => `/howToPlay/${sport}`),
  ...['cricket', 'hkmarksix', 'pk10'].map((sport) => `/results/${sport}`),
  ...['rewards', 'account', 'security'].map((tab) => `/profile?tab=${tab}`),
  ...['fairness', 'aml', 'self-exclusion', 'gamble-aware', 'rules', 'privacy'].map((page) => `/pages/${page}`),
];

export const atAddress = (address: string, who: Who = 'player'): Place => ({
  name: address,
  who,
  open: ({ go }) => go(address),
});

/** The same address, loaded anew instead of followed as a link. */
export const loadedAt = (address: string, who: Who): Place => ({
  name: address,
  who,
  open: ({ page, site }) => page.goto(site.url + address),
});

/** Every address: those of the table, and those that depend on the brand's data. */
const addresses = (who: Who): readonly Place[] => [
  ...ROUTES.map(({ address, only }) => ({ ...atAddress(address, who), only })),
  ...MORE.map((address) => atAddress(address, who)),
  ...FOUND.map(({ pattern, on, ...more }) => ({
    name: `${pattern}…`,
    who,
    ...more,
    async open({ page, go }: Parameters<Place['open']>[0]) {
      await go(on);
      const link = page.locator(`main a[href^="${pattern}"]`).first();
      await link.waitFor();
      await go((await link.getAttribute('href')) ?? '');
    },
  })),
];

/** All pages as a guest and as a player, and the overlays above them. */
export const PLACES: readonly Place[] = [
  ...addresses('guest'),
  ...GUEST_OVERLAYS,
  ...addresses('player'),
  ...PLAYER_OVERLAYS,
];

/** The player's places of these names, in this order. */
export const placesNamed = (names: readonly string[]): readonly Place[] =>
  names.map((name) => {
    const found = [...PLACES, ...POSES].find((place) => place.name === name && place.who === 'player');
    if (found === undefined) throw new Error(`app/test/walk/places.ts has no ${name}.`);
    return found;
  });
