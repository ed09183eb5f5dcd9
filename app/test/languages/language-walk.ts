import { TEXT_PAGES } from '#app/routes/around/text-pages.ts';
import { addresses } from '#app/test/accessibility/places.ts';
import { visitOf } from '#app/test/accessibility/walk.ts';
import { callAs } from '#app/test/call-as.ts';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { openMatches, placeOthers, placeWins } from '#app/test/place.ts';
import type { Layout, Site } from '#app/test/site.ts';
import { readBrand } from '#cli/app-build/read-brand.ts';
import { type Brand, HOME_BLOCKS, type Language } from '#contract/brand';
import { alikeNames } from './alike-names.ts';
import { checkOf } from './foreign-text.ts';
import { pageTexts, type PageText } from './page-texts.ts';

/** Overlays by their query flag, and the nine pages of text. */
const MORE: readonly string[] = ['deposit', 'withdraw', 'transfer', 'history', 'games']
  .map((wallet) => `/?wallet=${wallet}`)
  .concat(Object.keys(TEXT_PAGES).map((page) => (page === 'agreement' ? '/agreement' : `/pages/${page}`)));

export const LANGUAGE_PLACES: readonly string[] = [
  ...new Set([...addresses('player').map(({ name }) => name), ...MORE]),
];

export interface LanguageWalk {
  readonly language: Language;
  readonly layout?: Layout;
  readonly brand?: string;
  /** Names of `LANGUAGE_PLACES`; absent: all. */
  readonly places?: readonly string[];
}

export interface ForeignText extends PageText {
  readonly language: Language;
  readonly place: string;
  readonly why: string;
}

/** Bets of each kind, so that the pages about bets have some. */
export async function betAsDemoPlayer(site: Site): Promise<void> {
  const caller = await callAs(site.simulator.url, DEMO_PLAYER);
  await placeWins(caller, (await openMatches(caller)).slice(0, 3), ['3-string-1'], '5');
  await placeOthers(caller);
}

/** Opens every page as a player in a language, and returns the texts that are of another one. */
export async function walkLanguage(
  site: Site,
  { language, layout = 'desktop', brand: id = 'harborlight', places = LANGUAGE_PLACES }: LanguageWalk,
): Promise<{ readonly found: readonly ForeignText[]; readonly looked: number }> {
  const brand = await readBrand(process.cwd(), id);
  const check = checkOf(language, alikeNames(brand), id);
  const { page, context } = await site.openSignedIn(layout, undefined, {
    async before(opened) {
      // tsx names functions by a helper that the page does not have.
      await opened.addInitScript('globalThis.__name = (given) => given;');
      await opened.evaluate((chosen) => localStorage.setItem('slipway.language.v1', JSON.stringify(chosen)), language);
    },
  });
  await page.locator(`html[lang=${language}]`).waitFor();
  const visit = visitOf(page, site, layout, brand);
  const seen = new Set<string>();
  const found: ForeignText[] = [];
  for (const place of places) {
    await openPlace(place, brand, visit);
    for (const each of await pageTexts(page)) {
      if (seen.has(each.text)) continue;
      seen.add(each.text);
      const why = check.foreign(each.text);
      if (why !== undefined) found.push({ ...each, language, place, why });
    }
  }
  await context.close();
  return { found, looked: seen.size };
}

async function openPlace(name: string, brand: Brand, visit: ReturnType<typeof visitOf>): Promise<void> {
  const known = addresses('player').find((place) => place.name === name);
  if (known === undefined) await visit.go(name);
  else if (known.isIn?.(brand) ?? true) await known.open(visit);
  // What is below the odds of the home page comes up to three seconds after them.
  if (name === '/' && (brand.layout.home ?? HOME_BLOCKS).includes('notices'))
    await visit.page.locator('main section:has(a[href="/announcements"]) li').first().waitFor();
  // A section below the fold is loaded when it is near.
  await visit.page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight && top < 6_000; top += 800) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
  });
  await visit.page.waitForLoadState('networkidle', { timeout: 1_500 }).catch(() => undefined);
}
