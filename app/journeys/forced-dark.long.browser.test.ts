import type { Browser, Locator } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '#cli/browser/find-chromium.ts';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { allArrived, followCalls } from '#app/test/all-arrived.ts';
import { LAYOUTS, rowsOf, startSite, type Site } from '#app/test/site.ts';

/** How bright a colour is (WCAG 2.2). */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The colour that most pixels have, as `#rrggbb`, and the highest contrast of another one with it: as painted, since styles do not show what
 * a browser has darkened.
 */
async function painted(place: Locator): Promise<{ readonly ground: string; readonly contrast: number }> {
  const { data } = PNG.sync.read(await place.screenshot({ animations: 'disabled' }));
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.subarray(at, at + 3).toString('hex');
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const lights = new Map([...counts.keys()].map((colour) => [colour, luminance([...Buffer.from(colour, 'hex')])]));
  const [[ground] = ['']] = [...counts].toSorted(([, one], [, other]) => other - one);
  const base = lights.get(ground) ?? 0;
  const contrasts = [...lights.values()].map(
    (light) => (Math.max(light, base) + 0.05) / (Math.min(light, base) + 0.05),
  );
  return { ground: `#${ground}`, contrast: Math.max(...contrasts) };
}

const contrastOf = async (place: Locator) => (await painted(place)).contrast;

/** First of both colours, of dark ones only and of light ones only: `.ci/run` has those three. */
const BRANDS = ['harborlight', 'nightjar', 'barriogol', 'koiparade', 'pennygate', 'sixerline', 'ventoverde'] as const;
const FEW = 2;

describe('in a browser that darkens pages by force', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium(findChromium() ?? '', ['--blink-settings=forceDarkModeEnabled=true']);
  });
  afterAll(() => browser.close());

  describe.each(rowsOf(BRANDS, FEW))('%s', (brand) => {
    let site: Site;
    beforeAll(async () => {
      site = await startSite(brand, { hurried: true });
    });
    afterAll(() => site.close());

    // A light system that darkens all pages asks none of them (WebView, Chromium's flag); a dark one asks first.
    it.each(['light', 'dark'] as const)(
      'the icon of the active tab is seen, and a chosen price is legible, on a %s system',
      async (colorScheme) => {
        const page = await browser.newPage({ viewport: LAYOUTS.mobile, colorScheme, locale: 'en-GB' });
        followCalls(page);
        await page.goto(`${site.url}/sport/${brand === 'sixerline' ? 'cricket' : 'soccer'}`);
        const tabs = page.locator('nav a[aria-current="page"][href^="/sport"]').filter({ visible: true });
        await tabs.first().waitFor();
        await allArrived(page);
        // A row of tabs may have words only: the icons are of another one then.
        const icons = tabs.locator('svg').filter({ visible: true });
        const shown = (await icons.count()) > 0 ? icons : tabs;
        for (const each of await shown.all()) await expect.poll(() => contrastOf(each)).toBeGreaterThanOrEqual(3);
        const odds = page.locator('span[translate="no"]');
        await page.locator('main button[aria-pressed="false"]:enabled').filter({ has: odds }).first().click();
        const chosen = page.locator('main button[aria-pressed="true"]').locator(odds).first();
        await expect.poll(() => contrastOf(chosen)).toBeGreaterThanOrEqual(4.5);
        // On a dark system what is chosen is not darkened, since it says so: its ground is the brand's own.
        const accent = () =>
          page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'));
        if (colorScheme === 'dark') await expect.poll(async () => (await painted(chosen)).ground).toBe(await accent());
        await page.close();
      },
    );
  });
});
