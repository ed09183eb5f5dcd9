import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { patternOf } from '#app/error-reports/describe.ts';
import { startSite } from '#app/test/site.ts';
import { ADDRESSES, type Switch } from '#app/test/switches.ts';
import { testBrands } from '#cli/test/brands.ts';
import type { Brand } from '#contract/brand';
import type { Place } from '#app/test/walk/place.ts';
import { atAddress } from '#app/test/walk/places.ts';
import { type Visitor, walk, type Walked } from '#app/test/walk/walk.ts';

/** Pages of one pattern are alike: two of them are opened. */
const OF_A_PATTERN = 2;
const NOTHING = /(?!)/;
/** A page with less than a sentence is an empty one. */
const MIN_TEXT = 20;
/** Only an empty page takes it all: on a busy machine /profile took more than 10 s. */
const PATIENCE_MS = 60_000;
const NOT_FOUND = 'Page not found';
/** Files of the site, not calls of the upstream. */
const OWN_FILES = /^\/(?:assets|brand|locales|content|theme|face|frame)/;

/** The home page and every page that links lead to from there, then the addresses of the switch. The visitor adds links to `waiting`. */
function* crawl(waiting: readonly string[], direct: readonly string[]): Iterable<Place> {
  const times = new Map<string, number>();
  for (const address of waiting) {
    const pattern = patternOf(new URL(address, 'http://localhost').pathname);
    times.set(pattern, (times.get(pattern) ?? 0) + 1);
    if (!pattern.includes(':') || (times.get(pattern) ?? 0) <= OF_A_PATTERN) yield atAddress(address);
  }
  for (const address of direct) yield atAddress(address);
}

/** Opens every page that links of a brand without one switch lead to, in Chromium as a player, then what the switch had. */
export async function walkWithout(id: string, { off, calls = NOTHING, links = NOTHING }: Switch): Promise<Walked> {
  const brands = testBrands([id]);
  const given = JSON.parse(readFileSync(brands.file(id), 'utf8')) as Brand;
  writeFileSync(brands.file(id), JSON.stringify({ ...given, ...off(given) }));
  const site = await startSite(id, { brands: brands.root, world: { profile: given.profile } });
  const asked = new Set<string>();
  const waiting = ['/'];
  const direct = ADDRESSES.filter((address) => links.test(address));
  const visitor: Visitor = async (page, { name }) => {
    await filled(page);
    const shown = await lookAt(page);
    waiting.push(...shown.links.filter((link) => !waiting.includes(link)));
    const problems: string[] = [];
    if (direct.includes(name) && shown.title !== NOT_FOUND) problems.push(`shows “${shown.title}”`);
    if (!direct.includes(name)) {
      if (shown.title === NOT_FOUND) problems.push('is not found');
      if (shown.text.length < MIN_TEXT) problems.push('is empty');
      for (const link of shown.links) if (links.test(link)) problems.push(`has a link to ${link}`);
    }
    return { looked: 1, found: problems.map((what) => ({ what: `${name} ${what}` })) };
  };
  const before = async (page: Page) =>
    void page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!OWN_FILES.test(pathname)) asked.add(pathname);
    });
  try {
    const { looked, found } = await walk({ site, layout: 'desktop', before, places: crawl(waiting, direct) }, visitor);
    const called = [...asked].filter((call) => calls.test(call)).map((call) => ({ what: `${call} is called`, at: {} }));
    return { looked, found: [...found, ...called] };
  } finally {
    await site.close();
    brands.remove();
  }
}

async function filled(page: Page): Promise<void> {
  await page
    .waitForFunction(
      (least) =>
        document.querySelector('main [aria-busy="true"], main [class*="skeleton"]') === null &&
        (document.querySelector('main')?.innerText.trim().length ?? 0) >= least,
      MIN_TEXT,
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
