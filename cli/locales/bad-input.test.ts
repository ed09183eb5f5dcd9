import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slipway } from '#cli/test/command.ts';
import type { Finding } from './catalogue/finding.ts';
import { withTree } from './test/tree.ts';

const good = { a: 'First text' };

const run = (folder: string, ...args: string[]) => slipway(['locales', 'check', 'locales', ...args], { cwd: folder });

/** Checks of the Spanish file. */
async function checksOf(content: unknown): Promise<string[]> {
  return withTree({ 'locales/en.json': good, 'locales/es.json': content }, async (folder) => {
    const { status, stdout, stderr } = await run(folder, '--json');
    expect(stderr).toBe('');
    expect(status).toBe(1);
    return (JSON.parse(stdout) as { findings: Finding[] }).findings.map(
      (one) => `${one.check} ${one.line}:${one.column}`,
    );
  });
}

it('a folder of texts that no language is named like is named, and the glossary is not', async () => {
  const files = { 'locales/en/x.json': good, 'locales/spanish/x.json': good, 'locales/words/es.json': {} };
  const config = { terms: 'locales/words' };
  await withTree({ ...files, 'c.json': config }, async (folder) => {
    const { stderr } = await run(folder, '--config', 'c.json');
    expect(stderr).toContain('locales/spanish is skipped: it is not named like a language.');
    expect(stderr).not.toContain('words');
  });
});

