import type { Page } from 'playwright-core';
import { allArrived } from '#app/test/all-arrived.ts';
import { LAYOUTS, type Site } from '#app/test/site.ts';
import { type Language, LANGUAGE_NAMES } from '#contract/brand';
import { keepSmall } from './keep-small.ts';

/** The greatest differences in script and length. */
const SHOWN: readonly Language[] = ['zh', 'hi', 'ru', 'tr', 'bn'];
const MAX_BYTES = 700_000;
const PATIENCE_MS = 120_000;

/** Lobby and slip on a phone in five languages, the densest pages. */
export async function takeLanguages(site: Site, file: string): Promise<void> {
  const columns: { readonly language: Language; readonly pictures: readonly Buffer[] }[] = [];
  for (const language of SHOWN) {
    const { page, context } = await site.open('mobile', '/sport/soccer');
    page.setDefaultTimeout(PATIENCE_MS);
    await page.evaluate((chosen) => localStorage.setItem('slipway.language.v1', JSON.stringify(chosen)), language);
    await page.reload();
    await page.locator(`html[lang=${language}]`).waitFor();
    columns.push({ language, pictures: await posed(page) });
    await context.close();
  }
  const { context, page } = await site.open('desktop');
  // Without the site's policy.
  await page.goto('about:blank');
  await keepSmall(context, await sideBySide(page, columns), file, MAX_BYTES);
  await context.close();
}

async function posed(page: Page): Promise<readonly Buffer[]> {
  const odds = page.locator('main li[data-state=scheduled] [role=group] button[aria-pressed]:enabled');
  await odds.first().waitFor();
  const picture = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  await odds.nth(0).click();
  await odds.nth(4).click();
  await page.evaluate(() => scrollTo(0, 0));
  // Rows drawn before the app have no slip, and not all matches.
  await page.locator('#slip button').waitFor();
  await page.locator('header button').nth(2).waitFor();
  await allArrived(page);
  await page.mouse.move(0, 0);
  const lobby = await picture();
  await page.locator('#slip button').click();
  await page.locator('dialog input[inputmode=decimal]').first().fill('10');
  await page.locator('dialog [data-testid=max-payout]').waitFor();
  return [lobby, await picture()];
}

async function sideBySide(
  page: Page,
  columns: readonly { readonly language: Language; readonly pictures: readonly Buffer[] }[],
): Promise<Buffer> {
  const { width } = LAYOUTS.mobile;
  const image = (png: Buffer) => `<img width="${width}" src="data:image/png;base64,${png.toString('base64')}">`;
  const column = ({ language, pictures }: (typeof columns)[number]) =>
    `<section><h2 lang="${language}">${LANGUAGE_NAMES[language]}</h2>${pictures.map(image).join('')}</section>`;
  await page.setViewportSize({ width: columns.length * (width + 16) + 16, height: 900 });
  await page.setContent(
    `<style>body{margin:0;padding:16px;display:flex;gap:16px;background:#8a9099;font:600 16px system-ui}
    h2{font-size:16px;margin:0}section{display:grid;gap:12px}img{display:block;border-radius:6px}</style>
    ${columns.map(column).join('')}`,
  );
  return page.screenshot({ fullPage: true });
}
