import { startSite } from '#app/test/site.ts';
import { LANGUAGES } from '#contract/brand';
import { table } from '#cli/terminal/table.ts';
import { FONTS, walkLayout, WIDTHS } from './layout-walk.ts';
import { command } from '#scripts/config/command.ts';

// Draws the pages in every language at five widths with the metrics of three fonts, in Chromium, and lists every text that is cut,
// hangs over the edge, is broken in the middle of a word or an amount, or makes the page wider than the screen.
// Run: npm run qa -- locales:layout (-- LANGUAGE ... WIDTH ... FONT ...)

const { args: wanted } = command('qa locales:layout')
  .argument('[language|width|font...]', `any of: ${[...LANGUAGES, ...WIDTHS, ...FONTS].join(', ')}`)
  .parse();
const known: readonly string[] = [...LANGUAGES, ...WIDTHS.map(String), ...FONTS];
const strangers = wanted.filter((each) => !known.includes(each));
if (strangers.length > 0) {
  console.error(`error: Unknown language, width or font: ${strangers.join(', ')}. Choose from: ${known.join(', ')}.`);
  process.exit(2);
}
const chosen = <Item extends string | number>(all: readonly Item[]): readonly Item[] => {
  const named = all.filter((each) => wanted.includes(String(each)));
  return named.length === 0 ? all : named;
};
const site = await startSite();
const { found, looked } = await walkLayout(site, {
  languages: chosen(LANGUAGES),
  widths: chosen(WIDTHS),
  fonts: chosen(FONTS),
  onLanguage: (language, count) => process.stderr.write(`${language}: ${count}\n`),
}).finally(() => site.close());
const rows = found.map((each) => [
  each.language,
  each.font,
  String(each.width),
  each.address,
  each.why,
  each.where,
  each.text,
]);
console.log(
  rows.length === 0
    ? 'Nothing is cut or broken.'
    : table([['', 'font', 'px', 'page', 'why', 'where', 'text'], ...rows]),
);
console.log(`\n${found.length} of ${looked} texts`);
process.exit(found.length === 0 ? 0 : 1);
