import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { Argument, Option } from 'commander';
import * as v from 'valibot';
import { breakText, lineOf, type Break } from '#scripts/checks/breaks/list-breaks.ts';
import { importsOf, isTest, nearestTests } from '#scripts/checks/breaks/nearest-tests.ts';
import { relationOf } from '#scripts/checks/breaks/related-tests.ts';
import { recordedNotes } from '#scripts/checks/covered/recorded-notes.ts';
import { testsOfLine } from '#scripts/checks/covered/tests-of-line.ts';
import { command, wholeNumber } from '#scripts/config/command.ts';
import { AREAS, filesOf } from './areas.ts';
import { chooseMutants, keyOf } from './choose-mutants.ts';
import { endOf, isAlive, summaryText, survivorsText } from './score.ts';
import { uncompiled } from './uncompiled.ts';

const FOLDER = '.cache/mutation';
const FORGOTTEN = new Set(['CompileError', 'Ignored', 'Timeout']);
/**
 * They start a process, where no mutant lives, or change the folder, which Stryker's threads cannot, or draw all states of a feature,
 * which takes a worker of its own.
 */
const CANNOT_KILL = /'node:child_process'|(?:test-(?:brands|command|outputs)|drawn-states)\.ts'|process\.chdir\(/;

const program = command('qa mutation')
  .addArgument(new Argument('<area>', 'whose mutants').choices(AREAS.map(({ name }) => name)))
  .option('--seed <n>', 'chooses the mutants', wholeNumber, 1)
  .option('--sample <n>', 'how many mutants; 0 for all', wholeNumber, 200)
  .option('--in <folder>', 'only modules below this folder', '')
  .option('--tests <n>', 'how many files with tests for each mutant, those that run its line first', wholeNumber, 8)
  .option('--no-static', 'leaves out mutants in what runs when a module loads: each needs all tests')
  .option('--types', 'also compiles with each mutant that no test killed')
  .addOption(new Option('--workers <n>', 'how many processes').argParser(wholeNumber).default(2))
  .parse();
const options = program.opts<{
  seed: number;
  sample: number;
  in: string;
  tests: number;
  types?: true;
  static: boolean;
  workers: number;
}>();
const [name = ''] = program.args;
const area = AREAS.find((each) => each.name === name);
if (area === undefined) throw new Error(name);

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file));
const sources = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
const { chosen, all } = await chooseMutants(
  filesOf(area, files).filter((file) => file.startsWith(options.in)),
  {
    seed: options.seed,
    sample: options.sample === 0 ? undefined : options.sample,
    read: (file) => sources[file] ?? '',
  },
);
const tests = await testsFor(chosen.map(({ text }) => text));
console.log(`${chosen.length} of ${all} mutants, ${tests.length} files with tests`);

mkdirSync(FOLDER, { recursive: true });
process.env['SLIPWAY_MUTANTS'] = path.resolve(FOLDER, `${area.name}-sample.json`);
process.env['SLIPWAY_MUTATION_TESTS'] = tests.join(',');
writeFileSync(process.env['SLIPWAY_MUTANTS'], JSON.stringify(chosen.map(({ key }) => key)));
const incrementalFile = `${FOLDER}/${area.name}.json`;
const results = await new Stryker({
  configFile: 'scripts/config/stryker.config.json',
  mutate: chosen.map(({ range }) => range),
  checkers: ['sample'],
  plugins: ['@stryker-mutator/vitest-runner', './scripts/checks/mutation/sample-checker.js'],
  // From the root: simulator/domain/reports is a module like others.
  ignorePatterns: ['/dist', '/.cache', '/reports', '/coverage'],
  reporters: ['progress-append-only', 'html', 'json'],
  jsonReporter: { fileName: `reports/mutation/${area.name}.json` },
  htmlReporter: { fileName: `reports/mutation/${area.name}.html` },
  tempDirName: `.cache/stryker-${area.name}`,
  ignoreStatic: !options.static,
  incremental: true,
  incrementalFile,
  concurrency: options.workers,
  dryRunTimeoutMinutes: 15,
  // On a busy machine: a mutant that ran out of time is taken for a killed one.
  timeoutFactor: 5,
  timeoutMS: 30_000,
  thresholds: { high: 95, low: 80, break: null },
}).runMutationTest();
forgetUnchosen(incrementalFile);
report();

/** The first tests of each mutant, each test once. */
async function testsFor(mutants: readonly Break[]): Promise<readonly string[]> {
  const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
  const imports = importsOf(sources, aliases);
  const notes = await recordedNotes({ root: process.cwd(), sources, imports }, (line) => console.log(line));
  const relation = relationOf(sources, files.filter(isTest));
  const near = new Map<string, readonly string[]>();
  for (const { file } of mutants) if (!near.has(file)) near.set(file, nearestTests(file, imports, relation));
  const first = mutants.map((each) =>
    testsOfLine({ file: each.file, line: lineOf(sources[each.file] ?? '', each) }, notes, {
      imports,
      nearest: near.get(each.file) ?? [],
    })
      .filter(canKill)
      .slice(0, options.tests),
  );
  return [...new Set(first.flat())].toSorted();
}

/** Tests of scripts/ are about the repository; those of mutants/ make mutants of their own from the text of a source. */
function canKill(test: string): boolean {
  return !/^scripts\/|\/mutants\//.test(test) && !CANNOT_KILL.test(sources[test] ?? '');
}

/** What this sample left out is not known: another sample may choose it. What took too long is tried again. */
function forgetUnchosen(file: string): void {
  const Report = v.looseObject({
    files: v.record(v.string(), v.looseObject({ mutants: v.array(v.looseObject({ status: v.string() })) })),
  });
  const stored = v.parse(Report, JSON.parse(readFileSync(file, 'utf8')));
  for (const each of Object.values(stored.files))
    each.mutants = each.mutants.filter(({ status }) => !FORGOTTEN.has(status));
  writeFileSync(file, JSON.stringify(stored));
}

function report(): void {
  const statuses = new Map(
    results.map(({ fileName, location: { start, end }, mutatorName, replacement = '', status }) => [
      keyOf(path.relative(process.cwd(), fileName), fromZero(start), fromZero(end), mutatorName, replacement),
      status as string,
    ]),
  );
  const refused =
    options.types === true
      ? uncompiled(
          chosen.filter(({ key }) => isAlive(statuses.get(key))).map(({ text }) => text),
          `${FOLDER}/copy`,
          sources,
        )
      : new Set<Break>();
  const ends = chosen.map(({ key, text }) => ({
    text: breakText(sources[text.file] ?? '', text),
    end: endOf(statuses.get(key), refused.has(text)),
  }));
  console.log(`\n${survivorsText(ends)}\n`);
  console.log(`${ranFiles()} of ${tests.length} files with tests have run a mutant's module`);
  console.log(`${area?.name ?? ''}, seed ${options.seed}, ${summaryText(ends, all)}`);
}

/** Stryker says nothing of a file that cannot be loaded: then this is far too small. */
function ranFiles(): number {
  const Report = v.object({ testFiles: v.record(v.string(), v.unknown()) });
  const text = readFileSync(`reports/mutation/${area?.name ?? ''}.json`, 'utf8');
  return Object.keys(v.parse(Report, JSON.parse(text)).testFiles).length;
}

/** Stryker's reports count lines and columns from 1. */
function fromZero({ line, column }: { line: number; column: number }): { line: number; column: number } {
  return { line: line - 1, column: column - 1 };
}
