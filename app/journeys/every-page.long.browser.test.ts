import { isDeepStrictEqual } from 'node:util';
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

/** Sixty pages under three checks: half a minute on two quiet cores, more on busy ones. */
const WALK_MS = 600_000;
/** Pages of a kind that are open side by side: some are watched for a second in which nothing happens. */
const ABREAST = 2;

/** Addresses of which the table has others. */
const MORE = ['/promotions/promo-2', '/results/hkmarksix', '/results/pk10', '/howToPlay/pk10'];

/** Whom the pages of a brand are loaded for. Those of the two others differ most from harborlight's in head, rows and home page. */
const MOVERS: readonly { readonly brand: string; readonly loads: readonly (readonly [Layout, Who])[] }[] = [
  {
    brand: 'harborlight',
    // The player on a phone is watched above: the other layout and the other head first.
    loads: [
      ['desktop', 'guest'],
      ['mobile', 'guest'],
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
/** Whether less used pages are watched while they load, and looked at in the dark: that takes minutes, which `npm run qa -- journeys` has. */
const isWhole = process.env['SLIPWAY_ALL_LAYOUTS'] !== undefined;
const WATCHED = isWhole ? [...MOST_USED, ...LESS_USED] : MOST_USED;
const LOOKS = isWhole ? (['light', 'dark'] as const) : (['light'] as const);
const NOT_LOOKED = { looked: 0, found: [] };

interface Loads {
  readonly site: Site;
  readonly layout: Layout;
  readonly who: Who;
  readonly addresses: readonly string[];
}

/** Follows a link to each address. */
const follow = async ({ addresses, ...where }: Loads, visitor: Visitor) =>
  (await walk({ ...where, places: addresses.map((address) => atAddress(address, where.who)) }, visitor)).found;
/** Loads each with an empty cache; answers come late, so that the skeletons are seen. */
const loadSlowly = async ({ addresses, ...where }: Loads, visitor: Visitor) => {
  const places = addresses.map((address) => loadedAt(address, where.who));
  return (await walk({ ...where, from: '/coming-soon', places, before: slowly }, visitor)).found;
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
      // What answers both alike is looked at as a player.
      const own = ROUTES.filter(({ guest, player }) => isWhole || !isDeepStrictEqual(guest, player));
      const places = own
        .filter(({ address }) => rows(layout).includes(address))
        .map(({ address }) => atAddress(address, 'guest'));
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
      const answer: Visitor = async (page, place) => {
        if (MORE.includes(place.name)) return NOT_LOOKED;
        answered.add(place.name);
        return answers(page, place);
      };
      const width = once(narrowVisitor);
      const axe = once(axeVisitor(LOOKS));
      const addresses = [...rows(layout), ...MORE];
      const inLanes = (isIn: (address: string) => boolean) =>
        Array.from({ length: ABREAST }, (_, lane) =>
          addresses.filter(isIn).filter((_address, at) => at % ABREAST === lane),
        ).map((part) => ({ site, layout, who: 'player', addresses: part }) as const);
      const found = await Promise.all([
        ...inLanes((address) => WATCHED.includes(address)).map((loads) =>
          loadSlowly(loads, together({ answer, shift: shiftsVisitor, width, axe })),
        ),
        ...inLanes((address) => !WATCHED.includes(address)).map((loads) =>
          follow(loads, together({ answer, width, axe })),
        ),
      ]);
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
        const walks = rowsOf(loads).map(([layout, who]) =>
          loadSlowly({ site, layout, who, addresses: WATCHED }, shiftsVisitor),
        );
        expect((await Promise.all(walks)).flat()).toEqual([]);
      } finally {
        await site.close();
      }
    },
    WALK_MS,
  );
});
