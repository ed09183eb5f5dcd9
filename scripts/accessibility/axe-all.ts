import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { ROUTES } from '#app/journeys/routes-table.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { LAYOUTS, startSite, type Layout, type Site } from '#app/test/site.ts';
import { readBrand } from '#cli/app-build/read-brand.ts';

/**
 * `npm run axe:all [-- BRAND ... /ADDRESS ...]`: every route and overlay, at both layouts, of three brands (one of each jurisdiction), in light, dark and high
 * contrast. All rules of WCAG 2.2 AA in light; in the others contrast, which is all that colours can change. Ends with 1 when anything is found.
 */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const named = process.argv.slice(2);
const ADDRESSES = named.filter((each) => each.startsWith('/'));
const brandsNamed = named.filter((each) => !each.startsWith('/'));
const BRANDS = brandsNamed.length > 0 ? brandsNamed : ['harborlight', 'pennygate', 'ventoverde'];
// Forced colours are the system's own: axe reads the page's text on the system's ground there, and finds what nobody sees.
const LOOKS = [
  { name: 'light', media: { colorScheme: 'light', contrast: 'no-preference' } },
  { name: 'dark', media: { colorScheme: 'dark', contrast: 'no-preference' } },
  { name: 'high contrast', media: { colorScheme: 'light', contrast: 'more' } },
] as const;
/** Long lists repeat their first entries; looking at all of them takes axe half a minute. */
const REPEATED = ['main section:nth-of-type(n + 3)', 'main li:nth-child(n + 6)'].join(', ');
const SETTLED_MS = 10_000;

/** What axe took for text and ground, where it is about contrast. */
function coloursOf(data: unknown): string {
  const { fgColor, bgColor, contrastRatio } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return fgColor === undefined ? '' : `(${String(fgColor)} on ${String(bgColor)}: ${String(contrastRatio)})`;
}

let looked = 0;
const found = new Map<string, string[]>();

async function look(page: Page, where: string): Promise<void> {
  for (const { name, media } of LOOKS) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page }).exclude(REPEATED);
    const { violations } = await (name === 'light' ? axe.withTags(RULES) : axe.withRules(['color-contrast'])).analyze();
    looked += 1;
    for (const { id, nodes } of violations) {
      const what = `${name}: ${id}: ${nodes
        .slice(0, 3)
        .map(({ html, any }) => `${html.slice(0, 140)} ${coloursOf(any[0]?.data)}`)
        .join(' | ')}`;
      if (!found.has(what)) console.log(`${where}\n  ${what}`);
      found.set(what, [...(found.get(what) ?? []), where]);
    }
  }
}

/** Nothing is loading any more, or it takes too long to wait for. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor();
  await page
    .waitForFunction(
      () => document.querySelector('main [aria-busy="true"], main [class*="skeleton"]') === null,
      undefined,
      { timeout: SETTLED_MS },
    )
    .catch(() => undefined);
}

async function goTo(page: Page, address: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
  await settled(page);
}

async function walk(site: Site, layout: Layout, brand: string): Promise<void> {
  const at = (what: string) => `${brand}, ${layout}, ${what}`;
  const { page, context, faults } = await site.open(layout, '/login');
  try {
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name=email]').waitFor();
    await look(page, at('guest, /login'));
    await goTo(page, '/registration');
    await dialog.locator('input[name=code]').waitFor();
    await look(page, at('guest, /registration'));
    await goTo(page, '/');
    await look(page, at('guest, /'));
    await goTo(page, '/login');
    await dialog.locator('input[name=email]').fill(DEMO_PLAYER.email);
    await dialog.locator('input[name=password]').fill(DEMO_PLAYER.password);
    await dialog.locator('button[type=submit]').click();
    await page.getByTestId('balance').waitFor();
    for (const { address, only, player } of ROUTES) {
      if (only !== undefined && only !== layout) continue;
      if (ADDRESSES.length > 0 && !ADDRESSES.includes(address)) continue;
      await goTo(page, address);
      if (player.dialog !== undefined) await dialog.first().waitFor();
      await look(page, at(address));
    }
    await goTo(page, '/?wallet=deposit');
    await dialog.locator('input[name=amount]:visible').waitFor();
    await look(page, at('wallet'));
  } finally {
    if (faults.length > 0) found.set(`faults: ${faults.join(' | ')}`, [at('any page')]);
    await context.close();
  }
}

for (const brand of BRANDS) {
  const { profile } = await readBrand(process.cwd(), brand);
  const site = await startSite(brand);
  try {
    await site.control('profile', { profile });
    for (const layout of Object.keys(LAYOUTS) as Layout[]) {
      const before = looked;
      await walk(site, layout, brand);
      console.log(`${brand}, ${layout}: ${looked - before} looks`);
    }
  } finally {
    await site.close();
  }
}
for (const [what, where] of found) console.log(`\n${what}\n  ${where.length} times: ${where.slice(0, 4).join('; ')}`);
console.log(`\n${looked} looks, ${found.size} kinds of findings.`);
process.exitCode = found.size > 0 ? 1 : 0;
