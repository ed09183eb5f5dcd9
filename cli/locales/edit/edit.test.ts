import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slipway as command } from '#cli/test/command.ts';
import { withTree } from '#cli/locales/test/tree.ts';
import { withoutExtraSpaces } from './fix-file.ts';
import { lineDiff } from '#cli/terminal/line-diff.ts';

const en = {
  a: { first: 'First {{n}} text', second: 'Second' },
  bets_one: '{{count}} bet',
  bets_other: '{{count}} bets',
};

const slipway = (folder: string, ...args: string[]) => command(['locales', ...args], { cwd: folder });
const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');

describe('locales fix', () => {
  it('orders keys, marks what is missing with the language’s own plural forms, fixes spaces, leaves the rest as it is written', async () => {
    await withTree(
      {
        'locales/en.json': en,
        'locales/ru.json':
          '\uFEFF{\r\n\t"z": "Лишний",\r\n\t"bets_one": "{{count}} ставка ",\r\n\t"a": {"second": "\\u0412торой"}\r\n}',
      },
      async (folder) => {
        const dry = await slipway(folder, 'fix', 'locales', '--dry-run');
        expect([dry.status, dry.stdout]).toEqual([
          1,
          expect.stringContaining('+ \t"a": {"first": "⟦missing⟧ First {{n}} text"'),
        ]);
        expect(read(folder, 'locales/ru.json')).toContain('\uFEFF');
        expect((await slipway(folder, 'fix', 'locales')).status).toBe(0);
        expect(read(folder, 'locales/ru.json').split('\r\n\t')).toEqual([
          '{',
          '"a": {"first": "⟦missing⟧ First {{n}} text","second": "\\u0412торой"},',
          '"bets_one": "{{count}} ставка",',
          '"bets_few": "⟦missing⟧ {{count}} bets",',
          '"bets_many": "⟦missing⟧ {{count}} bets",',
          '"bets_other": "⟦missing⟧ {{count}} bets",',
          '"z": "Лишний"\r\n}',
        ]);
        expect(await slipway(folder, 'fix', 'locales', '--dry-run')).toMatchObject({
          status: 0,
          stdout: '0 files would change.\n',
        });
        expect((await slipway(folder, 'check', 'locales')).stdout).toContain('marked as missing');
      },
    );
  });

  it('orders the forms of a plural from zero to other', async () => {
    const forms = ['other', 'many', 'few', 'two', 'one', 'zero'].map((form) => [`bets_${form}`, '{{count}}']);
    await withTree({ 'locales/en.json': en, 'locales/ar.json': Object.fromEntries(forms) }, async (folder) => {
      expect((await slipway(folder, 'fix', 'locales')).status).toBe(0);
      expect(Object.keys(JSON.parse(read(folder, 'locales/ar.json')) as object)).toEqual([
        'a',
        'bets_zero',
        'bets_one',
        'bets_two',
        'bets_few',
        'bets_many',
        'bets_other',
      ]);
    });
  });

  it('skips files whose texts it would lose', async () => {
    await withTree(
      { 'locales/en.json': en, 'locales/ru.json': '{"a": {"second": "1", "second": "2"}}' },
      async (folder) => {
        expect(await slipway(folder, 'fix', 'locales')).toMatchObject({
          status: 1,
          stdout: expect.stringContaining('skipped') as string,
        });
        expect(read(folder, 'locales/ru.json')).toBe('{"a": {"second": "1", "second": "2"}}');
      },
    );
  });

  it('fixes spaces as in the source', () => {
    expect(withoutExtraSpaces(' a  b\r\nc ', 'x')).toBe('a b\nc');
    expect(withoutExtraSpaces('a: ', 'x: ')).toBe('a: ');
  });
});

