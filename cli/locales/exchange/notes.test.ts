import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runExport } from '#cli/locales/run-export.ts';
import { findingsOf, withTree } from '#cli/locales/test/tree.ts';

beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(() => vi.restoreAllMocks());

const FILES = {
  'locales/locales.config.json': { source: 'en', pictures: { 'x:*': 'x.png', 'x:go': 'https://pictures.test/go.png' } },
  'locales/en/x.json': { bets_one: '{{count}} bet', bets_other: '{{count}} bets', go: 'Go' },
  'locales/ru/x.json': {},
  'src/page.tsx': `import { useTranslation } from 'react-i18next';
    const { t } = useTranslation('x');
    export const page = [t('go'), t('bets', { count: 2 })];`,
  'src/app.tsx': `import { page } from './page';
    export const routes = [{ path: '/start', component: page }];`,
};

it.each([
  [
    'po',
    /#\. for 2, 3, 4, 22, 23 \.\.\.\n#\. screen: \/start\n#\. picture: \S*x\.png\n#\. \S*src\/page\.tsx:3\n(?:#.*\n)?msgctxt "x:bets_few"/,
  ],
  ['csv', /x,bets_many,.*"?for 0, 5, 6, 7, 8 \.\.\.; screen: \/start; picture: \S*x\.png; \S*src\/page\.tsx:3/],
  [
    'xliff',
    /name="go">\s*<notes>.*<note category="context">screen: \/start<\/note><note category="context">picture: https:\/\/pictures\.test\/go\.png<\/note><note category="context">\S*src\/page\.tsx:3<\/note>/,
  ],
] as const)('%s says which numbers a form is for, and where a text is shown', (to, wanted) => {
  withTree(FILES, (folder) => {
    const out = join(folder, 'out');
    runExport(join(folder, 'locales'), { to, out, code: join(folder, 'src') });
    expect(readFileSync(join(out, `ru.${to === 'xliff' ? 'xlf' : to}`), 'utf8')).toMatch(wanted);
  });
});

it.each([
  ['xliff', 'state="translated"', 'state="translated" subState="x:needs-review"'],
  ['po', 'msgctxt', '#, fuzzy\nmsgctxt'],
] as const)('the next export keeps a draft in %s that the import left out', (to, from, marked) => {
  const texts = { ...FILES, 'locales/ru/x.json': { go: 'Вперёд' } };
  withTree(texts, (folder) => {
    const out = join(folder, 'out');
    const path = join(out, to === 'po' ? 'ru.po' : 'ru.xlf');
    const once = () => runExport(join(folder, 'locales'), { to, out, language: ['ru'] });
    once();
    const draft = readFileSync(path, 'utf8').replace('Вперёд', 'Дальше').replaceAll(from, marked);
    writeFileSync(path, draft);
    once();
    expect(readFileSync(path, 'utf8')).toContain('Дальше');
    expect(readFileSync(path, 'utf8')).toContain(marked);
  });
});

it('the next export keeps the state of a segment as long as its text is the same', () => {
  const texts = {
    'locales/en/x.json': { go: 'Go', stay: 'Stay' },
    'locales/ru/x.json': { go: 'Вперёд', stay: 'Стой' },
  };
  withTree(texts, (folder) => {
    const out = join(folder, 'out');
    const path = join(out, 'ru.xlf');
    const states = () => {
      runExport(join(folder, 'locales'), { out, language: ['ru'] });
      return [...readFileSync(path, 'utf8').matchAll(/<segment ([^>]*)>/g)].map(([, state]) => state);
    };
    expect(states()).toEqual(['state="translated"', 'state="translated"']);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('state="translated"', 'state="final" subState="x:ok"'));
    writeFileSync(join(folder, 'locales/ru/x.json'), JSON.stringify({ go: 'Вперёд', stay: 'Стойте' }));
    expect(states()).toEqual(['state="final" subState="x:ok"', 'state="translated"']);
  });
});

it('a file of another language is one finding, with its place', () => {
  const texts = [
    'You can bet on it now.',
    'The odds are not here.',
    'It is with us and not lost.',
    'When it comes, you will not have this.',
  ];
  const english = Object.fromEntries([...texts, 'Please have a look at this.'].map((text, at) => [`t${at}`, text]));
  const portuguese = {
    t0: 'Você pode apostar com isso agora, não há mais.',
    t1: 'As odds não estão com você, mas são suas.',
    t2: 'Isso está com a gente e não está perdido, mas você pode ver.',
    t3: 'Quando você não está, isso é para os outros e não mais.',
    t4: 'Você pode ver isso com uma conta sua, não mais.',
  };
  const found = findingsOf({ 'locales/en.json': english, 'locales/es.json': portuguese });
  expect(found.map(({ check }) => check)).toEqual(['other-language']);
  expect(found[0]?.advice).toMatch(/^5 texts of this file/);
});
