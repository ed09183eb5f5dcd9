import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFinds } from '#app/test/axe.ts';
import { layoutsOf, startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { answers, rowsOf, walk } from './walk-routes.ts';

/** Thirty pages under axe: a minute on two quiet cores, more on busy ones. */
const WALK_MS = 300_000;

/** Long lists repeat their first entries; looking at all of them takes axe half a minute. */
const REPEATED = ['main section:nth-of-type(n + 3)', 'main li:nth-child(n + 6)'].join(', ');

/** The frame is checked with the first page, then only the content. */
async function violations(page: Page, isFirst: boolean): Promise<readonly string[]> {
  if (isFirst) return axeFinds(page, { without: REPEATED });
  const within = (await page.getByRole('dialog').count()) > 0 ? 'dialog[open]' : 'main';
  return axeFinds(page, { within, without: REPEATED });
}

describe.each(layoutsOf('mobile'))('every address as a player, %s', (layout) => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite();
    opened = await site.openSignedIn(layout, '/');
  });
  afterAll(() => site.close());

  it(
    'answers as it must, and axe finds nothing on it',
    async () => {
      const { page } = opened;
      const seen = new Set<string>();
      const faults = await walk(opened, layout, 'player', async ({ address, player: { at } }) => {
        if (seen.has(at)) return;
        seen.add(at);
        await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
        expect(await violations(page, seen.size === 1), address).toEqual([]);
      });
      expect(faults).toEqual([]);
    },
    WALK_MS,
  );

  it('answers the same when it is loaded anew', async () => {
    const row = rowsOf(layout).find(({ address }) => address === '/my-bets');
    if (row === undefined) throw new Error('no such row');
    await opened.page.goto(site.url + row.address);
    await answers(opened.page, row.player);
    expect(opened.faults).toEqual([]);
  });
});
