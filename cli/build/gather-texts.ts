import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { FALLBACK_LANGUAGE, FIRST_TEXTS, type Language, type Profile } from '#contract/brand';
import { readText } from '#cli/files/read-text.ts';
import { overrideFiles } from './brand/override-files.ts';

type Texts = { [key: string]: string | Texts };

/** Texts by language, read once for all brands of a build. */
export type TextCache = Map<string, Promise<Map<string, Texts>>>;

export interface Catalogue {
  /** Hash of all texts: the folder's name, so that a changed text is never served from a cache. */
  readonly version: string;
  /** `<language>/<namespace>.json` to its content; `first.json` has the namespaces of `FIRST_TEXTS`, by name. */
  readonly files: ReadonlyMap<string, string>;
}

/** What changes the app's texts: files in `<language>/<namespace>.json`. */
interface Owner {
  /** The brand's folder, with texts of its own in `locales/`. */
  readonly brandFolder?: string;
  /** The jurisdiction, with texts in `app/profiles/<profile>/`. */
  readonly profile?: Profile;
  /** Pages of the brand's own (`locales/<language>/page-<name>.json`), whole in one language each: in the default one where another has none. */
  readonly pages?: readonly string[];
  readonly defaultLanguage?: Language;
}

/**
 * Gathers the texts of the offered languages. A key that a language lacks is filled from the fallback language here, once,
 * so that the page never loads a second language. Texts of the jurisdiction win over the app's, and the brand's over both. A section of
 * terms that one of them has in English only is English in the other languages too, and says so by `lang`: the app's translation
 * would be the terms of another house.
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
    // Links to them are named where the names of the app's pages are.
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

/** `<language>/<namespace>.json` to the texts of one owner. */
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

/** The sections of a page of terms; each is whole in one language. */
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

/** i18next's plural suffixes: the fallback language's forms are not another language's. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Texts of a language with those that an owner has in the same language in their place. */
function withOwn(texts: Texts, own: Texts): Texts {
  const changed: Texts = { ...texts };
  for (const [key, text] of Object.entries(own)) {
    const before = texts[key];
    changed[key] = typeof text === 'object' && typeof before === 'object' ? withOwn(before, text) : text;
  }
  return changed;
}

/** Texts of a language with those of another where it has none. */
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
