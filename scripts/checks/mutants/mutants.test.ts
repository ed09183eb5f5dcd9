import { expect, test } from 'vitest';
import { AREAS, chooseMutants, filesOf, mutated, mutantText } from './list-mutants.ts';
import { shareText, summaryText } from './score.ts';

const SOURCES: Readonly<Record<string, string>> = {
  'cli/services/fee.ts': `export const fee = (amount: number): number => {
  return amount > 100 ? amount - 2 : amount;
};
`,
  'cli/services/sum.ts': 'export const sum = (a: number, b: number): number => a + b;\n',
};
const choose = (seed: number, sample = 100) =>
  chooseMutants(Object.keys(SOURCES), { seed, sample, read: (file) => SOURCES[file] ?? '' });

test('each area has its modules, without tests and their helpers', () => {
  const files = [
    'engine/a.ts',
    'engine/a.test.ts',
    'engine/bench/a.ts',
    'app/push/test-channel.ts',
    'app/store/a.ts',
    'app/layout/a.tsx',
    'app/layout/a.ts',
    'simulator/rows/a.ts',
    'cli/services/a.ts',
    'cli/services/suites/mutants/a.ts',
    'cli/services/a.txt',
  ];
  expect(Object.fromEntries(Object.keys(AREAS).map((area) => [area, filesOf(area, files)]))).toEqual({
    engine: ['engine/a.ts'],
    'app-calls': ['app/store/a.ts'],
    'app-logic': ['app/layout/a.ts'],
    'app-pages': ['app/layout/a.tsx'],
    simulator: ['simulator/rows/a.ts'],
    cli: ['cli/services/a.ts'],
  });
});

test('a mutant is one mistake in one place', async () => {
  const { chosen } = await choose(1);
  const texts = chosen.map((mutant) => mutantText(SOURCES[mutant.file] ?? '', mutant));
  expect(texts).toContain('cli/services/fee.ts:2 ArithmeticOperator: amount - 2 → amount + 2');
  const sum = chosen.find(({ file, kind }) => file.endsWith('sum.ts') && kind === 'ArithmeticOperator');
  if (sum === undefined) throw new Error(texts.join('\n'));
  expect(mutated(SOURCES[sum.file] ?? '', sum)).toBe('export const sum = (a: number, b: number): number => a - b;\n');
});

test('a seed chooses the same mutants again, a larger sample contains the smaller, another seed chooses others', async () => {
  const whole = (await choose(1)).chosen;
  expect((await choose(1)).chosen).toEqual(whole);
  expect(await choose(1, 3)).toEqual({ chosen: whole.slice(0, 3), all: whole.length });
  expect((await choose(2)).chosen).not.toEqual(whole);
});

test('the summary gives the share of those that compile, with the interval of Wilson', () => {
  const ends = ['killed', 'killed', 'killed', 'survived', 'types', 'unclear'] as const;
  expect(summaryText(ends, 10)).toBe(
    '6 of 10 mutants: 3 killed, 1 survived, 1 do not compile, 1 unclear: 75.0 % (30.1 to 95.4)',
  );
  expect(shareText(163, 200)).toBe('81.5 % (75.5 to 86.3)');
  expect(shareText(0, 10)).toBe('0.0 % (0.0 to 27.8)');
  expect(shareText(0, 0)).toBe('none');
});
