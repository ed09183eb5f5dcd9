import type { Browser } from 'playwright-core';
import type { CompiledApp } from '#cli/build/compile-app.ts';
import { amount } from '#scripts/bench/figures.ts';
import { countBytes, type Counted } from './count-bytes.ts';
import { startSecureSite } from './secure-site.ts';

interface WatchingOf {
  readonly id: string;
  readonly app: CompiledApp;
  readonly out: string;
  readonly pages: readonly string[];
  readonly seconds: number;
}

export interface Watched extends Counted {
  readonly page: string;
}

/** The first reads, pictures and lazy scripts are over by then. */
const SETTLED_MS = amount(15_000, 0);
const MINUTE_S = 60;

/** Opens the pages side by side, lets them settle, and counts what they ask for while no one touches them. */
export async function measureWatching({ id, app, out, pages, seconds }: WatchingOf): Promise<readonly Watched[]> {
  const site = await startSecureSite({ id, app, out });
  const { browser, brand, url } = site;
  try {
    return await Promise.all(
      pages.map(async (page) => ({ page, ...(await watch(browser, url + page, brand.defaultLanguage, seconds)) })),
    );
  } finally {
    await site.close();
  }
}

async function watch(browser: Browser, url: string, locale: string, seconds: number): Promise<Counted> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale,
  });
  const page = await context.newPage();
  const counted = countBytes(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  counted.start();
  await page.waitForTimeout(seconds * 1_000);
  const result = counted.end(seconds / MINUTE_S);
  await context.close();
  return result;
}
