import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OpenPage, PLAIN_FILE, type Site, startSite } from '#app/test/site.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Banners' });
/** The banner shown, by the carousel's label. */
const shown = (page: Page) => carousel(page).locator('[role=group]:not([inert])').getAttribute('aria-label');

describe('what the operator writes', () => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(async () => {
    const { faults, context } = opened;
    await context.close();
    // Hostile handlers are noted while they are being taken out; that they ran is what must not be.
    expect(faults.filter((fault) => !fault.startsWith('Executing inline event handler'))).toEqual([]);
  });
  afterAll(() => site.close());

  it('a stroke of 40 pixels turns the banner, a shorter one does not, and a press opens its page in a new tab', async () => {
    opened = await site.open('mobile', '/');
    const { page, context } = opened;
    await expect.poll(() => shown(page)).toBe('1 of 6');
    const box = await carousel(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 20];
    const stroke = async (across: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + across, y, { steps: 4 });
      await page.mouse.up();
    };
    await stroke(-39);
    expect(await shown(page)).toBe('1 of 6');
    await stroke(-40);
    await expect.poll(() => shown(page)).toBe('2 of 6');
    await stroke(-60);
    await expect.poll(() => shown(page)).toBe('3 of 6');
    await stroke(41);
    await expect.poll(() => shown(page)).toBe('2 of 6');
    expect(context.pages().map((each) => each.url())).toEqual([page.url()]);
    const tab = context.waitForEvent('page');
    await carousel(page).getByRole('link', { name: 'Football every hour' }).click();
    expect(new URL((await tab).url()).pathname).toBe('/sport/soccer');
  });

  it('announcements pass by until they are paused, and stand still under reduced motion', async () => {
    opened = await site.open('mobile', PLAIN_FILE);
    const { page } = opened;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(site.url);
    const notices = page.getByRole('region', { name: 'Announcements' });
    const isRunning = () =>
      notices.evaluate((region) => region.getAnimations({ subtree: true }).map(({ playState }) => playState));
    await expect.poll(isRunning).toEqual(['running']);
    await notices.getByRole('button', { name: 'Pause the announcements' }).click();
    await page.locator('#main').focus();
    await page.mouse.move(0, 0);
    await expect.poll(isRunning).toEqual(['paused']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(isRunning).toEqual([]);
  });

  it('the HTML of a promotion can do nothing', async () => {
    const { content } = site.simulator.world();
    const [promotion] = content.promotions.filter(({ id }) => id === 'promo-1');
    if (promotion === undefined) throw new Error('the fixtures have no promo-1');
    promotion.content = [
      '<p>Terms <b>apply</b>.</p><script>window.ran = 1</script><img src=x onerror="window.ran = 2">',
      '<svg><animate onbegin="window.ran = 3"></svg><p><a href="javascript:window.ran = 4">Press</a></p>',
      '<iframe srcdoc="<script>parent.ran = 5</script>"></iframe><p onclick="window.ran = 6">More</p>',
    ].join('');
    opened = await site.open('mobile', '/promotions/promo-1');
    const { page } = opened;
    await page.getByText('More', { exact: true }).click();
    await page.getByText('Press', { exact: true }).click();
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  });
});
