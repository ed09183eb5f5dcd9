import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import chalk from 'chalk';
import * as v from 'valibot';
import { ensureChromium } from '#cli/browser/find-chromium.ts';
import { PATIENT } from '#scripts/config/wait-bound.ts';
import { capture, toolPath, type CheckResult } from './run-tool.ts';

const Report = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({ title: v.string(), status: v.string(), duration: v.nullish(v.number(), 0) }),
      ),
    }),
  ),
});

/** Runs projects and counts tests; a run without tests, or with skipped ones, fails. */
export async function runVitest(
  projects: readonly string[],
  extra: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<CheckResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'slipway-tests-'));
  const file = path.join(folder, 'report.json');
  try {
    const { code, output } = await capture(
      toolPath('vitest'),
      [
        'run',
        // A missing recording fails, as on CI; otherwise vitest would write it.
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
    const redFiles = testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name, assertionResults }) => ({
        file: path.relative('.', name),
        // A file that could not be loaded counts as one test.
        failed: Math.max(1, assertionResults.filter(({ status }) => status === 'failed').length),
        run: (): Promise<CheckResult> => runVitest(projects, [path.relative('.', name)], { ...env, ...PATIENT }),
      }));
    const failedInFiles = redFiles.reduce((sum, { failed }) => sum + failed, 0);
    const isUnsound = isEmpty || numPendingTests > 0 || (code !== 0 && failedInFiles === 0);
    const reason =
      numPendingTests > 0 ? `${numPendingTests} tests were skipped: a test that does not run proves nothing.\n` : '';
    return {
      passed: numPassedTests,
      failed: Math.max(numFailedTests, failedInFiles) + (isUnsound ? 1 : 0),
      output: reason + output,
      note: `  ${numPassedTests} tests`,
      redFiles: isUnsound ? [] : redFiles,
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

/** Installs Chromium if missing. */
export async function browserTests(files: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<CheckResult> {
  const chromium = await ensureChromium((line) => console.log(chalk.dim(`  ${line}`)));
  return runVitest(['browser'], files, { SLIPWAY_CHROMIUM: chromium, ...env });
}