describe('locales export and import', () => {
  it.each(['xliff', 'po', 'csv'])(
    'takes translations back from %s, and only those of texts that are still the same',
    async (format) => {
      await withTree({ 'locales/en.json': en, 'locales/ru.json': { a: { second: 'Второй' } } }, async (folder) => {
        expect((await slipway(folder, 'export', 'locales', '--to', format, '--missing')).stdout).toContain('ru.');
        const path = `translations/ru.${format === 'xliff' ? 'xlf' : format}`;
        const before = read(folder, path);
        expect(before).not.toContain('Второй');
        const filled =
          format === 'csv'
            ? before.replace('First {{n}} text,', 'First {{n}} text,Первый {{n}}')
            : before
                .replace(
                  /(<source[^>]*>First <ph id="1" dataRef="d1"\/> text<\/source>)/u,
                  '$1<target>Первый {{n}}</target>',
                )
                .replace('"First {{n}} text"\nmsgstr ""', '"First {{n}} text"\nmsgstr "Первый {{n}}"');
        writeFileSync(join(folder, path), filled);
        expect(await slipway(folder, 'import', '--dir', 'locales', path)).toMatchObject({
          status: 0,
          stdout: expect.stringContaining('1 text imported') as string,
        });
        expect(JSON.parse(read(folder, 'locales/ru.json'))).toEqual({ a: { second: 'Второй', first: 'Первый {{n}}' } });
        writeFileSync(
          join(folder, 'locales/en.json'),
          JSON.stringify({ ...en, a: { first: 'Newer {{n}} text', second: 'Second' } }),
        );
        expect(await slipway(folder, 'import', '--dir', 'locales', path)).toMatchObject({
          status: 1,
          stdout: expect.stringContaining('has changed since') as string,
        });
      });
    },
  );

  describe.each(['xliff', 'csv'])('of texts that changed here since the export, as %s', (format) => {
    const texts = { a: 'First {{n}} text', b: 'Second text', c: 'Third text', d: 'Fourth text' };
    const ru = { a: 'Первый {{n}}', b: 'Второй', c: 'Третий', d: 'Четвёртый' };
    /** Exported; then the translator changes a, b and c, and somebody here b and the source of c. */
    const changedOnBothSides = (
      work: (folder: string, path: string) => Promise<void>,
      change: (text: string) => string = (text) => text,
    ) =>
      withTree({ 'locales/en.json': texts, 'locales/ru.json': ru }, async (folder) => {
        await slipway(folder, 'export', 'locales', '--to', format);
        const path = `translations/ru.${format === 'csv' ? 'csv' : 'xlf'}`;
        const theirs = read(folder, path)
          .replace('>Первый <', '>Наш первый <')
          .replace('Первый {{n}}', 'Наш первый {{n}}')
          .replace('Второй', 'Их второй')
          .replace('Третий', 'Их третий');
        writeFileSync(join(folder, path), change(theirs));
        writeFileSync(
          join(folder, 'locales/ru.json'),
          JSON.stringify({ ...ru, b: 'Новый второй', d: 'Новый четвёртый' }),
        );
        writeFileSync(join(folder, 'locales/en.json'), JSON.stringify({ ...texts, c: 'Third text, new' }));
        await work(folder, path);
      });
    const now = (folder: string) => JSON.parse(read(folder, 'locales/ru.json')) as object;

    it('imports what only the translator changed, and lists the rest with both texts', async () => {
      await changedOnBothSides(async (folder, path) => {
        const { status, stdout } = await slipway(folder, 'import', '--dir', 'locales', path);
        expect(status).toBe(1);
        expect(stdout).toContain(
          ' b: the text here has changed since the export\n    here: "Новый второй"\n    in the file: "Их второй"',
        );
        expect(stdout).toContain(
          ' c: the source text has changed since the export\n    source here: "Third text, new"\n    source in the file: "Third text"',
        );
        expect(stdout).toContain('1 text imported for ru, 2 skipped.');
        expect(stdout).toContain('Decide: --theirs');
        expect(now(folder)).toEqual({ a: 'Наш первый {{n}}', b: 'Новый второй', c: 'Третий', d: 'Новый четвёртый' });
      });
    });

    it('leaves a text that the translator emptied, and names it', async () => {
      await withTree({ 'locales/en.json': texts, 'locales/ru.json': ru }, async (folder) => {
        await slipway(folder, 'export', 'locales', '--to', format);
        const path = `translations/ru.${format === 'csv' ? 'csv' : 'xlf'}`;
        writeFileSync(join(folder, path), read(folder, path).replace('Второй', ''));
        const { status, stdout } = await slipway(folder, 'import', '--dir', 'locales', path);
        expect([status, stdout]).toEqual([1, expect.stringContaining(' b: the text is empty\n    here: "Второй"')]);
        expect(now(folder)).toEqual(ru);
      });
    });

    it('imports or keeps them as the option says', async () => {
      await changedOnBothSides(async (folder, path) => {
        expect((await slipway(folder, 'import', '--dir', 'locales', path, '--theirs', '--ours')).status).toBe(2);
        const ours = await slipway(folder, 'import', '--dir', 'locales', path, '--ours');
        expect([ours.status, ours.stdout]).toEqual([
          0,
          expect.stringContaining('1 text imported for ru, 2 kept as they are, 0 skipped.'),
        ]);
        expect(now(folder)).toEqual({ a: 'Наш первый {{n}}', b: 'Новый второй', c: 'Третий', d: 'Новый четвёртый' });
        expect((await slipway(folder, 'import', '--dir', 'locales', path, '--theirs')).status).toBe(0);
        expect(now(folder)).toEqual({ a: 'Наш первый {{n}}', b: 'Их второй', c: 'Их третий', d: 'Новый четвёртый' });
      });
    });

    it('never imports a broken text', async () => {
      await changedOnBothSides(
        async (folder, path) => {
          const { status, stdout } = await slipway(folder, 'import', '--dir', 'locales', path, '--theirs');
          expect(status).toBe(1);
          expect(stdout).toContain(' a: placeholder ');
          expect(stdout).toContain('    source: "First {{n}} text"\n    in the file: "Наш первый {{nn}}"');
          expect(now(folder)).toMatchObject({ a: 'Первый {{n}}', b: 'Их второй' });
        },
        (text) => text.replace(/Наш первый (?:\{\{n\}\}|<ph id="1" dataRef="d1"\/>)/u, 'Наш первый {{nn}}'),
      );
    });

    it('writes nothing at all when one of several files cannot be read', async () => {
      await changedOnBothSides(async (folder, path) => {
        const before = read(folder, 'locales/ru.json');
        expect((await slipway(folder, 'import', '--dir', 'locales', path, 'none.xlf')).status).toBe(2);
        expect(read(folder, 'locales/ru.json')).toBe(before);
      });
    });
  });

  it('reports a conflict for a text that a file without marks would replace', async () => {
    await withTree(
      { 'locales/en.json': { a: 'First text', b: 'Second text' }, 'locales/ru.json': { a: 'Первый' } },
      async (folder) => {
        writeFileSync(
          join(folder, 'ru.csv'),
          'namespace,key,source,target\n,a,First text,Другой\n,b,Second text,Второй\n',
        );
        const { status, stdout } = await slipway(folder, 'import', '--dir', 'locales', 'ru.csv');
        expect([status, stdout]).toEqual([1, expect.stringContaining('here: "Первый"\n    in the file: "Другой"')]);
        expect(JSON.parse(read(folder, 'locales/ru.json'))).toEqual({ a: 'Первый', b: 'Второй' });
      },
    );
  });

  it('exits with 2 for a missing language and for a file of another kind', async () => {
    await withTree({ 'locales/en.json': en, 'x.xlf': '<html></html>' }, async (folder) => {
      expect((await slipway(folder, 'export', 'locales', '--language', 'xx')).status).toBe(2);
      expect((await slipway(folder, 'import', '--dir', 'locales', 'x.xlf')).status).toBe(2);
      expect((await slipway(folder, 'import', '--dir', 'locales', 'none.csv')).status).toBe(2);
    });
  });
});

