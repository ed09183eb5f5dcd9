import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type CliError, usageError } from '#cli/terminal/errors.ts';
import { lineAndColumn } from '#cli/files/line-and-column.ts';
import { CHECKS, isCheckId } from './check-list.ts';
import {
  NO_CONFIG,
  type Conventions,
  type LengthRule,
  type LocalesConfig,
  type PictureRule,
  type Rule,
} from './config.ts';
import { plainText } from '#cli/files/read-text.ts';
import { readI18nextConfig } from './i18next-config.ts';
import { readTerms } from './read-terms.ts';
import { scanJson } from '#cli/files/scan-json.ts';

/** In the catalogue's folder. */
export const CONFIG_NAME = 'locales.config.json';

/** Other tools' names for our fields, so that their configs work. */
const SYNONYMS: Readonly<Record<string, string>> = {
  sourceLanguage: 'source',
  sourceLocale: 'source',
  sourceLng: 'source',
  defaultLanguage: 'source',
  fallbackLanguage: 'fallback',
  fallbackLng: 'fallback',
  locales: 'languages',
  maxLengths: 'maxLength',
  ignores: 'ignore',
  defaultNS: 'defaultNamespace',
  severities: 'severity',
};
const FIELDS = [
  'source',
  'fallback',
  'languages',
  'glossary',
  'terms',
  'maxLength',
  'pictures',
  'ignore',
  'severity',
  'allowUntranslated',
  'legal',
  'baseline',
  'defaultNamespace',
  'usedKeys',
  'plurals',
  'interpolation',
  '$schema',
];

export interface ReadConfig {
  readonly config: LocalesConfig;
  readonly path: string | undefined;
  /** Unknown fields, printed on stderr: a misspelt field must not be ignored silently. */
  readonly remarks: readonly string[];
  /** The folder of the glossary. */
  readonly glossary?: string | undefined;
}

/** The named config file, else the one in the catalogue's folder, else none. Throws CliError (exit 2) when it cannot be used. */
export function readConfig(directory: string, named: string | undefined): ReadConfig {
  if (named !== undefined) return parseConfig(named, readText(named, true) ?? '');
  const path = join(directory, CONFIG_NAME);
  const text = readText(path, false);
  if (text !== undefined) return parseConfig(path, text);
  return readI18nextConfig(directory) ?? { config: NO_CONFIG, path: undefined, remarks: [] };
}

function readText(path: string, isNamed: boolean): string | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    if (!isNamed && (cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw usageError(
      `The config file ${path} cannot be read.`,
      ['Give --config a file that exists, or leave it out to run without one.'],
      cause,
    );
  }
  return plainText(path, bytes);
}

function wrong(path: string, what: string): CliError {
  return usageError(`The config file ${path}: ${what}`, [
    'See docs/translators/config.md for the fields and an example.',
  ]);
}

function parseConfig(path: string, text: string): ReadConfig {
  const fault = scanJson(text).error;
  if (fault !== undefined) {
    const { line } = lineAndColumn(text, fault.offset);
    throw wrong(path, `line ${line}: ${fault.reason}`);
  }
  const raw: unknown = JSON.parse(text);
  if (!isObject(raw)) throw wrong(path, 'it must contain one object { ... }.');
  const fields = new Map<string, unknown>();
  const remarks: string[] = [];
  for (const [name, value] of Object.entries(raw)) {
    const field = SYNONYMS[name] ?? name;
    if (FIELDS.includes(field)) fields.set(field, value);
    else
      remarks.push(
        `${path}: the field "${name}" is unknown and has no effect. Known fields: ${FIELDS.slice(0, -1).join(', ')}.`,
      );
  }
  const text1 = (name: string): string | undefined => {
    const value = fields.get(name);
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'string') return value;
    if (Array.isArray(value) && typeof value[0] === 'string') return value[0];
    throw wrong(path, `"${name}" must be a string.`);
  };
  const list = (name: string): string[] => {
    const value = fields.get(name) ?? [];
    if (typeof value === 'string') return [value];
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
    throw wrong(path, `"${name}" must be a list of strings.`);
  };
  const baseline = text1('baseline');
  const glossary = folderOf(path, fields.get('terms'));
  return {
    path,
    remarks,
    glossary,
    config: {
      source: text1('source'),
      fallback: text1('fallback'),
      languages: list('languages'),
      glossary: glossaryOf(path, fields.get('glossary')),
      terms: glossary === undefined ? {} : readTerms(glossary, text1('source') ?? 'en'),
      maxLength: lengthsOf(path, fields.get('maxLength')),
      pictures: picturesOf(path, fields.get('pictures')),
      rules: [...severityRules(path, fields.get('severity')), ...ignoreRules(path, fields.get('ignore'))],
      allowUntranslated: list('allowUntranslated'),
      legal: list('legal'),
      baseline: baseline === undefined ? undefined : resolve(dirname(path), baseline),
      defaultNamespace: text1('defaultNamespace'),
      conventions: conventionsOf(path, fields.get('plurals'), fields.get('interpolation')),
      usedKeys: list('usedKeys'),
    },
  };
}

