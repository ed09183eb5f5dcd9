import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { Argument, Option } from 'commander';
import * as v from 'valibot';
import { copyOfCommit } from '#scripts/checks/breaks/copy-of-commit.ts';
import { breakText } from '#scripts/checks/breaks/list-breaks.ts';
import { readRepository } from '#scripts/checks/breaks/tests-of-break.ts';
import { tryBreak } from '#scripts/checks/breaks/try-break.ts';
import { command, wholeNumber } from '#scripts/config/command.ts';
import { AREAS, filesOf } from './areas.ts';
import { chooseMutants, keyOf, type Mutant } from './choose-mutants.ts';
import { endOf, isOpen, summaryText, survivorsText, type End } from './score.ts';
import { uncompiled } from './uncompiled.ts';

const FOLDER = path.resolve('.cache/mutation');
const REPORTS = path.resolve('reports/mutation');
const FORGOTTEN = new Set(['CompileError', 'Ignored', 'Timeout']);
/**
 * They start a process, where no mutant lives, or change the folder, which Stryker's threads cannot, or draw all states of a feature,
 * which takes a worker of its own.
 */
const NOT_FOR_STRYKER = /'node:child_process'|(?:test-(?:brands|command|outputs)|drawn-states)\.ts'|process\.chdir\(/;

const program = command('qa mutation')
  .addArgument(new Argument('<area>', 'whose mutants').choices(AREAS.map(({ name }) => name)))
  .option('--seed <n>', 'chooses the mutants', wholeNumber, 1)
  .option('--sample <n>', 'how many mutants; 0 for all', wholeNumber, 200)
  .option('--in <folder>', 'only modules below this folder', '')
  .option('--tests <n>', 'how many files with tests for each mutant, those that run its line first', wholeNumber, 8)
  .option('--commit <name>', 'mutants of this commit', 'HEAD')
  .addOption(new Option('--workers <n>', 'how many processes').argParser(wholeNumber).default(2))
  .parse();
const options = program.opts<{
  seed: number;
  sample: number;
  in: string;
  tests: number;
  commit: string;
  workers: number;
}>();
const area = AREAS.find(({ name }) => name === program.args[0]);
if (area === undefined) throw new Error(program.args[0]);
const { name } = area;

const say = (line: string): void => console.log(line);
const copy = copyOfCommit(options.commit, `${name}-${options.seed}`);
const { sources, imports, testsOf } = await readRepository(copy, say);
const { chosen, all } = await chooseMutants(
  filesOf(area, copy.files).filter((file) => file.startsWith(options.in)),
  {
    seed: options.seed,
    sample: options.sample === 0 ? undefined : options.sample,
    read: (file) => sources[file] ?? '',
  },
);
const refused = uncompiled(
  chosen.map(({ text }) => text),
  copy,
  imports,
);
const compiled = chosen.filter(({ text }) => !refused.has(text));
const firstTests = [
  ...new Set(compiled.flatMap(({ text }) => testsOf(text).filter(isForStryker).slice(0, options.tests))),
].toSorted();
say(`${chosen.length} of ${all} mutants, of which ${compiled.length} compile; ${firstTests.length} files with tests`);

const ends = new Map<Mutant, End>(chosen.map((each) => [each, 'types']));
await runStryker();
await tryTheRest();
copy.remove();
say(`\n${survivorsText(chosen.map((each) => ({ text: textOf(each), end: ends.get(each) ?? 'failed' })))}\n`);
say(`${name}, seed ${options.seed}, commit ${copy.commit.slice(0, 8)}, ${summaryText([...ends.values()], all)}`);

