import { readdirSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { textOf, type Texts } from './text-of.ts';

const FOLDER = 'app/locales';
const languages = readdirSync(FOLDER, { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== 'glossary')
  .map(({ name }) => name);

const textsIn = (language: string): Texts =>
  Object.fromEntries(
    readdirSync(`${FOLDER}/${language}`).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`${FOLDER}/${language}/${file}`, 'utf8')) as Texts,
    ]),
  );

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const COUNTS = [0, 1, 2, 5, 21, 1_000_000];

/** Keys as code writes them, without the endings of plurals, each with the counts that it is asked with. */
function callsOf(texts: Texts, path = ''): (readonly [key: string, count: number])[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const separator = path === '' ? '' : path.includes(':') ? '.' : ':';
    const whole = path + separator + key;
    if (typeof text === 'object') return callsOf(text, whole);
    return PLURAL.test(key)
      ? COUNTS.map((count) => [whole.replace(PLURAL, ''), count] as const)
      : [[whole, 3] as const];
  });
}
const holesIn = (texts: Texts): string[] =>
  Array.from(JSON.stringify(texts).matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name);

describe('a text', () => {
  it.each(languages)('is what i18next gives in %s, with counts and values', async (language) => {
    const texts = textsIn(language);
    const instance = i18next.createInstance();
    await instance.init({
      lng: language,
      fallbackLng: false,
      resources: { [language]: texts },
      interpolation: { escapeValue: false },
    });
    const values = Object.fromEntries(holesIn(texts).map((name) => [name, `<${name} & $1>`]));
    const calls = callsOf(texts);
    expect(calls.length).toBeGreaterThan(1_000);
    const given = calls.map(([key, count]) => [
      key,
      count,
      textOf(texts, language, 'shell', key, { ...values, count }),
    ]);
    expect(given).toEqual(
      calls.map(([key, count]) => [key, count, instance.t(key as 'shell:retry', { ...values, count })]),
    );
  });

  it('is of the namespace that is given, unless the key names one', () => {
    const texts = { shell: { retry: 'Try again' }, slip: { retry: 'Place again' } };
    expect(textOf(texts, 'en', 'slip', 'retry')).toBe('Place again');
    expect(textOf(texts, 'en', 'slip', 'shell:retry')).toBe('Try again');
  });

  it.each(['nowhere', 'nowhere.deeper', 'retry.deeper', 'sports:sport.soccer', 'nested'])(
    'that is not there, as by the key %s, is none',
    (key) => {
      expect(textOf({ shell: { retry: 'Try again', nested: { a: 'b' } } }, 'en', 'shell', key)).toBeUndefined();
    },
  );

  it('has a value in its place once: what looks like a hole in it stays', () => {
    const texts = { shell: { versus: '{{home}} - {{away}}' } };
    expect(textOf(texts, 'en', 'shell', 'versus', { home: '{{away}}', away: undefined })).toBe('{{away}} - ');
    expect(textOf(texts, 'en', 'shell', 'versus', { home: 'A' })).toBe('A - {{away}}');
  });
});
