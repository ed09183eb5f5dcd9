import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite, type Site } from '#app/test/site.ts';
import { betAsDemoPlayer, walkLanguage } from './language-walk.ts';

/** Where the upstream writes most; all pages in all languages: `npm run qa -- languages`. */
const PLACES = ['/', '/sport/cricket', '/my-bets', '/promotions/…', '/announcements', '/private-messages'];

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await betAsDemoPlayer(site);
});
afterAll(() => site.close());

// One language with a script of its own, and one in Latin letters.
it.each(['hi', 'tr'] as const)('every text is %s, also where the upstream wrote it', async (language) => {
  const { found, looked } = await walkLanguage(site, { language, layout: 'mobile', places: PLACES });
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(150);
});

it('finds a text that an administrator has left in English', async () => {
  const [notice] = site.simulator.world().content.marquee;
  if (notice === undefined) throw new Error('The world has no notices.');
  // Marked as Hindi, so that the page cannot know.
  Object.assign(notice, { content: 'Written by hand.', lang: 'hi' });
  const { found } = await walkLanguage(site, { language: 'hi', layout: 'mobile', places: ['/'] });
  expect(new Set(found.map(({ text, why }) => `${why}: ${text}`))).toEqual(
    new Set(['Latin letters: Written by hand.']),
  );
});
