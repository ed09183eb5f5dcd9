import type { SessionStep } from '#fixtures';
import { progressBar } from '#cli/terminal/progress.ts';
import { type Divergence, isPaper } from '#cli/services/check/run-session.ts';
import { MUTANTS, playAgain, trial } from './all-mutants.ts';
import { brokenBuild, soundText } from './broken-build.ts';
import { type Found, FoundFile, sessionsIn } from './found.ts';
import { SOURCE_MUTANTS } from './mutants-of-sources.ts';
import { command, wholeNumber } from '#scripts/config/command.ts';

const program = command('qa mutants')
  .argument('[most-runs]', 'sessions within which a mutant must be caught', wholeNumber, 2_000)
  .argument('[sound-runs]', 'sessions of the intact one', wholeNumber, 20_000)
  .argument('[seed]', 'of the sessions', wholeNumber, 1)
  .argument('[name]', 'part of the name of a mutant; (both): those of engine and simulator together', '')
  .option('--state <file>', 'keeps what was found; the same command goes on where it was stopped')
  .option('--minutes <n>', 'begins no mutant after so many minutes', wholeNumber)
  .option('--paper', 'only the steps that need no upstream: whole sessions are not played where these catch nothing')
  .option(
    '--again <file>',
    'plays the session of a scenario, or those of --state, on the mutants named, and shows where they part',
  )
  .parse();
const [most, sound, seed, only] = program.processedArgs as [number, number, number, string];
const options = program.opts<{ state?: string; minutes?: number; again?: string; paper?: true }>();
const isPaperOnly = options.paper === true;
const SOUND_EACH = 1_000;
const MAX_STEPS = 4;
const MINUTE_MS = 60_000;
const bar = progressBar();
const say = (line: string) => void process.stdout.write(`${line}\n`);
const from = performance.now();

interface Broken {
  readonly name: string;
  readonly where: string;
  /** Whether steps without an upstream can show it. */
  readonly onPaper: boolean;
  readonly load: () => Promise<Loaded>;
}

interface Loaded {
  readonly search: (onlyPaper: boolean) => ReturnType<typeof trial>;
  readonly again: (steps: readonly SessionStep[]) => Promise<Divergence | undefined>;
}

const ALL: readonly Broken[] = [
  ...MUTANTS.map((mutant): Broken => ({
    name: mutant.name,
    where: mutant.of,
    onPaper: mutant.of === 'engine',
    load: async () => ({
      search: (onlyPaper) => trial(mutant, { runs: most, seed, onRun: shown(mutant.name), onlyPaper }),
      again: (steps) => playAgain(mutant, steps, steps.every(isPaper)),
    }),
  })),
  ...SOURCE_MUTANTS.map((mutant): Broken => ({
    name: mutant.name,
    where: 'both',
    onPaper: true,
    load: async () => {
      const build = await brokenBuild(mutant);
      return {
        search: (onlyPaper) => build.trial({}, { runs: most, seed, onRun: shown(mutant.name), onlyPaper }),
        again: (steps) => build.playAgain({}, steps, steps.every(isPaper)),
      };
    },
  })),
];
const shown = (name: string) => (run: number) => bar.show(run, most, name);
const asked = ALL.filter(({ name, where }) => only.split('|').some((part) => `${name} (${where})`.includes(part)));

if (options.again !== undefined) await again(options.again);
else process.exitCode = (await table()) ? 1 : 0;

