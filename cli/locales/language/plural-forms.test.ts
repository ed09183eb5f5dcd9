import { describe, expect, it } from 'vitest';
import { formsOf, pluralKey } from './plural-forms.ts';
import { findingsOf } from '#cli/locales/test/tree.ts';

const brief = (source: object, language: string, target: object): string[] =>
  findingsOf({ 'locales/en.json': source, [`locales/${language}.json`]: target }).map(
    (one) => `${one.language} ${one.severity} ${one.check} ${one.key}`,
  );

const bets = { bets_one: '{{count}} bet', bets_other: '{{count}} bets' };

describe('plural forms', () => {
  it('are those of CLDR for the languages of the app', () => {
    const forms = ['en', 'zh', 'es', 'tr', 'ru'].map((language) => formsOf(language, false).join(' '));
    expect(forms).toEqual(['one other', 'other', 'one many other', 'one other', 'one few many other']);
    expect(formsOf('hi', true).join(' ')).toBe('one two few many other');
  });

  it('splits keys', () => {
    expect(pluralKey('a.items_few')).toEqual({ base: 'a.items', isOrdinal: false, form: 'few' });
    expect(pluralKey('place_ordinal_two')).toEqual({ base: 'place', isOrdinal: true, form: 'two' });
    expect(pluralKey('another')).toBeUndefined();
  });

  it('requires the forms of the language', () => {
    expect(
      brief(bets, 'ru', { bets_one: '{{count}} ставка', bets_few: '{{count}} ставки', bets_other: '{{count}} ставки' }),
    ).toEqual(['ru error plural-missing bets_many']);
    expect(brief(bets, 'zh', { x: '其他' })).toEqual(expect.arrayContaining(['zh error plural-missing bets_other']));
    expect(brief(bets, 'es', { bets_one: '{{count}} apuesta', bets_other: '{{count}} apuestas' })).toEqual([
      'es warning plural-missing bets_many',
    ]);
    expect(brief({ bets_one: '{{count}} bet' }, 'zh', { bets_other: '{{count}}注' })).toEqual([
      'en error plural-missing bets_other',
    ]);
  });

  it('reports forms that the language does not have, except _zero', () => {
    expect(brief(bets, 'zh', { bets_zero: '没有', bets_one: '{{count}}注', bets_other: '{{count}}注' })).toEqual([
      'zh warning plural-extra bets_one',
    ]);
    expect(brief(bets, 'tr', { bets_zero: 'Yok', bets_one: '{{count}} bahis', bets_other: '{{count}} bahis' })).toEqual(
      [],
    );
  });

  it('knows ordinals', () => {
    const place = {
      place_ordinal_one: '{{count}}st',
      place_ordinal_two: '{{count}}nd',
      place_ordinal_few: '{{count}}rd',
      place_ordinal_other: '{{count}}th',
    };
    expect(brief(place, 'tr', { place_ordinal_other: '{{count}}. sıra' })).toEqual([]);
    expect(brief(place, 'tr', { place_ordinal_one: '{{count}}.', place_ordinal_other: '{{count}}. sıra' })).toEqual([
      'tr warning plural-extra place_ordinal_one',
    ]);
    expect(brief(place, 'it', { place_ordinal_other: '{{count}}º posto' })).toEqual([
      'it error plural-missing place_ordinal_many',
    ]);
  });

  it('accepts the bare key, which i18next falls back to, and plural forms of a key without forms', () => {
    expect(brief(bets, 'zh', { bets: '{{count}}注' })).toEqual([]);
    expect(
      brief({ bets: 'Bets: {{count}}' }, 'tr', { bets_one: '{{count}} bahis', bets_other: '{{count}} bahis' }),
    ).toEqual([]);
  });

  it('does not mistake names for plurals', () => {
    expect(
      brief({ step_one: 'Choose it', step_two: 'Play it', gender_other: 'Another', gender_male: 'Man' }, 'ru', {
        step_one: 'Выберите',
        step_two: 'Играйте',
        gender_other: 'Другой',
        gender_male: 'Мужчина',
      }),
    ).toEqual([]);
  });
});
