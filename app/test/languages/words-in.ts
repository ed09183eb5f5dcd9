import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '#contract/brand';

type Texts = { readonly [key: string]: string | Texts };
const FOLDER = 'app/locales';

const flat = (texts: Texts, before: string): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[`${before}.${key}`, text.replaceAll(/\s+/g, ' ')] as const]
      : flat(text, `${before}.${key}`),
  );
const textsOf = (language: Language) =>
  new Map(
    readdirSync(`${FOLDER}/${language}`).flatMap((file) =>
      flat(JSON.parse(readFileSync(`${FOLDER}/${language}/${file}`, 'utf8')) as Texts, file),
    ),
  );
/** What stands for a value may be anything. */
const sourceOf = (text: string) =>
  text
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{\{[^}]*\}\}/g, '.*')
    // Some blanks break no line.
    .replaceAll(' ', String.raw`\s`);

/**
 * Finds texts of the app by their English words. Several texts may have the same: any of their translations fits. Signs and digits stand
 * for themselves.
 *
 * @example wordsIn('pt').is('Deposit limit', ', ', '24 hours') // /^(?:Limite de depósito), (?:24 horas)$/
 */
export function wordsIn(language: Language) {
  const english = [...textsOf('en')];
  const texts = textsOf(language);
  const part = (words: string) => {
    if (!/\p{L}/u.test(words)) return sourceOf(words);
    const found = english.flatMap(([key, text]) => (text === words ? [texts.get(key) ?? ''] : []));
    if (found.length === 0) throw new Error(`No text of the app is "${words}".`);
    return `(?:${[...new Set(found)].map(sourceOf).join('|')})`;
  };
  const all = (parts: readonly string[]) => parts.map(part).join('');
  return {
    is: (...parts: readonly string[]) => new RegExp(`^${all(parts)}$`, 'u'),
    begins: (...parts: readonly string[]) => new RegExp(`^${all(parts)}`, 'u'),
    /** Of what has the focus after an action. */
    outcome: (...parts: readonly string[]) => new RegExp(`^outcome: .*${all(parts)}`, 'u'),
  };
}
