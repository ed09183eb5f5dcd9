import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/brand';
import { parseXliff } from '#cli/locales/exchange/xliff.ts';
import { readTerms } from '#cli/locales/config/read-terms.ts';
import { runExport } from '#cli/locales/run-export.ts';
import { findingsOf, verdict, withTree } from '#cli/locales/test/tree.ts';

const glossaryOf = (files: Readonly<Record<string, unknown>>) =>
  withTree(
    Object.fromEntries(Object.entries(files).map(([name, value]) => [`glossary/${name}.json`, value])),
    (folder) => readTerms(join(folder, 'glossary'), 'en'),
  );

describe('terms of the glossary', () => {
  it('are required, ignoring endings and accents', () => {
    const terms = glossaryOf({ ru: { odds: ['коэффициент'], 'bet slip': ['купон'] } });
    expect(verdict('ru', 'Odds have changed', 'Коэффициенты изменились', { terms })).toBe('ok');
    expect(verdict('ru', 'Odds have changed', 'Шансы изменились', { terms })).toBe('glossary-term');
    expect(verdict('ru', 'Melodds have changed', 'Шансы изменились', { terms })).toBe('ok');
    expect(verdict('ru', 'Your bet slips', 'Ваши билеты', { terms })).toBe('glossary-term');
  });

  it('are found in Turkish capitals', () => {
    const terms = glossaryOf({ tr: { 'cashed out': ['Nakit çıkış yapıldı'] } });
    expect(verdict('tr', 'CASHED OUT', 'NAKİT ÇIKIŞ YAPILDI', { terms })).toBe('ok');
  });

  it('refuse a second word, and name the preferred one', () => {
    const terms = glossaryOf({ en: { line: { inSentences: true } }, ja: { line: { use: '口', never: ['ライン'] } } });
    const [finding] = findingsOf(
      {
        'locales/en.json': { other: 'Other', text: 'The lines that win' },
        'locales/ja.json': { other: 'その他', text: '当たったライン' },
      },
      { terms },
    );
    expect(finding).toMatchObject({ check: 'glossary-synonym', key: 'text', target: '当たったライン' });
    expect(finding?.advice).toContain('口');
    expect(verdict('ja', 'The lines that win', '的中した口', { terms })).toBe('ok');
    // Where the English has no line, the word may be used for something else.
    expect(verdict('ja', 'Draw a bar here', 'ここにラインを引く', { terms })).toBe('ok');
  });

  it('apply only where the source language’s file says', () => {
    const terms = glossaryOf({
      en: { line: { in: ['rules.*'], inSentences: true } },
      ja: { line: { use: '口' } },
    });
    expect(verdict('ja', 'The line has moved', 'ハンデが動きました', { terms })).toBe('ok');
    expect(
      findingsOf(
        { 'locales/en.json': { rules: { a: 'A line wins' } }, 'locales/ja.json': { rules: { a: 'ラインが勝つ' } } },
        { terms },
      ).map((finding) => finding.check),
    ).toEqual(['glossary-term']);
  });

  it('of labels are required in labels only', () => {
    const terms = glossaryOf({ en: { draw: {} }, ru: { draw: { use: 'тираж' } } });
    expect(verdict('ru', 'Draw:', 'Розыгрыш:', { terms })).toBe('glossary-term');
    expect(verdict('ru', 'Draws', 'Розыгрыши', { terms })).toBe('glossary-term');
    expect(verdict('ru', 'Who won the draw yesterday', 'Кто выиграл вчера', { terms })).toBe('ok');
  });

  it('take the longest term: a bet slip is no bet', () => {
    const terms = glossaryOf({ ru: { bet: ['ставк'], 'bet slip': ['купон'] } });
    expect(verdict('ru', 'Open the bet slip', 'Откройте купон', { terms })).toBe('ok');
  });

  it.each<[name: string, entry: unknown, reason: string]>([
    ['a word that is used and refused', { use: 'Слип', never: ['слип'] }, '"x" uses "Слип" and refuses it'],
    ['an unknown field', { use: 'а', synonyms: ['б'] }, '"x" has the unknown field "synonyms"'],
    ['an empty word', { use: 'а', also: [''] }, '"also" of "x" must be a list of words'],
    ['no words', 7, '"x" needs a list of words'],
  ])('refuse %s', (_, entry, reason) => {
    expect(() => glossaryOf({ ru: { x: entry } })).toThrow(reason);
  });

  it('refuse a term that stands twice, and name file and line', () => {
    withTree(
      { 'ru.json': '{\n  "odds": ["а"],\n  "line": ["б"],\n  "odds": ["в"]\n}', 'de/de.json': '{\n\n  "x": 7\n}' },
      (folder) => {
        expect(() => readTerms(folder, 'en')).toThrow('ru.json cannot be used: line 4: "odds" is already in line 2');
        expect(() => readTerms(join(folder, 'de'), 'en')).toThrow('de.json cannot be used: line 3: "x" needs a list');
      },
    );
  });

  it('are shown to the translator in the export, and import ignores them', () => {
    const files = {
      'locales/locales.config.json': { source: 'en', terms: 'glossary' },
      'locales/glossary/en.json': { odds: { inSentences: true } },
      'locales/glossary/ru.json': { odds: { use: 'коэффициент', never: ['котировк'] } },
      'locales/en/a.json': { plain: 'Go on', text: 'New odds' },
      'locales/ru/a.json': { plain: 'Дальше', text: 'Новые коэффициенты' },
    };
    withTree(files, (folder) => {
      runExport(join(folder, 'locales'), { out: join(folder, 'out') });
      const written = readFileSync(join(folder, 'out/ru.xlf'), 'utf8');
      expect(written).toContain('<note category="term">odds: коэффициент (not котировк)</note>');
      expect(parseXliff(written).units.map(({ key, target }) => [key, target])).toEqual([
        ['plain', 'Дальше'],
        ['text', 'Новые коэффициенты'],
      ]);
      runExport(join(folder, 'locales'), { out: join(folder, 'out'), to: 'csv' });
      expect(readFileSync(join(folder, 'out/ru.csv'), 'utf8')).toContain('odds: коэффициент (not котировк)');
    });
  });
});

describe('our glossary', () => {
  const folder = 'app/locales/glossary';
  const keysOf = (language: string) =>
    Object.keys(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as object);

  it('has the same 120 terms and more in all languages', () => {
    expect(readdirSync(folder).sort()).toEqual(LANGUAGES.map((language) => `${language}.json`).sort());
    const english = keysOf('en');
    expect(english.length).toBeGreaterThanOrEqual(120);
    for (const language of LANGUAGES) expect(keysOf(language), language).toEqual(english);
  });
});
