import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#cli/locales/config/read-config.ts';
import { findingsOf, withTree } from '#cli/locales/test/tree.ts';
import { checkLocales } from '#cli/locales/tree/check.ts';

const keysOf = (files: Readonly<Record<string, unknown>>): string[] =>
  findingsOf(files).map(({ check, language, key, line }) => `${check} ${language} ${key} ${line}`);

/** The findings of a project with the config that it has. */
const checked = (files: Readonly<Record<string, unknown>>): string[] =>
  withTree(files, (folder) => {
    const directory = join(folder, 'locales');
    const { config } = readConfig(directory, undefined);
    return checkLocales({ directory, config }).findings.map(
      ({ check, language, key }) => `${check} ${language} ${key}`,
    );
  });

describe('plurals of JSON v3', () => {
  const en = { bets: '{{count}} bet', bets_plural: '{{count}} bets', go: 'Go' };
  const ru = { bets_0: '{{count}} ставка', bets_1: '{{count}} ставки', bets_2: '{{count}} ставок', go: 'Вперёд' };

  it('are those that i18next reads in each language', () => {
    const es = { bets: '{{count}} apuesta', bets_plural: '{{count}} apuestas', go: 'Ir' };
    const ja = { bets_0: '{{count}}件', go: '行く' };
    expect(
      keysOf({ 'locales/en.json': en, 'locales/es.json': es, 'locales/ru.json': ru, 'locales/ja.json': ja }),
    ).toEqual([]);
  });

  it('are missed by their own names, at their places', () => {
    const { bets_2: lost, ...few } = ru;
    expect(lost).toBeDefined();
    expect(keysOf({ 'locales/en.json': en, 'locales/ru.json': few })).toEqual(['plural-missing ru bets_2 2']);
    expect(keysOf({ 'locales/en.json': en, 'locales/es.json': { bets: '{{count}} apuesta', go: 'Ir' } })).toEqual([
      'plural-missing es bets_plural 2',
    ]);
    expect(keysOf({ 'locales/en.json': en, 'locales/ru.json': { ...ru, bets_1: 'ставки' } })).toEqual([
      'placeholder-missing ru bets_1 3',
    ]);
  });
});

describe('files of other projects', () => {
  const en = { title: 'Bets', pay: 'Pay {{amount}}' };
  const es = { title: 'Apuestas', pay: 'Pagar' };

  it.each([
    ['locales/en.i18n.json', 'locales/es.i18n.json', JSON.stringify],
    [
      'locales/en/app.ts',
      'locales/es/app.ts',
      (texts: object) => `const texts = ${JSON.stringify(texts)} as const;\nexport default texts;`,
    ],
    ['locales/en.js', 'locales/es.js', (texts: object) => `module.exports = Object.freeze(${JSON.stringify(texts)});`],
    [
      'locales/en/app.json5',
      'locales/es/app.json5',
      (texts: object) => `// Texts\n${JSON.stringify(texts).replace('}', ',}')}`,
    ],
  ])('%s is read', (one, other, write) => {
    expect(keysOf({ [one]: write(en), [other]: write(es) }).map((found) => found.replace(/ \d+$/, ''))).toEqual([
      'placeholder-missing es pay',
    ]);
  });

  it('a program file is read and not run, and its places are those of the file', () => {
    const code = (texts: string) => `import { x } from './x';\nexport default {\n  a: { b: ${texts} },\n  c: x,\n};\n`;
    expect(keysOf({ 'locales/en.ts': code("'At {{time}}'"), 'locales/es.ts': code("'A las'") })).toEqual([
      'placeholder-missing es a.b 3',
    ]);
  });
});

describe('the config of i18next’s tools', () => {
  const texts = {
    'locales/de.json': { pay: '%{amount} zahlen' },
    'locales/fr.json': { pay: 'Payer' },
    'package.json': {},
  };

  it.each([
    [
      'i18next.config.ts',
      `export default defineConfig({ locales: ['de', 'fr'], extract: { primaryLanguage: 'de', interpolationPrefix: '%{', interpolationSuffix: '}' } });`,
    ],
    [
      'i18next-parser.config.js',
      `module.exports = { locales: ['de', 'fr'], i18nextOptions: { interpolation: { prefix: '%{', suffix: '}' } } };`,
    ],
  ])('%s says languages, source and how values are written', (name, code) => {
    const own = name.includes('parser')
      ? { 'locales/locales.config.json': { source: 'de', interpolation: { prefix: '%{', suffix: '}' } } }
      : {};
    expect(checked({ ...texts, [name]: code, ...own })).toEqual(['placeholder-missing fr pay']);
  });

  it('the separators and the marks of references are those of the config, in what is found too', () => {
    const code = `export default { extract: { pluralSeparator: '::', contextSeparator: '|', nestingPrefix: '[[', nestingSuffix: ']]' } };`;
    const en = {
      'bet::one': '{{count}} bet',
      'bet::other': '{{count}} bets',
      'friend|male': 'He plays',
      step_one: 'First',
    };
    const es = {
      'bet::one': '{{count}} apuesta',
      'bet::other': '{{count}} apuestas',
      'friend|male': 'Él juega',
      step_one: 'Uno',
    };
    const found = (texts: object): string[] =>
      checked({
        'i18next.config.ts': code,
        'package.json': {},
        'locales/en.json': { ...en, at: 'At [[step_one]]' },
        ...texts,
      });
    expect(
      found({ 'locales/es.json': { ...es, 'bet::many': '{{count}} de apuestas', at: 'En [[step_one]]' } }),
    ).toEqual([]);
    const { 'friend|male': lost, ...less } = es;
    expect(lost).toBeDefined();
    expect(
      found({
        'locales/ru.json': {
          ...less,
          'bet::one': '{{count}} ставка',
          'bet::other': '{{count}} ставки',
          step_one: 'Раз',
          at: 'В [[step_two]]',
        },
      }).toSorted(),
    ).toEqual([
      'missing-key ru friend|male',
      'nesting ru at',
      'plural-missing ru bet::few',
      'plural-missing ru bet::many',
    ]);
  });

  it('next-i18next names the source, and a language that is not there is missed', () => {
    const code = `module.exports = { i18n: { defaultLocale: 'de', locales: ['de', 'it'] } };`;
    expect(checked({ 'locales/de.json': { a: 'Eins' }, 'package.json': {}, 'next-i18next.config.js': code })).toEqual([
      'file-missing it ',
    ]);
  });
});
