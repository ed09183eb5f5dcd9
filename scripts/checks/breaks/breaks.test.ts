import { describe, expect, it, test } from 'vitest';
import { areaOf, chooseBreaks } from './choose-breaks.ts';
import { breaksOf, breakText, broken } from './list-breaks.ts';
import { importsOf, isTest, nearestTests } from './nearest-tests.ts';
import { relationOf } from './related-tests.ts';
import { readState, tableText, type Tried } from './table.ts';

const SOURCE = `export function fee(amount: number): number {
  check(amount);
  return amount > 100 ? amount - 2 : amount;
}
`;

test('a file is broken in each place in one way at a time', async () => {
  const breaks = await breaksOf('cli/fee.ts', SOURCE);
  expect(breaks.map((each) => breakText(SOURCE, each))).toEqual([
    'cli/fee.ts:1 BlockStatement: { check(amount); return amount > 100 ? amount - 2 : amount; … → {}',
    'cli/fee.ts:3 ConditionalExpression: amount > 100 → true',
    'cli/fee.ts:3 ConditionalExpression: amount > 100 → false',
    'cli/fee.ts:3 EqualityOperator: amount > 100 → amount >= 100',
    'cli/fee.ts:3 EqualityOperator: amount > 100 → amount <= 100',
    'cli/fee.ts:3 ArithmeticOperator: amount - 2 → amount + 2',
    'cli/fee.ts:2 DroppedStatement: check(amount); → nothing',
    'cli/fee.ts:3 NumberLiteral: 100 → 101',
    'cli/fee.ts:3 NumberLiteral: 2 → 3',
  ]);
  const minus = breaks.find(({ kind }) => kind === 'ArithmeticOperator');
  expect(minus && broken(SOURCE, minus)).toBe(SOURCE.replace('amount - 2', 'amount + 2'));
});

test('types are not broken: no test can notice', async () => {
  expect(
    await breaksOf('cli/types.ts', "export interface Row { readonly kind: 'a' | 'b'; readonly at: 1 | 2 }\n"),
  ).toEqual([]);
});

test('a file that cannot be read as TypeScript is an error that names it', async () => {
  await expect(breaksOf('cli/no.ts', 'const = 1;')).rejects.toThrow('cli/no.ts');
});

test('the same seed breaks the same places, another one others; tests and tools are left whole', async () => {
  const files = [
    'cli/a.ts',
    'cli/b.ts',
    'cli/c.ts',
    'cli/c.test.ts',
    'scripts/d.ts',
    'app/test/e.ts',
    'app/journeys/f.ts',
    'cli/types.d.ts',
    'cli/g.fixture.ts',
    'cli/test-h.ts',
  ];
  const choose = (seed: number) => chooseBreaks(files, { seed, count: 10, read: () => SOURCE });
  const first = await choose(1);
  expect(await choose(1)).toEqual(first);
  expect(await choose(2)).not.toEqual(first);
  expect(first.map(({ file }) => file).toSorted()).toEqual(['cli/a.ts', 'cli/b.ts', 'cli/c.ts']);
});

test('files are counted by area', () => {
  expect(
    ['simulator/rows/a.ts', 'simulator/doors/a.ts', 'app/features/x/a.tsx', 'app/ui/a.tsx', 'fixtures/a.ts'].map(
      areaOf,
    ),
  ).toEqual(['simulator: domain and rows', 'simulator: the rest', 'app: features', 'app: the rest', undefined]);
});

test('the nearest tests come first: by imports; those beside the file that start commands are among them', () => {
  const imports = importsOf(
    {
      'cli/fees/fee.ts': 'export const fee = 1;',
      'cli/fees/command.test.ts': "import { spawn } from 'node:child_process';",
      'cli/fees/index.ts': "export * from './fee.ts';",
      'cli/fees/fee.test.ts': "import { fee } from './fee.ts';",
      'app/wallet.tsx': "const fees = await import('#cli/fees/index.ts');",
      'app/wallet.test.tsx': "import '#app/wallet.tsx';",
      'app/other.test.ts': "import '#contract/money';",
      'app/fees.browser.test.ts': "import '#cli/fees/fee.ts';",
      'cli/fees/every-fee.long.test.ts': "import './fee.ts';",
    },
    { '#cli/*': './cli/*', '#app/*': './app/*', '#contract/money': './contract/money/index.ts' },
  );
  expect(nearestTests('cli/fees/fee.ts', imports, () => 0)).toEqual([
    'cli/fees/fee.test.ts',
    'cli/fees/command.test.ts',
    'app/wallet.test.tsx',
  ]);
});

