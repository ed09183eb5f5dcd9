import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { patternOf } from '#app/error-reports/describe.ts';
import { startSite } from '#app/test/site.ts';
import type { Switch } from '#app/test/switches.ts';
import { testBrands } from '#cli/brands/test-brands.ts';
import type { Brand } from '#contract/brand';
import { ADDRESSES } from './addresses.ts';

/** Pages of one pattern are alike: two of them are opened. */
const OF_A_PATTERN = 2;
const NOTHING = /(?!)/;
/** A page with less than a sentence is an empty one. */
const LEAST_TEXT = 20;
/** Only an empty page takes it all: on a busy machine /profile took more than 10 s. */
const PATIENCE_MS = 60_000;
const SAME_PAGE_MS = 5_000;
const NOT_FOUND = 'Page not found';
/** Files of the site, not calls of the upstream. */
const OWN_FILES = /^\/(?:assets|brand|locales|content|theme|face|frame)/;

export interface SwitchWalk {
  readonly name: string;
  readonly pages: number;
  readonly links: number;
  readonly calls: number;
  /** Addresses of the switch that were opened directly. */
  readonly direct: number;
  readonly findings: readonly string[];
}

/** Opens every page that links of a brand without one switch lead to, in Chromium as a player, then what the switch had. */
export async function walkWithout(
  id: string,
  { name, off, calls = NOTHING, links = NOTHING }: Switch,
): Promise<SwitchWalk> {
  const brands = testBrands([id]);
  const given = JSON.parse(readFileSync(brands.file(id), 'utf8')) as Brand;
  writeFileSync(brands.file(id), JSON.stringify({ ...given, ...off(given) }));
  const site = await startSite(id, { brands: brands.root, world: { profile: given.profile } });
  const findings: string[] = [];
  const asked = new Set<string>();
  try {
    const { page, faults } = await site.openSignedIn('desktop', '/', {
      before: async (opened) =>
        void opened.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (!OWN_FILES.test(pathname)) asked.add(pathname);
        }),
    });
    const waiting = ['/'];
    const seen = new Set(waiting);
    const ofPattern = new Map<string, number>();
    let opened = 0;
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const pattern = patternOf(new URL(address, site.url).pathname);
      const times = (ofPattern.get(pattern) ?? 0) + 1;
      ofPattern.set(pattern, times);
      if (pattern.includes(':') && times > OF_A_PATTERN) continue;
      await show(page, address);
      opened += 1;
      let shown = await lookAt(page);
      // The page before may have gone between the two: what counts as empty stays so.
      if (shown.text.length < LEAST_TEXT) {
        await filled(page);
        shown = await lookAt(page);
      }
      if (shown.title === NOT_FOUND) findings.push(`${address} is not found`);
      if (shown.text.length < LEAST_TEXT) findings.push(`${address} is empty`);
      for (const link of shown.links) {
        if (links.test(link)) findings.push(`${address} has a link to ${link}`);
        if (!seen.has(link)) waiting.push(link);
        seen.add(link);
      }
    }
    const direct = ADDRESSES.filter((address) => links.test(address));
    for (const address of direct) {
      await show(page, address);
      const { title } = await lookAt(page);
      if (title !== NOT_FOUND) findings.push(`${address} shows “${title}”`);
    }
    for (const call of asked) if (calls.test(call)) findings.push(`${call} is called`);
    for (const fault of new Set(faults)) findings.push(`fault: ${fault}`);
    return { name, pages: opened, links: seen.size, calls: asked.size, direct: direct.length, findings };
  } finally {
    await site.close();
    brands.remove();
  }
}

async function show(page: Page, address: string): Promise<void> {
  const before = await page.evaluate((to) => {
    for (const dialog of document.querySelectorAll('dialog[open]')) (dialog as HTMLDialogElement).close();
    document.querySelector('h1')?.setAttribute('data-before', '');
    const { title } = document;
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    return title;
  }, address);
  // The page before stays until the code of the next one is there; two addresses of one page with one title keep both.
  await page
    .waitForFunction((was) => document.title !== was || document.querySelector('h1[data-before]') === null, before, {
      timeout: SAME_PAGE_MS,
    })
    .catch(() => undefined);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await filled(page);
}

async function filled(page: Page): Promise<void> {
  await page
    .waitForFunction(
      (least) =>
        document.querySelector('main [aria-busy="true"], main [class*="skeleton"]') === null &&
        (document.querySelector('main')?.innerText.trim().length ?? 0) >= least,
      LEAST_TEXT,
      { timeout: PATIENCE_MS },
    )
    .catch(() => undefined);
}

const lookAt = async (page: Page) => ({
  title: (await page.locator('h1').first().textContent())?.trim() ?? '',
  text: (await page.locator('main').innerText()).trim(),
  links: await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.includes('#'))),
});
