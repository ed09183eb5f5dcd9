import { LANGUAGES } from '#contract/brand';
import { placesNamed } from '#app/test/walk/places.ts';
import { FONTS, LAYOUT_PLACES, layoutVisitor, WIDTHS, widthsOf } from '#app/test/walk/visitors/layout.ts';
import { walkCommand } from '#app/test/walk/walk-command.ts';

// Draws pages in every language at five widths with the metrics of four fonts: every text that is cut, hangs over the edge, is
// broken in the middle of a word or an amount, or makes the page wider than the screen.
await walkCommand('qa walk layout', {
  brands: ['harborlight'],
  who: ['player'],
  languages: () => LANGUAGES,
  places: placesNamed(LAYOUT_PLACES),
  looks: [...WIDTHS.map(String), ...FONTS],
  visitor({ layout, among }) {
    const widths = widthsOf(layout, among(WIDTHS.map(String)).map(Number));
    return widths.length > 0 ? layoutVisitor(widths, among(FONTS)) : undefined;
  },
});
