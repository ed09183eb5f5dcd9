import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layoutsOf, startSite, type Layout, type Site } from '#app/test/site.ts';
import type { Who } from '#app/test/walk/place.ts';
import { atAddress } from '#app/test/walk/places.ts';
import { ROUTES } from '#app/test/walk/routes-table.ts';
import { axeVisitor } from '#app/test/walk/visitors/axe.ts';
import { routesVisitor } from '#app/test/walk/visitors/routes.ts';
import { type Visitor, walk } from '#app/test/walk/walk.ts';

/** Thirty pages under axe: a minute on two quiet cores, more on busy ones. */
const WALK_MS = 300_000;

describe('every address', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  const rows = (layout: Layout) => ROUTES.filter(({ only }) => only === undefined || only === layout);
  const walked = (layout: Layout, who: Who, visitor: Visitor) =>
    walk({ site, layout, who, places: rows(layout).map(({ address }) => atAddress(address, who)) }, visitor);

  it.each(layoutsOf('desktop'))(
    'answers a guest as it must, %s',
    async (layout) => {
      const { looked, found } = await walked(layout, 'guest', routesVisitor('guest'));
      expect(found).toEqual([]);
      expect(looked).toBe(rows(layout).length);
    },
    WALK_MS,
  );

  it.each(layoutsOf('mobile'))(
    'answers a player as it must, and axe finds nothing on it, %s',
    async (layout) => {
      const [answers, axe] = [routesVisitor('player'), axeVisitor(['light'])];
      const seen = new Set<string>();
      const { found } = await walked(layout, 'player', async (page, place) => {
        const answered = await answers(page, place);
        if (seen.has(page.url())) return answered;
        seen.add(page.url());
        const { found: violations } = await axe(page, place);
        return { looked: 1, found: [...answered.found, ...violations] };
      });
      expect(found).toEqual([]);
      expect(seen.size).toBeGreaterThan(30);
    },
    WALK_MS,
  );

  it('answers a player the same when it is loaded anew', async () => {
    const [place] = [atAddress('/my-bets')];
    const loaded = { ...place, open: async () => undefined };
    const { found } = await walk(
      { site, layout: 'mobile', from: place.name, places: [loaded] },
      routesVisitor('player'),
    );
    expect(found).toEqual([]);
  });
});
