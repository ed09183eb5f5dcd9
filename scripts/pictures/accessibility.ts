import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { startSite } from '#app/test/site.ts';
import { command } from '#scripts/config/command.ts';
import { keepSmall } from './keep-small.ts';

command('pictures accessibility').parse();

/**
 * `npm run pictures -- accessibility`: three brands in forced colours, at 400 % and with the text spacing of WCAG 1.4.12; where the
 * upstream says when a session ends, its warning too.
 */
const OUT = 'docs/pictures/accessibility';
const BRANDS = { harborlight: 'none', pennygate: 'uk', ventoverde: 'br' } as const;
const MAX_BYTES = 120_000;
const SESSION = { minutes: 30, warnedAfterS: 29 * 60 };
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
      const price = page.locator('main li[data-match] button[aria-label*=" to win,"]:enabled').first();
      await price.waitFor();
      await price.click();
      await apply(page);
      await page.locator('main button[aria-label*=" to win,"][aria-pressed=true]').first().scrollIntoViewIfNeeded();
      await keepSmall(context, await page.screenshot(), `${OUT}/${brand}-${look}.png`, MAX_BYTES);
      await context.close();
    }
    if (profile === 'none') continue;
    await site.control('sessions', { minutes: SESSION.minutes });
    for (const [look, apply] of Object.entries(LOOKS)) {
      const { page, context } = await site.openSignedIn('mobile');
      await site.control('clock', { advance: SESSION.warnedAfterS });
      await page.reload();
      await page.getByRole('dialog', { name: 'Your session is about to end' }).waitFor();
      await apply(page);
      await keepSmall(context, await page.screenshot(), `${OUT}/${brand}-session-end-${look}.png`, MAX_BYTES);
      await context.close();
    }
  } finally {
    await site.close();
  }
}
