import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CheckCache } from './check-cache.ts';
import { checkLocales } from './check.ts';
import { NO_CONFIG } from '#cli/locales/config/config.ts';
import { withTree } from '#cli/locales/test/tree.ts';

const code = (key: string) =>
  `import { t } from 'i18next'; export const all = [t('a'), t('name'), t('bets', { count: 1 }), t('${key}')];`;

it('after each save finds what a new check finds, in languages that were not saved too', () => {
  const en = { a: 'First text', name: 'Wild Running', bets_other: 'bets', more: 'See $t(a)' };
  const files = {
    'locales/en.json': en,
    'locales/es.json': { a: 'Primer texto', name: 'Wild Running', bets_other: 'apuestas', more: 'Ver $t(a)' },
    'locales/pt.json': { a: 'Primeiro texto', name: 'Wild Running', bets_other: 'apostas', more: 'Ver $t(a)' },
    'locales/tr.json': { a: 'İlk metin', name: 'Wild Running', bets_other: 'bahisler', more: 'Bak $t(a)' },
    'src/app.ts': code('more'),
  };
  withTree(files, (folder) => {
    const options = { directory: join(folder, 'locales'), config: NO_CONFIG, code: join(folder, 'src') };
    const cache = new CheckCache();
    const checksAfter = (path: string | undefined, content: unknown) => {
      if (content === undefined && path !== undefined) rmSync(join(folder, path));
      else if (path !== undefined)
        writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
      const { findings } = checkLocales({ ...options, cache });
      expect(findings).toEqual(checkLocales(options).findings);
      return findings.map(({ language, check, key }) => `${language} ${check} ${key}`);
    };
    expect(checksAfter(undefined, undefined)).toEqual([]);
    expect(checksAfter('locales/es.json', { ...files['locales/es.json'], a: '' })).toEqual(['es empty-value a']);
    expect(checksAfter('locales/es.json', '{ "a": "Prim')).toEqual(
      // Two languages alone do not make a name of the text.
      ['es file-syntax ', 'pt untranslated name', 'tr untranslated name'],
    );
    // The name is no longer kept by three languages, which changes what is found in the two others.
    expect(checksAfter('locales/es.json', { ...files['locales/es.json'], name: 'Carrera salvaje' })).toEqual(
      expect.arrayContaining(['pt untranslated name', 'tr untranslated name']),
    );
    expect(checksAfter('locales/es.json', files['locales/es.json'])).toEqual([]);
    // A second form in one language makes a plural of the source's text.
    expect(checksAfter('locales/tr.json', { ...files['locales/tr.json'], bets_one: 'bahis' }).length).toBeGreaterThan(
      0,
    );
    expect(checksAfter('locales/tr.json', files['locales/tr.json'])).toEqual([]);
    expect(checksAfter('locales/en.json', { ...en, b: 'New' })).toEqual(
      expect.arrayContaining(['en unused-key b', 'es missing-key b', 'pt missing-key b', 'tr missing-key b']),
    );
    expect(checksAfter('locales/en.json', en)).toEqual([]);
    expect(checksAfter('src/app.ts', code('gone'))).toEqual(['en unused-key more', 'en undefined-key gone']);
    expect(checksAfter('locales/pt.json', undefined)).toEqual(expect.not.arrayContaining(['pt missing-key a']));
  });
});
