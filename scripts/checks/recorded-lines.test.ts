import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { recordingFaults, type RecordedFile } from './recorded-lines.ts';

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