async function table(): Promise<boolean> {
  const sources = await soundText();
  const file = new FoundFile(options.state, [most, seed, isPaperOnly, sources]);
  say('| broken on purpose | where | caught at run | shrunk to | parts over |');
  say('|---|---|---|---|---|');
  const rows: Found[] = [];
  let left = 0;
  for (const mutant of most > 0 ? asked : []) {
    const { name, where } = mutant;
    let found = file.get(name, where);
    if (
      found === undefined &&
      options.minutes !== undefined &&
      performance.now() - from > options.minutes * MINUTE_MS
    ) {
      left += 1;
      continue;
    }
    if (found === undefined) {
      const loaded = await mutant.load();
      const searched = await lookFor(mutant, loaded);
      bar.end();
      if (searched.failure) await assertReplayable(name, loaded, searched.failure.steps);
      found = file.add(name, where, searched);
    }
    rows.push(found);
    say(`| ${name} | ${where} | ${cellsOf(found)} |`);
  }
  const missed = rows.filter(({ failure }) => failure === undefined).length;
  const long = rows.filter(({ failure }) => (failure?.steps.length ?? 0) > MAX_STEPS).length;
  say(
    `\n${rows.length} mutants, seed ${seed}: ${rows.length - missed} caught within ${most} runs, ${missed} not, ${long} of more than ${MAX_STEPS} steps (${seconds(from)} s)`,
  );
  if (left > 0) {
    say(`${left} were not begun: the same command goes on with them`);
    return true;
  }
  const isParted = only === '' && sound > 0 && (await soundRuns());
  return missed > 0 || isParted;
}

/** On paper first: it finds these mistakes at least as early as whole sessions, a hundred times faster. */
async function lookFor({ onPaper }: Broken, { search }: Loaded): ReturnType<typeof trial> {
  if (!onPaper && !isPaperOnly) return search(false);
  const searched = await search(true);
  return searched.failure !== undefined || isPaperOnly ? searched : search(false);
}

/**
 * A session catches a mutant if it fails on the mutant and not on the intact version.
 *
 * @throws RangeError
 */
async function assertReplayable(name: string, { again }: Loaded, steps: readonly SessionStep[]): Promise<void> {
  const session = JSON.stringify({ kind: 'session', id: name, steps });
  const sound = await playAgain({}, steps, steps.every(isPaper));
  if (sound !== undefined)
    throw new RangeError(`${name}: the intact one differs, too (${sound.key}); correct the check first: ${session}`);
  if ((await again(steps)) === undefined)
    throw new RangeError(`${name}: agrees when the session is played by itself: ${session}`);
}

/** `--again FILE` with the mutant's name replays what was found. */
async function again(path: string): Promise<void> {
  const stepsFor = sessionsIn(path);
  for (const { name, where, load } of asked) {
    const steps = stepsFor(name, where);
    if (steps === undefined) {
      say(`${name} (${where}): no session in ${path}`);
      continue;
    }
    const divergence = await (await load()).again(steps);
    if (divergence === undefined) {
      say(`${name} (${where}): model and simulator agree`);
      continue;
    }
    say(`${name} (${where}): after step ${divergence.step + 1}: ${divergence.key}`);
    say(`  expected  ${JSON.stringify(divergence.expected)}`);
    say(`  actual    ${JSON.stringify(divergence.actual) ?? 'nothing'}`);
    process.exitCode = 1;
  }
}

/** The intact version, a thousand sessions per seed, so that a run that is cut short has a result. */
async function soundRuns(): Promise<boolean> {
  const start = performance.now();
  for (let done = 0; done < sound; done += SOUND_EACH) {
    const each = Math.min(SOUND_EACH, sound - done);
    const { runs, failure } = await trial(
      {},
      {
        runs: each,
        seed: seed + done / SOUND_EACH,
        onlyPaper: isPaperOnly,
        onRun: (run) => bar.show(done + run, sound, 'sound'),
      },
    );
    bar.end();
    if (failure) {
      say(`sound: parts at session ${done + runs}: ${JSON.stringify(failure)}`);
      return true;
    }
    process.stderr.write(`${done + each} sound sessions agree (${seconds(start)} s)\n`);
  }
  say(`sound: ${sound} sessions agree, seeds ${seed} and following (${seconds(start)} s)`);
  return false;
}

function cellsOf({ runs, failure }: Found): string {
  if (!failure) return `**not caught** in ${runs} | | `;
  const { steps, divergence } = failure;
  return `${runs} | ${steps.map((step) => step.do).join(', ')} | ${divergence.key}`;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(0);
}