describe('bad input is reported, and never crashes', () => {
  it('an empty file, a blank one, one without texts', async () => {
    expect(await checksOf('')).toEqual(['file-empty 1:1']);
    expect(await checksOf(' \n')).toEqual(['file-empty 1:1']);
    expect(await checksOf('{}')).toEqual(['file-empty 1:1']);
  });

  it('a broken source is said once: nothing is compared with it', async () => {
    await withTree({ 'locales/en.json': '{ "a": ', 'locales/es.json': good }, async (folder) => {
      const { status, stdout } = await run(folder, '--json');
      const { findings } = JSON.parse(stdout) as { findings: Finding[] };
      expect([status, findings.map(({ check, file }) => `${check} ${file}`)]).toEqual([
        1,
        ['file-syntax locales/en.json'],
      ]);
    });
  });

  it('a file that was cut, with its place', async () => {
    expect(await checksOf('{\n  "a": "Primer te')).toEqual(['file-syntax 2:18']);
    expect(await checksOf('{\n  "a": "Primer texto",\n}')).toEqual(['file-syntax 3:1']);
    expect(await checksOf('[1]')).toEqual(['file-syntax 1:1']);
    expect(await checksOf('{"a": \'x\'}')).toEqual(['file-syntax 1:7']);
  });

  it('a byte order mark, UTF-16 either way, Latin-1', async () => {
    expect(await checksOf('\uFEFF{"a": "Primer texto"}')).toEqual(['bom 1:1']);
    expect(await checksOf(Buffer.from('\uFEFF{"a": "Primer texto"}', 'utf16le'))).toEqual(['encoding 1:1']);
    expect(await checksOf(Buffer.from('\uFEFF{"a": "Primer texto"}', 'utf16le').swap16())).toEqual(['encoding 1:1']);
    expect(await checksOf(Buffer.from('{"a": "Contraseña"}', 'latin1'))).toEqual(['encoding 1:16']);
  });

  it('50 MB, within two seconds of any other file', async () => {
    expect(await checksOf(Buffer.alloc(50 * 1024 * 1024, 0x20))).toEqual(['file-limits 1:1']);
  });

  it('200 levels, and 100,000 that are never closed', async () => {
    expect(await checksOf(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`)).toEqual(['file-limits 1:1']);
    expect((await checksOf('{"a":'.repeat(100_000)))[0]).toMatch(/^file-syntax/u);
  });

  it('keys that reach a prototype', async () => {
    expect(await checksOf('{"a": "Primer texto", "__proto__": {"polluted": "sí"}}')).toEqual(
      expect.arrayContaining(['unsafe-key 1:23']),
    );
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it('terminal escapes in values, keys and file names, in every format', async () => {
    const escape = '\u001B]0;owned\u0007\u001B[2J\u202E';
    await withTree(
      {
        [`locales/en/n${escape}.json`]: good,
        [`locales/es/n${escape}.json`]: { a: `Primer ${escape}`, [`k${escape}`]: 'x' },
      },
      async (folder) => {
        for (const format of [[], ['--json'], ['--sarif'], ['--junit'], ['--github']]) {
          const { stdout, stderr, status } = await run(folder, ...format);
          expect(status).toBe(1);
          // oxlint-disable-next-line no-control-regex -- that none comes through is the point
          expect(stdout + stderr).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202E]/u);
        }
      },
    );
  });

  it('an import over 5 MB, and texts with characters that control a terminal: nothing is written', async () => {
    const tree = { 'locales/en.json': good, 'locales/es.json': { a: 'Primer texto' } };
    const head = 'namespace,key,source,target\r\n';
    for (const [target, exit, reason] of [
      ['x'.repeat(5 * 1024 * 1024), 2, '5242880 are read'],
      ['Texto\u0007', 1, 'Texto\\u0007'],
      ['Texto\u202E', 1, 'Texto\\u{202e}'],
      ['Tex\u{E0041}to', 1, 'Tex\\u{e0041}to'],
      ['Texto\u009B2J', 1, 'Texto\\u{9b}2J'],
    ] as const)
      await withTree({ ...tree, 'es.csv': Buffer.from(`${head},a,First text,${target}\r\n`) }, async (folder) => {
        const { status, stdout, stderr } = await slipway(['locales', 'import', 'es.csv', '--dir', 'locales'], {
          cwd: folder,
        });
        expect([reason, status]).toEqual([reason, exit]);
        expect(stdout + stderr).toContain(reason);
        expect(readFileSync(join(folder, 'locales/es.json'), 'utf8')).toContain('Primer texto');
      });
  });

  it('a pipe instead of a file does not block', async () => {
    await withTree({ 'locales/en.json': good }, async (folder) => {
      execFileSync('mkfifo', [join(folder, 'locales/es.json')]);
      const { status, stdout } = await run(folder, '--json');
      expect(status).toBe(1);
      expect((JSON.parse(stdout) as { findings: Finding[] }).findings).toMatchObject([
        { check: 'file-syntax', advice: expect.stringContaining('not a regular file') },
      ]);
    });
  });

  it('a file that cannot be opened', async () => {
    await withTree({ 'locales/en/x.json': good, 'locales/es/y.json': good }, async (folder) => {
      symlinkSync('nowhere.json', join(folder, 'locales/es/x.json'));
      expect((await run(folder, '--json')).stdout).toContain('The file cannot be opened');
    });
  });
});

describe('a tree that a command cannot take', () => {
  it.each([
    ['de/common.json', 'public/my/texts'],
    ['de/admin/users.json', 'public/my/texts'],
    ['de.json', 'public/my/texts'],
  ])('a file instead of its folder: %s', async (file, wanted) => {
    const path = `public/my/texts/${file}`;
    await withTree({ [path]: good }, async (folder) => {
      for (const args of [
        ['check', path],
        ['status', path],
        ['add', 'es', '--dir', path],
      ]) {
        const { status, stderr } = await slipway(['locales', ...args], { cwd: folder });
        expect(status).toBe(2);
        expect(stderr).toBe(`error: ${path} is a file.\n  next: Give the folder that holds the languages: ${wanted}\n`);
      }
    });
  });

  it.each([
    ['en.json5', 'JSON with comments'],
    ['en.ts', 'a program file'],
  ])('%s is called %s', async (name, kind) => {
    const text = name.endsWith('.ts') ? 'export default { a: "b" };' : '{ "a": "b" } // text';
    await withTree({ [`locales/${name}`]: text }, async (folder) => {
      const { stderr } = await slipway(['locales', 'add', 'de', '--dir', 'locales'], { cwd: folder });
      expect(stderr).toContain(`error: locales/${name} is ${kind}.`);
    });
  });
});

describe('exit codes', () => {
  it('is 0 for a clean tree', async () => {
    await withTree({ 'locales/en.json': good, 'locales/es.json': { a: 'Primer texto' } }, async (folder) => {
      expect((await run(folder)).status).toBe(0);
      expect(JSON.parse((await run(folder, '--json')).stdout)).toMatchObject({
        findings: [],
        summary: { errors: 0, warnings: 0, keys: 1 },
      });
    });
  });

  it('is 2 where nothing can be checked: no folder, no language, no source, no code, a broken config', async () => {
    await withTree(
      {
        'locales/readme.txt': 'x',
        'other/de.json': good,
        'other/fr.json': good,
        'bad.json': '{"source": 3}',
        'half.json': '{"source":',
        'ok/en.json': good,
        'empty/x.txt': '',
      },
      async (folder) => {
        const at = async (...args: string[]): Promise<number> => {
          const { status } = await slipway(['locales', 'check', ...args], { cwd: folder });
          return status;
        };
        expect(await at('nowhere')).toBe(2);
        expect(await at('locales')).toBe(2);
        expect(await at('other')).toBe(2);
        expect(await at('other', '--source', 'es')).toBe(2);
        expect(await at('ok', '--config', 'none.json')).toBe(2);
        expect(await at('ok', '--config', 'bad.json')).toBe(2);
        expect(await at('ok', '--config', 'half.json')).toBe(2);
        expect(await at('ok', '--code', 'empty')).toBe(2);
        expect(await at('ok', '--json', '--sarif')).toBe(2);
        expect(await at()).toBe(2);
      },
    );
  });
});
