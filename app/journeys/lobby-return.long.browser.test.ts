import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { layoutsOf, type OpenPage, type Site, startSite } from '#app/test/site.ts';
import { pressBack } from '#app/test/way-back.ts';

/** The last turn of the wheel is over. */
const SETTLED_MS = 200;

describe('a lobby that one comes back to', () => {
  let site: Site;
  let opened: OpenPage;
  beforeAll(async () => void (site = await startSite()));
  afterEach(async () => {
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
  afterAll(() => site.close());

  it.each(layoutsOf('mobile'))('has the same match at the same place, %s', async (layout) => {
    opened = await site.open(layout, '/sport/soccer');
    const { page } = opened;
    const rows = page.locator('main li[data-match]');
    await rows.first().waitFor();
    // Rows are measured as they come near, so one scrolls as a finger does; further ones come call by call.
    await page.mouse.move(380, 500);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 700);
        return page.evaluate(() => scrollY);
      })
      .toBeGreaterThan(3_000);
    await page.waitForTimeout(SETTLED_MS);
    const at = await rows.evaluateAll((all) => {
      const seen = all.find((row) => row.getBoundingClientRect().top > 300);
      return { id: (seen as HTMLElement).dataset['match'], y: seen?.getBoundingClientRect().top };
    });
    const row = page.locator(`main li[data-match="${at.id}"]`);
    await row.getByRole('link').first().click();
    await page.waitForURL(new RegExp(`/sport/soccer/${at.id}`));
    await page.locator('main section[data-kind] button').first().waitFor();
    await pressBack(page);
    await expect
      .poll(() => row.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top)))
      .toEqual([at.y]);
  });
});
