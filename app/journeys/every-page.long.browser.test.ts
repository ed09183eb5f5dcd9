import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layoutsOf, rowsOf, startSite, type Layout, type Site } from '#app/test/site.ts';
import type { Who } from '#app/test/walk/place.ts';
import { atAddress, loadedAt } from '#app/test/walk/places.ts';
import { ROUTES } from '#app/test/walk/routes-table.ts';
import { axeVisitor } from '#app/test/walk/visitors/axe.ts';
import { narrowVisitor } from '#app/test/walk/visitors/narrow.ts';
import { routesVisitor } from '#app/test/walk/visitors/routes.ts';
import { LESS_USED, MOST_USED, shiftsVisitor, slowly } from '#app/test/walk/visitors/shifts.ts';
import { once, together } from '#app/test/walk/visitors/together.ts';
import { type Visitor, walk } from '#app/test/walk/walk.ts';

/** Sixty pages under four checks: a minute on two quiet cores, more on busy ones. */
const WALK_MS = 600_000;
/** Pages that are open side by side: each is watched for a second in which nothing happens. */
const ABREAST = 3;

/** Addresses of which the table has others. */
const MORE = ['/promotions/promo-2', '/results/hkmarksix', '/results/pk10', '/howToPlay/pk10'];

/** Whom the pages of a brand are loaded for. Those of the two others differ most from harborlight's in head, rows and home page. */
const MOVERS: readonly { readonly brand: string; readonly loads: readonly (readonly [Layout, Who])[] }[] = [
  {
    brand: 'harborlight',
    loads: [
      ['mobile', 'guest'],
      ['desktop', 'guest'],
      ['desktop', 'player'],
    ],
  },
  ...['nightjar', 'pennygate'].map((brand) => ({
    brand,
    loads: [
      ['mobile', 'guest'],
      ['desktop', 'guest'],
      ['mobile', 'player'],
      ['desktop', 'player'],
    ] as const,
  })),
];
const PAGES = [...MOST_USED, ...LESS_USED];
/** All of them take minutes: `npm run qa -- journeys` has those. */
const WATCHED = process.env['SLIPWAY_ALL_LAYOUTS'] === undefined ? MOST_USED : PAGES;
const NOT_LOOKED = { looked: 0, found: [] };

/** Loads each address with an empty cache; answers come late, so that the skeletons are seen. */
const load = async (site: Site, layout: Layout, who: Who, addresses: readonly string[], visitor: Visitor) => {
  const places = addresses.map((address) => loadedAt(address, who));
  return (await walk({ site, layout, who, before: slowly, from: '/coming-soon', places }, visitor)).found;
};

describe('every address', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  const rows = (layout: Layout) =>
    ROUTES.filter(({ only }) => only === undefined || only === layout).map(({ address }) => address);

  it.each(layoutsOf('desktop'))(
    'answers a guest as it must, %s',
    async (layout) => {
      const places = rows(layout).map((address) => atAddress(address, 'guest'));
      const { looked, found } = await walk({ site, layout, who: 'guest', places }, routesVisitor('guest'));
      expect(found).toEqual([]);
      expect(looked).toBe(places.length);
    },
    WALK_MS,
  );

  it.each(layoutsOf('mobile'))(
    'answers a player as it must, does not move while it loads, is not wider than 320 px, and axe finds nothing on it, %s',
    async (layout) => {
      const answered = new Set<string>();
      const answers = routesVisitor('player');
      const visitor = together({
        async answer(page, place) {
          if (MORE.includes(place.name)) return NOT_LOOKED;
          answered.add(place.name);
          return answers(page, place);
        },
        shift: async (page, place) => (PAGES.includes(place.name) ? shiftsVisitor(page, place) : NOT_LOOKED),
        width: once(narrowVisitor),
        axe: once(axeVisitor(['light', 'dark'])),
      });
      const addresses = [...rows(layout), ...MORE];
      const groups = Array.from({ length: ABREAST }, (_, group) =>
        addresses.filter((_address, at) => at % ABREAST === group),
      );
      const found = await Promise.all(groups.map((group) => load(site, layout, 'player', group, visitor)));
      expect(found.flat()).toEqual([]);
      expect([...answered].toSorted()).toEqual(rows(layout).toSorted());
    },
    WALK_MS,
  );
});

describe('no page moves while it loads', () => {
  it.each(rowsOf(MOVERS))(
    'of $brand',
    async ({ brand, loads }) => {
      const site = await startSite(brand);
      try {
        const walks = loads.map(([layout, who]) => load(site, layout, who, WATCHED, shiftsVisitor));
        expect((await Promise.all(walks)).flat()).toEqual([]);
      } finally {
        await site.close();
      }
    },
    WALK_MS,
  );
});
