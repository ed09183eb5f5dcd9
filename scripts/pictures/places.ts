import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { RowClient } from '#simulator/testing';
import { allArrived } from '#app/test/all-arrived.ts';
import { LAYOUTS, startSite, type Layout } from '#app/test/site.ts';
import { command } from '#scripts/config/command.ts';
import { keepSmall } from './keep-small.ts';
import { sideBySide } from './side-by-side.ts';

/** `npm run pictures -- places`: where matches are found, light and dark, at both widths, into docs/pictures/places. */
command('pictures places').parse();

const FOLDER = 'docs/pictures/places';
const MAX_BYTES = 130_000;
const WIDTHS = { mobile: 300, desktop: 620 } as const;

const match = (address: string, nth: number) => ({
  address,
  async pose(page: Page) {
    await page
      .locator('main')
      .getByRole('link', { name: /^All markets/ })
      .nth(nth)
      .click();
    await page.getByRole('heading', { level: 1, name: /against|–/ }).waitFor();
  },
});

const rows = (page: Page) => page.locator('li[data-match]').first().waitFor();
const PLACES: Readonly<Record<string, { readonly address: string; readonly pose: (page: Page) => Promise<unknown> }>> =
  {
    lobby: { address: '/sport/soccer', pose: rows },
    live: { address: '/sport/live', pose: rows },
    // The first is in its last minute with closed markets.
    match: match('/sport/soccer?phase=live', 1),
    basketball: match('/sport/basketball', 0),
    cricket: {
      address: '/sport/cricket',
      async pose(page) {
        await page.locator('main a[href^="/sport/cricket/"]').first().click();
        await page.getByRole('heading', { level: 1, name: /against|–/ }).waitFor();
      },
    },
    offline: {
      address: '/my-bets',
      async pose(page) {
        await page.evaluate(async () => void (await navigator.serviceWorker.ready));
        // The service worker controls the page from its next load.
        await page.reload();
        await page.getByTestId('bet').first().waitFor();
        await page.context().setOffline(true);
        await page.reload();
        await page.getByRole('heading', { name: 'You are offline' }).waitFor();
      },
    },
    search: {
      address: '/sport/soccer?search=true',
      async pose(page) {
        await page.getByRole('combobox', { name: /^Search/ }).pressSequentially('yildz taskopru');
        await page
          .getByRole('option', { name: /Taşköprü/ })
          .first()
          .waitFor();
      },
    },
  };

await mkdir(FOLDER, { recursive: true });
const site = await startSite('harborlight', { allowsWorker: true });
const client = new RowClient(site.simulator, site.simulator.world()).signIn();
await client.send('placeBet', await client.sample('placeBet'));
try {
  for (const layout of Object.keys(LAYOUTS) as Layout[])
    for (const [name, { address, pose }] of Object.entries(PLACES)) {
      const { page, context } = await (name === 'offline'
        ? site.openSignedIn(layout, address)
        : site.open(layout, address));
      await pose(page);
      await allArrived(page);
      const shots: Buffer[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        shots.push(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
      }
      const file = path.join(FOLDER, `${name}-${LAYOUTS[layout].width}.png`);
      await keepSmall(context, await sideBySide(context, shots, WIDTHS[layout]), file, MAX_BYTES);
      await context.close();
    }
} finally {
  await site.close();
}
