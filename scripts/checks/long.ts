import chalk from 'chalk';
import { ensureServers, SERVERS_OF } from './ensure-servers.ts';
import { findTests } from './find-tests.ts';
import { judge } from './once-more.ts';
import type { CheckResult } from './run-tool.ts';
import { browserTests, runVitest } from './run-vitest.ts';
import { slowestText } from './slowest.ts';
import { command } from '#scripts/config/command.ts';
import type { Share } from '#scripts/config/long-tests.ts';

/** Tests that `npm test` leaves out to end within minutes. CI runs both. */
const { args } = command('qa long')
  .argument('[patterns...]', 'parts of paths: only long test files that contain one of them')
  .parse();
const found = findTests(args.length > 0 ? args : [''], 'long');
if (Object.values(found).flat().length === 0) {
  console.error(`No long test file has ${args.map((each) => JSON.stringify(each)).join(' or ')} in its path.`);
  process.exit(2);
}
ensureServers(SERVERS_OF.long, (line) => console.log(chalk.yellow(`  ${line}`)));
const env = { SLIPWAY_TESTS: 'long' satisfies Share };
const results: CheckResult[] = [];
for (const { name, files, run } of [
  {
    name: 'long unit and app tests',
    files: [...found.unit, ...found.app],
    run: (files: readonly string[]) => runVitest(['unit', 'app'], files, env),
  },
  { name: 'long browser tests', files: found.browser, run: (files: readonly string[]) => browserTests(files, env) },
]) {
  if (files.length === 0) continue;
  console.log(chalk.bold(`▸ ${name}: ${files.length} files`));
  const startedAt = performance.now();
  const result = await run(files);
  results.push(result);
  if (result.failed > 0) console.log(result.output);
  const mark = result.failed > 0 ? chalk.red('✗') : chalk.green('✓');
  console.log(`${mark} ${name} ${chalk.dim(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`)}`);
}
console.log(chalk.dim(`\n${slowestText(results.flatMap(({ tests = [] }) => tests))}`));
const { passed, failed, lines } = await judge(results, (line) => console.log(chalk.bold(`▸ ${line}`)));
for (const line of lines) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
