import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '#cli/browser/find-chromium.ts';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { contentShare, reflowFinds, SMALL_SIZES } from '#app/test/reflow.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { goTo } from '#app/test/walk/walk.ts';

describe.each([
  ['320 px', 'mobile'],
  ['200 %', 'desktop'],
] as const)('without loss at %s', (size, layout) => {
  let site: Site;
  let opened: OpenPage;
  beforeAll(async () => {
    site = await startSite();
    opened = await site.openSignedIn(layout, '/', { before: (page) => page.setViewportSize(SMALL_SIZES[size]) });
  });
  afterAll(() => site.close());

  it('the home page and the lobby; `npm run qa -- walk reflow` walks all of them and what opens over them', async () => {
    const { page, faults } = opened;
    await page.getByRole('region', { name: 'Promotions' }).getByRole('link').first().waitFor();
    expect(await reflowFinds(page)).toEqual([]);
    await goTo(page, '/sport/soccer');
    await page.locator('main li[data-match]').first().waitFor();
    expect(await reflowFinds(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('a folded phone, 280 px wide', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 280, height: 653 });
    await goTo(page, '/');
    await page.getByRole('region', { name: 'Promotions' }).getByRole('link').first().waitFor();
    expect(await reflowFinds(page)).toEqual([]);
    await goTo(page, '/howToPlay');
    await page.getByRole('table').first().waitFor();
    expect(await reflowFinds(page), 'how to play').toEqual([]);
    await page.setViewportSize(SMALL_SIZES[size]);
  });

  it('at 400 % nothing stays over the page, and the focus is never behind it', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 320, height: 256 });
    await goTo(page, '/sport/soccer');
    await page.locator('main li[data-match]').first().waitFor();
    const covered: string[] = [];
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const by = await page.evaluate(() => {
        const at = document.activeElement;
        if (!(at instanceof HTMLElement) || at === document.body) return undefined;
        const { left, top, width, height } = at.getBoundingClientRect();
        const y = Math.min(Math.max(top + height / 2, 0), innerHeight - 1);
        const over = document.elementFromPoint(left + width / 2, y);
        const isSame =
          over === null || at.contains(over) || over.contains(at) || at.parentElement === over.parentElement;
        return isSame ? undefined : `${at.textContent} is behind ${over.outerHTML.slice(0, 80)}`;
      });
      if (by !== undefined) covered.push(by);
    }
    expect(covered).toEqual([]);
    // Also where another brand has its navigation.
    const fixed = await page.evaluate(() => {
      const { dataset } = document.documentElement;
      const own = dataset['navigation'];
      const found = ['none', 'top', 'bottom', own ?? ''].flatMap((navigation) => {
        dataset['navigation'] = navigation;
        return [...document.querySelectorAll('header, nav')].flatMap((each) =>
          ['fixed', 'sticky'].includes(getComputedStyle(each).position)
            ? [`${navigation}: ${each.outerHTML.slice(0, 80)}`]
            : [],
        );
      });
      if (own === undefined) delete dataset['navigation'];
      return found;
    });
    expect(fixed).toEqual([]);
    await page.setViewportSize(SMALL_SIZES[size]);
  });

  it('with the text spacing of 1.4.12 nothing of the home page is cut off', async () => {
    const { page } = opened;
    await goTo(page, '/');
    await page.getByRole('region', { name: 'Promotions' }).getByRole('link').first().waitFor();
    const clipped = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
      );
      document.adoptedStyleSheets = [sheet];
      const found = [...document.querySelectorAll('main *')].flatMap((each) => {
        const { overflowY, textOverflow } = getComputedStyle(each);
        const isCut = ['hidden', 'clip'].includes(overflowY) && textOverflow !== 'ellipsis';
        return isCut && each.clientHeight > 1 && each.scrollHeight > each.clientHeight + 1
          ? [`${each.className}: ${each.scrollHeight} px in ${each.clientHeight}`]
          : [];
      });
      document.adoptedStyleSheets = [];
      return found;
    });
    expect(clipped).toEqual([]);
  });

  it('finds what is wrong: too wide, cut off, too small', async () => {
    const { page } = opened;
    await goTo(page, '/pages/terms');
    await page.locator('main h1').waitFor();
    await page.evaluate(() => {
      const put = (tag: string, name: string, text: string) => {
        const part = document.createElement(tag);
        part.className = name;
        part.textContent = text;
        document.querySelector('main')?.prepend(part);
      };
      put('p', 'w1', 'wide');
      put('p', 'w2', 'cut off because it is long');
      put('button', 'w3', 'tiny');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '.w1 { width: 2000px } .w2 { width: 40px; overflow: hidden; white-space: nowrap } .w3 { width: 9px; height: 9px; padding: 0 }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    const found = (await reflowFinds(page)).join('\n');
    expect(found).toMatch(/px too wide/);
    expect(found).toMatch(/over the edge: <p .w1>/);
    expect(found).toMatch(/cut off: <p .w2>/);
    expect(found).toMatch(/smaller than 24 px \(9 x 9\).*tiny/);
  });

  // The last: the selection stays.
  it('at 400 % three fifths of the height are for content: limits below the navigation, the lobby, also with a selection', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 320, height: 256 });
    const shares: Record<string, number> = {};
    const measure = async (place: string) => void (shares[place] = await contentShare(page));
    await goTo(page, '/protection');
    await page.getByTestId('limit-stake-day').waitFor();
    // As in a brand that has its navigation above the page.
    await page.getByRole('navigation', { name: 'Main' }).evaluate((nav) => {
      document.documentElement.dataset['navigation'] = 'top';
      nav.parentElement?.querySelector(':scope > header')?.after(nav);
    });
    await page.evaluate(() => scrollTo(0, 0));
    await measure('limits');
    await page.reload();
    // An address that changes before the app listens is not gone to.
    await page.getByTestId('limit-stake-day').waitFor();
    await goTo(page, '/sport/soccer');
    const price = page.locator('main li[data-match] button[aria-pressed]:enabled').first();
    await price.waitFor();
    await price.scrollIntoViewIfNeeded();
    await measure('lobby');
    await price.press('Space');
    await expect.poll(() => price.getAttribute('aria-pressed')).toBe('true');
    await measure('lobby with a selection');
    expect(Object.entries(shares).filter(([, share]) => share < 0.6)).toEqual([]);
    await page.setViewportSize(SMALL_SIZES[size]);
  });
});

