import { baseLanguage } from './languages.ts';

export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

export interface PluralKey {
  /** The key that the code uses: `items` of `items_few`. */
  readonly base: string;
  readonly isOrdinal: boolean;
  readonly form: PluralForm;
}

const TAIL = /^(.+?)(_ordinal)?_(zero|one|two|few|many|other)$/su;

/** Splits a key at its plural ending; undefined without one. */
export function pluralKey(key: string): PluralKey | undefined {
  const match = TAIL.exec(key);
  if (match === null) return undefined;
  return { base: match[1] ?? '', isOrdinal: match[2] !== undefined, form: match[3] as PluralForm };
}

const known = new Map<string, readonly PluralForm[]>();
const ORDER: readonly PluralForm[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The forms that a language needs, in CLDR's order. */
export function formsOf(language: string, isOrdinal: boolean): readonly PluralForm[] {
  const id = `${language}|${isOrdinal}`;
  let forms = known.get(id);
  if (forms === undefined) known.set(id, (forms = readForms(language, isOrdinal)));
  return forms;
}

function readForms(language: string, isOrdinal: boolean): readonly PluralForm[] {
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
