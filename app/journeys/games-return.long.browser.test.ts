import { expect, it } from 'vitest';
import { startSite } from '#app/test/site.ts';
import { pressBack } from '#app/test/way-back.ts';

/** 72 games on a phone with head and footer; all at once they were 56,000 px. */
const MAX_PAGE_PX = 14_000;

/** Longer than any row needs to be measured after a scroll. */
const SETTLED_MS = 500;

it('a list of games grows by a press, and is as long and as far down when one comes back', async () => {
  const site = await startSite();
  try {
    const { page, faults } = await site.openSignedIn('mobile', '/game/pgGame');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const more = page.getByRole('button', { name: 'Show more' });
    await more.waitFor();
    for (const pages of [2, 3]) {
      await more.scrollIntoViewIfNeeded();
      const before = await height();
      await page.waitForTimeout(SETTLED_MS);
      // Rows are measured as they come near: the button must not move away from the finger.
      expect(await height()).toBe(before);
      await more.click();
      await expect.poll(() => new URL(page.url()).searchParams.get('pages')).toBe(String(pages));
      await expect.poll(height).toBeGreaterThan(before);
    }
    expect(await height()).toBeLessThan(MAX_PAGE_PX);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6));
    const shown = page.getByRole('main').getByRole('listitem').getByRole('link');
    const inView = async () => {
      for (const link of await shown.all()) {
        const box = await link.boundingBox();
        if (box !== null && box.y > 150 && box.y + box.height < 700) return link;
      }
      return undefined;
    };
    await expect.poll(async () => (await inView()) !== undefined).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    const link = await inView();
    const [address, place] = [await link?.getAttribute('href'), (await link?.boundingBox())?.y];
    await link?.click();
    await page.waitForURL(/\/game\/play\//);
    await pressBack(page);
    const back = page.getByRole('main').locator(`a[href="${address}"]`);
    await expect.poll(async () => (await back.boundingBox())?.y).toBe(place);
    expect(new URL(page.url()).searchParams.get('pages')).toBe('3');
    expect(faults).toEqual([]);
  } finally {
    await site.close();
  }
});
