import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFindsInBoth } from '#app/test/axe.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { textsOf } from '#app/test/texts-of.ts';
import { pressBack } from '#app/test/way-back.ts';

describe('getting around', () => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(() => opened.context.close());
  afterAll(() => site.close());

  it('my bets open over the page on the desktop, by an address that can be shared, and closing leaves the page', async () => {
    opened = await site.openSignedIn('desktop', '/sport/soccer');
    const { page } = opened;
    await page.getByRole('navigation').getByRole('link', { name: 'My bets' }).click();
    const drawer = page.getByRole('dialog', { name: 'My bets' });
    await drawer.getByText('You have no active bets.').waitFor();
    expect(page.url()).toBe(`${site.url}/sport/soccer?mybet=true`);
    await page.reload();
    await drawer.getByText('You have no active bets.').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url()).toBe(`${site.url}/sport/soccer`);
    await expect.poll(() => drawer.count()).toBe(0);
  });

  it('on a phone they are a page', async () => {
    opened = await site.openSignedIn('mobile');
    const { page } = opened;
    await page.getByRole('navigation').getByRole('link', { name: 'My bets' }).click();
    await page.getByRole('heading', { level: 1, name: 'My bets' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/my-bets');
  });

  it('a new page starts at the top with the focus at its content; going back is where one was', async () => {
    opened = await site.open('mobile', '/sport/soccer');
    const { page } = opened;
    await page.locator('main li[data-match]').nth(3).waitFor();
    // Rows above turn out less tall than they were taken for, and the view goes with what is in it: the press gives the position.
    await page.evaluate(() => {
      addEventListener('pointerdown', () => (document.body.dataset['left'] = String(scrollY)), { capture: true });
      scrollTo(0, 1_200);
    });
    await page.getByRole('banner').getByRole('link', { name: 'Harborlight' }).click();
    await page.getByRole('heading', { name: /Welcome to/ }).waitFor();
    expect(await page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, 'main']);
    await pressBack(page);
    await page.getByRole('heading', { level: 1, name: 'Soccer' }).waitFor();
    const left = Number(await page.evaluate(() => document.body.dataset['left']));
    expect(left).toBeGreaterThan(600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  });

  it('the first press of Tab offers to skip to the content', async () => {
    opened = await site.open('desktop');
    const { page } = opened;
    await page.getByRole('main').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('a toast can be read again after it has gone', async () => {
    opened = await site.openSignedIn('desktop', '/sport/soccer');
    const { page } = opened;
    const player = aPlayer(page, 'desktop');
    await player.balance().getByText(/\d/).waitFor();
    const world = site.simulator.world();
    const arrived = page.locator('[aria-live=polite]').getByText('Your deposit has arrived.');
    // The socket opens beside the first reading of the account: push until it is there.
    await expect
      .poll(async () => {
        world.change(() => world.pushBalance(DEMO_PLAYER.id, 'RECHARGE'));
        return (await arrived.allTextContents())[0];
      })
      .toBe('Your deposit has arrived.');
    await page.getByRole('button', { name: 'Recent messages' }).click();
    // As often as it was pushed, and nothing else.
    const read = (await textsOf(page.getByRole('region', { name: 'Recent messages' }))).flat();
    expect([...new Set(read)]).toEqual(['Your deposit has arrived.']);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('region', { name: 'Recent messages' }).isVisible()).toBe(false);
  });

  it('the search opens by its key and by its button, leads to what was found, and going back does not open it again', async () => {
    opened = await site.open('desktop', '/results/soccer');
    const { page } = opened;
    const box = page.getByRole('combobox', { name: /^Search sports/ });
    const button = page.getByRole('link', { name: 'Search', exact: true });
    await button.waitFor();
    await page.keyboard.press('/');
    await box.waitFor();
    expect(new URL(page.url()).search).toBe('?search=true');
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await box.inputValue()).toBe('');
    await box.pressSequentially('yildz taskopru');
    await page.getByRole('option', { name: 'Taşköprü Yıldız Soccer', exact: true }).waitFor();
    expect(await axeFindsInBoth(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.getByRole('listbox').getByRole('option', { selected: true }).allTextContents())
      .toEqual(['Taşköprü Yıldız Soccer']);
    await page.getByRole('option', { name: 'Taşköprü Yıldız Soccer', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Soccer' }).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('Taşköprü Yıldız');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await pressBack(page);
    await page.getByRole('heading', { level: 1, name: 'Results: Soccer' }).waitFor();
    expect(new URL(page.url()).search).toBe('');

    // Any text is harmless, and answered while one types.
    await button.click();
    await page.getByRole('option', { name: 'yildz taskopru' }).waitFor();
    await box.fill('(.*+?^${}[]|\\'.repeat(1_000));
    await page.getByText('Nothing found.').waitFor();
    // Who wants no key can have none (WCAG 2.2, 2.1.4).
    await box.fill('');
    await page.getByRole('checkbox', { name: /with the \/ key/ }).uncheck();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await page.keyboard.press('/');
    expect(new URL(page.url()).search).toBe('');
  });

  it.each([
    ['mobile', [320, 390]],
    ['desktop', [768, 1280]],
  ] as const)('nothing is cut off or hangs over the edge, %s', async (layout, widths) => {
    opened = await site.openSignedIn(layout, '/sport/soccer');
    const { page } = opened;
    await page.locator('main li[data-match]').first().waitFor();
    const cut = () =>
      page.evaluate(() => {
        // A row of pills goes on past the edge, and is scrolled.
        const scrolls = (element: Element | null): boolean =>
          element !== null &&
          (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
        return [...document.querySelectorAll('header button, header select, header output, main button')]
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return (left < 0 || right > innerWidth + 0.5) && !scrolls(element);
          })
          .map((element) => element.outerHTML.slice(0, 80));
      });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const message = `${width} px`;
      // The other layout is drawn a moment after the window has its size.
      await expect.poll(cut, { message }).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), { message })
        .toBe(true);
    }
  });
});
