import chalk from 'chalk';
import { checkBudget } from './budget.ts';
import { ensureServers, SERVERS_OF } from './ensure-servers.ts';
import { findTests, PROJECTS } from './find-tests.ts';
import { longRunsText } from './long-runs.ts';
import { judge } from './once-more.ts';
import { oldFiguresText } from '#scripts/bench/measured-code.ts';
import { runCommand, toolPath, type CheckResult } from './run-tool.ts';
import { browserTests, runVitest } from './run-vitest.ts';
import { slowestText } from './slowest.ts';
import type { Share } from '#scripts/config/long-tests.ts';
import { parseTestOptions, type TestOptions } from './test-options.ts';
import { chooseTests, leftText } from './verify/choose-tests.ts';

interface Check {
  readonly name: string;
  readonly run: () => Promise<CheckResult>;
}
/** Lanes run in parallel, their checks in sequence. */
type Lane = readonly Check[];

/**
 * `npm test`: everything but long tests. `npm run verify`: tools, and unit and app tests that a change can break. `-- --all`: all
 * unit and app tests. `-- pattern`: tests of matching files. The last line counts checks and tests.
 */
export async function main(argv: readonly string[]): Promise<void> {
  const options = parseTestOptions(argv);
  if (options.patterns.length > 0) return runAll([matching(options)]);
  if (options.quick) {
    const { lanes, closing } = await quickLanes(options.all);
    return runAll(lanes, closing);
  }
  ensureServers(SERVERS_OF.quick, (line) => console.log(chalk.yellow(`  ${line}`)));
  await runAll(allLanes(), [longRunsText(), oldFiguresText()].filter((text) => text !== '').join('\n'));
}

/** A check per project with matching files; long files separately, because they may wait longer. */
function matching({ patterns, quick, update }: TestOptions): Lane {
  const parts = (['quick', 'long'] as const).flatMap((share) => {
    const found = findTests(patterns, share);
    return PROJECTS.filter((project) => found[project].length > 0 && !(quick && project === 'browser')).map(
      (project) => ({ share, project, files: found[project] }),
    );
  });
  if (parts.length === 0) {
    console.error(`No test file has ${patterns.map((each) => JSON.stringify(each)).join(' or ')} in its path.`);
    console.error('  npm test -- --help shows what can be given.');
    process.exit(2);
  }
  return parts.map(({ share, project, files }) => ({
    name: `${share === 'long' ? 'long ' : ''}${project} tests: ${files.length} files`,
    run: async () => {
      const extra = [...files, ...(update ? ['--update'] : [])];
      const env = { SLIPWAY_TESTS: share };
      const { note: _, ...result } = await (project === 'browser'
        ? browserTests(extra, env)
        : runVitest([project], extra, env));
      return { ...result, note: result.output };
    },
  }));
}

/** Without name.long.test.ts, which `npm run qa -- long` runs. */
const QUICK = { SLIPWAY_TESTS: 'quick' satisfies Share };

/** On one core: four checkers take twice the processor time (47 instead of 23 s). */
const TYPES = ['--singleThreaded', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/slipway-tsc.json'];

const TOOLS: Lane = [
  { name: 'types (tsc)', run: () => runCommand(toolPath('tsc'), TYPES) },
  { name: 'lint (oxlint)', run: () => runCommand(toolPath('oxlint'), ['--deny-warnings']) },
  { name: 'format (oxfmt)', run: () => runCommand(toolPath('oxfmt'), ['--check', '.']) },
  { name: 'unused code (knip)', run: () => runCommand(toolPath('knip'), []) },
  { name: 'texts (slipway locales check)', run: () => runCommand('node', ['cli/slipway.cjs', 'locales', 'check']) },
  {
    name: "texts of the simulator's content (slipway locales check)",
    run: () => runCommand('node', ['cli/slipway.cjs', 'locales', 'check', 'fixtures/locales']),
  },
];

async function quickLanes(isAll: boolean): Promise<{ readonly lanes: readonly Lane[]; readonly closing: string }> {
  const choice = isAll ? { files: [], left: [] } : await chooseTests();
  const isNone = !isAll && choice.files.length === 0;
  const name = `unit and app tests: ${isAll ? 'all' : `${choice.files.length} files, the nearest to the change`}`;
  const tests: Lane = isNone ? [] : [{ name, run: () => runVitest(['unit', 'app'], choice.files, QUICK) }];
  return { lanes: [TOOLS, tests], closing: leftText(choice) };
}

/** Compiled once: the budget measures what browser tests load. */
function allLanes(): readonly Lane[] {
  const budget = shared(checkBudget);
  return [
    [{ name: 'size budget', run: budget }, ...TOOLS],
    [
      { name: 'unit and app tests', run: () => runVitest(['unit', 'app'], [], QUICK) },
      {
        name: 'browser tests',
        run: async () => {
          const { vault } = await budget();
          return browserTests([], { ...QUICK, ...(vault !== undefined && { SLIPWAY_TEST_APP: vault }) });
        },
      },
    ],
  ];
}

/** Runs once for all callers. */
function shared<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => (running ??= run());
}

async function runAll(lanes: readonly Lane[], closing = ''): Promise<void> {
  const startedAt = performance.now();
  const results = (await Promise.all(lanes.map(runLane))).flat();
  const tests = results.flatMap((result) => result.tests ?? []);
  const slowest = slowestText(tests);
  if (slowest !== '') console.log(chalk.dim(`\n${slowest}`));
  if (closing !== '') console.log(chalk.dim(`\n${closing}`));
  const { passed, failed, lines } = await judge(results, (line) => console.log(chalk.bold(`▸ ${line}`)));
  for (const line of lines) console.log(line);
  console.log(chalk.dim(`\nall checks: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`));
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

async function runLane(lane: Lane): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { name, run } of lane) {
    const startedAt = performance.now();
    console.log(chalk.bold(`▸ ${name}`));
    const result = await run().catch((error: unknown): CheckResult => ({
      passed: 0,
      failed: 1,
      output: String(error),
    }));
    results.push(result);
    if (result.failed > 0 || result.note !== undefined) console.log(result.failed > 0 ? result.output : result.note);
    const mark = result.failed > 0 ? chalk.red('✗') : chalk.green('✓');
    console.log(`${mark} ${name} ${chalk.dim(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`)}`);
  }
  return results;
}
