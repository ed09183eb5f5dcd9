import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { escapeHtml } from '#cli/build/heads/escape.ts';

export interface Shot {
  readonly brand: string;
  readonly screen: string;
  readonly layout: string;
  readonly file: string;
}

/** Width of one picture in the overview, in CSS pixels. */
const WIDTHS: Readonly<Record<string, number>> = { desktop: 420, mobile: 200 };

/** One picture of all home pages: a column per brand, both layouts in it. */
export async function drawSheet(browser: Browser, homes: readonly Shot[], file: string): Promise<void> {
  const brands = [...new Set(homes.map(({ brand }) => brand))];
  const column = (brand: string): string =>
    `<section><h2>${escapeHtml(brand)}</h2>${homes
      .filter((shot) => shot.brand === brand)
      .map(
        ({ layout, file }) =>
          `<img width="${WIDTHS[layout] ?? 200}" src="data:image/png;base64,${readFileSync(file).toString('base64')}">`,
      )
      .join('')}</section>`;
  const page = await browser.newPage({ viewport: { width: Math.min(brands.length, 4) * 456 + 24, height: 600 } });
  await page.setContent(
    `<style>body{margin:0;padding:12px;display:grid;grid-template-columns:repeat(${Math.min(brands.length, 4)},max-content);gap:24px;background:#8a9099;font:600 15px system-ui}h2{font-size:15px;margin:0 0 8px}section{display:grid;gap:10px;justify-items:center}img{border-radius:6px;display:block}</style>${brands.map(column).join('')}`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}
