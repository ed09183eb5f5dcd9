import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withTree } from '#cli/locales/tree-fixture.ts';
import { mended } from './fix-file.ts';
import { lineDiff } from './line-diff.ts';

const cli = fileURLToPath(new URL('../../slipway.cjs', import.meta.url));
const en = {
  a: { first: 'First {{n}} text', second: 'Second' },
  bets_one: '{{count}} bet',
  bets_other: '{{count}} bets',
};

function slipway(folder: string, ...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync('node', [cli, 'locales', ...args], { cwd: folder, encoding: 'utf8' });
}
const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');

describe('locales fix', () => {
  it('orders keys, marks what is missing with the language’s own plural forms, mends blanks, and then changes nothing', () => {
    withTree(
      {
        'locales/en.json': en,
        'locales/ru.json':
          '\uFEFF{\r\n\t"z": "Лишний",\r\n\t"bets_one": "{{count}} ставка ",\r\n\t"a": {"second": "Второй"}\r\n}',
      },
      (folder) => {
        const dry = slipway(folder, 'fix', 'locales', '--dry-run');
        expect([dry.status, dry.stdout]).toEqual([
          1,
          expect.stringContaining('+ \t\t"first": "⟦missing⟧ First {{n}} text"'),
        ]);
        expect(read(folder, 'locales/ru.json')).toContain('\uFEFF');
        expect(slipway(folder, 'fix', 'locales').status).toBe(0);
        expect(read(folder, 'locales/ru.json')).toBe(
          `${JSON.stringify({ a: { first: '⟦missing⟧ First {{n}} text', second: 'Второй' }, bets_one: '{{count}} ставка', bets_few: '⟦missing⟧ {{count}} bets', bets_many: '⟦missing⟧ {{count}} bets', bets_other: '⟦missing⟧ {{count}} bets', z: 'Лишний' }, null, '\t')}\n`,
        );
        expect(slipway(folder, 'fix', 'locales', '--dry-run')).toMatchObject({
          status: 0,
          stdout: '0 files would change.\n',
        });
        expect(slipway(folder, 'check', 'locales').stdout).toContain('marked as missing');
      },
    );
  });

  it('leaves files alone whose texts it would lose', () => {
    withTree({ 'locales/en.json': en, 'locales/ru.json': '{"a": {"second": "1", "second": "2"}}' }, (folder) => {
      expect(slipway(folder, 'fix', 'locales')).toMatchObject({
        status: 1,
        stdout: expect.stringContaining('left alone') as string,
      });
      expect(read(folder, 'locales/ru.json')).toBe('{"a": {"second": "1", "second": "2"}}');
    });
  });

  it('mends blanks as the source has them', () => {
    expect(mended(' a  b\r\nc ', 'x')).toBe('a b\nc');
    expect(mended('a: ', 'x: ')).toBe('a: ');
  });
});

describe('locales export and import', () => {
  it.each(['xliff', 'csv'])(
    'takes translations back from %s, and only those of texts that are still the same',
    (format) => {
      withTree({ 'locales/en.json': en, 'locales/ru.json': { a: { second: 'Второй' } } }, (folder) => {
        expect(slipway(folder, 'export', 'locales', '--to', format, '--missing').stdout).toContain('ru.');
        const path = `translations/ru.${format === 'csv' ? 'csv' : 'xlf'}`;
        const before = read(folder, path);
        expect(before).not.toContain('Второй');
        const filled =
          format === 'csv'
            ? before.replace('First {{n}} text,', 'First {{n}} text,Первый {{n}}')
            : before.replace(/(<source[^>]*>First \{\{n\}\} text<\/source>)/u, '$1<target>Первый {{n}}</target>');
        writeFileSync(join(folder, path), filled);
        expect(slipway(folder, 'import', '--dir', 'locales', path)).toMatchObject({
          status: 0,
          stdout: expect.stringContaining('1 texts taken') as string,
        });
        expect(JSON.parse(read(folder, 'locales/ru.json'))).toEqual({ a: { second: 'Второй', first: 'Первый {{n}}' } });
        writeFileSync(join(folder, path), filled.replace('First {{n}} text', 'Older text'));
        expect(slipway(folder, 'import', '--dir', 'locales', path)).toMatchObject({
          status: 1,
          stdout: expect.stringContaining('has changed since') as string,
        });
      });
    },
  );

  it('is exit 2 for a language that is not there and a file that is none', () => {
    withTree({ 'locales/en.json': en, 'x.xlf': '<html></html>' }, (folder) => {
      expect(slipway(folder, 'export', 'locales', '--language', 'xx').status).toBe(2);
      expect(slipway(folder, 'import', '--dir', 'locales', 'x.xlf').status).toBe(2);
      expect(slipway(folder, 'import', '--dir', 'locales', 'none.csv').status).toBe(2);
    });
  });
});

describe('locales status and pseudo', () => {
  it('counts what is there, translated, by language and namespace', () => {
    withTree({ 'locales/en/x.json': en, 'locales/ru/x.json': { a: { second: 'Второй' } } }, (folder) => {
      const { status, stdout } = slipway(folder, 'status', 'locales', '--json');
      expect([status, (JSON.parse(stdout) as { languages: unknown[] }).languages[1]]).toEqual([
        1,
        {
          language: 'ru',
          needed: 6,
          translated: 1,
          percent: 16.6,
          namespaces: [{ namespace: 'x', needed: 6, translated: 1, percent: 16.6 }],
        },
      ]);
      expect(slipway(folder, 'status', 'locales').stdout).toContain('16.6%');
    });
  });

  it('writes accents, length and brackets, and keeps what the program reads', () => {
    withTree({ 'locales/en.json': { a: 'Pay <b>{{amount}}</b> for $t(names.x) now' } }, (folder) => {
      slipway(folder, 'pseudo', 'locales');
      const { a } = JSON.parse(read(folder, 'locales/pseudo.json')) as { a: string };
      expect(a).toMatch(/^\[Páý <b>\{\{amount\}\}<\/b> fóř \$t\(names\.x\) ñów~+\]$/u);
    });
  });
});

describe('lineDiff', () => {
  it('shows what goes and comes, with two lines around', () => {
    expect(lineDiff('1\n2\n3\n4\n5\n6', '1\n2\n3\nx\n5\n6')).toBe('  2\n  3\n- 4\n+ x\n  5\n  6');
    expect(lineDiff('a', 'a')).toBe('');
  });
});
