import type { Leaf } from '#cli/files/scan-json.ts';
import { pluralKey } from '#cli/locales/language/plural-forms.ts';
import { v3Forms, v3Key } from '#cli/locales/language/v3-plurals.ts';
import type { Conventions } from '#cli/locales/config/config.ts';
import { keepScan, scanOf, type Catalogue, type CatalogueFile } from './catalogue.ts';
import { isModule } from '#cli/files/read-module.ts';

const PLURAL = '_plural';

/** A source with `key_plural` beside `key`, and without any `key_one`: JSON v3, which i18next had until 2021. */
export function isV3(catalogue: Catalogue): boolean {
  let plurals = 0;
  for (const { entries } of catalogue.files.get(catalogue.sourceLanguage)?.values() ?? [])
    for (const key of entries.keys()) {
      if (key.endsWith('_one') && entries.has(key.replace(/_one$/u, '_other'))) return false;
      if (key.endsWith(PLURAL) && entries.has(key.slice(0, -PLURAL.length))) plurals += 1;
    }
  return plurals > 0;
}

/** A tree of other conventions as i18next's defaults have it, which are all that the checks know: plurals of v4, `{{` and `}}`. */
export function asV4(catalogue: Catalogue, conventions: Conventions): Catalogue {
  const isOlder = conventions.plurals === 'v3' || (conventions.plurals === undefined && isV3(catalogue));
  const brackets = bracketsOf(conventions);
  if (!isOlder && brackets === undefined) return catalogue;
  const bases = new Map<string, ReadonlySet<string>>();
  for (const [namespace, { entries }] of catalogue.files.get(catalogue.sourceLanguage) ?? [])
    bases.set(namespace, isOlder ? basesOf(entries) : new Set());
  const files = new Map(
    [...catalogue.files].map(([language, ofLanguage]) => [
      language,
      new Map([...ofLanguage].map(([name, file]) => [name, converted(file, bases.get(name), brackets)])),
    ]),
  );
  return { ...catalogue, files };
}

type Rewrite = (text: string) => string;

function bracketsOf({ prefix = '{{', suffix = '}}' }: Conventions): Rewrite | undefined {
  if (prefix === '{{' && suffix === '}}') return undefined;
  return (text) => {
    let made = '';
    let done = 0;
    for (;;) {
      const start = text.indexOf(prefix, done);
      const end = start === -1 ? -1 : text.indexOf(suffix, start + prefix.length);
      if (end === -1) return made + text.slice(done);
      made += `${text.slice(done, start)}{{${text.slice(start + prefix.length, end)}}}`;
      done = end + suffix.length;
    }
  };
}

function basesOf(entries: ReadonlyMap<string, Leaf>): ReadonlySet<string> {
  return new Set(
    [...entries.keys()]
      .filter((key) => key.endsWith(PLURAL))
      .map((key) => key.slice(0, -PLURAL.length))
      .filter((base) => entries.has(base)),
  );
}

const kept = new WeakMap<CatalogueFile, CatalogueFile>();

function converted(
  file: CatalogueFile,
  bases: ReadonlySet<string> | undefined,
  brackets: Rewrite | undefined,
): CatalogueFile {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const entries = new Map<string, Leaf>();
  const original = new Map<string, string>();
  for (const [key, value] of file.entries) {
    const name = bases === undefined || bases.size === 0 ? key : v4Key(key, file, bases);
    if (name === undefined) continue;
    if (name !== key) original.set(name, key);
    entries.set(name, typeof value === 'string' && brackets !== undefined ? brackets(value) : value);
  }
  const isOlder = bases !== undefined && bases.size > 0;
  const made: CatalogueFile = {
    ...file,
    entries,
    ...(isOlder && { forms: v3Forms(file.language), original: (key) => original.get(key) ?? v3Name(key, file, bases) }),
  };
  if (isModule(file.path)) keepScan(made, scanOf(file));
  kept.set(file, made);
  return made;
}

/** Undefined for a key that v3 never reads in this language: `key_plural` beside `key_0`. */
function v4Key(key: string, { entries, language }: CatalogueFile, bases: ReadonlySet<string>): string | undefined {
  const forms = v3Forms(language);
  if (bases.has(key)) {
    if (forms.length === 2) return `${key}_one`;
    return forms.length === 1 && !entries.has(`${key}_0`) ? `${key}_other` : key;
  }
  if (key.endsWith(PLURAL) && bases.has(key.slice(0, -PLURAL.length)))
    return forms.length === 2 ? `${key.slice(0, -PLURAL.length)}_other` : undefined;
  const [, base = '', index = ''] = /^(.+)_(\d+)$/su.exec(key) ?? [];
  if (!bases.has(base) || forms.length === 2) return key;
  const form = forms[Number(index)];
  return form === undefined ? undefined : `${base}_${form}`;
}

function v3Name(key: string, { language }: CatalogueFile, bases: ReadonlySet<string>): string {
  const parsed = pluralKey(key);
  return parsed === undefined || parsed.isOrdinal || !bases.has(parsed.base)
    ? key
    : v3Key(parsed.base, parsed.form, language);
}
