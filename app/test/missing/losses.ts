import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { allArrived, followCalls } from '#app/test/all-arrived.ts';
import { sharedBrowser } from '#app/test/shared-browser.ts';
import { LAYOUTS, type Site } from '#app/test/site.ts';

/** How a file of a release can be lost: not copied, answered by the page (a host without a 404), copied by half, or written to a full disk. */
export const LOSSES = ['missing', 'page', 'cut', 'empty'] as const;
export type Loss = (typeof LOSSES)[number];

/** The page says by itself that it is late after as long (app/styles/static-shell.css). */
const LATE_MS = 20_001;
/** Longer than each pause of the page: before lost texts (app/i18n/i18n.ts), before the lower blocks of the home page. */
const PAUSE_MS = 4_000;
/** Fewer words may be gone with a picture or an icon's name. */
const WORDS_GONE = 3;

export interface Seen {
  /** Words of the page without figures, which change. */
  readonly words: string;
  /** Sentences of alerts, each with what can be pressed in it. */
  readonly alerts: readonly string[];
  /** Whether the page is still the painted one. */
  readonly isPainted: boolean;
  /** How many pictures did not come. */
  readonly pictures: number;
}

/** A built brand that is served. */
type Built = Pick<Site, 'url' | 'folder'>;
type Session = readonly (readonly [name: string, value: string])[];

/** What a signed-in player sees at an address while one file of the site is lost. */
export function look(
  site: Built,
  session: Session,
  address: string,
  lost?: { readonly name: string; readonly loss: Loss },
): Promise<Seen> {
  return withPage(site, session, async (page, context) => {
    if (lost !== undefined) await lose(site, context, lost.name, lost.loss);
    await open(page, site, address);
    const seen = await read(page);
    if (seen.alerts.length > 0 || !seen.isPainted) return seen;
    await page.evaluate((ms) => {
      for (const each of document.getAnimations()) each.currentTime = ms;
    }, LATE_MS);
    return read(page);
  });
}

/** Of each file the first of these addresses whose page asks for it. */
export async function askedFor(
  site: Built,
  session: Session,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const asked = new Map<string, string>();
  for (const address of addresses)
    await withPage(site, session, async (page) => {
      page.on('request', (request) => {
        const name = nameOf(request);
        if (!asked.has(name)) asked.set(name, address);
      });
      await open(page, site, address);
    });
  return asked;
}

/** What a player has of it: the page, a sentence with a way out, or neither, which begins with DEAD. */
export function verdictOf(seen: Seen, intact: Seen): string {
  const alerts = seen.alerts.filter((each) => !intact.alerts.includes(each));
  if (alerts.some((each) => each.includes('['))) return `says ${alerts.join(' ')}`;
  if (alerts.length > 0) return `DEAD: no way out of ${alerts.join(' ')}`;
  if (seen.isPainted) return 'DEAD: the painted page stays, and nothing is said';
  const gone = wordsGone(intact.words, seen.words);
  if (gone.length > WORDS_GONE) return `DEAD: nothing is said, and these words are gone: ${gone.slice(0, 8).join(' ')}`;
  return seen.pictures > intact.pictures ? `works, without ${seen.pictures - intact.pictures} pictures` : 'works';
}

async function withPage<Result>(
  site: Built,
  session: Session,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: LAYOUTS.desktop,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${site.url}/robots.txt`);
    await page.evaluate((pairs) => {
      for (const [name, value] of pairs) localStorage.setItem(name, value);
    }, session);
    return await work(page, context);
  } finally {
    await context.close();
  }
}

async function lose(site: Built, context: BrowserContext, name: string, loss: Loss): Promise<void> {
  const bytes = readFileSync(path.join(site.folder, name));
  await context.route(
    (url) => decodeURIComponent(url.pathname) === `/${name}`,
    async (route) => {
      if (loss === 'missing') return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
      if (loss === 'page') return route.fulfill({ path: path.join(site.folder, 'index.html') });
      const response = await route.fetch();
      const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
      return route.fulfill({ status: 200, headers, body: loss === 'cut' ? bytes.subarray(0, bytes.length >> 1) : '' });
    },
  );
}

/** Opens a page, and moves its clock until no further file is asked for: what is lost is asked for again after pauses. */
async function open(page: Page, site: Built, address: string): Promise<void> {
  let files = 0;
  page.on('request', (request) => {
    if (existsSync(path.join(site.folder, nameOf(request)))) files += 1;
  });
  followCalls(page);
  await page.clock.install();
  await page.goto(site.url + address);
  let before = -1;
  await allArrived(page);
  while (files > before) {
    before = files;
    await page.clock.runFor(PAUSE_MS);
    await allArrived(page, performance.now());
  }
}

/** The file of a site that is asked for: the page itself has no name. */
const nameOf = (request: Request): string => decodeURIComponent(new URL(request.url()).pathname).slice(1);

const read = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({
    words: document.body.innerText.replaceAll(/[\d.,:′%+-]+|\s+/g, ' '),
    alerts: [...document.querySelectorAll<HTMLElement>('[role=alert]')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((each) => {
        const within = each.closest('section, main, dialog') ?? each;
        const ways = [...within.querySelectorAll<HTMLElement>('a, button')].slice(0, 2);
        return [each.innerText.replaceAll(/\s+/g, ' '), ...ways.map(({ innerText }) => `[${innerText}]`)].join(' ');
      }),
    isPainted: document.querySelector('#frame') !== null,
    pictures: [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
  }));

function wordsGone(before: string, after: string): readonly string[] {
  const there = new Set(after.split(' '));
  return [...new Set(before.split(' '))].filter((word) => word.length > 3 && !there.has(word));
}
