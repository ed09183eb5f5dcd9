import { expect, test } from 'vitest';
import type { Break } from '#scripts/checks/breaks/list-breaks.ts';
import { AREAS, filesOf } from './areas.ts';
import { chooseMutants } from './choose-mutants.ts';
import { endOf, isOpen, shareText, summaryText, survivorsText, type Ended } from './score.ts';
import { roundsOf } from './uncompiled.ts';

const SOURCES: Readonly<Record<string, string>> = {
  'cli/services/fee.ts': `export const fee = (amount: number): number => {
  log(3);
  return amount > 100 ? amount - 2 : amount;
};
`,
  'cli/services/sum.ts': 'export const sum = (a: number, b: number): number => a + b;\n',
};
const FILES = Object.keys(SOURCES);
const choose = (seed: number, sample?: number) =>
  chooseMutants(FILES, { seed, sample, read: (file) => SOURCES[file] ?? '' });

test('each area has its modules, without tests and their helpers', () => {
  const files = [
    'engine/a.ts',
    'engine/a.test.ts',
    'engine/bench/a.ts',
    'app/api/money/a.ts',
    'app/store/a.ts',
    'app/push/test-channel.ts',
    'app/features/betting/slip/a.ts',
    'app/features/betting/slip/test/a-pick.ts',
    'app/layout/a.tsx',
    'app/ui/a.tsx',
    'simulator/domain/a.ts',
    'simulator/rows/a.ts',
    'simulator/core/a.ts',
    'cli/services/a.ts',
    'cli/services/check/mutants/a.ts',
    'cli/edge/a.ts',
  ];
  expect(Object.fromEntries(AREAS.map((area) => [area.name, filesOf(area, files)]))).toEqual({
    engine: ['engine/a.ts'],
    'app-calls': ['app/api/money/a.ts', 'app/store/a.ts'],
    'app-logic': ['app/features/betting/slip/a.ts'],
    'app-pages': ['app/layout/a.tsx'],
    simulator: ['simulator/domain/a.ts', 'simulator/rows/a.ts'],
    cli: ['cli/services/a.ts'],
  });
});

test('mutants are those of Stryker, with the range that it is given', async () => {
  const { chosen, all } = await choose(1);
  expect(chosen.map(({ range, key }) => `${range} ${key}`).toSorted()).toEqual([
    'cli/services/fee.ts:1:47-4:1 cli/services/fee.ts:0:47:3:1:BlockStatement:{}',
    'cli/services/fee.ts:3:24-3:34 cli/services/fee.ts:2:24:2:34:ArithmeticOperator:amount + 2',
    'cli/services/fee.ts:3:9-3:21 cli/services/fee.ts:2:9:2:21:ConditionalExpression:false',
    'cli/services/fee.ts:3:9-3:21 cli/services/fee.ts:2:9:2:21:ConditionalExpression:true',
    'cli/services/fee.ts:3:9-3:21 cli/services/fee.ts:2:9:2:21:EqualityOperator:amount <= 100',
    'cli/services/fee.ts:3:9-3:21 cli/services/fee.ts:2:9:2:21:EqualityOperator:amount >= 100',
    'cli/services/sum.ts:1:19-1:58 cli/services/sum.ts:0:19:0:58:ArrowFunction:() => undefined',
    'cli/services/sum.ts:1:53-1:58 cli/services/sum.ts:0:53:0:58:ArithmeticOperator:a - b',
  ]);
  expect(all).toBe(chosen.length);
});

test('a seed chooses the same mutants again, a larger sample contains the smaller, another seed chooses others', async () => {
  const keys = async (seed: number, sample?: number) => (await choose(seed, sample)).chosen.map(({ key }) => key);
  const whole = await keys(1);
  expect(await keys(1)).toEqual(whole);
  expect(await keys(1, 3)).toEqual(whole.slice(0, 3));
  expect(await keys(2)).not.toEqual(whole);
  expect((await keys(2)).toSorted()).toEqual(whole.toSorted());
  expect(await choose(1, 3)).toMatchObject({ all: whole.length });
});

test('no round has two breaks of one file, or of a file and one that it imports', () => {
  const each = (file: string, start: number): Break => ({ file, start, end: 9, kind: '', replacement: '' });
  const breaks = [each('a.ts', 1), each('b.ts', 2), each('a.ts', 3), each('a.ts', 4), each('b.ts', 5), each('c.ts', 6)];
  const imports = new Map([
    ['a.ts', ['d.ts']],
    ['c.ts', ['a.ts']],
  ]);
  expect(roundsOf(breaks, imports)).toEqual([
    [each('a.ts', 1), each('b.ts', 2)],
    [each('a.ts', 3), each('b.ts', 5)],
    [each('a.ts', 4)],
    [each('c.ts', 6)],
  ]);
});

test('the summary counts every end, and lists what no test noticed by place', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored', undefined];
  const ends = statuses.map((status, at) => ({ text: `a.ts:${20 - at}`, end: endOf(status) }));
  expect(ends.filter(({ end }) => isOpen(end)).map(({ text }) => text)).toEqual([
    'a.ts:18',
    'a.ts:17',
    'a.ts:16',
    'a.ts:15',
    'a.ts:14',
  ]);
  const others: readonly Ended[] = [
    { text: 'a.ts:9', end: 'survived' },
    { text: 'a.ts:8', end: 'alone' },
    { text: 'a.ts:7', end: 'types' },
  ];
  expect(survivorsText([...ends, ...others])).toBe(
    ['✗ a.ts:9', '? a.ts:14', '? a.ts:15', '? a.ts:16', '· a.ts:17', '✗ a.ts:18'].join('\n'),
  );
  expect(
    summaryText(
      [...ends, ...others].map(({ end }) => end),
      10,
    ),
  ).toBe(
    '10 of 10 mutants: 9 compile, of which 3 killed by tests (1 by their time, 1 outside Stryker), 2 survived, 1 not covered, 3 without a result: 50.0 %',
  );
});

test('the score of a sample has the interval of Wilson', () => {
  expect(shareText(163, 200, false)).toBe('81.5 % (75.5 to 86.3)');
  expect(shareText(0, 10, false)).toBe('0.0 % (0.0 to 27.8)');
  expect(shareText(10, 10, false)).toBe('100.0 % (72.2 to 100.0)');
  expect(shareText(163, 200, true)).toBe('81.5 %');
  expect(shareText(0, 0, false)).toBe('none');
});
