import path from 'node:path';
import * as v from 'valibot';
import { type Brand, FEATURES, LANGUAGES, SAFE_URL } from '#contract/brand';
import { Banner, Promotion } from '#contract/entities';
import type { Content } from '#fixtures/world';
import { lineAndColumn } from '#cli/files/line-and-column.ts';
import { scanJson } from '#cli/files/scan-json.ts';
import { nearest } from '#cli/terminal/nearest.ts';
import type { BrandProblem } from '#cli/build/brand/brand-finding.ts';
import { ACTIVE_HTML } from '#cli/build/brand/public-files.ts';
import { readInside } from '#cli/build/brand/read-inside.ts';
import { textOf } from '#cli/files/read-text.ts';
import { pictureProblem, PICTURES } from './content-pictures.ts';
import { type Hideable, whyHidden } from './hidden-content.ts';

/** Content for previews; no site contains it. */
export const CONTENT = 'content';

const MAX_FILE_BYTES = 512 * 1024;

const Text = (most: number) => v.pipe(v.string(), v.minLength(1, 'must not be empty'), v.maxLength(most));
const Address = v.pipe(
  v.string(),
  v.check(
    (address) => address === '' || /^\/(?![/\\])\S*$/.test(address) || SAFE_URL.test(address),
    'must be a path of the site, such as /sport/soccer, or an https address',
  ),
);
const Picture = v.pipe(
  v.string(),
  v.check(
    (name) => SAFE_URL.test(name) || PICTURES.test(name),
    `must be a file in ${CONTENT}/ (svg, png, jpg or webp), or an https address`,
  ),
);
const common = { feature: v.optional(v.picklist(FEATURES)), lang: v.optional(v.picklist(LANGUAGES)) };

/** As many entries as a page shows. Unlike in an upstream's answers, an unknown property is an error. */
const FILES = {
  banners: v.strictObject({ ...Banner.entries, ...common, url: Address, src: Picture, alt: Text(200) }),
  promotions: v.strictObject({
    ...Promotion.entries,
    ...common,
    kind: v.optional(Promotion.entries.kind, 1),
    url: v.optional(Address, ''),
    regions: v.optional(
      v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters, such as "BR"'))),
    ),
    title: Text(200),
    image: Picture,
    content: v.pipe(
      Text(20_000),
      v.check((html) => !ACTIVE_HTML.test(html), 'has scripts, frames, forms or other parts that act'),
    ),
    button: v.optional(Text(60)),
  }),
} as const;

export type OwnContent = Partial<Pick<Content, keyof typeof FILES>>;

const PICTURE_OF = { banners: 'src', promotions: 'image' } as const;

/**
 * Reads and checks `content/banners.json` and `content/promotions.json` of a brand; a file with a mistake is left out. An entry
 * that no player sees, such as a finished promotion, is a problem too.
 *
 * @param folder the brand's folder
 */
export function ownContent(
  brand: Brand,
  folder: string,
  nowMs = Date.now(),
): { lists: OwnContent; problems: readonly BrandProblem[] } {
  const banners = readList(brand, folder, 'banners', nowMs);
  const promotions = readList(brand, folder, 'promotions', nowMs);
  return {
    lists: { ...(banners.list && { banners: banners.list }), ...(promotions.list && { promotions: promotions.list }) },
    problems: [...banners.problems, ...promotions.problems],
  };
}

function readList<Name extends keyof typeof FILES>(brand: Brand, folder: string, name: Name, nowMs: number) {
  const file = `${CONTENT}/${name}.json`;
  const inside = readInside(folder, file, MAX_FILE_BYTES);
  const problem = (message: string, advice: string, offset = 0): BrandProblem => ({
    check: 'bad-content',
    key: '',
    file,
    message,
    advice,
    at: lineAndColumn(text, offset),
  });
  const { text, bad } = inside.state === 'read' ? textOf(inside.bytes) : { text: '' };
  if (inside.state === 'missing') return { problems: [] };
  if (inside.state !== 'read')
    return { problems: [problem('The file cannot be read.', 'Use a regular file of at most 512 KB in this folder.')] };
  if (bad !== undefined) return { problems: [problem(bad.message, bad.advice, bad.offset)] };
  const { error, duplicates, places } = scanJson(text);
  if (error !== undefined)
    return { problems: [problem(`The file is not valid JSON. ${error.reason}`, 'Fix this place.', error.offset)] };
  const twice = duplicates.map(({ path: key, offset }) =>
    problem(`'${key}' is written twice.`, 'Keep one of them.', offset),
  );
  const at = (key: string): number => {
    const place = places.get(key);
    return place?.value ?? (key.includes('.') ? at(key.slice(0, key.lastIndexOf('.'))) : 0);
  };
  const schema = v.pipe(v.array(FILES[name] as v.GenericSchema<unknown, Entry>), v.maxLength(200));
  const checked = v.safeParse(schema, JSON.parse(text));
  if (twice.length > 0) return { problems: twice };
  if (!checked.success)
    return {
      problems: checked.issues.map((issue) => {
        const key = v.getDotPath(issue) ?? '';
        return problem(...wordsOf(issue, key, Object.keys(FILES[name].entries)), at(key));
      }),
    };
  const property = PICTURE_OF[name];
  const placeIn = (index: number, key: string): number => at(`${index}.${key}`);
  const mistakes = checked.output.flatMap((entry, index): BrandProblem[] => {
    const isTwice = checked.output.findIndex(({ id }) => id === entry.id) < index;
    const picture = pictureProblem(brand, path.join(folder, CONTENT), entry[property] ?? '');
    return [
      ...(isTwice
        ? [problem(`The id '${entry.id}' is used twice.`, 'Give each entry its own.', placeIn(index, 'id'))]
        : []),
      ...(picture === undefined ? [] : [problem(picture[0], picture[1], placeIn(index, property))]),
    ];
  });
  const hidden = checked.output.flatMap((entry, index) =>
    whyHidden(entry, brand, nowMs).map(({ key, message, advice }) => problem(message, advice, placeIn(index, key))),
  );
  const problems = [...mistakes, ...hidden];
  const served = checked.output.map((entry) => ({ ...entry, [property]: addressOf(entry[property] ?? '') }));
  return mistakes.length > 0 ? { problems } : { problems, list: served as unknown as Content[Name] };
}

interface Entry extends Hideable {
  readonly src?: string;
  readonly image?: string;
}

/** Where a preview serves the pictures of the folder. */
export const OWN_PICTURES = '/content/own/';
const addressOf = (picture: string): string => (SAFE_URL.test(picture) ? picture : `${OWN_PICTURES}${picture}`);

function wordsOf(
  issue: v.BaseIssue<unknown>,
  key: string,
  known: readonly string[],
): readonly [message: string, advice: string] {
  const name = key.slice(key.lastIndexOf('.') + 1);
  if (key === '') return ['The file must be a list: [ ... ]', 'Put the entries into square brackets.'];
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const close = nearest(name, known);
    return [`'${key}' is not a known property.`, close === undefined ? 'Remove it.' : `Did you mean '${close}'?`];
  }
  if (issue.received === 'undefined') return [`'${key}' is missing.`, `Add ${issue.expected ?? 'it'}.`];
  const isRule =
    issue.type === 'check' || issue.type === 'regex' || issue.type === 'min_length' || issue.type === 'iso_timestamp';
  return [
    `${key} ${isRule ? issue.message : `is ${issue.received}, but must be ${issue.expected}`}.`,
    `Found ${String(issue.received).slice(0, 80)}; docs/operators/first-brand.md shows an entry.`,
  ];
}
