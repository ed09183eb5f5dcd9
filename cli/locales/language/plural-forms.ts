import { baseLanguage } from './languages.ts';

export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

export interface PluralKey {
  /** The key in the code: `items` for `items_few`. */
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

/** The forms of a file: JSON v3's own, else its language's. */
export const neededForms = (
  file: { readonly language: string; readonly forms?: readonly PluralForm[] },
  isOrdinal: boolean,
): readonly PluralForm[] => (isOrdinal ? undefined : file.forms) ?? formsOf(file.language, isOrdinal);

const known = new Map<string, readonly PluralForm[]>();
const ORDER: readonly PluralForm[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

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

/** Numbers shown per form. */
const SHOWN = 5;
const MAX_SAMPLE = 200;

/** @example numbersOf('ru', 'few', false) // 'for 2, 3, 4, 22, 23 ...' */
export function numbersOf(language: string, form: PluralForm, isOrdinal: boolean): string | undefined {
  const forms = formsOf(language, isOrdinal);
  if (forms.length < 2 || !forms.includes(form)) return undefined;
  const rules = new Intl.PluralRules(language.replaceAll('_', '-'), { type: isOrdinal ? 'ordinal' : 'cardinal' });
  const numbers = Array.from({ length: MAX_SAMPLE }, (_, number) => number).filter(
    (number) => rules.select(number) === form,
  );
  if (numbers.length === 0) return form === 'many' ? 'for 1,000,000' : 'for numbers such as 1.5';
  return `for ${numbers.slice(0, SHOWN).join(', ')}${numbers.length > SHOWN ? ' ...' : ''}`;
}

/** In Romance languages `many` is for whole millions only. */
const MILLIONS_ONLY = new Set(['es', 'pt', 'fr', 'it', 'ca', 'vec', 'scn', 'lld']);

export function isMillionsOnly(language: string, form: PluralForm, isOrdinal: boolean): boolean {
  return form === 'many' && !isOrdinal && MILLIONS_ONLY.has(baseLanguage(language));
}
