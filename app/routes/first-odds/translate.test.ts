import { readdirSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { FIRST_TEXTS } from '#contract/brand';
import { translator, type Texts } from './translate.ts';

const FOLDER = 'app/locales';
const languages = readdirSync(FOLDER, { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== 'glossary')
  .map(({ name }) => name);

const textsOf = (language: string): Texts =>
  Object.fromEntries(
    FIRST_TEXTS.map((name) => [name, JSON.parse(readFileSync(`${FOLDER}/${language}/${name}.json`, 'utf8')) as Texts]),
  );

/** Keys as code writes them: without the endings of plurals. */
function keysOf(texts: Texts, path: readonly string[] = []): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object'
      ? keysOf(text, [...path, key])
      : [[...path, key.replace(/_(?:zero|one|two|few|many|other)$/, '')].join('.')],
  );
}

const COUNTS = [0, 1, 2, 5, 21];

describe('texts of the first odds', () => {
  it.each(languages)('are what i18next gives in %s, with counts and values', async (language) => {
    const texts = textsOf(language);
    const instance = i18next.createInstance();
    await instance.init({
      lng: language,
      fallbackLng: false,
      resources: { [language]: texts },
      interpolation: { escapeValue: false },
    });
    const t = translator(texts, language, 'shell');
    const values = { home: 'Ost & Co', away: '<b>', odds: '1.85', market: 'x', outcome: 'y', name: 'N', minute: 7 };
    const all = FIRST_TEXTS.flatMap((namespace) =>
      keysOf(texts[namespace] as Texts).flatMap((key) =>
        COUNTS.map((count) => [`${namespace}:${key}`, count] as const),
      ),
    );
    // A hole without a value stays as it is, or empty: the rows always give one.
    const wanted = all
      .map(([key, count]) => [key, count, instance.t(key as 'shell:retry', { ...values, count })] as const)
      .filter(([, , text]) => !text.includes('{{'));
    expect(wanted.length).toBeGreaterThan(all.length / 2);
    expect(wanted.map(([key, count]) => [key, count, t(key, { ...values, count })])).toEqual(wanted);
    expect(t('retry')).toBe(instance.t('shell:retry'));
  });

  it('that are missing are an error, so that nothing is drawn', () => {
    const t = translator({ shell: { retry: 'Try again' } }, 'en', 'shell');
    expect(() => t('nowhere')).toThrow('No text shell:nowhere');
    expect(() => t('sports:sport.soccer')).toThrow('No text sports:sport.soccer');
  });
});
