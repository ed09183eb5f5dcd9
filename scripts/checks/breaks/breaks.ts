import chalk from 'chalk';
import { command, wholeNumber } from '#scripts/config/command.ts';
import { areaOf, chooseBreaks } from './choose-breaks.ts';
import { copyOfCommit } from './copy-of-commit.ts';
import { broken, breakText, type Break } from './list-breaks.ts';
import { importsOf, nearestTests } from './nearest-tests.ts';
import { runTests, type Failure } from './run-tests.ts';

const program = command('qa breaks')
  .option('--seed <n>', 'chooses files and places', wholeNumber, 1)
  .option('--count <n>', 'how many breaks', wholeNumber, 50)
  .option('--only <n>', 'break number N of the seed alone, with what the tests print', wholeNumber)
  .option('--in <folder>', 'only files below this folder', '')
  .parse();
const options = program.opts<{ seed: number; count: number; only?: number; in: string }>();

/** Nearest tests first: few, and quick to say something. */
const NEAREST = { files: 6, ms: 15_000 };
const WIDER = { files: 60, ms: 300_000 };
const INTACT_MS = 1_800_000;

interface Tried {
  readonly broken: Break;
  readonly by: 'nearest' | 'wider' | undefined;
  readonly failure: Failure | undefined;
}

const say = (line: string): void => console.log(line);
const copy = copyOfCommit();
try {
  process.exitCode = await main();
} finally {
  copy.remove();
}

async function main(): Promise<number> {
  const sources = Object.fromEntries(copy.files.map((file) => [file, copy.read(file)]));
  const { imports: aliases } = JSON.parse(copy.read('package.json')) as { imports: Record<string, string> };
  const imports = importsOf(sources, aliases);
  const chosen = await chooseBreaks(
    copy.files.filter((file) => file.startsWith(options.in)),
    { seed: options.seed, count: options.count, read: (file) => sources[file] ?? '' },
  );
  const tried: Tried[] = [];
  for (const [at, each] of chosen.entries()) {
    if (options.only !== undefined && options.only !== at + 1) continue;
    const startedAt = performance.now();
    copy.write(each.file, broken(sources[each.file] ?? '', each));
    const result = await attempt(each, nearestTests(each.file, imports));
    copy.write(each.file, sources[each.file] ?? '');
    tried.push(result);
    const mark = result.failure === undefined ? chalk.red('✗') : chalk.green('✓');
    say(`${mark} ${String(at + 1).padStart(3)} ${breakText(sources[each.file] ?? '', each)}`);
    const seconds = `${((performance.now() - startedAt) / 1000).toFixed(0)} s`.padStart(6);
    const what = result.failure ? `${result.failure.file}: ${result.failure.title}` : 'no test noticed';
    say(chalk.dim(`      ${seconds}  ${what}`));
  }
  return report(tried, await failingAnyway(tried));
}

/** The nearest tests, then those farther off. What is cut off by time has said nothing and runs again with the others. */
async function attempt(each: Break, tests: readonly string[]): Promise<Tried> {
  const print = options.only !== undefined;
  const nearest = await runTests(copy.folder, tests.slice(0, NEAREST.files), { ms: NEAREST.ms, bail: true, print });
  if (nearest.failures[0] !== undefined) return { broken: each, by: 'nearest', failure: nearest.failures[0] };
  const others = tests.slice(nearest.isCut ? 0 : NEAREST.files, WIDER.files);
  const [failure] = (await runTests(copy.folder, others, { ms: WIDER.ms, bail: true, print })).failures;
  return { broken: each, by: failure && 'wider', failure };
}

/** The files whose tests fail without any break, too: they have noticed nothing. */
async function failingAnyway(tried: readonly Tried[]): Promise<ReadonlySet<string>> {
  const noticing = [...new Set(tried.flatMap(({ failure }) => failure?.file ?? []))];
  const { failures } = await runTests(copy.folder, noticing, { ms: INTACT_MS, bail: false, print: false });
  const failing = new Set(failures.map(({ file }) => file));
  for (const file of failing) say(chalk.red(`${file} fails without a break, too: what it noticed does not count`));
  return failing;
}

/** Prints the table. Returns 1 if fewer than nine of ten were noticed. */
function report(tried: readonly Tried[], failing: ReadonlySet<string>): number {
  const sound = tried.map((each) =>
    each.failure && failing.has(each.failure.file) ? { ...each, by: undefined } : each,
  );
  const count = (area: string, by: Tried['by']): number =>
    sound.filter((each) => each.by === by && areaOf(each.broken.file) === area).length;
  say('\n| area | breaks | noticed by the nearest tests | by others | by none |');
  say('|---|---:|---:|---:|---:|');
  for (const area of [...new Set(sound.flatMap((each) => areaOf(each.broken.file) ?? []))].toSorted()) {
    const counts = [count(area, 'nearest'), count(area, 'wider'), count(area, undefined)] as const;
    say(`| ${area} | ${counts.reduce((sum, each) => sum + each, 0)} | ${counts.join(' | ')} |`);
  }
  const noticed = sound.filter(({ by }) => by !== undefined).length;
  say(`\nseed ${options.seed}: ${noticed} of ${sound.length} noticed`);
  return noticed * 10 < sound.length * 9 ? 1 : 0;
}
