import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REQUIREMENTS } from './rows.ts';
import { problemsOf, tableOf } from './table-of.ts';

it('every requirement names a file and a test that exist', () => {
  expect(problemsOf()).toEqual([]);
});

it('docs/requirements.md is as `npm run docs -- requirements` writes it', () => {
  expect(readFileSync('docs/requirements.md', 'utf8')).toContain(tableOf());
});

it('notices an empty cell, a file that is gone and a test that is gone', () => {
  const [row] = REQUIREMENTS;
  if (row === undefined) throw new Error('there are no requirements');
  expect(problemsOf([{ ...row, file: '' }])).toHaveLength(1);
  expect(problemsOf([{ ...row, file: 'gone.ts' }])).toEqual([`${row.what}: no file gone.ts`]);
  expect(problemsOf([{ ...row, test: 'no such title' }])).toEqual([
    `${row.what}: ${row.testFile} has no test “no such title”`,
  ]);
});
