import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { gatherTexts } from '#cli/build/gather-texts.ts';
import type { Language } from '#contract/brand';
import { checkLocales } from './tree/check.ts';
import { readConfig } from './config/read-config.ts';
import { runAdd } from './run-add.ts';
import { runExtract } from './run-extract.ts';
import { withTree } from './test/tree.ts';

const json = (folder: string, path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));

it('extract adds the keys of the program to all languages, and nothing else', () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const en = '{ "a": {"first": "First"},\n  "z": "Last" }\n';
  const ru = '{ "a": {"first": "Первый"},\n  "z": "\\u041fоследний" }\n';
  const code = `import { useTranslation } from 'react-i18next';
    export function Page() {
      const { t } = useTranslation('x');
      return [t('a.first'), t('a.second', 'Second text'), t('open', { defaultValue: 'Open' }), t('plain'), t('bets', { count: 2, defaultValue: '{{count}} bets' })];
    }`;
  const files = {
    'locales/en/x.json': en,
    'locales/ru/x.json': ru,
    'locales/en/y.json': { a: 'Other' },
    'locales/ru/y.json': { a: 'Другое' },
    'src/page.tsx': code,
    'src/page.test.tsx': code.replace('plain', 'only.in.tests'),
  };
  withTree(files, (folder) => {
    const flags = { code: join(folder, 'src') };
    runExtract(join(folder, 'locales'), { ...flags, dryRun: true });
    expect(readFileSync(join(folder, 'locales/en/x.json'), 'utf8')).toBe(en);
    runExtract(join(folder, 'locales'), flags);
    expect(json(folder, 'locales/en/x.json')).toEqual({
      a: { first: 'First', second: 'Second text' },
      z: 'Last',
      open: 'Open',
      plain: '⟦missing⟧ plain',
      bets_one: '{{count}} bets',
      bets_other: '{{count}} bets',
    });
    expect(json(folder, 'locales/ru/x.json')).toEqual({
      a: { first: 'Первый', second: '⟦missing⟧ Second text' },
      z: 'Последний',
      open: '⟦missing⟧ Open',
      plain: '⟦missing⟧ plain',
      ...Object.fromEntries(
        ['one', 'few', 'many', 'other'].map((form) => [`bets_${form}`, '⟦missing⟧ {{count}} bets']),
      ),
    });
    const after = readFileSync(join(folder, 'locales/ru/x.json'), 'utf8');
    expect(
      after.startsWith('{ "a": {"first": "Первый","second": "⟦missing⟧ Second text"},\n  "z": "\\u041fоследний"'),
    ).toBe(true);
    expect(json(folder, 'locales/ru/y.json')).toEqual({ a: 'Другое' });
    runExtract(join(folder, 'locales'), flags);
    expect(readFileSync(join(folder, 'locales/ru/x.json'), 'utf8')).toBe(after);
  });
});

it('add makes a twelfth language of both catalogues, whose only findings are texts to translate, and the build takes it', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await withTree({}, async (folder) => {
    for (const tree of ['app/locales', 'fixtures/locales']) {
      const copy = join(folder, tree);
      cpSync(tree, copy, { recursive: true });
      runAdd(copy, 'de', {});
      expect(readdirSync(join(copy, 'de'))).toEqual(readdirSync(join(copy, 'en')));
      const { config } = readConfig(copy, undefined);
      expect(config.languages).toEqual([...readConfig(tree, undefined).config.languages, 'de']);
      const { findings } = checkLocales({ directory: copy, config });
      expect(new Set(findings.map(({ check, language }) => `${language} ${check}`))).toEqual(
        new Set(['de missing-key']),
      );
      expect(() => runAdd(copy, 'de', {})).toThrow('already exists');
    }
    const builtFor = async (language: string) =>
      [...(await gatherTexts(folder, [language as Language])).files.keys()].map((name) => name.replace(language, ''));
    expect(await builtFor('de')).toEqual(await builtFor('ru'));
  });
});
