import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { FALLBACK_LANGUAGE, FIRST_TEXTS, type Language } from '#contract/brand';
import { overrideFiles } from '#cli/brands/checks/languages.ts';

type Texts = { [key: string]: string | Texts };

/** Texts by language, read once for all brands of a build. */
export type TextCache = Map<string, Promise<Map<string, Texts>>>;

export interface Catalogue {
  /** Hash of all texts: the folder's name, so that a changed text is never served from a cache. */
  readonly version: string;
  /** `<language>/<namespace>.json` to its content; `first.json` has the namespaces of `FIRST_TEXTS`, by name. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Gathers the texts of the offered languages. A key that a language lacks is filled from the fallback language here, once,
 * so that the page never loads a second language; a brand's own texts win.
 *
 * @param brandFolder where the brand's own texts are, in `locales/<language>/<namespace>.json`
 */
export async function gatherTexts(
  root: string,
  languages: readonly Language[],
  brandFolder?: string,
  cache: TextCache = new Map(),
): Promise<Catalogue> {
  const folder = path.join(root, 'app', 'locales');
  const cached = (language: Language): Promise<Map<string, Texts>> => {
    const texts = cache.get(language) ?? readLanguage(path.join(folder, language));
    cache.set(language, texts);
    return texts;
  };
  const fallback = await cached(FALLBACK_LANGUAGE);
  const overrides = await readOverrides(brandFolder);
  const files = new Map<string, string>();
  for (const language of languages) {
    const own = await cached(language);
    const first: Record<string, Texts> = {};
    for (const [namespace, texts] of fallback) {
      const name = `${language}/${namespace}.json`;
      const filled = fill(own.get(namespace) ?? {}, texts);
      const override = overrides.get(name);
      const whole = override === undefined ? filled : fill(override, filled);
      if (isFirst(namespace)) first[namespace] = whole;
      else files.set(name, JSON.stringify(whole));
    }
    files.set(`${language}/first.json`, JSON.stringify(first));
  }
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\0${content}\0`);
  return { version: hash.digest('hex').slice(0, 12), files };
}

const isFirst = (namespace: string): boolean => (FIRST_TEXTS as readonly string[]).includes(namespace);

async function readOverrides(brandFolder: string | undefined): Promise<ReadonlyMap<string, Texts>> {
  if (brandFolder === undefined) return new Map();
  const pairs = overrideFiles(brandFolder).map(async (file): Promise<[string, Texts]> => [
    file.slice('locales/'.length),
    JSON.parse(await readFile(path.join(brandFolder, file), 'utf8')) as Texts,
  ]);
  return new Map(await Promise.all(pairs));
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
