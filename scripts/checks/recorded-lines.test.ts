import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { factFaults, inlineFaults, isFacts, recordingFaults, type RecordedFile } from './recorded-lines.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '');
const read = (file: string): RecordedFile[] => {
  try {
    return [{ file, text: readFileSync(file, 'utf8') }];
  } catch {
    return []; // git still lists a file that was moved
  }
};
const sources = files.filter((file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file)).flatMap(read);
const texts = files.filter((file) => path.extname(file) === '.txt').flatMap(read);

it('records only texts that a user gets, at most 8 % of the lines of the product', () => {
  expect(recordingFaults(texts, sources)).toEqual([]);
});

it('has no more lines of expected facts beside tests than before, whatever their files are called', () => {
  expect(factFaults(files.filter(isFacts).flatMap(read))).toEqual([]);
});

it('has outlines in tests of at most 4 % of the lines of the product', () => {
  expect(inlineFaults(sources)).toEqual([]);
});

it('refuses a table of facts, a snapshot and a long outline, with a sentence', () => {
  const table = (file: string, lines: number) => ({ file, text: 'a\n'.repeat(lines) });
  expect(['a.facts.ts', 'a.expected.json', '__snapshots__/a.txt', 'a.test.ts.snap'].filter(isFacts)).toHaveLength(4);
  expect(['lobby-facts.ts', 'app/facts/a.ts'].filter(isFacts)).toEqual([]);
  expect(factFaults([table('a.facts.ts', 300), table('b.facts.ts', 100)], 400)).toEqual([]);
  expect(factFaults([table('a.facts.ts', 300), table('b.facts.ts', 101)], 400)).toEqual([
    '401 lines of expected facts, at most 400 (the largest: a.facts.ts). State each fact that somebody relies on in a test of its own, by name.',
  ]);
  expect(factFaults([table('a.facts.ts', 299)], 400)).toEqual([
    '299 lines of expected facts: lower MAX_FACT_LINES to 299.',
  ]);
  const product = { file: 'app/a.ts', text: 'a\n'.repeat(100) };
  const outline = (lines: number) => ({
    file: 'app/a.test.ts',
    text: `expect(x).toBe(\`${'a\n'.repeat(lines - 1)}\`)\n`,
  });
  expect(inlineFaults([product, outline(4)])).toEqual([]);
  expect(inlineFaults([product, outline(5)])).toEqual([
    '5 lines of outlines in tests for 100 lines of product: at most 4 %. Ask for the part that the test is about.',
  ]);
});

it('refuses more lines, a recording without a test, and one of a page or a handler, with a sentence', () => {
  const product = { file: 'cli/a.ts', text: 'a\n'.repeat(100) };
  const test = { file: 'cli/a.test.ts', text: "toMatchFileSnapshot('a.txt')" };
  const recorded = (file: string, lines: number) => ({ file, text: 'a\n'.repeat(lines) });
  expect(recordingFaults([recorded('cli/a.txt', 8)], [product, test])).toEqual([]);
  expect(recordingFaults([recorded('cli/a.txt', 9)], [product, test])).toEqual([
    '9 recorded lines for 100 lines of product: at most 8 %. State the facts that somebody relies on instead.',
  ]);
  expect(recordingFaults([recorded('cli/b.txt', 1)], [product, test])).toEqual([
    'cli/b.txt: no test beside it compares it. Remove it.',
  ]);
  expect(recordingFaults([recorded('app/a.txt', 1)], [product, { ...test, file: 'app/a.test.ts' }])).toEqual([
    'app/a.txt: no user gets this text. Assert what the view shows or what the handler answers (docs/developers/writing.md).',
  ]);
});
