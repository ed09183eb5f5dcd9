import { describe, expect, it } from 'vitest';
import { findingsOf } from '#cli/locales/test/tree.ts';

type Case = readonly [language: string, one: string, other: string];

const found = (language: string, texts: Readonly<Record<string, string>>, english = 'file selected'): string[] =>
  findingsOf({
    'locales/en.json': { x_one: `{{count}} ${english}`, x_other: `{{count}} ${english.replace(/^\w+/u, '$&s')}` },
    [`locales/${language}.json`]: texts,
  })
    .filter(({ check }) => check !== 'plural-missing')
    .map(({ check, key }) => `${check} ${key}`);

describe('one text for 1 and for 5', () => {
  it.each<Case>([
    ['de', '{{count}} Datei', '{{count}} Datei'],
    ['de', '{{count}} Seite ausgewählt', '{{count}} Seite ausgewählt'],
    ['de', '{{count}} Dokument ausgewählt', '{{count}} Dokument ausgewählt'],
    ['fr', '{{count}} fichier sélectionné', '{{count}} fichier sélectionné'],
    ['it', '{{count}} elemento scelto', '{{count}} elemento scelto'],
    ['nl', '{{count}} bestand gekozen', '{{count}} bestand gekozen'],
  ])('%s: %s is found', (language, one, other) => {
    expect(found(language, { x_one: one, x_other: other })).toEqual(['same-forms x_other']);
  });

  it.each<Case>([
    ['de', '{{count}} Datei', '{{count}} Dateien'],
    ['de', '{{count}} Benutzer', '{{count}} Benutzer'],
    ['de', '{{count}} Zeichen übrig', '{{count}} Zeichen übrig'],
    ['de', '{{count}} ausgewählt', '{{count}} ausgewählt'],
    ['de', '{{count}} Prozent', '{{count}} Prozent'],
    ['de', '{{count}} Gebäude', '{{count}} Gebäude'],
    ['de', 'Dateien: {{count}}', 'Dateien: {{count}}'],
    ['fr', '{{count}} mois', '{{count}} mois'],
    ['fr', '{{count}} sur la page', '{{count}} sur la page'],
    ['it', '{{count}} foto', '{{count}} foto'],
    ['it', '{{count}} città', '{{count}} città'],
    ['nl', '{{count}} keer', '{{count}} keer'],
    ['nl', '{{count}} meter', '{{count}} meter'],
  ])('%s: %s and %s are right', (language, one, other) => {
    expect(found(language, { x_one: one, x_other: other })).toEqual([]);
  });

  it('a noun that is one in the source is one here', () => {
    const texts = { x_one: '{{count}} Datei', x_other: '{{count}} Datei' };
    const english = { x_one: '{{count}} file for you', x_other: '{{count}} file for all' };
    expect(findingsOf({ 'locales/en.json': english, 'locales/de.json': texts })).toEqual([]);
  });

  it('in Russian few is not many after a verb; after "of" it is', () => {
    const russian = (one: string, few: string, many: string): string[] =>
      found('ru', { x_one: one, x_few: few, x_many: many, x_other: few });
    const right = ['Выбран {{count}} файл', 'Выбрано {{count}} файла', 'Выбрано {{count}} файлов'] as const;
    expect(russian(...right)).toEqual([]);
    expect(russian(right[0], right[2], right[2])).toEqual(['same-forms x_many']);
    expect(russian('Из {{count}} файла', 'Из {{count}} файлов', 'Из {{count}} файлов')).toEqual([]);
    const about = 'Относительно {{count}} файлов';
    expect(russian('Относительно {{count}} файла', about, about)).toEqual([]);
  });
});