describe('locales status and pseudo', () => {
  it('counts translated texts by language and namespace', async () => {
    await withTree({ 'locales/en/x.json': en, 'locales/ru/x.json': { a: { second: 'Второй' } } }, async (folder) => {
      const { status, stdout } = await slipway(folder, 'status', 'locales', '--json');
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
      expect((await slipway(folder, 'status', 'locales')).stdout).toContain('16.6%  x 5');
    });
  });

  it('writes accents, length and brackets, and keeps what the program reads', async () => {
    await withTree({ 'locales/en.json': { a: 'Pay <b>{{amount}}</b> for $t(names.x) now' } }, async (folder) => {
      await slipway(folder, 'pseudo', 'locales');
      const { a } = JSON.parse(read(folder, 'locales/pseudo.json')) as { a: string };
      expect(a).toMatch(/^\[Páý <b>\{\{amount\}\}<\/b> fóř \$t\(names\.x\) ñów~+\]$/u);
    });
  });
});

describe('lineDiff', () => {
  it('shows removed and added lines, with two lines around', () => {
    expect(lineDiff('1\n2\n3\n4\n5\n6', '1\n2\n3\nx\n5\n6')).toBe('  2\n  3\n- 4\n+ x\n  5\n  6');
    expect(lineDiff('a', 'a')).toBe('');
  });
});
