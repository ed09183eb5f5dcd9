import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFinds } from '#app/test/axe.ts';
import { aPlayer } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { ROUTES, type RouteAnswer, type RouteRow } from './routes-table.ts';

/** Thirty pages under axe: a minute on two quiet cores, more on busy ones. */
const WALK_MS = 300_000;

/** Long lists repeat their first entries; looking at all of them takes axe half a minute. */
const REPEATED = ['main section:nth-of-type(n + 3)', 'main li:nth-child(n + 6)'].join(', ');

/** The frame is looked at with the first page, then only what stands in it. */
async function violations(page: Page, isFirst: boolean): Promise<readonly string[]> {
  if (isFirst) return axeFinds(page, { without: REPEATED });
  const within = (await page.getByRole('dialog').count()) > 0 ? 'dialog[open]' : 'main';
  return axeFinds(page, { within, without: REPEATED });
}

/** Goes there as a link does: without loading the page anew. */
async function goTo(page: Page, address: string): Promise<void> {
  for (const dialog of await page.getByRole('dialog').all()) {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

async function answers(page: Page, { at, heading, dialog }: RouteAnswer): Promise<void> {
  const name = typeof heading === 'string' ? { name: heading, exact: true } : { name: heading };
  // A dialog makes the page behind it inert.
  const first = page.getByRole('heading', { level: 1, includeHidden: true, ...name });
  await first.waitFor();
  expect(await page.title()).toBe(`${await first.textContent()} · Harborlight`);
  if (dialog !== undefined) await page.getByRole('dialog', { name: dialog, exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(at);
  expect(await page.getByRole('dialog').count()).toBe(dialog === undefined ? 0 : 1);
  expect(await page.getByRole('main', { includeHidden: true }).count()).toBe(1);
}

describe.each(['desktop', 'mobile'] as const)('every address, %s', (layout) => {
  let site: Site;
  let opened: OpenPage;
  const rows = ROUTES.filter(({ only }) => only === undefined || only === layout);

  beforeAll(async () => {
    site = await startSite();
    opened = await site.open(layout);
    await opened.page.getByRole('heading', { level: 1 }).waitFor();
  });
  afterAll(() => site.close());

  const walk = async (who: 'guest' | 'player', look?: (row: RouteRow) => Promise<void>) => {
    for (const row of rows) {
      await goTo(opened.page, row.address);
      try {
        await answers(opened.page, row[who]);
        await look?.(row);
      } catch (error) {
        throw new Error(`${row.address}, as a ${who}: ${(error as Error).message}`, { cause: error });
      }
    }
    return opened.faults;
  };

  it('answers a guest as it must', async () => {
    expect(await walk('guest')).toEqual([]);
  });

  it(
    'answers a player as it must, and axe finds nothing on it',
    async () => {
      const { page } = opened;
      await goTo(page, '/');
      await aPlayer(page, layout).signIn();
      await page.getByTestId('balance').waitFor();
      const seen = new Set<string>();
      const faults = await walk('player', async ({ address, player: { at } }) => {
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
    const row = rows.find(({ address }) => address === '/my-bets');
    if (row === undefined) throw new Error('no such row');
    await opened.page.goto(site.url + row.address);
    await answers(opened.page, row.player);
    expect(opened.faults).toEqual([]);
  });
});
