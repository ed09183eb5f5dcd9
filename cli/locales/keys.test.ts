import { describe, expect, it } from 'vitest';
import { findingsOf } from './test/tree.ts';

const en = { a: { b: 'First text', c: 'Second text' }, list: ['x', 'y'], num: 1 };
const es = { a: { b: 'Primer texto', c: 'Segundo texto' }, list: ['x', 'y'], num: 1 };
const brief = (files: Record<string, unknown>, config = {}): string[] =>
  findingsOf(files, config).map((one) => `${one.language} ${one.check} ${one.key}`);

describe('keys', () => {
  it('reports nothing in a correct tree: nested beside flat, a file or a folder per language, namespaces first', () => {
    expect(
      brief({
        'locales/en.json': en,
        'locales/es.json': { 'a.b': 'Primer texto', 'a.c': 'Segundo texto', list: ['x', 'y'], num: 2 },
      }),
    ).toEqual([]);
    expect(brief({ 'locales/en/x.json': en, 'locales/es/x.json': es })).toEqual([]);
    expect(brief({ 'locales/x/en.json': en, 'locales/x/es.json': es })).toEqual([]);
    expect(brief({ 'locales/x.en.json': en, 'locales/x.es.json': es })).toEqual([]);
    expect(brief({ 'locales/en/deep/x.json': en, 'locales/es/deep/x.json': es })).toEqual([]);
  });

  it('reports missing and surplus keys, with the line where the key belongs', () => {
    const found = findingsOf({
      'locales/en.json': en,
      'locales/es.json': { a: { b: 'Primer texto', d: 'De más' }, list: ['x', 'y'], num: 1 },
    });
    expect(found.map((one) => [one.check, one.key, one.line, one.column])).toEqual([
      ['missing-key', 'a.c', 2, 3],
      ['extra-key', 'a.d', 4, 5],
    ]);
  });

  it('reports a key in other capitals once', () => {
    expect(
      brief({ 'locales/en.json': en, 'locales/es.json': { ...es, a: { b: 'Primer texto', C: 'Segundo texto' } } }),
    ).toEqual(['es key-case a.C']);
  });

  it('reports another kind of value once, and not the keys below it', () => {
    expect(brief({ 'locales/en.json': en, 'locales/es.json': { ...es, a: 'texto' } })).toEqual(['es wrong-type a']);
    expect(
      brief({
        'locales/en.json': en,
        'locales/es.json': { ...es, a: { b: { x: 'uno', y: 'dos' }, c: 'Segundo texto' } },
      }),
    ).toEqual(['es wrong-type a.b']);
    for (const value of [null, 3, true])
      expect(
        brief({ 'locales/en.json': en, 'locales/es.json': { ...es, a: { b: value, c: 'Segundo texto' } } }),
      ).toEqual(['es wrong-type a.b']);
  });

  it('reports empty texts, and accepts those that are empty in the source', () => {
    expect(brief({ 'locales/en.json': { a: 'A text', b: '' }, 'locales/es.json': { a: '  ', b: '' } })).toEqual([
      'es empty-value a',
    ]);
  });

  it('reports keys written twice, nested ones and a.b beside a: { b }', () => {
    expect(brief({ 'locales/en.json': '{"a": {"x": "One", "x": "Two"}}' })).toEqual(['en duplicate-key a.x']);
    expect(brief({ 'locales/en.json': '{"a": {"x": "One"}, "a.x": "Two"}' })).toEqual(['en duplicate-key a.x']);
    expect(brief({ 'locales/en.json': '{"a": {"x": "One \\"x\\": "}, "b" : "\\"a\\":"}' })).toEqual([]);
  });

  it('reports missing files, languages that the config names, and files that the source does not have', () => {
    expect(
      brief(
        { 'locales/en/x.json': en, 'locales/en/y.json': en, 'locales/es/x.json': es, 'locales/es/z.json': es },
        { languages: ['en', 'es', 'ru'] },
      ),
    ).toEqual(['es file-missing ', 'es extra-key ', 'ru file-missing ', 'ru file-missing ']);
  });

  it('accepts extra context variants, and requires those of the source', () => {
    const source = { friend: 'A friend', friend_male: 'A boyfriend', guest: 'The guest is here' };
    expect(
      brief({
        'locales/en.json': source,
        'locales/es.json': {
          friend: 'Amistad',
          friend_male: 'Amigo',
          friend_female: 'Amiga',
          guest: 'Llegó',
          guest_female: 'Ella llegó',
        },
      }),
    ).toEqual([]);
    expect(brief({ 'locales/en.json': source, 'locales/es.json': { friend: 'Amistad', guest: 'Llegó' } })).toEqual([
      'es missing-key friend_male',
    ]);
    expect(
      brief({
        'locales/en.json': source,
        'locales/es.json': { friend: 'Amistad', friend_male: 'Amigo', guest: 'Llegó', guest_old: 'No' },
      }),
    ).toEqual(['es extra-key guest_old']);
  });

  it('ignores glossary folders, configs and the pseudo language', () => {
    expect(
      brief({
        'locales/en.json': en,
        'locales/es.json': es,
        'locales/glossary/es.json': { odds: ['cuota'] },
        'locales/locales.config.json': {},
        'locales/pseudo/x.json': { z: 'z' },
      }),
    ).toEqual([]);
  });
});
