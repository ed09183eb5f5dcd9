import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPlayer } from '#app/test/player.ts';
import { type Layout, LAYOUTS, layoutsOf, type OpenPage, type Site, startSite } from '#app/test/site.ts';

/** Issue 5: no layout shift in view. */
const MAX_SHIFT = 0.05;

const carousel = (page: Page) => page.getByRole('region', { name: 'Banners' });
/** The banner shown, by the carousel's label. */
const shown = (page: Page) => carousel(page).locator('[role=group]:not([inert])').getAttribute('aria-label');

describe('the home page', () => {
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

  /** The home page without reduced motion, on a clock that the test moves. */
  async function openMoving(layout: Layout): Promise<Page> {
    opened = await site.open(layout, '/no/page');
    const { page } = opened;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto(site.url);
    await expect.poll(() => shown(page)).toBe('1 of 6');
    await page.getByText('Withdrawals now arrive').first().waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    return page;
  }

  it('banners move on by themselves; not while they are pointed at, focused or paused', async () => {
    const page = await openMoving('desktop');
    await page.mouse.move(0, 0);
    const start = Number((await shown(page))?.[0]);
    const isNow = async (steps: number) => {
      await expect.poll(() => shown(page)).toBe(`${((start - 1 + steps) % 6) + 1} of 6`);
    };
    await page.clock.runFor(5_000);
    await isNow(1);
    await carousel(page).hover();
    await page.clock.runFor(20_000);
    await isNow(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(5_000);
    await isNow(2);
    await carousel(page).getByRole('button', { name: 'Next banner' }).focus();
    await page.clock.runFor(20_000);
    await isNow(2);
    await page.keyboard.press('Enter');
    await isNow(3);
    await page.locator('#main').focus();
    await page.clock.runFor(5_000);
    await isNow(4);
    await carousel(page).getByRole('button', { name: 'Pause the banners' }).click();
    await page.locator('#main').focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await isNow(4);
    await carousel(page).getByRole('button', { name: 'Play the banners' }).click();
    await page.locator('#main').focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(5_000);
    await isNow(5);
  });

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
    const page = await openMoving('mobile');
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
    await page.clock.resume();
    await notices.getByRole('link', { name: 'All announcements' }).click();
    await page.getByRole('heading', { level: 1, name: 'Announcements' }).waitFor();
  });

  it('a download offer that was put away stays away; a promotion leads to its page, whose HTML can do nothing', async () => {
    const { content } = site.simulator.world();
    const [promotion] = content.promotions.filter(({ id }) => id === 'promo-1');
    if (promotion === undefined) throw new Error('the fixtures have no promo-1');
    promotion.content = [
      '<p>Terms <b>apply</b>.</p><script>window.ran = 1</script><img src=x onerror="window.ran = 2">',
      '<svg><animate onbegin="window.ran = 3"></svg><p><a href="javascript:window.ran = 4">Press</a></p>',
      '<iframe srcdoc="<script>parent.ran = 5</script>"></iframe><p onclick="window.ran = 6">More</p>',
    ].join('');
    opened = await site.open('mobile', '/');
    const { page } = opened;
    await page.getByRole('button', { name: 'Do not show this again' }).click();
    await page.reload();
    await page.getByRole('region', { name: 'Promotions' }).getByRole('link').first().waitFor();
    expect(await page.getByRole('link', { name: 'Download' }).count()).toBe(0);
    const promotions = page.getByRole('region', { name: 'Promotions' });
    await promotions.getByRole('link', { name: 'A reward every day', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'A reward every day' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/promotions/promo-1');
    await page.getByText('More', { exact: true }).click();
    await page.getByText('Press', { exact: true }).click();
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  });

  it.each(layoutsOf('desktop'))(
    'nothing jumps while it loads, and nothing is wider than the page (%s)',
    async (layout) => {
      opened = await site.open(layout, '/no/page');
      const { page } = opened;
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.addInitScript(
        `globalThis.shifted = 0; new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (shifted += value))).observe({ type: 'layout-shift', buffered: true });`,
      );
      await page.goto(site.url);
      await page
        .getByRole('main')
        .getByRole('button', { name: /to win,/ })
        .first()
        .waitFor();
      await page.getByRole('region', { name: 'Promotions' }).getByRole('link').first().waitFor();
      await expect.poll(() => shown(page)).toBe('1 of 6');
      expect(await page.evaluate('shifted')).toBeLessThan(MAX_SHIFT);
      await page.setViewportSize({ ...LAYOUTS[layout], height: 4_000 });
      await page.getByText('Jade Temple').waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
  );

  it('private messages are for players: a guest is asked to sign in; what was opened stays read', async () => {
    opened = await site.open('mobile', '/private-messages');
    const { page } = opened;
    await page.getByRole('dialog').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await aPlayer(page, 'mobile').fillSignIn('player@demo.slipway.test', 'Slipway-demo-1');
    await page.getByTestId('balance').waitFor();
    await page.goto(`${site.url}/private-messages`);
    const main = page.getByRole('main');
    await main.getByText('2 unread messages').waitFor();
    await page.getByText('Welcome', { exact: true }).click();
    await page.getByText('Your account is ready.').waitFor();
    await main.getByText('1 unread message', { exact: true }).waitFor();
    await page.reload();
    await main.getByText('1 unread message', { exact: true }).waitFor();
  });
});
