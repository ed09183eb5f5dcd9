import { baseLanguage } from './languages.ts';

export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

export interface PluralKey {
  /** The key that the code uses: `items` of `items_few`. */
  readonly base: string;
  readonly isOrdinal: boolean;
  readonly form: PluralForm;
}

const TAIL = /^(.+?)(_ordinal)?_(zero|one|two|few|many|other)$/su;

/** Takes a key apart at its plural ending, undefined without one. */
export function pluralKey(key: string): PluralKey | undefined {
  // Every plural form ends in e, o, w, y or r: four of five keys leave here.
  const last = key.charCodeAt(key.length - 1);
  if (last !== 101 && last !== 111 && last !== 119 && last !== 121 && last !== 114) return undefined;
  const match = TAIL.exec(key);
  if (match === null) return undefined;
  return { base: match[1] ?? '', isOrdinal: match[2] !== undefined, form: match[3] as PluralForm };
}

/** CLDR's forms of the app's languages: Intl.PluralRules costs 0.5 ms a language to start. A test compares both. */
const CARDINAL: Readonly<Record<string, string>> = {
  en: 'one other',
  zh: 'other',
  id: 'other',
  ja: 'other',
  ko: 'other',
  es: 'one many other',
  tr: 'one other',
  hi: 'one other',
  pt: 'one many other',
  ru: 'one few many other',
  bn: 'one other',
};
const ORDINAL: Readonly<Record<string, string>> = {
  en: 'one two few other',
  zh: 'other',
  id: 'other',
  ja: 'other',
  ko: 'other',
  es: 'other',
  tr: 'other',
  hi: 'one two few many other',
  pt: 'other',
  ru: 'other',
  bn: 'one two few many other',
};

const known = new Map<string, readonly PluralForm[]>();

/** The forms that a language needs, in CLDR's order. */
export function formsOf(language: string, isOrdinal: boolean): readonly PluralForm[] {
  const id = `${language}|${isOrdinal}`;
  let forms = known.get(id);
  if (forms === undefined) {
    const table = (isOrdinal ? ORDINAL : CARDINAL)[language];
    forms = table === undefined ? fromIntl(language, isOrdinal) : (table.split(' ') as PluralForm[]);
    known.set(id, forms);
  }
  return forms;
}

const ORDER: readonly PluralForm[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

export function fromIntl(language: string, isOrdinal: boolean): readonly PluralForm[] {
  const type = isOrdinal ? 'ordinal' : 'cardinal';
  const categories = (tag: string): readonly string[] =>
    new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories;
  let found: readonly string[];
  try {
    found = categories(language.replaceAll('_', '-'));
  } catch {
    found = categories(baseLanguage(language));
  }
  return ORDER.filter((form) => found.includes(form));
}

/** Romance languages have `many` for whole millions only: its absence shows at 1,000,000 and nowhere else. */
const MILLIONS_ONLY = new Set(['es', 'pt', 'fr', 'it', 'ca', 'vec', 'scn', 'lld']);

export function isMillionsOnly(language: string, form: PluralForm, isOrdinal: boolean): boolean {
  return form === 'many' && !isOrdinal && MILLIONS_ONLY.has(baseLanguage(language));
}
