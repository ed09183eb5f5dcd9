import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Argument } from 'commander';
import { toolPath } from '#scripts/checks/run-tool.ts';
import { openRelated } from '#scripts/checks/verify/related-tests.ts';
import { command, wholeNumber } from '#scripts/config/command.ts';
import { copyOfCommit } from './copy-of-commit.ts';
import { AREAS, chooseMutants, filesOf, mutated, mutantText, type Mutant } from './list-mutants.ts';
import { summaryText, type End } from './score.ts';

const program = command('qa mutation')
  .addArgument(new Argument('<area>', 'whose mutants').choices(Object.keys(AREAS)))
  .option('--seed <n>', 'chooses the mutants', wholeNumber, 1)
  .option('--sample <n>', 'how many mutants', wholeNumber, 50)
  .option('--in <folder>', 'only modules below this folder', '')
  .option('--tests <n>', 'how many test files may look for each mutant, the nearest first', wholeNumber, 16)
  .option('--commit <name>', 'mutants of this commit', 'HEAD')
  .parse();
const options = program.opts<{ seed: number; sample: number; in: string; tests: number; commit: string }>();
const [area = ''] = program.args;

/** For endless mutants. */
const LIMIT_MS = 120_000;

const copy = copyOfCommit(options.commit, `${area}-${options.seed}`);
process.env['SLIPWAY_TESTS'] = 'quick';
const related = await openRelated(copy.folder);
const files = filesOf(area, copy.files).filter((file) => file.startsWith(options.in));
const { chosen, all } = await chooseMutants(files, { ...options, read: copy.read });
const ends: End[] = [];
/** Whether tests pass without a mutant; by the names of their files. */
const intact = new Map<string, boolean>();
for (const mutant of chosen) {
  const source = copy.read(mutant.file);
  const tests = (await related.of([mutant.file])).slice(0, options.tests);
  copy.write(mutant.file, mutated(source, mutant));
  const end = await endOf(tests);
  copy.write(mutant.file, source);
  // A test that also fails without the mutant proves nothing.
  ends.push(end === 'killed' && !(await isIntact(tests)) ? 'unclear' : end);
  report(mutant, source, ends.at(-1) ?? 'unclear');
}
await related.close();
copy.remove();
console.log(`\n${area}, seed ${options.seed}, commit ${copy.commit.slice(0, 8)}: ${summaryText(ends, all)}`);

async function endOf(tests: readonly string[]): Promise<End> {
  if (tests.length > 0 && (await isRed(tests))) return 'killed';
  // Only survivors are compiled: the compiler takes as long as the tests.
  const types = ['--singleThreaded', '--incremental', '--tsBuildInfoFile', 'dist/tsc.json'];
  return (await exitCode(toolPath('tsc'), types)) === 0 ? 'survived' : 'types';
}

async function isIntact(tests: readonly string[]): Promise<boolean> {
  const key = tests.join(' ');
  const known = intact.get(key) ?? !(await isRed(tests));
  intact.set(key, known);
  return known;
}

async function isRed(tests: readonly string[]): Promise<boolean> {
  const config = '--config=scripts/config/vitest.config.ts';
  return (await exitCode(toolPath('vitest'), ['run', config, '--bail=1', '--reporter=dot', ...tests])) !== 0;
}

async function exitCode(tool: string, args: readonly string[]): Promise<number | null> {
  const env = { ...process.env };
  delete env['SLIPWAY_FOLLOW_IMPORTS'];
  // Its own process group, so that vitest's workers end with it.
  const child = spawn(path.resolve(tool), args, { cwd: copy.folder, stdio: 'ignore', detached: true, env });
  const timer = setTimeout(() => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')), LIMIT_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return code;
}

function report(mutant: Mutant, source: string, end: End): void {
  const mark = { killed: '✓', types: '✓', survived: '✗', unclear: '?' }[end];
  console.log(`${mark} ${String(ends.length).padStart(3)} ${mutantText(source, mutant)}`);
}
