import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leftText } from './left-text.ts';
import { knownTimes, storeTimes } from './test-times.ts';

const newFile = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'slipway-times-')), 'deep', 'times.json');

it('stores the sum of the tests of each file, beside those of earlier runs', () => {
  const file = newFile();
  expect(knownTimes(file)('a.test.ts')).toBe(600);
  storeTimes([{ file: 'a.test.ts', name: 'one', ms: 900 }], file);
  const tests = [
    { file: 'b.test.ts', name: 'one', ms: 40.4 },
    { file: 'b.test.ts', name: 'two', ms: 30.2 },
    { file: 'c.test.ts', name: 'one', ms: 0.7 },
  ];
  storeTimes(tests, file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ 'a.test.ts': 900, 'b.test.ts': 71, 'c.test.ts': 1 });
  storeTimes([], file);
  const times = knownTimes(file);
  expect(['a.test.ts', 'b.test.ts', 'c.test.ts', 'new.test.ts'].map(times)).toEqual([900, 71, 30, 600]);
});

it('stores nothing in a repository that is gone, and ends', () => {
  const gone = path.join(path.dirname(newFile()), 'removed', 'times.json');
  storeTimes([{ file: 'a.test.ts', name: 'one', ms: 900 }], gone);
  expect(existsSync(path.dirname(path.dirname(gone)))).toBe(false);
});

it.each(['{"a.test.ts":-1}', '{"a.test.ts":"5"}', '[1]', 'no json', ''])('takes stored times of %j as none', (text) => {
  const file = newFile();
  storeTimes([{ file: 'a.test.ts', name: 'one', ms: 900 }], file);
  writeFileSync(file, text);
  expect(knownTimes(file)('a.test.ts')).toBe(600);
  storeTimes([{ file: 'b.test.ts', name: 'one', ms: 70 }], file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ 'b.test.ts': 70 });
});

it('says what was not run', () => {
  expect(leftText({ far: [], starting: [] })).toBe(
    'Not run: browser tests, size budget (npm test runs them), long tests (npm run qa -- long).',
  );
  expect(leftText({ far: ['a', 'b', 'c', 'd'], starting: ['e'] })).toBe(
    [
      'Not run for lack of time: 4 test files further from the change, such as a, b, c (npm run verify -- --all runs them).',
      'Not run: browser tests, size budget, tests of commands (1 test file) (npm test runs them), long tests (npm run qa -- long).',
    ].join('\n'),
  );
});
