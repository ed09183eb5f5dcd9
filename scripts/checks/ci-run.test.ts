import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Runs .ci/run with an npm that prints the given text and ends with the given code: first for `npm test`, then for `qa -- long`. */
function run(quick: readonly [text: string, code: number], long: readonly [text: string, code: number]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'slipway-ci-'));
  const npm = path.join(folder, 'npm');
  const part = ([text, code]: readonly [string, number]) => `printf '%s\\n' ${text}; exit ${code}`;
  writeFileSync(
    npm,
    `#!/bin/sh
case "$*" in
  test) ${part(quick)} ;;
  'run qa -- long') ${part(long)} ;;
  *) echo "$*"; exit 3 ;;
esac
`,
    { mode: 0o755 },
  );
  const { status, stdout } = spawnSync('bash', ['.ci/run'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
  });
  rmSync(folder, { recursive: true });
  return { status, last: stdout.trimEnd().split('\n').at(-1) };
}

/** A part with one test and so many files that passed only alone. */
const alone = (count: number) =>
  `${Array.from({ length: count }, (_, index) => `'passed only alone: ${index}.test.ts'`).join(' ')} '1 passed, 0 failed'`;

it.each([
  [["'fine' '5 passed, 0 failed'", 0], ["'7 passed, 0 failed'", 0], 0, '12 passed, 0 failed'],
  [["'5 passed, 1 failed'", 1], ["'7 passed, 0 failed'", 0], 1, '12 passed, 1 failed'],
  [["'5 passed, 0 failed'", 0], ["'7 passed, 2 failed'", 1], 1, '12 passed, 2 failed'],
  // Ended before its last line.
  [["'out of memory'", 134], ["'7 passed, 0 failed'", 0], 1, '7 passed, 1 failed'],
  [["'5 passed, 0 failed'", 0], ["'No space left'", 1], 1, '5 passed, 1 failed'],
  [["'5 passed, 0 failed'", 1], ["'7 passed, 0 failed'", 0], 1, '12 passed, 1 failed'],
  // Files that passed only alone: five in both parts together are a busy machine, six are a fault.
  [[alone(3), 0], [alone(2), 0], 0, '2 passed, 0 failed'],
  [[alone(3), 0], [alone(3), 0], 1, '2 passed, 1 failed'],
] as const)('CI counts %j and %j together', (quick, long, status, last) => {
  expect(run(quick, long)).toEqual({ status, last });
});
