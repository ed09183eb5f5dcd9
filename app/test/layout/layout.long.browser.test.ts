import { afterAll, beforeAll, expect, it } from 'vitest';
import { LAYOUTS, rowsOf, startSite, type Layout, type Site } from '#app/test/site.ts';
import { causes } from '#app/test/walk/findings.ts';
import { placesNamed } from '#app/test/walk/places.ts';
import { FONTS, layoutVisitor, widthsOf } from '#app/test/walk/visitors/layout.ts';
import { walk } from '#app/test/walk/walk.ts';

/** Where words and odds were cut or broken; all pages in all languages: `npm run qa -- walk layout`. */
const PLACES = placesNamed(['/', 'popover: currencies', '/sport/all', '/sport/365sports']);
/** The widest, and one as wide as most. */
const FEW_FONTS = 2;

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

// Russian has the longest words of the eleven languages.
it.each(Object.keys(LAYOUTS) as Layout[])(
  'no word, amount or price is cut or broken, whatever the font, %s',
  async (layout) => {
    const widths = widthsOf(layout, [320, 390, 1280, 1440]);
    const visitor = layoutVisitor(widths, rowsOf(FONTS, FEW_FONTS));
    const { found, looked } = await walk({ site, layout, language: 'ru', places: PLACES }, visitor);
    expect(causes(found)).toEqual([]);
    expect(looked).toBeGreaterThan(1_000);
  },
);
