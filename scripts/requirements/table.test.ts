import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readRequirements } from './rows.ts';
import { problemsOf, tableOf } from './table-of.ts';

it('every requirement names a file and a test that exist', () => {
  expect(problemsOf()).toEqual([]);
});

it('docs/qa/requirements.md is as `npm run docs -- requirements` writes it', () => {
  expect(readFileSync('docs/qa/requirements.md', 'utf8')).toContain(tableOf());
});

it('notices an empty cell, a file that is gone and a test that is gone', () => {
  const [row] = readRequirements('9\tCaps\tpackage.json\tpackage.json\tslipway\t\n');
  if (row === undefined) throw new Error('a line is no requirement');
  expect(problemsOf([row])).toEqual([]);
  expect(problemsOf([{ ...row, file: '' }])).toHaveLength(1);
  expect(problemsOf([{ ...row, file: 'gone.ts' }])).toEqual([`${row.what}: no file gone.ts`]);
  expect(problemsOf([{ ...row, test: 'no such title' }])).toEqual([
    `${row.what}: ${row.testFile} has no test “no such title”`,
  ]);
});

it('refuses a line of another shape with its number', () => {
  const line = '9\tCaps\ta.ts\ta.test.ts\ttitle\t';
  for (const wrong of ['0\tCaps\ta.ts\ta.test.ts\ttitle\t', '9\tCaps', `${line}\tmore`])
    expect(() => readRequirements(`${line}\n${wrong}\n`)).toThrow('requirements.tsv:2');
});

it('shows what differs, and a bar in a title', () => {
  const rows = readRequirements('4\tStates\ta.ts\ta.test.ts\t1 | 2\tnot sent\n');
  expect(tableOf(rows).split('\n').at(-1)).toBe('| 4 | States | `a.ts` | `a.test.ts`: “1 \\| 2” | not sent |');
});
