import { ROUTES } from '#app/journeys/routes-table.ts';
import type { Layout } from '#app/test/site.ts';
import { GUEST_OVERLAYS, PLAYER_OVERLAYS } from './overlays.ts';
import type { Brand } from '#contract/brand';
import type { Place } from './place.ts';

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

/** Addresses with a variable part that the table of the journeys does not contain. */
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

/** Every address: those of the journeys' table, and those that depend on the brand's data. */
export const addresses = (who: Place['who']): readonly Place[] => [
  ...ROUTES.map(({ address, only }) => atAddress(address, who, only)),
  ...MORE.map((address) => atAddress(address, who)),
  ...found(who),
];

/** All pages as a guest and as a player, and the overlays above them. */
export const PLACES: readonly Place[] = [
  ...addresses('guest'),
  ...GUEST_OVERLAYS,
  ...addresses('player'),
  ...PLAYER_OVERLAYS,
];
