import { describe, expect, it } from 'vitest';
import { slowestText } from './slowest.ts';

describe('the slowest tests', () => {
  it('are ten, slowest first, with file, name and time, and the sum of all', () => {
    const tests = Array.from({ length: 12 }, (_, index) => ({
      file: 'a.test.ts',
      name: `test ${index}`,
      ms: index * 1_000,
    }));
    expect(slowestText(tests).split('\n')).toEqual([
      'The slowest of 12 tests (66.0 s together):',
      '   11.0 s  a.test.ts: test 11',
      '   10.0 s  a.test.ts: test 10',
      ...[9, 8, 7, 6, 5, 4, 3, 2].map((index) => `    ${index}.0 s  a.test.ts: test ${index}`),
    ]);
  });

  it('are nothing where no test ran', () => {
    expect(slowestText([])).toBe('');
  });
});
