import { Option } from 'commander';
import { LAYOUTS, startSite, type Layout } from '#app/test/site.ts';
import { readBrand } from '#cli/app-build/read-brand.ts';
import { brandIds } from '#cli/brands/brand-id.ts';
import { table } from '#cli/terminal/table.ts';
import { LANGUAGES, type Language } from '#contract/brand';
import { command } from '#scripts/config/command.ts';
import { betAsDemoPlayer, type ForeignText, LANGUAGE_PLACES, walkLanguage } from './language-walk.ts';

// Opens every page as a player in every language, in Chromium, and lists each text that is of another one: by its script, and for
// languages in Latin letters by the English catalogues of the app and of the upstream's content.
// Run: npm run qa -- languages (LANGUAGE ... desktop|mobile /PAGE ... --brand ID)

const layouts = Object.keys(LAYOUTS);
const program = command('qa languages')
  .argument('[language|layout|page...]', `any of: ${[...LANGUAGES, ...layouts].join(', ')}, or addresses`)
  .addOption(
    new Option('--brand <id>', 'in the languages of this brand')
      .choices(brandIds(process.cwd()))
      .default('harborlight'),
  )
  .parse();
const { args: wanted } = program;
const { brand } = program.opts<{ readonly brand: string }>();
const { languages } = await readBrand(process.cwd(), brand);
const strangers = wanted.filter((each) => ![...LANGUAGES, ...layouts, ...LANGUAGE_PLACES].includes(each));
if (strangers.length > 0) {
  console.error(`error: Unknown language, layout or page: ${strangers.join(', ')}.`);
  process.exit(2);
}
const chosen = <Item extends string>(all: readonly Item[]): readonly Item[] => {
  const named = all.filter((each) => wanted.includes(each));
  return named.length === 0 ? all : named;
};
const [layout = 'desktop'] = chosen(layouts as Layout[]);
const site = await startSite(brand);
const found: ForeignText[] = [];
let looked = 0;
try {
  await betAsDemoPlayer(site);
  for (const language of chosen<Language>(languages)) {
    const walked = await walkLanguage(site, { language, layout, brand, places: chosen(LANGUAGE_PLACES) });
    found.push(...walked.found);
    looked += walked.looked;
    process.stderr.write(`${language}: ${walked.found.length} of ${walked.looked} texts\n`);
  }
} finally {
  await site.close();
}
console.log(
  found.length === 0
    ? 'Every text is of its page.'
    : table([
        ['', 'page', 'why', 'where', 'text'],
        ...found.map(({ language, place, why, where, text }) => [language, place, why, where, text.slice(0, 120)]),
      ]),
);
console.log(`\n${found.length} of ${looked} texts`);
process.exit(found.length === 0 ? 0 : 1);
