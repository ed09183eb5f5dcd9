import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { tell, walk, type Look, type Told } from './walk.ts';
import { wantedOf } from './wanted.ts';

/**
 * `npm run axe:all [-- BRAND ... desktop|mobile guest|player light|dark|contrast /ADDRESS ... @OVERLAY ...]`: every page and overlay, at both layouts, of three
 * brands (one of each jurisdiction), in light, dark and with more contrast asked for. All rules of WCAG 2.2 AA in light; in the others contrast, which is all that
 * colours can change. It goes on after a finding, ends with a table, and with 1 when anything was found. Forced colours are the system's own: `npm run reflow:all`
 * looks at them.
 */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const LOOKS = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
  'dark-contrast': { colorScheme: 'dark', contrast: 'more' },
} as const;
/** Long lists repeat their first entries; looking at all of them takes axe half a minute. */
const REPEATED = 'main section:nth-of-type(n + 4), main li:nth-child(n + 6)';

/** What axe took for text and ground, where it is about contrast. */
function coloursOf(data: unknown): string {
  const { fgColor, bgColor, contrastRatio } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return fgColor === undefined ? '' : `(${String(fgColor)} on ${String(bgColor)}: ${String(contrastRatio)})`;
}

/** Colours that are still on their way to the other scheme are no finding, nor those of rows that are not drawn before they come into view. */
async function arrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (document.adoptedStyleSheets.length === 0) {
      const drawn = new CSSStyleSheet();
      drawn.replaceSync('* { content-visibility: visible !important; }');
      document.adoptedStyleSheets = [drawn];
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
}

const wanted = wantedOf(process.argv.slice(2), Object.keys(LOOKS));

const look: Look = async (page) => {
  const found: string[] = [];
  for (const [name, media] of Object.entries(LOOKS)) {
    if (!wanted.looks.includes(name)) continue;
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await arrived(page);
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    // What lies behind an open dialog is inert, and was looked at without it.
    if ((await page.locator('dialog[open]').count()) > 0) axe.include('dialog[open]');
    else axe.exclude(REPEATED);
    const { violations } = await (name === 'light' ? axe.withTags(RULES) : axe.withRules(['color-contrast'])).analyze();
    for (const { id, nodes } of violations) {
      const where = nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 140)} ${coloursOf(any[0]?.data)}`);
      found.push(`${name}: ${id}: ${where.join(' | ')}`);
    }
  }
  await page.emulateMedia({ ...LOOKS.light, reducedMotion: 'reduce' });
  return { looked: wanted.looks.length, found };
};

const rows: { name: string; told: Told }[] = [];
for (const brand of wanted.brands)
  for (const layout of wanted.layouts)
    rows.push({
      name: `${brand}, ${layout}, ${wanted.looks.join(' + ')}`,
      told: await walk(brand, layout, wanted, look),
    });
tell(rows);
// Chromium is shared by what runs in a process, and has no end of its own here.
process.exit();
