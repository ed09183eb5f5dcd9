import { allArrived } from '#app/test/all-arrived.ts';
import { callAs } from '#app/test/call-as.ts';
import { alikeNames } from '#app/test/languages/alike-names.ts';
import { checkOf } from '#app/test/languages/foreign-text.ts';
import { pageTexts } from '#app/test/languages/page-texts.ts';
import { openMatches, placeOthers, placeWins } from '#app/test/place.ts';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import type { Site } from '#app/test/site.ts';
import { type Brand, HOME_BLOCKS, type Language } from '#contract/brand';
import type { Visitor } from '#app/test/walk/walk.ts';

/** Bets of each kind, so that the pages about bets have some. */
export async function betAsDemoPlayer(site: Site): Promise<void> {
  const caller = await callAs(site.simulator.url, DEMO_PLAYER);
  await placeWins(caller, (await openMatches(caller)).slice(0, 3), ['3-string-1'], '5');
  await placeOthers(caller);
}

/** Every text is of the language of the page. A text is looked at where it is met first. */
export function languageVisitor(brand: Brand, language: Language): Visitor {
  const { foreign } = checkOf(language, alikeNames(brand), brand.id);
  const seen = new Set<string>();
  return async (page, { name }) => {
    // What is below the odds of the home page comes up to three seconds after them.
    if (name === '/' && (brand.layout.home ?? HOME_BLOCKS).includes('notices'))
      await page.locator('main section:has(a[href="/announcements"]) li').first().waitFor();
    // A section below the fold is loaded when it is near.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight && top < 6_000; top += 800) {
        scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      scrollTo(0, 0);
    });
    await allArrived(page);
    const texts = (await pageTexts(page)).filter(({ text }) => !seen.has(text));
    for (const { text } of texts) seen.add(text);
    const found = texts.flatMap(({ text, where }) => {
      const why = foreign(text);
      return why === undefined ? [] : [{ what: `${why}: ${text.slice(0, 120)}`, at: { where } }];
    });
    return { looked: texts.length, found };
  };
}
