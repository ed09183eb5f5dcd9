import { describe, expect, it } from 'vitest';
import { findingsOf } from '#cli/locales/tree-fixture.ts';
import { readKeyExpression } from './key-expression.ts';

const texts = {
  home: { title: 'Home page', sub: 'Below it' },
  items_one: '{{count}} item',
  items_other: '{{count}} items',
};

function brief(code: string, en: object = texts, name = 'src/a.tsx'): string[] {
  const file = `import { useTranslation, Trans } from 'react-i18next';\n${code}`;
  return findingsOf({ 'locales/en/common.json': en, [name]: file }).map((one) => `${one.check} ${one.key}`);
}
const all = "t('home.title'); t('home.sub'); t('items', { count: 1 });";

describe('keys used but not defined', () => {
  it.each([
    ["t('gone.key')", 'undefined-key gone.key'],
    ['t("common:gone.key")', 'undefined-key gone.key'],
    ['t(`gone.key`)', 'undefined-key gone.key'],
    ["t(a ? 'home.title' : 'gone.key')", 'undefined-key gone.key'],
    ['<Trans i18nKey="gone.key" />', 'undefined-key gone.key'],
    ["<Trans i18nKey={'gone.key'}>x</Trans>", 'undefined-key gone.key'],
    ['t(($) => $.gone.key)', 'undefined-key gone.key'],
    ["i18n.t('gone.key', { count: 2 })", 'undefined-key gone.key'],
    ["t(['gone.a', 'gone.b'])", 'undefined-key gone.a undefined-key gone.b'],
    ["t('Home.title')", 'key-case Home.title'],
    ["const { t: tt } = useTranslation('common'); tt('gone.key')", 'undefined-key gone.key'],
    ["const { t } = useTranslation('common', { keyPrefix: 'home' }); t('gone')", 'undefined-key home.gone'],
  ])('%s', (code, expected) => {
    expect(brief(`${all}\n${code}`).join(' ')).toBe(expected);
  });

  it.each([
    "t('gone.key', 'A default')",
    "t('gone.key', { defaultValue: 'A default' })",
    "t(['gone.key', 'home.title'])",
    "// t('gone.key')",
    "/* t('gone.key') */",
    '{/* <Trans i18nKey="gone.key" /> */}',
    "const { t } = useTranslation('common', { keyPrefix: 'home' }); t('title')",
    "format('gone.key'); at('gone.key'); list.set('gone.key')",
    "t('items_other')",
    'const url = "http://x/y"; t(code); t(`home.${x}`)',
    "t('home', { returnObjects: true })",
  ])('%s is legal', (code) => {
    expect(brief(`${all}\n${code}`)).toEqual([]);
  });

  it('does not judge tests', () => {
    expect(
      findingsOf({
        'locales/en/common.json': texts,
        'src/a.ts': `import 'i18next'; ${all}`,
        'src/a.test.ts': "import 'i18next'; t('gone')",
      }),
    ).toEqual([]);
  });

  it('gives the place in the program', () => {
    const [found] = findingsOf({ 'locales/en.json': texts, 'src/a.ts': `import 'i18next';\n${all}\n  t('gone');\n` });
    expect([found?.line, found?.column, found?.file.endsWith('src/a.ts')]).toEqual([3, 5, true]);
  });
});

describe('keys that nobody uses', () => {
  const en = { ...texts, old: { promo: 'An old one' }, who_male: 'He', who_female: 'She', list: ['a', 'b'] };
  const rest = `${all} t('who', { context: x }); t('list', { returnObjects: true });`;
  it('tells them, also when only a comment names them', () => {
    expect(brief(`${rest} // t('old.promo')`, en)).toEqual(['unused-key old.promo']);
  });

  it.each([
    "t('old.promo')",
    "const key = 'old.promo'; t(key)",
    't(`old.${x}`)',
    "t('old.' + x)",
    "t('old', { returnObjects: true })",
    't(`${area}.promo`)',
    '<Trans i18nKey="old.promo" />',
    'const key = `old.${x}`;',
    "const { t } = useTranslation('common', { keyPrefix: 'old' }); t(name); const name = 'promo'",
  ])('%s uses it', (code) => {
    expect(brief(`${rest} ${code}`, en)).toEqual([]);
  });

  it('counts $t() in other texts', () => {
    expect(brief(all, { ...texts, brand: 'Our house', home: { title: 'At $t(brand)', sub: 'Below it' } })).toEqual([]);
  });

  it('finds namespaces at the top of one file', () => {
    expect(
      findingsOf({ 'locales/en.json': { common: { a: 'One text' } }, 'src/a.ts': "import 'i18next'; t('common:a')" }),
    ).toEqual([]);
    expect(
      findingsOf({ 'locales/en.json': { common: { a: 'One text' } }, 'src/a.ts': "useTranslation('common'); t('a')" }),
    ).toEqual([]);
  });
});

describe('readKeyExpression', () => {
  it.each([
    ["'a.b'", ['a.b'], []],
    ['`a.${b}.c`', [], ['a.*.c']],
    ["'a.' + b + '.c'", [], ['a.*.c']],
    ["x ? 'a' : y ? 'b' : `c.${d}`", ['a', 'b'], ['c.*']],
    ["('a' as const)", ['a'], []],
    ["x ?? 'a'", ['a'], []],
    ['name', [], []],
    ["['a', `b.${c}`]", ['a'], ['b.*']],
    ['($) => $.a.b', ['a.b'], []],
  ])('%s', (text, keys, patterns) => {
    expect(readKeyExpression(text)).toMatchObject({ keys, patterns });
  });
});