/** Stryker switches from mutant to mutant without loading anything anew, which is quick. */
async function runStryker(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const sample = path.join(FOLDER, `${name}-sample.json`);
  writeFileSync(sample, JSON.stringify(compiled.map(({ key }) => key)));
  process.env['SLIPWAY_MUTANTS'] = sample;
  process.env['SLIPWAY_MUTATION_TESTS'] = firstTests.join(',');
  const here = process.cwd();
  process.chdir(copy.folder);
  const incrementalFile = path.join(FOLDER, `${name}.json`);
  const results = await new Stryker({
    configFile: 'scripts/config/stryker.config.json',
    mutate: compiled.map(({ range }) => range),
    checkers: ['sample'],
    plugins: ['@stryker-mutator/vitest-runner', './scripts/checks/mutation/sample-checker.js'],
    // From the root: simulator/domain/reports is a module like others.
    ignorePatterns: ['/dist', '/.cache', '/reports', '/coverage'],
    reporters: ['progress-append-only', 'html', 'json'],
    jsonReporter: { fileName: path.join(REPORTS, `${name}.json`) },
    htmlReporter: { fileName: path.join(REPORTS, `${name}.html`) },
    tempDirName: '.cache/stryker',
    // A link is no folder to Stryker, which would not find the packages.
    symlinkNodeModules: false,
    buildCommand: `ln -s ${path.join(here, 'node_modules')} node_modules`,
    // In what runs when a module loads: each would need all tests from their start.
    ignoreStatic: true,
    incremental: true,
    incrementalFile,
    concurrency: options.workers,
    dryRunTimeoutMinutes: 15,
    // On a busy machine: a mutant that ran out of time is taken for a killed one.
    timeoutFactor: 5,
    timeoutMS: 30_000,
    thresholds: { high: 95, low: 80, break: null },
  }).runMutationTest();
  process.chdir(here);
  forgetUnchosen(incrementalFile);
  const statuses = new Map(
    results.map(({ fileName, location: { start, end }, mutatorName, replacement = '', status }) => [
      keyOf(path.relative(copy.folder, fileName), fromZero(start), fromZero(end), mutatorName, replacement),
      status as string,
    ]),
  );
  for (const each of compiled) ends.set(each, endOf(statuses.get(each.key)));
  say(`${ranFiles()} of ${firstTests.length} files with tests have run a mutant's module`);
}

/** What is open after Stryker's tests: compiled and tried alone in the copy, with tests of every kind. */
async function tryTheRest(): Promise<void> {
  const open = compiled.filter((each) => isOpen(ends.get(each)));
  say(`\n${open.length} are open. Each is tried alone, with all kinds of tests:`);
  for (const each of open) {
    const tests = testsOf(each.text);
    const isStatic = ends.get(each) === 'failed';
    const { by, what } = await tryBreak(copy, each.text, isStatic ? tests : tests.filter(isNew));
    if (by !== undefined) ends.set(each, by === 'types' ? 'types' : 'alone');
    else if (isStatic) ends.set(each, 'survived');
    say(`${by === undefined ? '✗' : '✓'} ${textOf(each)}\n      ${what}`);
  }
}

/** Tests of scripts/ are about the repository; those of mutants/ make mutants of their own from the text of a source. */
function isForStryker(test: string): boolean {
  return !/^scripts\/|\/mutants\//.test(test) && !NOT_FOR_STRYKER.test(sources[test] ?? '');
}

function isNew(test: string): boolean {
  return !firstTests.includes(test);
}

function textOf({ text }: Mutant): string {
  return breakText(sources[text.file] ?? '', text);
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

/** Stryker says nothing of a file that cannot be loaded: then this is far too small. */
function ranFiles(): number {
  const Report = v.object({ testFiles: v.record(v.string(), v.unknown()) });
  const text = readFileSync(path.join(REPORTS, `${name}.json`), 'utf8');
  return Object.keys(v.parse(Report, JSON.parse(text)).testFiles).length;
}

/** Stryker's reports count lines and columns from 1. */
function fromZero({ line, column }: { line: number; column: number }): { line: number; column: number } {
  return { line: line - 1, column: column - 1 };
}
