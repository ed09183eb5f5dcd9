import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/brand';

/** Labels that a text quotes wherever its English has their words. */
const ANYWHERE = ['shell:nav.myBets', 'menu:protection'];
/** Labels whose English words mean more than the label: the texts that quote them. */
const IN_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'lottery:side.big': ['lottery:hint.specialCodeSide', 'lottery:hint.numberCodeSide'],
  'markets:other.d': ['howto:market.correct_score'],
  'markets:pass.string': ['howto:passes.hint'],
  'protection:limits.title': ['help:limits.text', 'content:announcements.limits'],
  'racing:selection.big': ['racing:hint.twoSides', 'racing:hint.championRunnerUpSum'],
  'session:signIn.forgot': ['page-faq:s5.text'],
  'slip:place.button': ['howto:steps.place'],
  'slip:settings.title': ['help:odds.text'],
  'wallet:tabs.deposit': ['page-faq:s1.text'],
};
/** Quoted, and no label: the specification's own name of a bet type. */
const NO_LABELS = ['N String 1'];

const ROOTS = [
  'app/locales',
  'fixtures/locales',
  ...foldersIn('app/profiles'),
  ...foldersIn('brands').map((one) => `${one}/locales`),
];

function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
}

/** All texts of a language below a folder, by `namespace:key`. */
function textsIn(root: string, language: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const folder = path.join(root, language);
  const add = (place: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(place, value);
    else
      for (const [name, part] of Object.entries(value as object)) add(place === '' ? name : `${place}.${name}`, part);
  };
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const content = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object;
    for (const [name, part] of Object.entries(content)) add(`${path.basename(file, '.json')}:${name}`, part);
  }
  return texts;
}

const labels = new Map(LANGUAGES.map((language) => [language, textsIn('app/locales', language)]));
/** As a text quotes it: a value is N, and its question mark may be left out. */
const written = (label: string): string => label.replaceAll(/\{\{\w+\}\}/g, 'N').replace(/[?？]$/u, '');

/** The labels that a text quotes, by its key and its English. */
function quotedIn(key: string, english: string): readonly string[] {
  const anywhere = ANYWHERE.filter((label) => {
    const text = labels.get('en')?.get(label) ?? '';
    return english !== text && english.includes(text);
  });
  return [...anywhere, ...Object.keys(IN_TEXTS).filter((label) => IN_TEXTS[label]?.includes(key))];
}

describe.each(ROOTS)('texts that quote a label, in %s', (root) => {
  const english = textsIn(root, 'en');

  it.each(LANGUAGES)('%s: by the words that the label has', (language) => {
    const wrong = [...textsIn(root, language)].flatMap(([key, text]) =>
      quotedIn(key, english.get(key) ?? '').flatMap((label) => {
        const words = written(labels.get(language)?.get(label) ?? label);
        return text.toLocaleLowerCase(language).includes(words.toLocaleLowerCase(language))
          ? []
          : [`${key} quotes ${label}, which is ${JSON.stringify(words)}: ${text}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('are all known: what English has in quotation marks is a label', () => {
    const unknown = [...english].flatMap(([key, text]) => {
      const known = quotedIn(key, text).map((label) => written(labels.get('en')?.get(label) ?? ''));
      return [...text.matchAll(/"([^"]+)"|“([^”]+)”/gu)]
        .map(([, plain, curly]) => plain ?? curly ?? '')
        .filter((quote) => !NO_LABELS.includes(quote) && !known.includes(written(quote)))
        .map((quote) => `${key}: ${quote}`);
    });
    expect(unknown).toEqual([]);
  });
});

it.each(Object.entries(IN_TEXTS))('%s is a label, and the texts that quote it are there', (label, keys) => {
  expect(labels.get('en')?.has(label)).toBe(true);
  const all = new Set(ROOTS.flatMap((root) => [...textsIn(root, 'en').keys()]));
  expect(keys.filter((key) => !all.has(key))).toEqual([]);
});

const OTHER_DIGIT = /(?![0-9])\p{Nd}/u;

it.each(LANGUAGES)('%s: digits are those of amounts, 0 to 9', (language) => {
  const others = ROOTS.flatMap((root) => [...textsIn(root, language)]).filter(([, text]) => OTHER_DIGIT.test(text));
  expect(others).toEqual([]);
});

const MAIL = /[\w.+-]+@(\w+(?:[.-]\w+)+)/gu;
/** Domains that no one can own (RFC 2606). */
const RESERVED = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid)$/u;

it.each(LANGUAGES)('%s: example addresses belong to no one', (language) => {
  const owned = ROOTS.flatMap((root) => [...textsIn(root, language)]).filter(([, text]) =>
    [...text.matchAll(MAIL)].some(([, domain = '']) => !RESERVED.test(domain)),
  );
  expect(owned).toEqual([]);
});

it('the texts in brand.json have no other digits either', () => {
  const files = foldersIn('brands').map((folder) => `${folder}/brand.json`);
  expect(files.filter((file) => OTHER_DIGIT.test(readFileSync(file, 'utf8')))).toEqual([]);
});