/** `"plurals": "v3"`, and `"interpolation": { "prefix": "%{", "suffix": "}" }` as i18next has it. */
function conventionsOf(path: string, plurals: unknown, around: unknown): Conventions {
  if (plurals !== undefined && plurals !== 'v3' && plurals !== 'v4')
    throw wrong(path, '"plurals" must be "v3" or "v4".');
  if (around === undefined) return { plurals };
  const { prefix, suffix } = isObject(around) ? around : {};
  if (typeof prefix !== 'string' || typeof suffix !== 'string' || prefix === '' || suffix === '')
    throw wrong(path, '"interpolation" must be { "prefix": "{{", "suffix": "}}" }.');
  return { plurals, prefix, suffix };
}

/** A list of terms, or objects with a `term`, or an object whose names are the terms. */
function glossaryOf(path: string, value: unknown): string[] {
  if (value === undefined) return [];
  const items = Array.isArray(value)
    ? value
    : isObject(value)
      ? (value['terms'] ?? value['keep'] ?? Object.keys(value))
      : undefined;
  if (!Array.isArray(items)) throw wrong(path, '"glossary" must be a list of terms that are not translated.');
  return items.map((item: unknown) => {
    if (typeof item === 'string') return item;
    if (isObject(item) && typeof item['term'] === 'string') return item['term'];
    throw wrong(path, '"glossary" must be a list of terms that are not translated.');
  });
}

function folderOf(path: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string')
    throw wrong(path, '"terms" must be the folder with one <language>.json of accepted words each.');
  return resolve(dirname(path), value);
}

function lengthsOf(path: string, value: unknown): LengthRule[] {
  if (value === undefined) return [];
  if (typeof value === 'number') return [{ key: '*', max: value }];
  const pairs: [unknown, unknown][] = Array.isArray(value)
    ? value
        .filter(isObject)
        .map((item) => [item['key'] ?? item['pattern'], item['max'] ?? item['maxLength'] ?? item['length']])
    : isObject(value)
      ? Object.entries(value)
      : [];
  return pairs.map(([key, max]) => {
    if (typeof key === 'string' && typeof max === 'number' && max > 0) return { key, max };
    throw wrong(path, '"maxLength" must map key patterns to lengths: { "nav.*": 14 }.');
  });
}

function picturesOf(path: string, value: unknown): PictureRule[] {
  return Object.entries(isObject(value) ? value : {}).map(([key, picture]) => {
    if (typeof picture !== 'string')
      throw wrong(path, '"pictures" must map key patterns to pictures: { "cart:*": "../shots/cart.png" }.');
    return { key, picture: /^https?:/u.test(picture) ? picture : resolve(dirname(path), picture) };
  });
}

function severityRules(path: string, value: unknown): Rule[] {
  if (value === undefined) return [];
  if (!isObject(value)) throw wrong(path, '"severity" must map checks to "error", "warning" or "off".');
  return Object.entries(value).flatMap(([check, to]) => {
    const id = checkOf(path, check);
    const pairs: [string | undefined, unknown][] = isObject(to) ? Object.entries(to) : [[undefined, to]];
    return pairs.map(([key, severity]) => {
      if (severity === 'error' || severity === 'warning' || severity === 'off')
        return { check: id, key, language: undefined, severity };
      throw wrong(path, `"severity" of ${check} must be "error", "warning" or "off".`);
    });
  });
}

/** `"key.*"`, `"check"`, `"check:key.*"`, `{ check, key, language }`, or an object of check to key patterns. */
function ignoreRules(path: string, value: unknown): Rule[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => ignoreRule(path, item));
  if (!isObject(value)) throw wrong(path, '"ignore" must be a list of key patterns or of { check, key, language }.');
  return Object.entries(value).flatMap(([check, keys]) => {
    const patterns: unknown[] = Array.isArray(keys) ? keys : [keys === true ? '*' : keys];
    return patterns.flatMap((key) => ignoreRule(path, isCheckId(check) ? { check, key } : { key: check }));
  });
}

function ignoreRule(path: string, item: unknown): Rule[] {
  if (typeof item === 'string') {
    const [head = '', ...rest] = item.split(':');
    if (isCheckId(item)) return [{ check: item, key: undefined, language: undefined, severity: 'off' }];
    if (isCheckId(head)) return [{ check: head, key: rest.join(':'), language: undefined, severity: 'off' }];
    return [{ check: undefined, key: item, language: undefined, severity: 'off' }];
  }
  if (!isObject(item)) throw wrong(path, '"ignore" must be a list of key patterns or of { check, key, language }.');
  const many = (name: string): (string | undefined)[] => {
    const value = item[name] ?? item[`${name}s`];
    if (value === undefined || value === '*') return [undefined];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.map((one) => {
      if (typeof one === 'string') return one;
      throw wrong(path, `"${name}" of an ignore must be a string or a list of strings.`);
    });
  };
  const keys =
    item['key'] === undefined && item['keys'] === undefined && item['pattern'] !== undefined
      ? many('pattern')
      : many('key');
  return many('check').flatMap((check) =>
    keys.flatMap((key) =>
      many('language').map((language) => ({
        check: check === undefined ? undefined : checkOf(path, check),
        key,
        language,
        severity: 'off' as const,
      })),
    ),
  );
}

function checkOf(path: string, check: string): Rule['check'] {
  if (isCheckId(check)) return check;
  throw wrong(path, `unknown check "${check}". The checks are: ${Object.keys(CHECKS).join(', ')}.`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
