import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import chalk from 'chalk';
import * as v from 'valibot';
import { ensureChromium } from '#cli/browser/find-chromium.ts';
import { capture, toolPath, type CheckResult } from './run-tool.ts';

const Report = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ title: v.string(), duration: v.nullish(v.number(), 0) })),
    }),
  ),
});

/** Files that failed are run alone, if they are few: one that passes then depends on the files before it. */
const MAX_ALONE = 5;

/** Runs projects of vitest and counts their tests; a run that counts nothing, or skips anything, is a failure. */
export async function runVitest(
  projects: readonly string[],
  extra: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<CheckResult> {
  const result = await runOnce(projects, extra, env);
  const red = result.red ?? [];
  if (red.length === 0 || red.length > MAX_ALONE || extra.length === 1) return result;
  const sentence = await passingAlone(red, async (file) => (await runOnce(projects, [file], env)).failed === 0);
  return { ...result, output: result.output + sentence };
}

/** Says of each file that failed among others, and passes alone, that it depends on them. @param red paths of the files that failed */
export async function passingAlone(
  red: readonly string[],
  passes: (file: string) => Promise<boolean>,
): Promise<string> {
  const sentences: string[] = [];
  for (const file of red)
    if (await passes(file))
      sentences.push(
        `${file} passes alone. It fails after other files: one of them leaves something behind, or this one counts on what they leave. Each test file must pass in any order.\n`,
      );
  return sentences.join('');
}

interface Run extends CheckResult {
  /** Test files with a failure. */
  readonly red?: readonly string[];
}

async function runOnce(projects: readonly string[], extra: readonly string[], env: NodeJS.ProcessEnv): Promise<Run> {
  const folder = await mkdtemp(path.join(tmpdir(), 'slipway-tests-'));
  const file = path.join(folder, 'report.json');
  try {
    const { code, output } = await capture(
      toolPath('vitest'),
      [
        'run',
        // A recording that is not there fails, as on CI; without this vitest writes it, and the test cannot fail.
        ...(extra.includes('--update') ? [] : ['--update=none']),
        '--config=scripts/config/vitest.config.ts',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...extra,
      ],
      env,
    );
    const report = v.safeParse(Report, JSON.parse(await readFile(file, 'utf8').catch(() => 'null')));
    if (!report.success) return { passed: 0, failed: 1, output };
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = report.output;
    const isEmpty = numPassedTests === 0 && extra.length === 0;
    const isUnsound = isEmpty || numPendingTests > 0 || (code !== 0 && numFailedTests === 0);
    const reason =
      numPendingTests > 0 ? `${numPendingTests} tests were skipped: a test that does not run proves nothing.\n` : '';
    return {
      passed: numPassedTests,
      failed: numFailedTests + (isUnsound ? 1 : 0),
      output: reason + output,
      note: `  ${numPassedTests} tests`,
      red: testResults.filter(({ status }) => status === 'failed').map(({ name }) => path.relative('.', name)),
      tests: testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ title, duration }) => ({
          file: path.relative('.', name),
          name: title,
          ms: duration,
        })),
      ),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The browser project, with the Chromium that is there or is installed now. */
export async function browserTests(files: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<CheckResult> {
  const chromium = await ensureChromium((line) => console.log(chalk.dim(`  ${line}`)));
  return runVitest(['browser'], files, { SLIPWAY_CHROMIUM: chromium, ...env });
}
