import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type Site } from '#app/test/site.ts';
import type { Who } from '#app/test/walk/place.ts';
import { LESS_USED, MOST_USED, movedAt } from '#app/test/walk/visitors/shifts.ts';

/** Guests on the less used pages take two more minutes: `npm run qa -- journeys` has them. */
const OTHERS: readonly Who[] = process.env['SLIPWAY_ALL_LAYOUTS'] === undefined ? ['player'] : ['guest', 'player'];

describe('no page moves while it loads', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  it.for(MOST_USED)('%s, for a guest and for a player', async (address) => {
    expect(await movedAt(site, address)).toEqual([]);
  });

  it.for(LESS_USED)('%s, for a player', async (address) => {
    expect(await movedAt(site, address, OTHERS)).toEqual([]);
  });
});
