import type { Browser, Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '#cli/browser/find-chromium.ts';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { LAYOUTS, startSite, type Site } from '#app/test/site.ts';

/** How bright a colour is (WCAG 2.2). */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The highest contrast of any pixel with the ground, which most of them have: as painted, since styles do not show what a browser has darkened. */
async function paintedContrast(place: Locator): Promise<number> {
  const { data } = PNG.sync.read(await place.screenshot({ animations: 'disabled' }));
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.subarray(at, at + 3).join(' ');
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const lights = new Map([...counts.keys()].map((colour) => [colour, luminance(colour.split(' ').map(Number))]));
  const [[ground] = ['']] = [...counts].toSorted(([, one], [, other]) => other - one);
  const base = lights.get(ground) ?? 0;
  const contrasts = [...lights.values()].map(
    (light) => (Math.max(light, base) + 0.05) / (Math.min(light, base) + 0.05),
  );
  return Math.max(...contrasts);
}

/** A brand of light colours only, one of dark ones only, and one of both; the player's system is dark, as where phones darken pages. */
describe.each(['barriogol', 'nightjar', 'harborlight'])('%s in a browser that darkens pages by force', (brand) => {
  let site: Site;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    site = await startSite(brand, { hurried: true });
    browser = await launchChromium(findChromium() ?? '', ['--blink-settings=forceDarkModeEnabled=true']);
    page = await browser.newPage({ viewport: LAYOUTS.mobile, colorScheme: 'dark', locale: 'en-GB' });
    await page.goto(`${site.url}/sport/soccer`);
    await page.waitForLoadState('networkidle');
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  it('the icon of the active tab can be seen', async () => {
    const tab = page.getByRole('navigation').getByRole('link', { name: 'Sports', exact: true });
    const icon = tab.locator('svg').first();
    // A brand may have words only.
    await expect.poll(async () => paintedContrast((await icon.isVisible()) ? icon : tab)).toBeGreaterThanOrEqual(3);
  });

  it('a selected price is legible', async () => {
    const price = page
      .locator('button[aria-pressed="false"]')
      .filter({ hasText: /\d[.,]\d\d/ })
      .first();
    await price.click();
    const chosen = page
      .locator('main button[aria-pressed="true"]')
      .filter({ hasText: /\d[.,]\d\d/ })
      .first();
    await chosen.waitFor();
    await expect.poll(() => paintedContrast(chosen)).toBeGreaterThanOrEqual(4.5);
  });
});
