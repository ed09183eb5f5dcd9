import { parseArgs } from 'node:util';
import chalk from 'chalk';
import { ensureChromium } from '#cli/browser/find-chromium.ts';
import { checkBudget } from './budget.ts';
import { runCommand, toolPath, type CheckResult } from './run-tool.ts';
import { runVitest } from './run-vitest.ts';

interface Check {
  readonly name: string;
  readonly run: () => Promise<CheckResult>;
}

/**
 * `npm test`: everything. `npm run verify`: without the browser and the budget. `-- --changed`: only tests that the
 * working tree's changes touch. The last line counts checks and tests together.
 */
export async function main(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: { quick: { type: 'boolean', default: false }, changed: { type: 'boolean', default: false } },
  });
  const changed = values.changed ? ['--changed'] : [];
  const quick: Check[] = [
    { name: 'types (tsc)', run: () => runCommand(toolPath('tsc'), []) },
    { name: 'lint (oxlint)', run: () => runCommand(toolPath('oxlint'), ['--deny-warnings']) },
    { name: 'format (oxfmt)', run: () => runCommand(toolPath('oxfmt'), ['--check', '.']) },
    { name: 'unused code (knip)', run: () => runCommand(toolPath('knip'), []) },
    { name: 'texts (slipway locales check)', run: () => runCommand('node', ['cli/slipway.cjs', 'locales', 'check']) },
    { name: 'unit and app tests', run: () => runVitest(['unit', 'app'], changed) },
  ];
  const slow: Check[] = [
    { name: 'size budget', run: checkBudget },
    { name: 'browser tests', run: () => browserTests(changed) },
  ];

  const startedAt = performance.now();
  let passed = 0;
  let failed = 0;
  for (const check of values.quick || values.changed ? quick : [...quick, ...slow]) {
    const checkStartedAt = performance.now();
    console.log(chalk.bold(`▸ ${check.name}`));
    const result = await check
      .run()
      .catch((error: unknown): CheckResult => ({ passed: 0, failed: 1, output: String(error) }));
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0 || result.note !== undefined) console.log(result.failed > 0 ? result.output : result.note);
    const mark = result.failed > 0 ? chalk.red('✗') : chalk.green('✓');
    console.log(`${mark} ${check.name} ${chalk.dim(`${((performance.now() - checkStartedAt) / 1000).toFixed(1)} s`)}`);
  }
  console.log(chalk.dim(`\nall checks: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`));
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

async function browserTests(changed: readonly string[]): Promise<CheckResult> {
  const chromium = await ensureChromium((line) => console.log(chalk.dim(`  ${line}`)));
  return runVitest(['browser'], changed, { SLIPWAY_CHROMIUM: chromium });
}
