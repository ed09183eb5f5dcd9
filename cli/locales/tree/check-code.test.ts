import { describe, expect, it } from 'vitest';
import { findingsOf } from '#cli/locales/test/tree.ts';
import { keyExpression } from '#cli/locales/code/key-expression.ts';
import { nodesIn, parseExpression, type Node } from '#cli/locales/code/parse-code.ts';

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
    ["t('items', { count: 2, ordinal: true })", 'undefined-key items'],
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

  it.each([
    ["t('a', 'One'); t('a', 'One')", []],
    ["t('a', 'One'); t('a', 'Two')", ['other-default a']],
    ["t('a', 'One'); t('a', { defaultValue: 'Two' }); t('a')", ['other-default a', 'undefined-key a']],
    ["t('a', { count, defaultValue_one: 'One', defaultValue_other: 'Many' })", []],
    [
      "t('a', { count, defaultValue_other: 'Many' }); t('a', { count, defaultValue_other: 'More' })",
      ['other-default a'],
    ],
    ["t('other:a', 'One'); t('common:a', 'Two')", []],
  ])('two default texts of one key: %s', (code, expected) => {
    expect(brief(`${all}\n${code}`)).toEqual(expected);
  });

  it('names both default texts and where the other one is', () => {
    const [found] = findingsOf({
      'locales/en/common.json': texts,
      'src/a.tsx': `import { useTranslation } from 'react-i18next';\n${all} t('a', 'One');`,
      'src/b.tsx': `import { useTranslation } from 'react-i18next';\nt('a', 'Two');`,
    });
    expect(found?.advice).toMatch(/src\/a\.tsx:2 has another default text for this key: "One", here it is "Two"/);
  });

  it('ignores tests', () => {
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

describe('markup of other frameworks', () => {
  const en = { a: 'One', b: 'Two', c: 'Three', old: 'Four' };
  it.each([
    [
      'src/a.vue',
      `<template><!-- $t('old') --><p :title="$t('a')">{{ $t('b', { n: 1 }) }} {{ $t('gone') }}</p></template>
<script setup lang="ts">import 'i18next'; const text: string = t('c');</script>`,
    ],
    [
      'src/a.svelte',
      `<script>import 'i18next';</script>{#if $t('a')}<p title={$t('b')}>{$t('c')}</p>{/if}{$t('gone')}`,
    ],
    ['src/a.astro', `---\nimport 'i18next'; const text = t('a');\n---\n<p title={t('b')}>{t('c')} {t('gone')}</p>`],
  ])('finds uses in %s', (name, code) => {
    const found = findingsOf({ 'locales/en/common.json': en, [name]: code });
    expect(found.map((one) => `${one.check} ${one.key}`)).toEqual(['unused-key old', 'undefined-key gone']);
    const gone = found[1];
    const line = code.split('\n')[(gone?.line ?? 0) - 1] ?? '';
    expect(line.slice((gone?.column ?? 0) - 1)).toMatch(/^'gone'/u);
  });

  it('takes every string of a file with a syntax error for used', () => {
    expect(brief("import 'i18next'; t('home.title'); t('home.sub'); t('items') const = (")).toEqual([]);
  });
});

describe('unused keys', () => {
  const en = { ...texts, old: { promo: 'An old one' }, who_male: 'He', who_female: 'She', list: ['a', 'b'] };
  const rest = `${all} t('who', { context: x }); t('list', { returnObjects: true });`;
  it('are reported, also when only a comment names them', () => {
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

  it('treats keys with a namespace computed at run time as used, and only those', () => {
    const locales = {
      'locales/en/page-faq.json': { s1: { title: 'A question', text: 'An answer' }, rest: 'A rest' },
      'locales/en/other.json': { s1: { text: 'Not a page' } },
    };
    const unused = (code: string) =>
      findingsOf({ ...locales, 'src/a.ts': `import 'i18next';\n${code}` }).map(
        ({ file, key }) => `${/\w+(?=.json)/.exec(file)} ${key}`,
      );
    expect(unused('const parts = { text: `page-${page}:${id}.text`, title: `page-${page}:${id}.title` };')).toEqual([
      'other s1.text',
      'faq rest',
    ]);
    expect(unused("const key = 'page-' + page + ':' + id;")).toEqual(['other s1.text']);
    expect(
      unused('const file = `${folder}/x.text`; const time = `${h}:${m}`; const url = `https://${host}:${id}`;'),
    ).toEqual(['other s1.text', 'faq s1.title', 'faq s1.text', 'faq rest']);
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

describe('keyExpression', () => {
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
    const root = parseExpression(text);
    const statement = root && [...nodesIn(root)].find((node) => node.type === 'ExpressionStatement');
    expect(keyExpression(statement?.['expression'] as Node)).toMatchObject({ keys, patterns });
  });
});
