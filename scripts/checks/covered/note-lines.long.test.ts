import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readNote } from './notes.ts';

/** A repository of two modules: what the installed vitest, esbuild and V8 make of them is what the notes depend on. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module", "imports": {} }',
  'scripts/config/vitest.config.ts': `
    import { compileForTests } from '${path.resolve('scripts/config/compile-for-tests.ts')}';
    const root = process.cwd();
    export default {
      test: {
        maxWorkers: 1,
        projects: [
          { root, test: { name: 'unit', include: ['app/*.test.ts'], isolate: false } },
          {
            root,
            plugins: [compileForTests(root, root + '/dist/test/modules-1')],
            test: {
              name: 'app', include: ['app/*.test.tsx'], isolate: false, environment: 'jsdom',
              server: { deps: { external: [/dist\\/test\\/modules-/] } },
            },
          },
        ],
      },
    };`,
  'app/fee.ts': `interface Fee {
  readonly rate: number;
}
const rates: readonly Fee[] = [made(2)];

export function feeOf(amount: number): number {
  if (amount > 100) {
    return cut(amount);
  }
  return rates[0]?.rate ?? 0;
}

function cut(amount: number): number {
  return amount - 2;
}

function made(rate: number): Fee {
  return { rate };
}
`,
  'app/fee-text.tsx': `import { feeOf } from './fee.ts';

export interface Props {
  readonly amount: number;
}

export function FeeText({ amount }: Props) {
  if (amount > 100) return <b>{feeOf(amount)}</b>;
  return (
    <i>
      {amount}
    </i>
  );
}
`,
  'app/high.test.ts': `import { expect, test } from 'vitest';
import { feeOf } from './fee.ts';
test('high', () => expect(feeOf(200)).toBe(198));`,
  'app/low.test.ts': `import { expect, test } from 'vitest';
import { feeOf } from './fee.ts';
test('low', () => expect(feeOf(20)).toBe(2));`,
  'app/text.test.tsx': `import { expect, test } from 'vitest';
import { FeeText } from './fee-text.tsx';
test('text', () => expect(FeeText({ amount: 20 }).type).toBe('i'));`,
  'app/high-text.test.tsx': `import { expect, test } from 'vitest';
import { FeeText } from './fee-text.tsx';
test('high text', () => expect(FeeText({ amount: 200 }).type).toBe('b'));`,
};
const TESTS = ['app/high.test.ts', 'app/low.test.ts', 'app/text.test.tsx', 'app/high-text.test.tsx'];
let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'slipway-covered-')));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('each test file has the lines that it ran itself, though they share a worker and its modules', () => {
  const notes = path.join(folder, 'notes');
  const recorder = path.resolve('scripts/checks/covered/record-notes.ts');
  const printed = execFileSync(process.execPath, ['--import', 'tsx', recorder, ...TESTS], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SLIPWAY_COVERED: notes },
  });
  expect(printed.trim().split('\n').toSorted()).toEqual(TESTS.toSorted());
  const ran = TESTS.map((name) => [name, readNote(readFileSync(path.join(notes, `${name}.json`), 'utf8')).ran]);
  expect(Object.fromEntries(ran)).toEqual({
    'app/high.test.ts': { 'app/fee.ts': '6-9,11,13-15' },
    'app/low.test.ts': { 'app/fee.ts': '6-7,10-11' },
    'app/text.test.tsx': { 'app/fee-text.tsx': '7-12,14' },
    'app/high-text.test.tsx': { 'app/fee-text.tsx': '7-8,14', 'app/fee.ts': '6-9,11,13-15' },
  });
  const loaded = TESTS.map((name) => readNote(readFileSync(path.join(notes, `${name}.json`), 'utf8')).loaded);
  // Once for those that vitest evaluates, once for those that are compiled: the first of each loads the modules.
  expect(loaded.filter((each) => Object.keys(each).length > 0)).toEqual(
    Array.from({ length: 2 }, () => ({ 'app/fee.ts': '17-19' })),
  );
});
