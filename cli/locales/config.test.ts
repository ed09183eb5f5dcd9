import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { keyMatcher } from './key-pattern.ts';
import { withTree } from './tree-fixture.ts';

const cli = fileURLToPath(new URL('../slipway.cjs', import.meta.url));
const files = {
  'locales/en/x.json': { a: { b: 'First text', c: 'Second text' }, d: 'Third text' },
  'locales/es/x.json': { a: { b: '' } },
};

function run(config: object, ...args: string[]): { found: string[]; stderr: string } {
  return withTree({ ...files, 'c.json': config }, (folder) => {
    const { stdout, stderr } = spawnSync(
      'node',
      [cli, 'locales', 'check', 'locales', '--json', '--config', 'c.json', ...args],
      { cwd: folder, encoding: 'utf8' },
    );
    return {
      found: (JSON.parse(stdout) as { findings: Finding[] }).findings.map(
        (one) => `${one.severity} ${one.check} ${one.key}`,
      ),
      stderr,
    };
  });
}

describe('the config', () => {
  it('keeps the default severities', () => {
    expect(run({}).found).toEqual(['error missing-key d', 'error missing-key a.c', 'error empty-value a.b']);
  });

  it.each([
    [['a.*']],
    [['x:a.*']],
    [[{ key: 'a.*' }]],
    [[{ check: 'missing-key', key: 'a.c' }, 'empty-value']],
    [['missing-key:a.*', { check: ['empty-value'], language: 'es' }]],
    [{ 'missing-key': ['a.c'], 'empty-value': true }],
  ])('ignores %j', (ignore) => {
    expect(run({ ignore }).found).toEqual(['error missing-key d']);
  });

  it('sets severities by check and by key', () => {
    expect(run({ severity: { 'empty-value': 'off', 'missing-key': { 'a.*': 'warning' } } }).found).toEqual([
      'error missing-key d',
      'warning missing-key a.c',
    ]);
  });

  it('reports an unknown field, and accepts other tools’ names', () => {
    expect(run({ sourceLanguage: 'en', fallbackLng: 'pt' }).stderr).toBe('');
    expect(run({ ignroe: ['a'] }).stderr).toContain('"ignroe" is unknown');
  });
});

describe('the baseline', () => {
  it('hides known findings, and reports new or changed ones', () => {
    withTree(files, (folder) => {
      const at = (...args: string[]): { status: number | null; stdout: string } =>
        spawnSync('node', [cli, 'locales', 'check', 'locales', ...args], { cwd: folder, encoding: 'utf8' });
      expect(at('--baseline', 'b.json', '--update-baseline').status).toBe(0);
      expect(at('--baseline', 'b.json')).toMatchObject({ status: 0 });
      expect(at().status).toBe(1);
      spawnSync(
        'node',
        ['-e', 'require(\'fs\').writeFileSync(\'locales/es/x.json\', \'{"a": {"b": ""}, "e": "Más"}\')'],
        { cwd: folder },
      );
      const { status, stdout } = at('--baseline', 'b.json', '--json');
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
