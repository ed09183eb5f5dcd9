import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type Site } from '#app/test/site.ts';
import { LESS_USED, MOST_USED, movedAt } from '#app/test/walk/visitors/shifts.ts';

describe('no page moves while it loads', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  it.for([...MOST_USED, ...LESS_USED])('%s', async (address) => {
    expect(await movedAt(site, address)).toEqual([]);
  });
});
