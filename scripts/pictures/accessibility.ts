import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { startSite } from '#app/test/site.ts';
import { command } from '#scripts/config/command.ts';
import { keepSmall } from './keep-small.ts';

command('pictures accessibility').parse();

/** `npm run pictures -- accessibility`: three brands in forced colours, at 400 % and with the text spacing of WCAG 1.4.12. */
const OUT = 'docs/pictures/accessibility';
const BRANDS = { harborlight: 'none', pennygate: 'uk', ventoverde: 'br' } as const;
const MAX_BYTES = 120_000;
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const LOOKS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'forced-colours': (page) => page.emulateMedia({ forcedColors: 'active' }),
  '400-percent': (page) => page.setViewportSize({ width: 320, height: 256 }),
  'text-spacing': (page) =>
    page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, SPACING),
};

await mkdir(OUT, { recursive: true });
for (const [brand, profile] of Object.entries(BRANDS)) {
  const site = await startSite(brand, { world: { profile } });
  try {
    for (const [look, apply] of Object.entries(LOOKS)) {
      const { page, context } = await site.openSignedIn('mobile', '/sport/soccer');
      await page.locator('main li[data-match] button[aria-pressed]').first().waitFor();
      await page.locator('main li[data-match] button[aria-pressed]:enabled').first().click();
      await apply(page);
      await keepSmall(context, await page.screenshot(), `${OUT}/${brand}-${look}.png`, MAX_BYTES);
      await context.close();
    }
  } finally {
    await site.close();
  }
}
