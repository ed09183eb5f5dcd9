import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { withTree } from './tree-fixture.ts';

const cli = fileURLToPath(new URL('../slipway.cjs', import.meta.url));
const good = { a: 'First text' };

function run(folder: string, ...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync('node', [cli, 'locales', 'check', 'locales', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
}

/** Checks of the Spanish file, through the real binary. */
function checksOf(content: unknown): string[] {
  return withTree({ 'locales/en.json': good, 'locales/es.json': content }, (folder) => {
    const { status, stdout, stderr } = run(folder, '--json');
    expect(stderr).toBe('');
    expect(status).toBe(1);
    return (JSON.parse(stdout) as { findings: Finding[] }).findings.map(
      (one) => `${one.check} ${one.line}:${one.column}`,
    );
  });
}

describe('bad input is reported, and never crashes', () => {
  it('an empty file, a blank one, one without texts', () => {
    expect(checksOf('')).toEqual(['file-empty 1:1']);
    expect(checksOf(' \n')).toEqual(['file-empty 1:1']);
    expect(checksOf('{}')).toEqual(['file-empty 1:1']);
  });

  it('a broken source is said once: nothing is compared with it', () => {
    withTree({ 'locales/en.json': '{ "a": ', 'locales/es.json': good }, (folder) => {
      const { status, stdout } = run(folder, '--json');
      const { findings } = JSON.parse(stdout) as { findings: Finding[] };
      expect([status, findings.map(({ check, file }) => `${check} ${file}`)]).toEqual([
        1,
        ['file-syntax locales/en.json'],
      ]);
    });
  });

  it('a file that was cut, with its place', () => {
    expect(checksOf('{\n  "a": "Primer te')).toEqual(['file-syntax 2:18']);
    expect(checksOf('{\n  "a": "Primer texto",\n}')).toEqual(['file-syntax 3:1']);
    expect(checksOf('[1]')).toEqual(['file-syntax 1:1']);
    expect(checksOf('{"a": \'x\'}')).toEqual(['file-syntax 1:7']);
  });

  it('a byte order mark, UTF-16 either way, Latin-1', () => {
    expect(checksOf('\uFEFF{"a": "Primer texto"}')).toEqual(['bom 1:1']);
    expect(checksOf(Buffer.from('\uFEFF{"a": "Primer texto"}', 'utf16le'))).toEqual(['encoding 1:1']);
    expect(checksOf(Buffer.from('\uFEFF{"a": "Primer texto"}', 'utf16le').swap16())).toEqual(['encoding 1:1']);
    expect(checksOf(Buffer.from('{"a": "Contraseña"}', 'latin1'))).toEqual(['encoding 1:16']);
  });

  it('50 MB, within two seconds of any other file', () => {
    expect(checksOf(Buffer.alloc(50 * 1024 * 1024, 0x20))).toEqual(['file-limits 1:1']);
  });

  it('200 levels, and 100,000 that are never closed', () => {
    expect(checksOf(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`)).toEqual(['file-limits 1:1']);
    expect(checksOf('{"a":'.repeat(100_000))[0]).toMatch(/^file-syntax/u);
  });

  it('keys that reach a prototype', () => {
    expect(checksOf('{"a": "Primer texto", "__proto__": {"polluted": "sí"}}')).toEqual(
      expect.arrayContaining(['unsafe-key 1:23']),
    );
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it('terminal escapes in values, keys and file names, in every format', () => {
    const escape = '\u001B]0;owned\u0007\u001B[2J\u202E';
    withTree(
      {
        [`locales/en/n${escape}.json`]: good,
        [`locales/es/n${escape}.json`]: { a: `Primer ${escape}`, [`k${escape}`]: 'x' },
      },
      (folder) => {
        for (const format of [[], ['--json'], ['--sarif'], ['--junit'], ['--github']]) {
          const { stdout, stderr, status } = run(folder, ...format);
          expect(status).toBe(1);
          // oxlint-disable-next-line no-control-regex -- that none comes through is the point
          expect(stdout + stderr).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202E]/u);
        }
      },
    );
  });

  it('an import over 5 MB, and texts with characters that cannot be seen: nothing is written', () => {
    const tree = { 'locales/en.json': good, 'locales/es.json': { a: 'Primer texto' } };
    const head = 'namespace,key,source,target\r\n';
    for (const [target, reason] of [
      ['x'.repeat(5 * 1024 * 1024), '5242880 are read'],
      ['Texto\u0007', 'cannot be seen'],
      ['Texto\u202E', 'cannot be seen'],
      ['Tex\u{E0041}to', 'cannot be seen'],
      ['Texto\u009B2J', 'cannot be seen'],
    ] as const)
      withTree({ ...tree, 'es.csv': Buffer.from(`${head}translation,a,First text,${target}\r\n`) }, (folder) => {
        const { status, stderr } = spawnSync('node', [cli, 'locales', 'import', 'es.csv', '--dir', 'locales'], {
          cwd: folder,
          encoding: 'utf8',
        });
        expect([reason, status]).toEqual([reason, 2]);
        expect(stderr).toContain(reason);
        expect(readFileSync(join(folder, 'locales/es.json'), 'utf8')).toContain('Primer texto');
      });
  });

  it('a pipe instead of a file does not block', () => {
    withTree({ 'locales/en.json': good }, (folder) => {
      execFileSync('mkfifo', [join(folder, 'locales/es.json')]);
      const { status, stdout } = run(folder, '--json');
      expect(status).toBe(1);
      expect((JSON.parse(stdout) as { findings: Finding[] }).findings).toMatchObject([
        { check: 'file-syntax', advice: expect.stringContaining('not a regular file') },
      ]);
    });
  });

  it('a file that cannot be opened', () => {
    withTree({ 'locales/en/x.json': good, 'locales/es/y.json': good }, (folder) => {
      symlinkSync('nowhere.json', join(folder, 'locales/es/x.json'));
      expect(run(folder, '--json').stdout).toContain('The file cannot be opened');
    });
  });
});

describe('exit codes', () => {
  it('is 0 for a clean tree', () => {
    withTree({ 'locales/en.json': good, 'locales/es.json': { a: 'Primer texto' } }, (folder) => {
      expect(run(folder).status).toBe(0);
      expect(JSON.parse(run(folder, '--json').stdout)).toMatchObject({
        findings: [],
        summary: { errors: 0, warnings: 0, keys: 1 },
      });
    });
  });

  it('is 2 where nothing can be checked: no folder, no language, no source, no code, a broken config', () => {
    withTree(
      {
        'locales/readme.txt': 'x',
        'other/de.json': good,
        'other/fr.json': good,
        'bad.json': '{"source": 3}',
        'half.json': '{"source":',
        'ok/en.json': good,
        'empty/x.txt': '',
      },
      (folder) => {
        const at = (...args: string[]): number | null =>
          spawnSync('node', [cli, 'locales', 'check', ...args], { cwd: folder }).status;
        expect(at('nowhere')).toBe(2);
        expect(at('locales')).toBe(2);
        expect(at('other')).toBe(2);
        expect(at('other', '--source', 'es')).toBe(2);
        expect(at('ok', '--config', 'none.json')).toBe(2);
        expect(at('ok', '--config', 'bad.json')).toBe(2);
        expect(at('ok', '--config', 'half.json')).toBe(2);
        expect(at('ok', '--code', 'empty')).toBe(2);
        expect(at('ok', '--json', '--sarif')).toBe(2);
        expect(at()).toBe(2);
      },
    );
  });
});
