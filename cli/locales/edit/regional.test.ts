import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slipway as command } from '#cli/test/command.ts';
import { findingsOf, withTree } from '#cli/locales/test/tree.ts';

const slipway = (folder: string, ...args: string[]) => command(['locales', ...args], { cwd: folder });
const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');

const REGIONAL = {
  'de-CH': '{"b":"Dein Warenkörbli"}\n',
  'en-GB': '{"a":"Colour settings"}\n',
  'es-MX': '{"b":"Tu carrito"}\n',
  'zh-Hant-HK': '{"b":"您的購物車"}\n',
};
const WHOLE = {
  en: { a: 'Color settings', b: 'Your cart', c_one: '{{count}} item', c_other: '{{count}} items' },
  de: { a: 'Farbeinstellungen', b: 'Dein Warenkorb', c_one: '{{count}} Artikel', c_other: '{{count}} Artikel' },
  es: { a: 'Ajustes de color', b: 'Tu cesta', c_one: '{{count}} artículo', c_other: '{{count}} artículos' },
  'zh-Hant': { a: '顏色設定', b: '你的購物車', c_other: '{{count}} 件商品' },
};
const TREE = Object.fromEntries(
  Object.entries({ ...REGIONAL, ...WHOLE }).map(([language, texts]) => [`locales/${language}.json`, texts]),
);

describe('a regional file, which has only what differs', () => {
  it('is left by fix', async () => {
    await withTree(TREE, async (folder) => {
      await slipway(folder, 'fix', 'locales');
      for (const [language, before] of Object.entries(REGIONAL))
        expect(read(folder, `locales/${language}.json`)).toBe(before);
    });
  });

  it('is left by fix where its language cannot be read, or lacks the text too', async () => {
    await withTree({ ...TREE, 'locales/de.json': '{', 'locales/es.json': { a: 'Color' } }, async (folder) => {
      await slipway(folder, 'fix', 'locales');
      expect(read(folder, 'locales/de-CH.json')).toBe(REGIONAL['de-CH']);
      expect(read(folder, 'locales/es-MX.json')).toBe(REGIONAL['es-MX']);
      expect(read(folder, 'locales/es.json')).toContain('⟦missing⟧ Your cart');
    });
  });

  it('is not written where there is none', async () => {
    const [fr, ca] = [{ a: 'Couleur' }, { b: 'Chariot' }];
    const files = { 'locales/en/x.json': { a: 'Color' }, 'locales/en/y.json': { b: 'Cart' }, 'locales/fr/x.json': fr };
    await withTree({ ...files, 'locales/fr-CA/y.json': ca }, async (folder) => {
      const { stdout } = await slipway(folder, 'fix', 'locales');
      expect(stdout).toBe('locales/fr/y.json\n1 files changed.\n');
    });
  });

  it('gets no new texts from extract', async () => {
    await withTree({ ...TREE, 'src/a.ts': `import { t } from 'i18next'; t('d', 'Pay');` }, async (folder) => {
      const { stdout } = await slipway(folder, 'extract', 'locales', '--code', 'src');
      expect(stdout).toBe('   d: Pay\n1 new keys in 4 languages.\n');
      for (const [language, before] of Object.entries(REGIONAL))
        expect(read(folder, `locales/${language}.json`)).toBe(before);
      expect(read(folder, 'locales/zh-Hant.json')).toContain('⟦missing⟧ Pay');
    });
  });

  it('is complete with what it inherits', async () => {
    await withTree({ ...TREE, 'locales/es.json': { a: 'Ajustes de color' } }, async (folder) => {
      const { stdout } = await slipway(folder, 'status', 'locales');
      expect(stdout).toMatch(/^de-CH +4\/4 +100%$/mu);
      expect(stdout).toMatch(/^en-GB +4\/4 +100%$/mu);
      expect(stdout).toMatch(/^zh-Hant-HK +3\/3 +100%$/mu);
      expect(stdout).toMatch(/^es-MX +2\/4 +50%/mu);
    });
  });

  it('exports with --missing only what its language lacks too', async () => {
    await withTree({ ...TREE, 'locales/es.json': { a: 'Ajustes de color' } }, async (folder) => {
      const out = await slipway(folder, 'export', 'locales', '--missing', '--language', 'de-CH', 'es-MX', 'en-GB');
      expect(out.stdout).toBe(
        'translations/de-CH.xlf: 0 texts\ntranslations/es-MX.xlf: 2 texts\ntranslations/en-GB.xlf: 0 texts\n',
      );
    });
  });

  it('is empty when it is added', async () => {
    await withTree(TREE, async (folder) => {
      expect((await slipway(folder, 'add', 'de-AT', '--dir', 'locales')).status).toBe(0);
      expect(read(folder, 'locales/de-AT.json')).toBe('{}\n');
    });
  });

  it('needs all texts where its language is in another script', () => {
    const missing = findingsOf({
      'locales/en.json': { a: 'Colour', b: 'Cart' },
      'locales/zh.json': { a: '颜色', b: '购物车' },
      'locales/zh-TW.json': { a: '顏色' },
    });
    expect(missing).toMatchObject([{ check: 'missing-key', language: 'zh-TW', key: 'b' }]);
  });
});
