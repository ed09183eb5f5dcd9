import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';

const Report = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

export interface Failure {
  readonly file: string;
  readonly title: string;
}
export interface Verdict {
  readonly failures: readonly Failure[];
  /** The time was over before the tests were: no verdict, and what failed until then is unknown. */
  readonly isCut: boolean;
  readonly ms: number;
}

interface RunOptions {
  readonly ms: number;
  /** End at the first failure. */
  readonly bail: boolean;
  readonly print: boolean;
}

/** Runs unit and app tests of a copy of the repository. A file that cannot be loaded is a failure. */
export async function runTests(root: string, files: readonly string[], options: RunOptions): Promise<Verdict> {
  if (files.length === 0) return { failures: [], isCut: false, ms: 0 };
  const startedAt = performance.now();
  const folder = await mkdtemp(path.join(tmpdir(), 'slipway-breaks-report-'));
  const report = path.join(folder, 'report.json');
  try {
    const isCut = await vitest(root, files, report, options);
    const text = isCut ? 'null' : await readFile(report, 'utf8').catch(() => 'null');
    return { failures: failuresOf(root, JSON.parse(text)), isCut, ms: performance.now() - startedAt };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function vitest(root: string, files: readonly string[], report: string, options: RunOptions): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [
      path.resolve('node_modules/vitest/vitest.mjs'),
      'run',
      '--config=scripts/config/vitest.config.ts',
      '--project=unit',
      '--project=app',
      ...(options.bail ? ['--bail=1'] : []),
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(options.print ? ['--reporter=default'] : []),
      ...files,
    ],
    // A process group of its own: the workers end with it.
    { cwd: root, stdio: options.print ? 'inherit' : 'ignore', detached: true },
  );
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      resolve(true);
    }, options.ms);
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

function failuresOf(root: string, json: unknown): readonly Failure[] {
  const report = v.safeParse(Report, json);
  if (!report.success) return [];
  return report.output.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ file, title: message.split('\n')[0] ?? '' }];
    return failed.map(({ fullName }) => ({ file, title: fullName }));
  });
}
