import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statesLost } from '#app/test/forced-colours.ts';
import { aPlayer } from '#app/test/player.ts';
import { coveredFinds, reflowFinds, SMALL_SIZES } from '#app/test/reflow.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { goTo } from './walk-routes.ts';

/** The pages with most on them; `npm run reflow:all` walks all of them and what opens over them. */
const FULL = {
  '/': 'main section a',
  '/sport/soccer': 'main li[data-match]',
  '/lottery/gallopingmarksix': 'main [role=toolbar] button',
  '/reports': '[data-testid=report-total]',
  '/?mybet=true': 'dialog[open] h2',
  '/?wallet=deposit': 'dialog[open] input[name=amount]',
} as const;
const DENSE = Object.keys(FULL) as (keyof typeof FULL)[];
const SEEN_MOST = 12;

describe.each([
  ['320 px', 'mobile'],
  ['200 %', 'desktop'],
] as const)('without loss at %s and in forced colours', (size, layout) => {
  let site: Site;
  let opened: OpenPage;
  beforeAll(async () => {
    site = await startSite();
    opened = await site.open(layout);
  });
  afterAll(() => site.close());

  it('the densest pages', async () => {
    const { page, faults } = opened;
    await aPlayer(page, layout).signIn();
    await page.setViewportSize(SMALL_SIZES[size]);
    for (const address of DENSE) {
      await goTo(page, address);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.locator(FULL[address]).first().waitFor();
      expect(await reflowFinds(page), address).toEqual([]);
      expect(await coveredFinds(page, SEEN_MOST), address).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await statesLost(page), `${address}, forced colours`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    }
    expect(faults).toEqual([]);
  });

  it('finds what is wrong: too wide, cut off, too small, covered, chosen by colour alone', async () => {
    const { page } = opened;
    await goTo(page, '/pages/terms');
    await page.locator('main h1').waitFor();
    await page.evaluate(() => {
      const put = (tag: string, name: string, text: string, pressed?: string) => {
        const part = document.createElement(tag);
        part.className = name;
        part.textContent = text;
        if (pressed !== undefined) part.setAttribute('aria-pressed', pressed);
        document.querySelector('main')?.prepend(part);
      };
      put('p', 'w1', 'wide');
      put('p', 'w2', 'cut off because it is long');
      put('button', 'w3', 'tiny');
      put('button', 'w4', 'on', 'true');
      put('button', 'w4', 'off', 'false');
      put('button', 'w5', 'covered');
      put('div', 'w6', '');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '.w1 { width: 2000px } .w2 { width: 40px; overflow: hidden; white-space: nowrap } .w3 { width: 9px; height: 9px; padding: 0 } .w4[aria-pressed=true] { background: red } .w5 { position: relative } .w6 { position: fixed; inset: 0; background: white }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    const found = (await reflowFinds(page)).join('\n');
    expect(found).toMatch(/px too wide/);
    expect(found).toMatch(/over the edge: <p .w1>/);
    expect(found).toMatch(/cut off: <p .w2>/);
    expect(found).toMatch(/smaller than 24 px \(9 x 9\).*tiny/);
    expect((await coveredFinds(page)).join('\n')).toMatch(
      /covered or out of view when focused: <button> "on" by <div w6>/,
    );
    await page.emulateMedia({ forcedColors: 'active' });
    expect((await statesLost(page)).join('\n')).toMatch(/<button w4> "on"/);
  });
});
