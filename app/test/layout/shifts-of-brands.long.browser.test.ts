import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type Site } from '#app/test/site.ts';
import { LESS_USED, MOST_USED, movedAt } from '#app/test/walk/visitors/shifts.ts';

/** Brands whose heads, rows and home pages differ most from harborlight's. Addresses that a brand does not have end on a page that says so. */
const BRANDS = ['nightjar', 'pennygate'];
/** All of them take eight minutes: `npm run qa -- journeys` has those. */
const ADDRESSES = process.env['SLIPWAY_ALL_LAYOUTS'] === undefined ? MOST_USED : [...MOST_USED, ...LESS_USED];

describe('no page of nightjar and pennygate moves while it loads', () => {
  let sites: readonly Site[] = [];
  beforeAll(async () => {
    sites = await Promise.all(BRANDS.map((brand) => startSite(brand)));
  });
  afterAll(() => Promise.all(sites.map((site) => site.close())));

  it.for(ADDRESSES)('%s', async (address) => {
    const moved = await Promise.all(sites.map((site) => movedAt(site, address, ['guest'])));
    expect(moved).toEqual(BRANDS.map(() => []));
  });
});