/** How many pixels of a field's text are not seen. */
const hiddenPx = (field: Locator) => field.evaluate((at) => at.scrollWidth - at.clientWidth);

describe.each([
  ['200 % on a phone', 32, 390],
  ['200 % on a small phone', 32, 320],
  ['the usual size on a small phone', 16, 320],
] as const)('text at %s', (_, font, width) => {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    browser = await launchChromium(findChromium() ?? '', [`--blink-settings=defaultFontSize=${font}`]);
    site = await startSite('ventoverde', { browser });
  });
  afterAll(async () => {
    await site.close();
    await browser.close();
  });

  it('shows the whole stake, the names of the teams, and what the header and the bar of the slip hold', async () => {
    const { page, faults } = await site.openSignedIn('mobile', '/sport/soccer', {
      before: (each) => each.setViewportSize({ width, height: 844 }),
    });
    const rows = page.locator('main li[data-match]');
    const price = (row: number) => rows.nth(row).locator('button[aria-pressed]:enabled').first();
    await price(0).waitFor();
    expect(await reflowFinds(page)).toEqual([]);
    const teams = await rows.first().locator('bdi').allTextContents();
    const isSeen = (name: string) =>
      rows
        .first()
        .getByText(name, { exact: true })
        .last()
        .evaluate((at) => at.scrollWidth <= at.clientWidth);
    if (width === 390) expect(await Promise.all(teams.slice(-2).map(isSeen)), teams.join(' - ')).toEqual([true, true]);

    await price(0).press('Space');
    const typed = page.getByTestId('quick-bet').getByRole('textbox');
    await typed.fill('12345.67');
    expect(await hiddenPx(typed), 'the tray').toBe(0);
    await typed.fill('123.45');
    expect(await reflowFinds(page), 'the tray').toEqual([]);
    await price(1).press('Space');
    await page.getByTestId('bar-figures').waitFor();
    expect(await reflowFinds(page), 'the bar of the slip').toEqual([]);
    await page.locator('button:has([data-testid="bar-figures"])').press('Enter');
    const slip = page.getByRole('dialog');
    await slip.getByRole('button', { name: 'Singles' }).click();
    const stakes = slip.getByRole('textbox', { name: /stake/i });
    await expect.poll(() => stakes.count()).toBeGreaterThan(2);
    for (const stake of await stakes.all()) {
      await stake.fill('12345.67');
      expect(await hiddenPx(stake), await stake.getAttribute('aria-label').then(String)).toBe(0);
    }
    expect(faults).toEqual([]);
  });
});
