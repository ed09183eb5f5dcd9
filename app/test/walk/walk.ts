import type { Page } from 'playwright-core';
import { LAYOUTS, type Layout, type OpenPage, PLAIN_FILE, type Site } from '#app/test/site.ts';
import { historyAt } from '#app/test/way-back.ts';
import type { Brand, Language } from '#contract/brand';
import type { Place, Visit, Who } from './place.ts';

const LOADED_MS = 10_000;
/** Two addresses of one page with one title look alike: the next one is taken to be there then. */
const SAME_PAGE_MS = 5_000;
/** A place that has not opened by then is reported, and the walk continues. */
const OPENED_MS = 20_000;
/** What can be open over a page. */
const OVERLAYS = ':is(dialog[open], [role=dialog], [popover]:popover-open):visible';

export interface Finding {
  /** The cause: findings with the same one are reported together. */
  readonly what: string;
  /** The text that shows it. */
  readonly text?: string;
  /** Where it was, by kind: `language`, `width`, `address`. */
  readonly at: Readonly<Record<string, string | number>>;
}

export interface Walked {
  readonly looked: number;
  readonly found: readonly Finding[];
}

/** Checks the place that is open. `at` of a finding is what the walk does not know, such as the font. */
export type Visitor = (
  page: Page,
  place: Pick<Place, 'name'>,
) => Promise<{
  readonly looked: number;
  readonly found: readonly (Omit<Finding, 'at'> & Partial<Pick<Finding, 'at'>>)[];
}>;

export interface Walk {
  readonly site: Site;
  readonly layout: Layout;
  readonly who?: Who;
  /** The language that the browser prefers if absent, which is English. */
  readonly language?: Language | undefined;
  /** Runs before the app does. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** The address that is loaded; the places are opened from there. */
  readonly from?: string;
  readonly places: Iterable<Place>;
  readonly onPlace?: (place: Place, found: readonly Finding[]) => void;
}

/** The places that somebody can open in a brand and layout. */
export const placesOf = (places: readonly Place[], brand: Brand, layout: Layout, who: Who): readonly Place[] =>
  places.filter(
    (place) =>
      place.who === who &&
      (place.only === undefined || place.only === layout) &&
      (place.isIn === undefined || place.isIn(brand)),
  );

/** Opens place after place as a guest or as a player, and lets the visitor look; a finding stops nothing. */
export async function walk(walk: Walk, visitor: Visitor): Promise<Walked> {
  const { site, layout, who = 'player', language, places, onPlace } = walk;
  const found: Finding[] = [];
  let looked = 0;
  const { page, context, faults } = await enter(walk);
  const visit = visitOf(page, site, layout);
  for (const place of places) {
    const here = await tryPlace(place, visit, visitor);
    const at = { layout, who, ...(language !== undefined && { language }), address: place.name };
    const findings = here.found.map((finding) => ({ ...finding, at: { ...at, ...finding.at } }));
    looked += here.looked;
    found.push(...findings);
    onPlace?.(place, findings);
  }
  for (const fault of new Set(faults)) found.push({ what: `fault: ${fault}`, at: { layout, who } });
  await context.close();
  return { looked, found };
}

/** A page of a guest, or of a player who signed in earlier. On a busy machine the first one may take longer than a browser waits. */
async function enter(walk: Walk, tries = 3): Promise<OpenPage> {
  const { site, layout, who = 'player', language, before, from = '/' } = walk;
  const prepare = async (page: Page) => {
    page.setDefaultTimeout(OPENED_MS);
    // tsx names functions by a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (given) => given;');
    if (language !== undefined)
      await page.evaluate((chosen) => localStorage.setItem('slipway.language.v1', JSON.stringify(chosen)), language);
    await before?.(page);
  };
  try {
    const opened =
      who === 'guest'
        ? await site.open(layout, PLAIN_FILE)
        : await site.openSignedIn(layout, from, { before: prepare });
    if (who === 'guest') {
      await prepare(opened.page);
      await opened.page.goto(site.url + from);
      // Odds may be drawn before the app is there.
      await opened.page.locator('#frame').waitFor({ state: 'detached' });
    }
    await opened.page.locator(language === undefined ? 'html' : `html[lang=${language}]`).waitFor();
    await settled(opened.page);
    return opened;
  } catch (error) {
    if (tries === 1) throw error;
    return enter(walk, tries - 1);
  }
}

/** A place that did not open is tried once more: a machine that does other things for a while is no finding. */
async function tryPlace(place: Place, visit: Visit, visitor: Visitor, tries = 2): ReturnType<Visitor> {
  try {
    await place.open(visit);
    await settled(visit.page);
    return await visitor(visit.page, place);
  } catch (error) {
    if (tries > 1) return tryPlace(place, visit, visitor, tries - 1);
    const lines = (error as Error).message.split('\n').slice(0, 3);
    return { looked: 0, found: [{ what: `could not be looked at: ${lines.join(' ')}` }] };
  }
}

const visitOf = (page: Page, site: Site, layout: Layout): Visit => ({
  page,
  site,
  layout,
  dialog: page.getByRole('dialog'),
  async go(address) {
    await page.setViewportSize(LAYOUTS[layout]);
    await goTo(page, address);
    await settled(page);
  },
});

/** Goes there as a link does, without loading the page anew, and waits until its code is there. */
export async function goTo(page: Page, address: string): Promise<void> {
  for (let open = 0; open < 3 && (await page.locator(OVERLAYS).count()) > 0; open += 1) {
    const last = page.locator(OVERLAYS).last();
    await page.keyboard.press('Escape');
    await last.waitFor({ state: 'hidden', timeout: 1_000 }).catch(() => undefined);
  }
  await historyAt(page, 'page');
  const before = await page.evaluate((to) => {
    const { title } = document;
    const { pathname } = location;
    document.querySelector('h1')?.setAttribute('data-before', '');
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    return { title, isSame: location.pathname === pathname };
  }, address);
  if (before.isSame) return;
  // The page before stays until the code of the next one is there.
  await page
    .waitForFunction(
      (title) =>
        document.title !== title ||
        document.querySelector('h1[data-before]') === null ||
        document.querySelector('dialog[open]') !== null,
      before.title,
      { timeout: SAME_PAGE_MS },
    )
    .catch(() => undefined);
}

/** Nothing is loading any more, or it takes too long to wait for. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page
    .waitForFunction(
      () =>
        document.querySelector('main [aria-busy="true"], dialog[open] [aria-busy="true"], main [class*="skeleton"]') ===
        null,
      undefined,
      { timeout: LOADED_MS },
    )
    .catch(() => undefined);
  await page.evaluate(async () => void (await document.fonts.ready));
}
