import { DEMO_PLAYER } from '#app/test/player.ts';
import { LAYOUTS, startSite, type Layout, type Site } from '#app/test/site.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { brandIds } from '#cli/build/brand/brand-id.ts';
import { type Brand, type Language, LANGUAGES } from '#contract/brand';
import { limitIn } from '#contract/entities';
import { command } from '#scripts/config/command.ts';
import { setLimit } from '#simulator/testing';
import { causes } from './findings.ts';
import type { Place, Who } from './place.ts';
import { PLACES } from './places.ts';
import { type Finding, placesOf, type Visitor, walk, type Walked } from './walk.ts';

interface Chosen {
  readonly brand: Brand;
  readonly layout: Layout;
  readonly language: Language | undefined;
  /** Those of the walk's own words that were given; all if none was. */
  among<Word extends string>(all: readonly Word[]): readonly Word[];
}

/** What a command walks without arguments, and what its arguments may be. */
interface WalkOptions {
  readonly brands: readonly string[];
  readonly layouts?: readonly Layout[];
  readonly who?: readonly Who[];
  /** In English alone if absent. */
  readonly languages?: (brand: Brand) => readonly Language[];
  readonly places?: readonly Place[];
  /** The walk's own words: looks, widths, fonts. */
  readonly looks?: readonly string[];
  /** Fills the world before the first page. */
  readonly fill?: (site: Site) => Promise<unknown>;
  /** Undefined where there is nothing to look at. */
  readonly visitor: (chosen: Chosen) => Visitor | undefined;
  readonly linesMax?: number;
}

/** Reads the arguments of a command, walks, prints as it goes, and ends the process: with 1 after a finding. A kind that no argument names is walked completely. */
export async function walkCommand(name: string, options: WalkOptions): Promise<never> {
  const { looks = [], languages, places = PLACES, who = ['guest', 'player'], fill, visitor, linesMax } = options;
  const brands = brandIds(process.cwd());
  const kinds = [...brands, ...Object.keys(LAYOUTS), ...who, ...looks, ...(languages === undefined ? [] : LANGUAGES)];
  const { args } = command(name)
    .argument('[what...]', `any of: ${kinds.join(', ')}; /ADDRESS, or @PART of the name of an overlay`)
    .parse();
  const named = args.filter((each) => /^[@/]/.test(each));
  const isNamed = (place: Place) =>
    named.some((each) => (each.startsWith('@') ? place.name.includes(each.slice(1)) : place.name === each));
  const wanted = named.length === 0 ? places : places.filter(isNamed);
  const strangers = args.filter((each) => !kinds.includes(each) && !named.includes(each));
  if (strangers.length > 0 || wanted.length === 0) {
    console.error(`error: Unknown word or place: ${[...strangers, ...named].join(', ')}. See --help.`);
    process.exit(2);
  }
  const among = <Word extends string>(all: readonly Word[], usual = all): readonly Word[] => {
    const given = all.filter((each) => args.includes(each));
    return given.length > 0 ? given : usual;
  };
  const layouts = among(Object.keys(LAYOUTS) as Layout[], options.layouts);
  const rows: [name: string, walked: Walked][] = [];
  for (const id of among(brands, options.brands)) {
    const brand = await readBrand(process.cwd(), id);
    const site = await startSite(id, { world: { profile: brand.profile } });
    try {
      setLimits(site);
      await fill?.(site);
      for (const language of languages === undefined ? [undefined] : among<Language>(languages(brand)))
        for (const layout of layouts)
          for (const each of among<Who>(who)) {
            const look = visitor({ brand, layout, language, among });
            const here = placesOf(wanted, brand, layout, each);
            if (look === undefined || here.length === 0) continue;
            const row = [id, language, layout, each].filter((part) => part !== undefined).join(', ');
            const onPlace = (place: Place, found: readonly Finding[]) => {
              console.log(`[${new Date().toTimeString().slice(0, 8)}] ${row}: ${place.name}: ${found.length || 'ok'}`);
            };
            rows.push([row, await walk({ site, layout, who: each, language, places: here, onPlace }, look)]);
          }
    } finally {
      await site.close();
    }
  }
  return report(rows, linesMax);
}

/** Prints the causes and a table, and ends the process, for Chromium has no end of its own here. */
export function report(rows: readonly (readonly [name: string, walked: Walked])[], linesMax?: number): never {
  const found = rows.flatMap(([name, walked]) =>
    walked.found.map((each) => ({ ...each, at: { walk: name, ...each.at } })),
  );
  for (const line of causes(found, linesMax)) console.log(`\n${line}`);
  console.log('\n| walk | looked | findings |\n|---|---|---|');
  for (const [name, walked] of rows) console.log(`| ${name} | ${walked.looked} | ${walked.found.length} |`);
  console.log(`\n${rows.reduce((sum, [, { looked }]) => sum + looked, 0)} looks, ${found.length} findings`);
  process.exit(found.length > 0 ? 1 : 0);
}

/** A jurisdiction that wants limits takes no bet without them, and the look of them is what is looked at. */
function setLimits(site: Site): void {
  const world = site.simulator.world();
  const member = world.members.byAccount(DEMO_PLAYER.email);
  if (member === undefined) throw new Error('The fixtures have no demo player.');
  const { currency } = member;
  setLimit(world, member, limitIn(currency, { kind: 'deposit', period: 'month', value: '500' }));
  setLimit(world, member, limitIn(currency, { kind: 'loss', period: 'week', value: '400' }));
  setLimit(world, member, limitIn(currency, { kind: 'stake', period: 'day', value: '300' }));
  setLimit(world, member, limitIn(currency, { kind: 'session', period: 'day', value: '1200' }));
}
