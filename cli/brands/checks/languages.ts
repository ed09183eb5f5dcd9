import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#contract/brand';
import type { BrandProblem } from '#cli/build/brand/brand-finding.ts';
import { overrideFiles, skippedFiles } from '#cli/build/brand/override-files.ts';
import { readInside } from '#cli/build/brand/read-inside.ts';
import { textOf } from '#cli/files/read-text.ts';
import { lineAndColumn } from '#cli/files/line-and-column.ts';
import { scanJson } from '#cli/files/scan-json.ts';

const MAX_OVERRIDE_BYTES = 512 * 1024;
/** The longest text of the app has 351 characters. */
const MAX_TEXT = 5_000;
export const HTML = /<\/?[a-z][^<>]*>|<!--/i;
/** A section's name is also its anchor. */
const SECTION = /^[a-z][\w-]{0,40}$/i;
const BLANK = /^[\s\p{Cf}\p{Cc}]*$/u;
const PLACEHOLDER = /\{\{\s*([\w.]+)/g;

type Texts = { readonly [key: string]: string | Texts };

class Unread {
  readonly message: string;
  readonly advice: string;
  readonly at: { readonly line: number; readonly column: number } | undefined;

  constructor(message: string, advice: string, at?: Unread['at']) {
    this.message = message;
    this.advice = advice;
    this.at = at;
  }
}

/** Languages without texts, and brand texts (`locales/<language>/<namespace>.json`) that override nothing. */
export function checkLanguages(brand: Brand, folder: string, appRoot: string): BrandProblem[] {
  const catalogues = path.join(appRoot, 'app', 'locales');
  const missing = brand.languages
    .map((language, index): BrandProblem | undefined =>
      existsSync(path.join(catalogues, language, 'shell.json'))
        ? undefined
        : {
            check: 'no-catalogue',
            key: `languages.${index}`,
            message: `The app has no texts in '${language}'.`,
            advice: `Remove it, or add app/locales/${language}.`,
          },
    )
    .filter((problem) => problem !== undefined);
  const facts = new Map<string, readonly string[]>();
  const factsIn = (language: string): readonly string[] => {
    const known = facts.get(language) ?? pagePlaceholders(path.join(catalogues, language));
    facts.set(language, known);
    return known;
  };
  const files = overrideFiles(folder);
  return [
    ...missing,
    ...files.flatMap((file) => checkOverride(brand, folder, file, catalogues, factsIn)),
    ...files.flatMap((file) => writtenTwice(folder, file)),
    ...untranslated(brand, folder, files),
    ...missingPages(brand, files),
    ...skippedFiles(folder).map((file): BrandProblem => ({
      check: 'bad-override',
      key: '',
      file,
      message: `${file} is not read: texts are in locales/LANGUAGE/NAME.json.`,
      advice: 'Move it there, make it a folder that you may read, or remove it.',
    })),
  ];
}

/** Pages of the brand without a text in the default language. */
const missingPages = ({ pages, defaultLanguage }: Brand, files: readonly string[]): BrandProblem[] =>
  pages.flatMap((page, place): BrandProblem[] => {
    const file = `locales/${defaultLanguage}/page-${page}.json`;
    if (files.includes(file)) return [];
    return [
      {
        check: 'bad-override',
        key: `pages.${place}`,
        message: `The page '${page}' has no text in the default language: ${file} is missing.`,
        advice: 'Write it: { "title": "...", "first": { "title": "...", "text": "..." } }.',
      },
    ];
  });

/**
 * Texts of the app's pages that some of the brand's languages lack, so that the app's text would be shown there. Other texts may
 * be changed in one language only, and a page of the brand shows its default language.
 */
function untranslated({ languages, pages }: Brand, folder: string, files: readonly string[]): BrandProblem[] {
  const keys = new Map(files.map((file) => [file, keysOf(readTexts(folder, file))]));
  return files
    .filter((file) => isPage(file) && !pages.includes(pageOf(file)))
    .flatMap((file) => {
      const [below = '', own = '', name = ''] = file.split('/');
      const others = (languages as readonly string[]).filter((language) => language !== own);
      return (keys.get(file) ?? []).flatMap((key): BrandProblem[] => {
        const without = others.filter((language) => !keys.get(`${below}/${language}/${name}`)?.includes(key));
        if (without.length === 0) return [];
        return [
          {
            check: 'missing-override',
            key: '',
            file,
            at: placeOf(folder, file, key),
            message: `${key}: this text of your own is missing in ${without.map((each) => `'${each}'`).join(', ')}.`,
            advice: `Players of these languages read the app's text instead. Add it to ${below}/${without[0]}/${name}.`,
          },
        ];
      });
    });
}

const keysOf = (texts: Texts | Unread): readonly string[] =>
  texts instanceof Unread
    ? []
    : Object.entries(texts).flatMap(([key, text]) =>
        typeof text === 'object' ? keysOf(text).map((inner) => `${key}.${inner}`) : [key],
      );

function rawText(folder: string, file: string): string {
  const inside = readInside(folder, file, MAX_OVERRIDE_BYTES);
  return inside.state === 'read' ? textOf(inside.bytes).text : '';
}

function writtenTwice(folder: string, file: string): BrandProblem[] {
  const text = rawText(folder, file);
  return scanJson(text).duplicates.map(({ path: key, offset }) => ({
    check: 'duplicate-key',
    key: '',
    file,
    at: lineAndColumn(text, offset),
    message: `'${key}' is written twice; only the last one counts.`,
    advice: 'Keep one of them.',
  }));
}

function placeOf(folder: string, file: string, key: string): { line: number; column: number } {
  const text = rawText(folder, file);
  return lineAndColumn(text, scanJson(text).places.get(key)?.value ?? 0);
}

function checkOverride(
  brand: Brand,
  folder: string,
  file: string,
  catalogues: string,
  factsIn: (language: string) => readonly string[],
): BrandProblem[] {
  const wrong = (message: string, advice: string): BrandProblem[] => [
    { check: 'bad-override', key: '', file, message: `${file}: ${message}`, advice },
  ];
  const [, language = '', name = ''] = file.split('/');
  if (!(brand.languages as readonly string[]).includes(language))
    return wrong(`'${language}' is not offered.`, 'Add the language to `languages`, or remove the file.');
  const own = readTexts(folder, file);
  const page = pageOf(name);
  const isOwnPage = brand.pages.includes(page);
  const base = isOwnPage ? ownPageLike(own) : readTexts(path.join(catalogues, language), name);
  if (base instanceof Unread)
    return wrong(
      'the app has no such texts.',
      page === '' ? `See app/locales/${language}.` : `A page of your own is named in pages of brand.json: "${page}".`,
    );
  if (own instanceof Unread)
    return wrong(own.message, own.advice).map((problem) => ({ ...problem, ...(own.at && { at: own.at }) }));
  const [lacks] = isOwnPage ? lacking(own) : [];
  if (lacks !== undefined)
    return wrong(`'${lacks}' is missing.`, 'A page has a title, and each section title and text.');
  const everywhere = isPage(name) ? factsIn(language) : [];
  const compare = isOwnPage
    ? 'Write a page as docs/operators/settings.md shows it ("Pages of your own").'
    : `Compare with app/locales/${language}/${name}.`;
  return strange(own, base, '', everywhere).map(([key, why, advice = compare]): BrandProblem => ({
    check: 'bad-override',
    key: '',
    file,
    at: placeOf(folder, file, key),
    message: `${key}: ${why}`,
    advice,
  }));
}

/** The shape of a page of the brand: a title, a lead, and sections with names of its own. */
function ownPageLike(own: Texts | Unread): Texts {
  const sections = Object.keys(own instanceof Unread ? {} : own).filter(
    (key) => SECTION.test(key) && !['title', 'lead', 'lang'].includes(key),
  );
  return { title: 'x', lead: 'x', ...Object.fromEntries(sections.map((key) => [key, { title: 'x', text: 'x' }])) };
}

const lacking = (own: Texts): readonly string[] => [
  ...(own['title'] === undefined ? ['title'] : []),
  ...Object.entries(own).flatMap(([id, section]) =>
    typeof section === 'string'
      ? []
      : ['title', 'text'].filter((key) => section[key] === undefined).map((key) => `${id}.${key}`),
  ),
];

const pageOf = (file: string): string => /(?:^|\/)page-([^/]+)\.json$/.exec(file)?.[1] ?? '';
const isPage = (file: string): boolean => path.posix.basename(file).startsWith('page-');

/** The app fills the same placeholders in every section of all nine pages (`use-house-facts.ts`). */
const pagePlaceholders = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter(isPage)
    .flatMap((name) => placeholders(readFileSync(path.join(folder, name), 'utf8')));

function readTexts(folder: string, name: string): Texts | Unread {
  const inside = readInside(folder, name, MAX_OVERRIDE_BYTES);
  if (inside.state === 'outside')
    return new Unread('it is a link that leads out of the brand folder.', 'Replace the link by the file itself.');
  if (inside.state === 'too-large')
    return new Unread(`it is larger than ${MAX_OVERRIDE_BYTES / 1024} KB.`, 'Keep the texts that differ from the app.');
  if (inside.state !== 'read') {
    const why = inside.state === 'no-file' ? inside.why : 'it is gone';
    return new Unread(`it cannot be read: ${why}`, 'Put a regular file in its place that you may read.');
  }
  const { text, bad } = textOf(inside.bytes);
  if (bad !== undefined) return new Unread(bad.message, bad.advice, lineAndColumn(text, bad.offset));
  const { error, isObject } = scanJson(text);
  if (error !== undefined)
    return new Unread(
      `it is not JSON. ${error.reason}`,
      'Fix this place; nothing after it was read.',
      lineAndColumn(text, error.offset),
    );
  if (!isObject) return new Unread('it contains no texts.', 'Write an object: { "key": "text" }.');
  return JSON.parse(text) as Texts;
}

/** Unknown keys, values of another type, and placeholders that the app does not fill. */
function strange(
  own: Texts,
  base: Texts,
  prefix: string,
  everywhere: readonly string[],
): (readonly [key: string, why: string, advice?: string])[] {
  return Object.entries(own).flatMap(([key, text]) => {
    const full = prefix + key;
    const given = Object.hasOwn(base, key) ? base[key] : undefined;
    if (given === undefined) return [[full, 'the app has no such text.'] as const];
    if (typeof text !== typeof given) return [[full, 'is not of the same type.'] as const];
    if (typeof text === 'object') return typeof given === 'object' ? strange(text, given, `${full}.`, everywhere) : [];
    const known = new Set([...everywhere, ...placeholders(String(given))]);
    const unfilled = placeholders(text)
      .filter((name) => !known.has(name))
      .map((name) => [full, `the app does not fill {{${name}}} here.`] as const);
    const [tag] = HTML.test(String(given)) ? [] : (HTML.exec(text) ?? []);
    return [
      ...unfilled,
      ...(tag === undefined
        ? []
        : [[full, `'${tag.slice(0, 40)}' is shown as it is written, not as HTML.`, 'Write plain text.'] as const]),
      ...(BLANK.test(text) && String(given).trim() !== ''
        ? [[full, 'is empty: players would see nothing there.', 'Write a text, or remove the key.'] as const]
        : []),
      ...(text.length <= MAX_TEXT
        ? []
        : [[full, `has ${text.length} characters; at most ${MAX_TEXT} are allowed.`, 'Shorten it.'] as const]),
    ];
  });
}

function placeholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
}
