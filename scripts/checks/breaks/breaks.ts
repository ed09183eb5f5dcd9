import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import chalk from 'chalk';
import { command, wholeNumber } from '#scripts/config/command.ts';
import { areaOf, chooseBreaks } from './choose-breaks.ts';
import { copyOfCommit } from './copy-of-commit.ts';
import { breakText, type Break } from './list-breaks.ts';
import { readState, tableText, type Tried } from './table.ts';
import { readRepository } from './tests-of-break.ts';
import { tryBreak } from './try-break.ts';

const program = command('qa breaks')
  .option('--seed <n>', 'chooses files and places', wholeNumber, 1)
  .option('--count <n>', 'how many breaks', wholeNumber, 50)
  .option('--only <n>', 'break number N of the seed alone', wholeNumber)
  .option('--in <folder>', 'only files below this folder', '')
  .option('--commit <name>', 'breaks this commit', 'HEAD')
  .option('--state <file>', 'stores the results; the same command continues with the breaks that are left')
  .option('--minutes <n>', 'starts no new break after so many minutes', wholeNumber)
  .parse();
const options = program.opts<{
  seed: number;
  count: number;
  only?: number;
  in: string;
  commit: string;
  state?: string;
  minutes?: number;
}>();

/** The tests that a developer would run beside the file. */
const NEAREST = 6;

const say = (line: string): void => console.log(line);
const copy = copyOfCommit(options.commit, String(options.seed));
process.exitCode = await main();

async function main(): Promise<number> {
  const endAt = performance.now() + (options.minutes ?? Infinity) * 60_000;
  const { sources, testsOf } = await readRepository(copy, say);
  const chosen = await chooseBreaks(
    copy.files.filter((file) => file.startsWith(options.in)),
    { seed: options.seed, count: options.count, read: (file) => sources[file] ?? '' },
  );
  const run = { commit: copy.commit, seed: options.seed, in: options.in };
  const { state } = options;
  const tried: Tried[] =
    state !== undefined && existsSync(state) ? [...readState(readFileSync(state, 'utf8'), run)] : [];
  let left = 0;
  for (const [at, each] of chosen.entries()) {
    const number = at + 1;
    if (options.only !== undefined && options.only !== number) continue;
    if (tried.some((other) => other.number === number)) continue;
    if (performance.now() > endAt) {
      left += 1;
      continue;
    }
    const source = sources[each.file] ?? '';
    const result = await attempt(number, each, source, testsOf(each));
    tried.push(result);
    if (state !== undefined) writeFileSync(state, `${JSON.stringify({ ...run, tried }, undefined, 1)}\n`);
    say(`${result.by === undefined ? chalk.red('✗') : chalk.green('✓')} ${String(number).padStart(3)} ${result.text}`);
    say(chalk.dim(`      ${result.seconds.toFixed(0).padStart(4)} s  ${result.what}`));
  }
  if (left > 0) {
    // The copy stays: its types are checked faster the second time.
    say(`\n${left} breaks are left: run the same command again.`);
    return 0;
  }
  copy.remove();
  say(`\n${tableText(tried)}`);
  const noticed = tried.filter(({ by }) => by !== undefined).length;
  say(`\ncommit ${copy.commit.slice(0, 8)}, seed ${options.seed}: ${noticed} of ${tried.length} noticed`);
  return noticed * 10 < tried.length * 9 ? 1 : 0;
}

async function attempt(number: number, each: Break, source: string, tests: readonly string[]): Promise<Tried> {
  const startedAt = performance.now();
  const { by, what } = await tryBreak(copy, each, tests);
  const seconds = (performance.now() - startedAt) / 1000;
  return { number, area: areaOf(each.file) ?? '', text: breakText(source, each), seconds, by: rankOf(by, tests), what };
}

function rankOf(by: string | undefined, tests: readonly string[]): Tried['by'] {
  if (by === undefined || by === 'types') return by;
  return tests.indexOf(by) < NEAREST ? 'nearest' : 'wider';
}
