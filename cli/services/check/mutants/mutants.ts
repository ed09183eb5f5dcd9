import { progressBar } from '#cli/terminal/progress.ts';
import type { Searched } from '#cli/services/check/search.ts';
import { MUTANTS, trial } from './all-mutants.ts';
import { brokenTrial } from './broken-build.ts';
import { SOURCE_MUTANTS } from './mutants-of-sources.ts';
import { command, wholeNumber } from '#scripts/config/command.ts';

const program = command('qa mutants')
  .argument('[most-runs]', 'sessions within which a mutant must be caught', wholeNumber, 2_000)
  .argument('[sound-runs]', 'sessions of the intact one', wholeNumber, 20_000)
  .argument('[seed]', 'of the sessions', wholeNumber, 1)
  .argument('[name]', 'part of the name of a mutant; (both): those of engine and simulator together', '')
  .parse();
const [most, sound, seed, only] = program.processedArgs as [number, number, number, string];
const SOUND_EACH = 1_000;
const bar = progressBar();
const say = (line: string) => void process.stdout.write(`${line}\n`);
const from = performance.now();
let missed = 0;

say('| broken on purpose | where | caught at run | shrunk to | parts over |');
say('|---|---|---|---|---|');
for (const mutant of MUTANTS.filter((each) => isAsked(each.name, each.of))) {
  const searched = await trial(mutant, Number(most), Number(seed), (run) => bar.show(run, Number(most), mutant.name));
  bar.end();
  if (!searched.failure) missed += 1;
  say(`| ${mutant.name} | ${mutant.of} | ${cellsOf(searched)} |`);
}
for (const mutant of SOURCE_MUTANTS.filter((each) => isAsked(each.name, 'both'))) {
  const brokenOne = await brokenTrial(mutant);
  const searched = await brokenOne({}, Number(most), Number(seed), (run) => bar.show(run, Number(most), mutant.name));
  bar.end();
  if (!searched.failure) missed += 1;
  say(`| ${mutant.name} | both | ${cellsOf(searched)} |`);
}
say(
  `\n${MUTANTS.length + SOURCE_MUTANTS.length} mutants, seed ${seed}, ${missed} not caught within ${most} runs (${seconds(from)} s)`,
);
if (only === '' && Number(sound) > 0) missed += await soundRuns();
process.exitCode = missed > 0 ? 1 : 0;

/** Parts of names, with where they are: `void|(both)`. */
function isAsked(name: string, where: string): boolean {
  return Number(most) > 0 && only.split('|').some((part) => `${name} (${where})`.includes(part));
}

/** The sound one, a thousand sessions to a seed, so that a run that is cut short has shown something. */
async function soundRuns(): Promise<number> {
  const start = performance.now();
  for (let done = 0; done < Number(sound); done += SOUND_EACH) {
    const each = Math.min(SOUND_EACH, Number(sound) - done);
    const { runs, failure } = await trial({}, each, Number(seed) + done / SOUND_EACH, (run) =>
      bar.show(done + run, Number(sound), 'sound'),
    );
    bar.end();
    if (failure) {
      say(`sound: parts at session ${done + runs}: ${JSON.stringify(failure)}`);
      return 1;
    }
    process.stderr.write(`${done + each} sound sessions agree (${seconds(start)} s)\n`);
  }
  say(`sound: ${sound} sessions agree, seeds ${seed} and following (${seconds(start)} s)`);
  return 0;
}

function cellsOf({ runs, failure }: Searched): string {
  if (!failure) return `**not caught** in ${runs} | | `;
  const { steps, divergence } = failure;
  return `${runs} | ${steps.map((step) => step.do).join(', ')} | ${divergence.key}`;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(0);
}
