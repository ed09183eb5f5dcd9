import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { allArrived } from '#app/test/all-arrived.ts';
import { startSite } from '#app/test/site.ts';
import { brandIds } from '#cli/build/brand/brand-id.ts';
import { command } from '#scripts/config/command.ts';
import { keepSmall } from './keep-small.ts';

/**
 * `npm run pictures -- brands`: home, lobby and match page of every brand at three widths, also in grey, because brands differ in
 * structure too. With a name, that brand's pages in full size into dist/pictures.
 */
const [wanted] = command('pictures brands').argument('[brand]', 'only this one, in full size').parse().args;
const MAX_BYTES = 900_000;
const PATIENCE_MS = 60_000;
/** Heights of screens, and widths on the sheet. */
const SCREENS = [
  { width: 390, height: 844, shownPx: 150 },
  { width: 768, height: 1_024, shownPx: 240 },
  { width: 1_280, height: 900, shownPx: 420 },
] as const;
const PAGES = ['home', 'lobby', 'match'] as const;

interface Shot {
  readonly brand: string;
  readonly page: (typeof PAGES)[number];
  readonly screen: (typeof SCREENS)[number];
  readonly png: Buffer;
}

const shots: Shot[] = [];
const ids = wanted === undefined ? brandIds(process.cwd()) : wanted.split(',');
for (const brand of ids) {
  const site = await startSite(brand, { hurried: true });
  try {
    for (const screen of SCREENS) {
      const { page, context } = await site.open(screen.width < 768 ? 'mobile' : 'desktop', '/');
      page.setDefaultTimeout(PATIENCE_MS);
      await page.setViewportSize(screen);
      shots.push({ brand, page: 'home', screen, png: await posed(page) });
      await page.goto(`${site.url}/sport/soccer`);
      shots.push({ brand, page: 'lobby', screen, png: await posed(page) });
      await page.locator('main li[data-match] a').first().click();
      await page.locator('main li[data-match]').first().waitFor({ state: 'detached' });
      shots.push({ brand, page: 'match', screen, png: await posed(page) });
      await context.close();
    }
    if (wanted === undefined && brand === ids.at(-1)) {
      const { context } = await site.open('desktop');
      for (const each of PAGES) {
        const file = `docs/pictures/brands-${each}.png`;
        await keepSmall(
          context,
          await sheet(
            context,
            shots.filter(({ page }) => page === each),
          ),
          file,
          MAX_BYTES,
        );
      }
    }
  } finally {
    await site.close();
  }
}
if (wanted !== undefined) {
  mkdirSync('dist/pictures', { recursive: true });
  for (const { brand, page, screen, png } of shots)
    writeFileSync(path.join('dist/pictures', `${brand}-${page}-${screen.width}.png`), png);
}

/** Waits for prices, games and the brand's font. */
async function posed(page: Page): Promise<Buffer> {
  await page.locator('#frame').waitFor({ state: 'detached' });
  await page.locator('main [aria-pressed], main [data-testid=cricket-match], main ul a').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await allArrived(page);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

async function sheet(context: BrowserContext, all: readonly Shot[]): Promise<Buffer> {
  const brands = [...new Set(all.map(({ brand }) => brand))];
  const image = ({ screen, png }: Shot): string =>
    `<img width="${screen.shownPx}" src="data:image/png;base64,${png.toString('base64')}">`;
  const cell = (brand: string): string =>
    `<section><h2>${brand}</h2><div>${all
      .filter((shot) => shot.brand === brand)
      .map(image)
      .join('')}</div></section>`;
  const half = (look: string): string => `<main class="${look}">${brands.map(cell).join('')}</main>`;
  const page = await context.newPage();
  await page.setViewportSize({ width: 1800, height: 800 });
  await page.setContent(
    `<style>body{margin:0;padding:12px;background:#8a9099;font:600 14px system-ui}main{display:grid;grid-template-columns:repeat(2,max-content);gap:14px;margin-bottom:28px}
    .grey{filter:grayscale(1)}h2{font-size:14px;margin:0 0 4px}div{display:flex;gap:8px;align-items:start}img{display:block;border-radius:4px}</style>
    ${half('colour')}${half('grey')}`,
  );
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return png;
}
