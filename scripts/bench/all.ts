import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BENCHMARKS, type Benchmark } from './benchmarks.ts';
import { isKept, type Figure } from './figure.ts';
import { benchmarksPage } from './page.ts';
import { asBusy, isBusy, recorded, type History, type Run } from './record.ts';

// `npm run bench:all [-- NAME ...] [--out FOLDER]`: benchmarks one after another, each in a process of its own. Writes benchmarks.json and benchmarks.md,
// to docs/ or to a folder for trying; benchmarks that are not named keep what they had. Written after each, so that a run that is ended keeps
// what it has. Ends with 1 when a figure is over its limit or a benchmark did not end well.
const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'docs' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !BENCHMARKS.some((each) => each.name === name));
if (unknown.length > 0) {
  console.error(
    `No benchmark is called ${unknown.join(', ')}. There are: ${BENCHMARKS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
const chosen = BENCHMARKS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const HISTORY = 'docs/benchmarks.json';
let history: History = existsSync(HISTORY) ? (JSON.parse(readFileSync(HISTORY, 'utf8')) as History) : { releases: [] };
mkdirSync(values.out, { recursive: true });

const LOOKED_MS = 3_000;

/** How much of each core others use just now: nothing of ours runs meanwhile. The system's own average would count the benchmark before. */
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

/** Runs one; its figures come on standard output, what it says goes through. */
async function run({ script, arguments: own = [] }: Benchmark): Promise<{ figures: readonly Figure[]; ended: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...own, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  child.stdout.on('data', (chunk: Buffer) => (told += chunk.toString()));
  const ended = await new Promise<string>(
    (resolve) => void child.once('close', (code, signal) => resolve(signal ?? `exit ${code}`)),
  );
  try {
    return { figures: JSON.parse(told) as Figure[], ended };
  } catch {
    return { figures: [], ended };
  }
}

const failed: string[] = [];
for (const [at, benchmark] of chosen.entries()) {
  const load = await loadOfOthers();
  console.error(`\n▸ ${at + 1} of ${chosen.length}: ${benchmark.title}`);
  if (isBusy({ load }))
    console.error(`  The machine is busy (${Math.round(load * 100)} % of each core): the page will say so.`);
  const startedAt = performance.now();
  const { figures: told, ended } = await run(benchmark);
  const figures = isBusy({ load }) ? asBusy(told) : told;
  const over = figures.filter((figure) => isKept(figure) === false);
  if (figures.length === 0) {
    failed.push(`${benchmark.name}: no figures (${ended}), and keeps what it had`);
    continue;
  }
  for (const { name } of over) failed.push(`${benchmark.name}: over its limit: ${name}`);
  if (ended !== 'exit 0' && told.every((figure) => isKept(figure) !== false))
    failed.push(`${benchmark.name}: ended with ${ended}`);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const made: Run = {
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    node: process.version,
    load: Math.round(load * 100) / 100,
    seconds,
    figures,
  };
  history = recorded(history, version, benchmark.name, made);
  writeFileSync(path.join(values.out, 'benchmarks.json'), `${JSON.stringify(history, undefined, 2)}\n`);
  writeFileSync(path.join(values.out, 'benchmarks.md'), benchmarksPage(history, version, BENCHMARKS));
}
for (const what of failed) console.error(`✗ ${what}`);
console.error(`\n${path.join(values.out, 'benchmarks.md')}: ${chosen.length} of ${BENCHMARKS.length} benchmarks run`);
process.exitCode = failed.length === 0 ? 0 : 1;
