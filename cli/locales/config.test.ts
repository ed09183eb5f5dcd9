import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slipway } from '#cli/test/command.ts';
import type { Finding } from './catalogue/finding.ts';
import { keyMatcher } from './config/key-pattern.ts';
import { withTree } from './test/tree.ts';

const files = {
  'locales/en/x.json': { a: { b: 'First text', c: 'Second text' }, d: 'Third text' },
  'locales/es/x.json': { a: { b: '' } },
};

function run(config: object, ...args: string[]): Promise<{ found: string[]; stderr: string }> {
  return withTree({ ...files, 'c.json': config }, async (folder) => {
    const { stdout, stderr } = await slipway(['locales', 'check', 'locales', '--json', '--config', 'c.json', ...args], {
      cwd: folder,
    });
    return {
      found: (JSON.parse(stdout) as { findings: Finding[] }).findings.map(
        (one) => `${one.severity} ${one.check} ${one.key}`,
      ),
      stderr,
    };
  });
}

describe('the config', () => {
  it('keeps the default severities', async () => {
    expect((await run({})).found).toEqual(['error missing-key d', 'error missing-key a.c', 'error empty-value a.b']);
  });

  it.each([
    [['a.*']],
    [['x:a.*']],
    [[{ key: 'a.*' }]],
    [[{ check: 'missing-key', key: 'a.c' }, 'empty-value']],
    [['missing-key:a.*', { check: ['empty-value'], language: 'es' }]],
    [{ 'missing-key': ['a.c'], 'empty-value': true }],
  ])('ignores %j', async (ignore) => {
    expect((await run({ ignore })).found).toEqual(['error missing-key d']);
  });

  it('sets severities by check and by key', async () => {
    expect((await run({ severity: { 'empty-value': 'off', 'missing-key': { 'a.*': 'warning' } } })).found).toEqual([
      'error missing-key d',
      'warning missing-key a.c',
    ]);
  });

  it('reports an unknown field, and accepts other tools’ names', async () => {
    expect((await run({ sourceLanguage: 'en', fallbackLng: 'pt' })).stderr).toBe('');
    expect((await run({ ignroe: ['a'] })).stderr).toContain('"ignroe" is unknown');
  });
});

it('what was detected is said in one line, unless our config says it or a machine reads', async () => {
  await withTree({ ...files, 'i18next.config.ts': "export default { locales: ['en', 'es'] };" }, async (folder) => {
    const said = async (...args: string[]) =>
      (await slipway(['locales', 'check', ...args], { cwd: folder })).stderr.trim();
    expect(await said('locales')).toBe('note: i18next.config.ts: source en, v4 plurals, 2 files');
    rmSync(join(folder, 'i18next.config.ts'));
    expect(await said('locales')).toBe('note: detected: source en, v4 plurals, 2 files');
    expect(await said('locales', '--github')).toBe('');
    writeFileSync(join(folder, 'locales/locales.config.json'), '{}');
    expect(await said('locales')).toBe('');
  });
});

describe('the baseline', () => {
  it('hides known findings, and reports new or changed ones', async () => {
    await withTree(files, async (folder) => {
      const at = (...args: string[]) => slipway(['locales', 'check', 'locales', ...args], { cwd: folder });
      expect((await at('--baseline', 'b.json', '--update-baseline')).status).toBe(0);
      expect(await at('--baseline', 'b.json')).toMatchObject({ status: 0 });
      expect((await at()).status).toBe(1);
      writeFileSync(join(folder, 'locales/es/x.json'), '{"a": {"b": ""}, "e": "Más"}');
      const { status, stdout } = await at('--baseline', 'b.json', '--json');
      expect(status).toBe(1);
      expect((JSON.parse(stdout) as { findings: Finding[] }).findings.map((one) => one.check)).toEqual(['extra-key']);
    });
  });
});

describe('key patterns', () => {
  it('match whole keys, any depth, with or without the namespace, and plural forms by their base', () => {
    expect(keyMatcher('nav.*')('', 'nav.a.b')).toBe(true);
    expect(keyMatcher('nav.*')('', 'subnav.a')).toBe(false);
    expect(keyMatcher('common.nav')('common', 'nav')).toBe(true);
    expect(keyMatcher('items')('', 'items_few')).toBe(true);
    expect(keyMatcher('a.b')('', 'axb')).toBe(false);
    expect(keyMatcher('*.title')('', 'page.title')).toBe(true);
  });
});
