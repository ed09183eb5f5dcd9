import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { Argument } from 'commander';
import { BENCHMARKS } from './benchmarks.ts';
import { COMPARISONS_PAGE, withTimes } from './comparisons.ts';
import { isKept, type Figure } from './figure.ts';
import { commitOf, uncommitted } from './measured-code.ts';
import { benchmarksPage } from './page.ts';
import { runBenchmark } from './run-benchmark.ts';
import { asBusy, isBusy, recorded, type History, type BenchmarkRun } from './record.ts';
import { command } from '#scripts/config/command.ts';

// Each benchmark runs in its own process. With --write, docs/developers/benchmarks.json and docs/developers/benchmarks.md (or a
// folder) are written after each, so that an interrupted run loses nothing; others keep their figures.
const names = BENCHMARKS.map(({ name }) => name);
const program = command('bench')
  .addArgument(new Argument('[names...]', 'all without').choices(names))
  .option('--write [folder]', 'write benchmarks.json and benchmarks.md (preset: docs/developers)')
  .option('--json', 'print the figures as JSON', false)
  .option('--short', 'the least that runs all of each, without verdicts', false)
  .option('--full', 'engine: also enumerate all lines of the largest slip, about a minute', false)
  .parse();
const options = program.opts<{ write?: string | true; json: boolean; short: boolean; full: boolean }>();
const positionals = program.args;
const chosen = BENCHMARKS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const HISTORY = 'docs/developers/benchmarks.json';
let history: History = existsSync(HISTORY) ? (JSON.parse(readFileSync(HISTORY, 'utf8')) as History) : { releases: [] };
if (options.short && options.write !== undefined)
  program.error('error: --short measures nothing that could be written');
const flags = (['short', 'full'] as const).filter((name) => options[name]).map((name) => `--${name}`);
const out = options.write === true ? 'docs/developers' : options.write;
if (out !== undefined) {
  mkdirSync(out, { recursive: true });
  const changed = uncommitted(chosen.flatMap(({ code }) => code));
  // Figures are recorded with their commit.
  if (changed.length > 0) program.error(`error: commit what is measured first: ${changed.slice(0, 5).join(', ')}`);
}

const LOOKED_MS = 3_000;

/** Share of each core used by other programs. The load average would include the benchmark before. */
async function loadOfOthers(): Promise<number> {
  const before = cpus();
  await new Promise((resolve) => setTimeout(resolve, LOOKED_MS));
  const now = cpus();
  const passed = (of: 'idle' | 'all'): number =>
    now.reduce((sum, { times }, core) => {
      const was = before[core]?.times ?? times;
      const kinds = of === 'idle' ? (['idle'] as const) : (['idle', 'user', 'sys', 'nice', 'irq'] as const);
      return sum + kinds.reduce((ms, kind) => ms + times[kind] - was[kind], 0);
    }, 0);
  return 1 - passed('idle') / passed('all');
}

const machine = (): string => {
  const all = cpus();
  return `${all.length} x ${all[0]?.model.trim() ?? 'unknown'}`;
};

const failed: string[] = [];
const all: Figure[] = [];
for (const [at, benchmark] of chosen.entries()) {
  const load = await loadOfOthers();
  console.error(`\n▸ ${at + 1} of ${chosen.length}: ${benchmark.title}`);
  if (isBusy({ load }))
    console.error(`  The machine is busy (${Math.round(load * 100)} % of each core): the page will say so.`);
  const startedAt = performance.now();
  const { figures: measured, ended } = await runBenchmark(benchmark, flags);
  const figures = isBusy({ load }) ? asBusy(measured) : measured;
  const over = figures.filter((figure) => isKept(figure) === false);
  if (figures.length === 0) {
    failed.push(`${benchmark.name}: no figures (${ended}), and keeps what it had`);
    continue;
  }
  for (const { name } of over) failed.push(`${benchmark.name}: over its limit: ${name}`);
  if (ended !== 'exit 0' && measured.every((figure) => isKept(figure) !== false))
    failed.push(`${benchmark.name}: ended with ${ended}`);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const made: BenchmarkRun = {
    date: new Date().toISOString().slice(0, 10),
    commit: commitOf(),
    machine: machine(),
    node: process.version,
    load: Math.round(load * 100) / 100,
    seconds,
    figures,
  };
  history = recorded(history, version, benchmark.name, made);
  all.push(...figures);
  if (out === undefined) continue;
  writeFileSync(path.join(out, 'benchmarks.json'), `${JSON.stringify(history, undefined, 2)}\n`);
  writeFileSync(path.join(out, 'benchmarks.md'), benchmarksPage(history, version, BENCHMARKS));
  if (options.write === true && benchmark.name === 'locales')
    writeFileSync(COMPARISONS_PAGE, withTimes(readFileSync(COMPARISONS_PAGE, 'utf8'), made, benchmark.code));
}
for (const what of failed) console.error(`✗ ${what}`);
if (options.json) console.log(JSON.stringify(all, undefined, 2));
console.error(
  `\n${out === undefined ? 'not written' : path.join(out, 'benchmarks.md')}: ${chosen.length} of ${BENCHMARKS.length} benchmarks run`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
