import type { Leaf } from '#cli/files/scan-json.ts';
import { pluralKey } from '#cli/locales/language/plural-forms.ts';
import { v3Forms, v3Key } from '#cli/locales/language/v3-plurals.ts';
import type { Conventions } from '#cli/locales/config/config.ts';
import { keepScan, scanOf, type Catalogue, type CatalogueFile } from './catalogue.ts';
import { keyNames, type KeyNames } from './separators.ts';
import { syntaxOf, type OwnSyntax } from './own-syntax.ts';
import { isModule } from '#cli/files/read-module.ts';

const PLURAL = '_plural';

/** JSON v3, i18next's format until 2021: `key_plural` beside `key`, and no `key_one`. */
export function isV3(catalogue: Catalogue): boolean {
  let plurals = 0;
  for (const { entries } of catalogue.files.get(catalogue.sourceLanguage)?.values() ?? [])
    for (const key of entries.keys()) {
      if (key.endsWith('_one') && entries.has(key.replace(/_one$/u, '_other'))) return false;
      if (key.endsWith(PLURAL) && entries.has(key.slice(0, -PLURAL.length))) plurals += 1;
    }
  return plurals > 0;
}

/**
 * Converts a tree with other conventions to i18next's defaults, the only ones that the checks know: plurals of v4, `_`, `{{` and
 * `$t(`.
 */
export function asV4(catalogue: Catalogue, conventions: Conventions): Catalogue {
  const isOlder = conventions.plurals === 'v3' || (conventions.plurals === undefined && isV3(catalogue));
  const brackets = syntaxOf(conventions)?.read;
  const names = isOlder ? undefined : keyNames(conventions);
  if (!isOlder && brackets === undefined && names === undefined) return catalogue;
  /** Keys as written in any language, by namespace. */
  const written = new Map<string, Map<string, string>>();
  const bases = new Map<string, ReadonlySet<string>>();
  for (const [namespace, { entries }] of catalogue.files.get(catalogue.sourceLanguage) ?? [])
    bases.set(namespace, isOlder ? basesOf(entries) : new Set());
  const files = new Map(
    [...catalogue.files].map(([language, ofLanguage]) => [
      language,
      new Map(
        [...ofLanguage].map(([name, file]) => {
          const called = written.get(name) ?? new Map<string, string>();
          written.set(name, called);
          return [
            name,
            names === undefined ? converted(file, bases.get(name), brackets) : renamed(file, names, called, brackets),
          ];
        }),
      ),
    ]),
  );
  return { ...catalogue, files };
}

const referring = (text: string, names: KeyNames): string =>
  text.includes('$t(') ? text.replaceAll(/(?<=\$t\()[^\s,)]+/gu, names.read) : text;

function renamed(
  file: CatalogueFile,
  names: KeyNames,
  called: Map<string, string>,
  brackets: OwnSyntax['read'] | undefined,
): CatalogueFile {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const entries = new Map<string, Leaf>();
  for (const [key, value] of file.entries) {
    const read = names.read(key);
    const name = read !== key && (file.entries.has(read) || entries.has(read)) ? key : read;
    called.set(name, key);
    entries.set(name, typeof value === 'string' ? referring(brackets?.(value) ?? value, names) : value);
  }
  const made = { ...file, entries, original: (key: string) => called.get(key) ?? names.written(key) };
  if (isModule(file.path)) keepScan(made, scanOf(file));
  kept.set(file, made);
  return made;
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
  brackets: OwnSyntax['read'] | undefined,
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
