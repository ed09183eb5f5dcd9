import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { LAYOUTS, startSite, type Layout } from '#app/test/site.ts';
import { brandIds } from '#cli/brands/brand-id.ts';
import { command } from '#scripts/config/command.ts';
import { keepSmall } from './keep-small.ts';

/**
 * `npm run pictures -- brands`: the home page of every brand at both widths, the same once more in grey: brands differ in structure,
 * not only in colour. With a brand's name, that brand's pages in full size into dist/pictures.
 */
const [wanted] = command('pictures brands').argument('[brand]', 'only this one, in full size').parse().args;
const MOST_BYTES = 900_000;
const PATIENCE_MS = 60_000;
/** Width of a picture on the sheet. */
const WIDTHS = { desktop: 420, mobile: 150 } as const;

interface Shot {
  readonly brand: string;
  readonly layout: Layout;
  readonly png: Buffer;
}

const shots: Shot[] = [];
for (const brand of wanted === undefined ? brandIds(process.cwd()) : wanted.split(',')) {
  const site = await startSite(brand, { hurried: true });
  try {
    for (const layout of Object.keys(LAYOUTS) as Layout[]) {
      const { page, context } = await site.open(layout, '/');
      page.setDefaultTimeout(PATIENCE_MS);
      shots.push({ brand, layout, png: await posed(page) });
      await context.close();
    }
    if (brand === brandIds(process.cwd()).at(-1)) {
      const { page, context } = await site.open('desktop');
      await page.goto('about:blank');
      await keepSmall(context, await sheet(context, shots), 'docs/pictures/brands.png', MOST_BYTES);
    }
  } finally {
    await site.close();
  }
}
if (wanted !== undefined) {
  mkdirSync('dist/pictures', { recursive: true });
  for (const { brand, layout, png } of shots) writeFileSync(path.join('dist/pictures', `${brand}-${layout}.png`), png);
}

/** Matches, games and the brand's own font are there. */
async function posed(page: Page): Promise<Buffer> {
  await page.locator('main li [aria-pressed], main [data-testid=cricket-match], main ul a').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

async function sheet(context: BrowserContext, all: readonly Shot[]): Promise<Buffer> {
  const brands = [...new Set(all.map(({ brand }) => brand))];
  const image = ({ layout, png }: Shot): string =>
    `<img width="${WIDTHS[layout]}" src="data:image/png;base64,${png.toString('base64')}">`;
  const cell = (brand: string): string =>
    `<section><h2>${brand}</h2><div>${all
      .filter((shot) => shot.brand === brand)
      .map(image)
      .join('')}</div></section>`;
  const half = (look: string): string => `<main class="${look}">${brands.map(cell).join('')}</main>`;
  const page = await context.newPage();
  await page.setViewportSize({ width: 1800, height: 800 });
  await page.setContent(
    `<style>body{margin:0;padding:12px;background:#8a9099;font:600 14px system-ui}main{display:grid;grid-template-columns:repeat(3,max-content);gap:14px;margin-bottom:28px}
    .grey{filter:grayscale(1)}h2{font-size:14px;margin:0 0 4px}div{display:flex;gap:8px;align-items:start}img{display:block;border-radius:4px}</style>
    ${half('colour')}${half('grey')}`,
  );
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return png;
}
