import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf, startSite, type Site } from '#app/test/site.ts';
import { placesNamed } from '#app/test/walk/places.ts';
import { betAsDemoPlayer, languageVisitor } from '#app/test/walk/visitors/languages.ts';
import { walk } from '#app/test/walk/walk.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import type { Language } from '#contract/brand';

/** Where the upstream writes most; all pages in all languages: `npm run qa -- walk languages`. */
const PLACES = ['/', '/sport/cricket', '/my-bets', '/promotions/…', '/announcements', '/private-messages'];

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await betAsDemoPlayer(site);
});
afterAll(() => site.close());

const walked = async (language: Language, names = PLACES) => {
  const visitor = languageVisitor(await readBrand(process.cwd(), 'harborlight'), language);
  return walk({ site, layout: 'mobile', language, places: placesNamed(names) }, visitor);
};

// One language with a script of its own; in `npm run qa -- journeys` also one in Latin letters.
it.each(rowsOf(['hi', 'tr'] as const))('every text is %s, also where the upstream wrote it', async (language) => {
  const { found, looked } = await walked(language);
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(150);
});

it('finds a text that an administrator has left in English', async () => {
  const [notice] = site.simulator.world().content.marquee;
  if (notice === undefined) throw new Error('The world has no notices.');
  // Marked as Hindi, so that the page cannot know.
  Object.assign(notice, { content: 'Written by hand.', lang: 'hi' });
  const { found } = await walked('hi', ['/']);
  expect(found.map(({ what }) => what)).toEqual(['Latin letters: Written by hand.']);
});