test('of many tests that import the whole app, those come first that have to do with the file', () => {
  const routes = [
    'bets',
    'home',
    'live',
    'news',
    'rules',
    'search',
    'slots',
    'tables',
    'vip',
    'wallet',
    'chat',
    'help',
  ];
  const sources: Record<string, string> = {
    'app/app.ts': "import './fees/fee-list.tsx'; import './fees/set-limit.ts';",
    'app/fees/fee-list.tsx': 'export const FeeList = 1;',
    'app/fees/set-limit.ts': 'export function setLimit() {}',
    'app/fees/sum.test.ts': "import './fee-list.tsx';",
    'app/routes/profile.test.tsx': "import '#app/app.ts'; test('a limit is set', () => call('setLimit'));",
    'app/routes/fees.test.tsx': "import '#app/app.ts'; test('what it costs');",
    'app/routes/all.test.ts': "import '#app/app.ts';",
    ...Object.fromEntries(routes.map((name) => [`app/routes/${name}.test.tsx`, "import '#app/app.ts';"])),
  };
  const imports = importsOf(sources, { '#app/*': './app/*' });
  const relation = relationOf(sources, Object.keys(sources).filter(isTest));
  const first = (file: string) => nearestTests(file, imports, relation).slice(0, 4);
  expect(first('app/fees/fee-list.tsx')).toEqual([
    'app/fees/sum.test.ts',
    'app/routes/fees.test.tsx',
    'app/routes/all.test.ts',
    'app/routes/bets.test.tsx',
  ]);
  expect(first('app/fees/set-limit.ts')).toEqual([
    'app/routes/profile.test.tsx',
    'app/fees/sum.test.ts',
    'app/routes/fees.test.tsx',
    'app/routes/all.test.ts',
  ]);
});

describe('what was found', () => {
  const tried: readonly Tried[] = [
    { number: 1, area: 'engine', text: 'engine/a.ts:1 X: a || b → a', seconds: 9, by: 'types', what: 'TS1' },
    { number: 2, area: 'engine', text: 'engine/b.ts:2 X: 1 → 2', seconds: 9, by: 'nearest', what: 'b.test.ts: b' },
    { number: 3, area: 'app: features', text: 'app/features/c.ts:3 X: 1 → 2', seconds: 9, by: 'wider', what: 'c' },
    { number: 4, area: 'engine', text: 'engine/d.ts:4 X: a || b → b', seconds: 9, what: '7 files passed' },
  ];
  const run = { commit: 'f1a3e92c', seed: 7, in: 'engine/' };

  it('is counted by area, and what no test noticed is listed', () => {
    expect(tableText(tried).split('\n')).toEqual([
      '| area | breaks | by the types | by the nearest tests | by other tests | by none |',
      '|---|---:|---:|---:|---:|---:|',
      '| app: features | 1 | 0 | 0 | 1 | 0 |',
      '| engine | 3 | 1 | 1 | 0 | 1 |',
      '| all | 4 | 1 | 1 | 1 | 1 |',
      '',
      '| not noticed | why |',
      '|---|---|',
      '| 4. `engine/d.ts:4 X: a \\|\\| b → b` | 7 files passed |',
    ]);
    expect(tableText(tried.slice(1, 3))).not.toContain('not noticed');
  });

  it('continues a stored run of the same draw, and no other', () => {
    const stored = JSON.stringify({ ...run, tried });
    expect(readState(stored, run)).toEqual(tried);
    for (const other of [{ commit: 'd4a9b7c8' }, { seed: 8 }, { in: '' }])
      expect(() => readState(stored, { ...run, ...other })).toThrow(
        "These results are of commit f1a3e92c, seed 7, folder 'engine/'. Choose another file.",
      );
  });
});
