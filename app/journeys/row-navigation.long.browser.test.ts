import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from '#app/test/site.ts';

let site: Site;
beforeAll(async () => {
  // Its navigation is a row, in which the headings of the groups have no room.
  site = await startSite('nightjar');
});
afterAll(() => site.close());

it('by keyboard, each stop of a navigation in a row can be seen', async () => {
  const { page, context } = await site.openSignedIn('desktop');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Home' }).focus();
  const stops: [string, boolean][] = [];
  const stop = () =>
    nav.evaluate((row): [string, boolean] | undefined => {
      const at = document.activeElement;
      if (at === null || !row.contains(at)) return undefined;
      const { width, height } = at.getBoundingClientRect();
      const isClipped = getComputedStyle(at.parentElement ?? at).clipPath !== 'none';
      return [at.textContent, width > 10 && height > 10 && !isClipped];
    });
  for (let at = await stop(); at !== undefined && stops.length < 30; at = await stop()) {
    stops.push(at);
    await page.keyboard.press('Tab');
  }
  expect(stops.map(([name]) => name)).toContain('JC sports');
  expect(stops.filter(([, isSeen]) => !isSeen)).toEqual([]);
  await context.close();
});
