import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runExport } from '#cli/locales/run-export.ts';
import { runImport } from '#cli/locales/run-import.ts';
import { withTree } from '#cli/locales/test/tree.ts';
import { CliError } from '#cli/terminal/errors.ts';

/** What is printed by commands that run in this process. */
let printed = '';
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    printed += String(chunk);
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());
const said = async (work: () => number | Promise<number>): Promise<readonly [status: number, text: string]> => {
  printed = '';
  const status = await work();
  return [status, printed];
};

const SOURCE = {
  'a/one.json': { title: 'The first title', rows: { pay: 'Pay {{amount}} now', bold: 'Read <0>the rules</0> first' } },
  'a/two.json': { quote: 'Say "yes", or no; \\ and & <', tab: 'One line' },
} as const;
/** Translations that break nothing, of each text of the source. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  title: ['Первый заголовок', 'Заголовок, первый', 'Это «заголовок»', 'Заголовок; ещё один'],
  pay: ['Оплатить {{amount}} сейчас', 'Сейчас оплатить {{amount}}', '{{amount}} "сразу" оплатить'],
  bold: ['Прочтите <0>правила</0> сначала', 'Сначала <0>все правила</0> прочтите'],
  quote: ['Скажите "да", или нет; \\ и & <', 'Скажите: "нет", \\\\ & < или да', "'Да' или «нет» & \\ <"],
  tab: ['Одна строка', 'Строка одна', 'Всего строка'],
};
const choice = fc.record(
  Object.fromEntries(Object.entries(TEXTS).map(([key, texts]) => [key, fc.constantFrom(...texts)])),
);

const fill = (texts: Readonly<Record<string, string>>, of: object): object =>
  Object.fromEntries(
    Object.entries(of).map(([key, each]: [string, unknown]) => [
      key,
      typeof each === 'object' && each !== null ? fill(texts, each) : texts[key],
    ]),
  );
const tree = (texts: Readonly<Record<string, string>>) => ({
  'locales/en/one.json': SOURCE['a/one.json'],
  'locales/en/two.json': SOURCE['a/two.json'],
  'locales/ru/one.json': fill(texts, SOURCE['a/one.json']),
  'locales/ru/two.json': fill(texts, SOURCE['a/two.json']),
});
const filesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['one', 'two'].map((name) => [name, readFileSync(join(folder, `locales/ru/${name}.json`), 'utf8')]),
  );

const format = fc.constantFrom<'xliff' | 'po' | 'csv'>('xliff', 'po', 'csv');

it('what was exported and translated is imported: those texts and no others, and once', async () => {
  await fc.assert(
    fc.asyncProperty(format, choice, choice, async (to, old, translated) => {
      await withTree(tree(translated), async (other) => {
        await withTree(tree(old), async (folder) => {
          const before = filesIn(folder);
          await said(() => runExport(join(folder, 'locales'), { to, out: join(folder, 'out') }));
          const [file = ''] = readdirSync(join(folder, 'out')).map((each) => join(folder, 'out', each));
          // Read back as it was exported, it changes nothing.
          expect(await said(() => runImport(join(folder, 'locales'), [file], {}))).toEqual([
            0,
            `${file}: 0 texts imported for ru, 0 skipped.\nNext: slipway locales check ${join(folder, 'locales')}\n`,
          ]);
          expect(filesIn(folder)).toEqual(before);
          // A translator who changes texts keeps the marks of the export: these are of the old texts.
          const marks = new Map(
            [...readFileSync(file, 'utf8').matchAll(/[0-9a-f]{12}-[0-9a-f]{12}/g)].map(([mark], at) => [at, mark]),
          );
          await said(() => runExport(join(other, 'locales'), { to, out: join(other, 'out') }));
          let at = 0;
          const changed = readFileSync(join(other, 'out', file.split('/').at(-1) ?? ''), 'utf8').replaceAll(
            /[0-9a-f]{12}-[0-9a-f]{12}/g,
            () => marks.get(at++) ?? '',
          );
          writeFileSync(file, changed);
          const count = Object.keys(TEXTS).filter((key) => old[key] !== translated[key]).length;
          const [status, text] = await said(() => runImport(join(folder, 'locales'), [file], {}));
          expect([status, text]).toEqual([
            0,
            `${file}: ${count} ${count === 1 ? 'text' : 'texts'} imported for ru, 0 skipped.\nNext: slipway locales check ${join(folder, 'locales')}\n`,
          ]);
          expect(filesIn(folder)).toEqual(filesIn(other));
          expect(await said(() => runImport(join(folder, 'locales'), [file], {}))).toEqual([
            0,
            `${file}: 0 texts imported for ru, 0 skipped.\nNext: slipway locales check ${join(folder, 'locales')}\n`,
          ]);
        });
      });
    }),
    { numRuns: 30 },
  );
});

/** One that is imported and one that is refused, whatever chance adds. */
const NO_DAMAGE = { at: 0, length: 0, by: '' };
const NO_HEAD = { at: 0, length: 60, by: '' };

it('a damaged file is refused with a remedy, or imported; the catalogue stays JSON with the same keys', async () => {
  const damage = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(60),
    by: fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom('"', '<', '&', '\n', '\\', '{{', ','),
    ),
  });
  const keysOf = (files: Readonly<Record<string, string>>) =>
    Object.values(files).map((text) => {
      const keys: string[] = [];
      JSON.parse(text, (key, value: unknown) => {
        keys.push(key);
        return value;
      });
      return keys;
    });
  const seen = { imported: 0, skipped: 0, refused: 0 };
  const first = Object.fromEntries(Object.entries(TEXTS).map(([key, [text = '']]) => [key, text]));
  await withTree(tree(first), async (folder) => {
    const keys = keysOf(filesIn(folder));
    await fc.assert(
      fc.asyncProperty(format, damage, async (to, { at, length, by }) => {
        await said(() => runExport(join(folder, 'locales'), { to, out: join(folder, 'out') }));
        const file = join(folder, 'out', `ru.${to === 'xliff' ? 'xlf' : to}`);
        const text = readFileSync(file, 'utf8');
        const from = Math.floor(at * text.length);
        writeFileSync(file, text.slice(0, from) + by + text.slice(from + length));
        try {
          const [status] = await said(() =>
            runImport(join(folder, 'locales'), [file], { theirs: true, language: 'ru' }),
          );
          seen[status === 0 ? 'imported' : 'skipped'] += 1;
        } catch (error) {
          if (!(error instanceof CliError)) throw error;
          expect([error.exitCode, error.message.trim() !== '', error.next.length > 0]).toEqual([2, true, true]);
          seen.refused += 1;
        }
        expect(keysOf(filesIn(folder))).toEqual(keys);
      }),
      {
        numRuns: 100,
        examples: [
          ['xliff', NO_DAMAGE],
          ['xliff', NO_HEAD],
        ],
      },
    );
  });
  expect(Math.min(seen.imported, seen.refused)).toBeGreaterThan(0);
});
