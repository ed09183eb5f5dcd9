import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#contract/brand/brand.ts';
import type { BrandProblem } from '#cli/brands/brand-finding.ts';
import { readInside } from '#cli/brands/read-inside.ts';

const OVERRIDE_BYTES_MOST = 512 * 1024;
const PLACEHOLDER = /\{\{\s*([\w.]+)/g;

type Texts = { readonly [key: string]: string | Texts };

/** Languages without texts, and a brand's own texts (`locales/<language>/<namespace>.json`) that replace nothing. */
export function checkLanguages(brand: Brand, folder: string, appRoot: string): BrandProblem[] {
  const catalogues = path.join(appRoot, 'app', 'locales');
  const missing = brand.languages
    .map((language, index): BrandProblem | undefined =>
      existsSync(path.join(catalogues, language, 'shell.json'))
        ? undefined
        : {
            check: 'no-catalogue',
            key: `languages.${index}`,
            message: `There are no texts in '${language}'.`,
            advice: `Take it out, or add app/locales/${language}.`,
          },
    )
    .filter((problem) => problem !== undefined);
  return [...missing, ...overrideFiles(folder).flatMap((file) => checkOverride(brand, folder, file, catalogues))];
}

/** The brand's own text files, as `locales/<language>/<namespace>.json`. */
export function overrideFiles(folder: string): readonly string[] {
  const list = (name: string): string[] => {
    try {
      return readdirSync(path.join(folder, name)).sort();
    } catch {
      return [];
    }
  };
  return list('locales').flatMap((language) =>
    list(`locales/${language}`).map((file) => `locales/${language}/${file}`),
  );
}

function checkOverride(brand: Brand, folder: string, file: string, catalogues: string): BrandProblem[] {
  const wrong = (message: string, advice: string): BrandProblem[] => [
    { check: 'bad-override', key: '', file, message: `${file}: ${message}`, advice },
  ];
  const [, language = '', name = ''] = file.split('/');
  if (!(brand.languages as readonly string[]).includes(language))
    return wrong(`'${language}' is not offered.`, 'Add the language to `languages`, or remove the file.');
  const base = readJson(path.join(catalogues, language), name);
  if (typeof base === 'string') return wrong('the app has no such texts.', `Look into app/locales/${language}.`);
  const own = readJson(folder, file);
  if (typeof own === 'string') return wrong(own, 'Mend the file.');
  return strange(own, base, '').flatMap(([key, why]) =>
    wrong(`${key}: ${why}`, `Compare with app/locales/${language}/${name}.`),
  );
}

function readJson(folder: string, name: string): Texts | string {
  const inside = readInside(folder, name, OVERRIDE_BYTES_MOST);
  if (inside.state === 'outside') return 'it is a link out of the brand folder.';
  if (inside.state !== 'read') return 'it cannot be read.';
  try {
    const value: unknown = JSON.parse(inside.bytes.toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Texts) : 'it holds no texts.';
  } catch (error) {
    return `it is not JSON: ${(error as Error).message}`;
  }
}

/** Keys that the app does not have, other types, and placeholders that the app does not fill. */
function strange(own: Texts, base: Texts, prefix: string): (readonly [string, string])[] {
  return Object.entries(own).flatMap(([key, text]) => {
    const full = prefix + key;
    const given = Object.hasOwn(base, key) ? base[key] : undefined;
    if (given === undefined) return [[full, 'the app has no such text.'] as const];
    if (typeof text !== typeof given) return [[full, 'is not of the same type.'] as const];
    if (typeof text === 'object') return typeof given === 'object' ? strange(text, given, `${full}.`) : [];
    const known = new Set(placeholders(String(given)));
    return placeholders(text)
      .filter((name) => !known.has(name))
      .map((name) => [full, `the app does not fill {{${name}}} here.`] as const);
  });
}

function placeholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
}
