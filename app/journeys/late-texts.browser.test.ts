import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from '#app/test/site.ts';

const WATCHED_MS = 500;
/** Share of the time in which the page works: about 1 where views render without end. */
const MOST_BUSY = 0.3;

let site: Site;
beforeAll(async () => {
  site = await startSite('pennygate', { world: { profile: 'uk' } });
});
afterAll(() => site.close());

it('a page that waits for its texts comes to rest meanwhile, and shows them when they come', async () => {
  const { page, context, faults } = await site.openSignedIn('desktop');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  // All but the texts of the first views, until the page is at rest.
  const held = new Set<() => void>();
  let isHeld = true;
  await page.route(/\/locales\/.*\/(?!first)[\w-]+\.json/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.add(resolve));
    await route.continue();
  });
  await page.goto(`${site.url}/reports`);
  await expect.poll(() => held.size).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const before = await worked();
      await page.waitForTimeout(WATCHED_MS);
      return ((await worked()) - before) / (WATCHED_MS / 1_000);
    })
    .toBeLessThan(MOST_BUSY);
  isHeld = false;
  for (const release of held) release();
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
