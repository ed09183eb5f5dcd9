import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { focusNow } from '#app/test/announcements.ts';
import { callAs } from '#app/test/call-as.ts';
import { aKeyboard } from '#app/test/keyboard.ts';
import { JOURNEYS } from '#app/test/keyboard-journeys.ts';
import { wordsIn } from '#app/test/languages/words-in.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { layoutsOf, rowsOf, startSite, type Site } from '#app/test/site.ts';

const LANGUAGES = ['en', 'pt'] as const;
const WALKS = LANGUAGES.flatMap((language) => JOURNEYS.map((journey) => ({ language, journey })));

describe.each(layoutsOf('mobile'))('by keys alone, by the names of the accessibility tree, %s', (layout) => {
  let site: Site;
  // Each has a world of its own: passwords and balances change.
  beforeEach(async () => {
    site = await startSite('harborlight', { hurried: true });
  });
  afterEach(() => site.close());

  it.each(rowsOf(WALKS, 2).map(({ language, journey }) => [language, journey.name, journey] as const))(
    '%s: %s',
    async (language, _, { at, before, go, outcome, stored, expected, after }) => {
      const caller = await callAs(site.simulator.url, DEMO_PLAYER);
      await before?.(site);
      const { page, context, faults } = await site.openSignedIn(layout, at, {
        before: (opened) =>
          opened.evaluate((chosen) => localStorage.setItem('slipway.language.v1', JSON.stringify(chosen)), language),
      });
      const words = wordsIn(language);
      const keys = aKeyboard(page);
      await go(keys, page, words, layout);
      await expect.poll(() => focusNow(page)).toMatch(outcome(words));
      await expect.poll(() => stored(caller)).toMatchObject(expected);
      await after?.(keys, page, words, layout);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});
