import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { FALLBACK_LANGUAGE, FIRST_TEXTS, type Language, type Profile } from '#contract/brand';
import { readText } from '#cli/files/read-text.ts';
import { overrideFiles } from './brand/override-files.ts';

type Texts = { [key: string]: string | Texts };

/** Texts by language, read once per build. */
export type TextCache = Map<string, Promise<Map<string, Texts>>>;

export interface Catalogue {
  /** A hash of all texts in the folder's name: a changed text is never served from a cache. */
  readonly version: string;
  /** Content by `<language>/<namespace>.json`; `first.json` has the namespaces of `FIRST_TEXTS`. */
  readonly files: ReadonlyMap<string, string>;
}

/** Somebody who overrides the app's texts with `<language>/<namespace>.json`. */
interface Owner {
  /** With texts in `locales/`. */
  readonly brandFolder?: string;
  /** With texts in `app/profiles/<profile>/`. */
  readonly profile?: Profile;
  /** The brand's pages (`locales/<language>/page-<name>.json`). A language without one shows the default language's. */
  readonly pages?: readonly string[];
  readonly defaultLanguage?: Language;
}

/**
 * Gathers the texts of the offered languages. Missing keys are filled from the fallback language here, so that a page loads one
 * language only. Texts of the jurisdiction override the app's, and the brand's override both. A section of terms that was changed
 * in English only is English in all languages (marked by `lang`): the app's translation would be the terms of another operator.
 */
export async function gatherTexts(
  root: string,
  languages: readonly Language[],
  { brandFolder, profile, pages = [], defaultLanguage = languages[0] ?? 'en' }: Owner = {},
  cache: TextCache = new Map(),
): Promise<Catalogue> {
  const folder = path.join(root, 'app', 'locales');
  const cached = (language: Language): Promise<Map<string, Texts>> => {
    const texts = cache.get(language) ?? readLanguage(path.join(folder, language));
    cache.set(language, texts);
    return texts;
  };
  const fallback = await cached(FALLBACK_LANGUAGE);
  const layers = [
    ...(profile === undefined ? [] : [readOverrides(path.join(root, 'app', 'profiles', profile), '')]),
    ...(brandFolder === undefined ? [] : [readOverrides(brandFolder, 'locales')]),
  ];
  const files = new Map<string, string>();
  for (const language of languages) {
    const own = await cached(language);
    const first: Record<string, Texts> = {};
    for (const [namespace, texts] of fallback) {
      const name = `${language}/${namespace}.json`;
      const filled = fill(own.get(namespace) ?? {}, texts);
      const english = (await cached('en')).get(namespace) ?? {};
      const whole = isTerms(namespace) ? ownTerms(layers, name, filled, english) : ownTexts(layers, name, filled);
      if (isFirst(namespace)) first[namespace] = whole;
      else files.set(name, JSON.stringify(whole));
    }
    files.set(`${language}/first.json`, JSON.stringify(first));
    const titles: Record<string, Texts[string]> = {};
    for (const page of pages) {
      const inLanguage = (each: string): Texts | undefined => layers.at(-1)?.get(`${each}/page-${page}.json`);
      const texts = inLanguage(language) ?? { ...inLanguage(defaultLanguage), lang: defaultLanguage };
      files.set(`${language}/page-${page}.json`, JSON.stringify(texts));
      titles[page] = texts['title'] ?? page;
    }
    // Links show their names together with those of the app's pages.
    if (pages.length > 0) {
      const footer = JSON.parse(files.get(`${language}/footer.json`) ?? '{}') as Texts;
      files.set(`${language}/footer.json`, JSON.stringify(withOwn(footer, { pages: titles })));
    }
  }
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\0${content}\0`);
  return { version: hash.digest('hex').slice(0, 12), files };
}

const isFirst = (namespace: string): boolean => (FIRST_TEXTS as readonly string[]).includes(namespace);

/** The texts of one owner by `<language>/<namespace>.json`. */
type Layer = ReadonlyMap<string, Texts>;

function readOverrides(folder: string, below: string): Layer {
  const pairs = overrideFiles(folder, below).map((file): [string, Texts] => [
    path.posix.relative(below, file),
    JSON.parse(readText(path.join(folder, file))) as Texts,
  ]);
  return new Map(pairs);
}

const isTerms = (namespace: string): boolean => namespace.startsWith('page-');

const ownTexts = (layers: readonly Layer[], name: string, filled: Texts): Texts =>
  layers.reduce((texts, layer) => withOwn(texts, layer.get(name) ?? {}), filled);

/** The sections of terms; each is entirely in one language. */
function ownTerms(layers: readonly Layer[], name: string, filled: Texts, english: Texts): Texts {
  const englishName = `en${name.slice(name.indexOf('/'))}`;
  const texts = { ...filled };
  let inEnglish = english;
  for (const layer of layers) {
    const own = layer.get(name) ?? {};
    const ownEnglish = layer.get(englishName) ?? {};
    inEnglish = withOwn(inEnglish, ownEnglish);
    for (const id of new Set([...Object.keys(own), ...Object.keys(ownEnglish)])) {
      const section = own[id];
      if (typeof section === 'string') texts[id] = section;
      else if (section !== undefined)
        texts[id] = withOwn(sectionOf(isForeign(texts[id]) ? filled : texts, id), section);
      else if (typeof ownEnglish[id] === 'object') texts[id] = { ...sectionOf(inEnglish, id), lang: 'en' };
    }
  }
  return texts;
}

const isForeign = (section: Texts[string] | undefined): boolean =>
  typeof section === 'object' && section['lang'] !== undefined;

function sectionOf(texts: Texts, id: string): Texts {
  const section = texts[id];
  return typeof section === 'object' ? section : {};
}

async function readLanguage(folder: string): Promise<Map<string, Texts>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const pairs = names.map(async (name): Promise<[string, Texts]> => [
    path.basename(name, '.json'),
    JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Texts,
  ]);
  return new Map(await Promise.all(pairs));
}

/** i18next's plural suffixes; the fallback's forms may not fit another language. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

function withOwn(texts: Texts, own: Texts): Texts {
  const changed: Texts = { ...texts };
  for (const [key, text] of Object.entries(own)) {
    const before = texts[key];
    changed[key] = typeof text === 'object' && typeof before === 'object' ? withOwn(before, text) : text;
  }
  return changed;
}

/** Adds the texts of another language where this one has none. */
function fill(own: Texts, fallback: Texts): Texts {
  const filled: Texts = { ...own };
  for (const [key, text] of Object.entries(fallback)) {
    const existing = own[key];
    if (existing === undefined) {
      if (!PLURAL.test(key)) filled[key] = text;
    } else if (typeof existing === 'object' && typeof text === 'object') filled[key] = fill(existing, text);
  }
  return filled;
}
