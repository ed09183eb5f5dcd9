import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import chalk from 'chalk';
import { recordedNotes } from '#scripts/checks/covered/recorded-notes.ts';
import { testsOfLine } from '#scripts/checks/covered/tests-of-line.ts';
import { command, wholeNumber } from '#scripts/config/command.ts';
import { areaOf, chooseBreaks } from './choose-breaks.ts';
import { copyOfCommit } from './copy-of-commit.ts';
import { broken, breakText, lineOf, type Break } from './list-breaks.ts';
import { importsOf, isTest, nearestTests } from './nearest-tests.ts';
import { relationOf } from './related-tests.ts';
import { NOTHING_RAN, runTests, typeError } from './run-tests.ts';
import { readState, tableText, type Tried } from './table.ts';

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
const MOST = 24;
/** On a quiet machine; on a busy one, longer, as it takes turns. */
const LIMIT_MS = 45_000;

const say = (line: string): void => console.log(line);
const copy = copyOfCommit(options.commit, options.seed);
const intact = new Map<string, Promise<boolean>>();
process.exitCode = await main();

async function main(): Promise<number> {
  const endAt = performance.now() + (options.minutes ?? Infinity) * 60_000;
  const sources = Object.fromEntries(copy.files.map((file) => [file, copy.read(file)]));
  const { imports: aliases } = JSON.parse(copy.read('package.json')) as { imports: Record<string, string> };
  const imports = importsOf(sources, aliases);
  const relation = relationOf(sources, copy.files.filter(isTest));
  const chosen = await chooseBreaks(
    copy.files.filter((file) => file.startsWith(options.in)),
    { seed: options.seed, count: options.count, read: (file) => sources[file] ?? '' },
  );
  const notes = await recordedNotes({ root: copy.folder, sources, imports }, say);
  const testsFor = (each: Break) =>
    testsOfLine({ file: each.file, line: lineOf(sources[each.file] ?? '', each) }, notes, {
      imports,
      nearest: nearestTests(each.file, imports, relation),
    });
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
    const result = await attempt(number, each, source, testsFor(each));
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
  copy.write(each.file, broken(source, each));
  const error = await typeError(copy.folder);
  const { failure, passed, isCut } =
    error === undefined ? await runTests(copy.folder, tests.slice(0, MOST), limit()) : NOTHING_RAN;
  // Alone, and once more: a test that fails only after others, or now and then, has noticed nothing.
  const isRepeated = failure !== undefined && !(await passesNow(failure.file));
  copy.write(each.file, source);
  const seconds = (performance.now() - startedAt) / 1000;
  const row = { number, area: areaOf(each.file) ?? '', text: breakText(source, each), seconds };
  if (error !== undefined) return { ...row, by: 'types', what: error };
  if (failure === undefined)
    return { ...row, what: `${passed.length} files with tests passed${isCut ? ' until the time was over' : ''}` };
  const what = `${failure.file}: ${failure.title}`;
  if (!isRepeated) return { ...row, what: `passes alone in spite of the break: ${what}` };
  if (!(await passes(failure.file))) return { ...row, what: `fails without a break, too: ${what}` };
  return { ...row, by: tests.indexOf(failure.file) < NEAREST ? 'nearest' : 'wider', what };
}

/** Whether a file of tests is green without any break: one that fails anyway has noticed nothing. */
function passes(file: string): Promise<boolean> {
  const running = intact.get(file) ?? passesNow(file);
  intact.set(file, running);
  return running;
}

async function passesNow(file: string): Promise<boolean> {
  return (await runTests(copy.folder, [file], limit())).failure === undefined;
}

function limit(): number {
  return LIMIT_MS * Math.min(2, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()));
}
