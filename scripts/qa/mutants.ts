import { progressBar } from '#cli/frame/progress.ts';
import type { Searched } from '#cli/services/check/search.ts';
import { MUTANTS, trial } from './all-mutants.ts';

/**
 * `npm run check:mutants -- [most runs] [sound runs] [seed] [part of a name]`: what `slipway check` is worth. Every broken engine, simulator and gateway
 * must be caught within the runs; the sound one must pass. Prints a table for docs/qa.md.
 */
const [most = '2000', sound = '20000', seed = '1', only = ''] = process.argv.slice(2);
const SOUND_EACH = 1_000;
const bar = progressBar();
const say = (line: string) => void process.stdout.write(`${line}\n`);
const from = performance.now();
let missed = 0;

say('| broken on purpose | where | caught at run | shrunk to | parts over |');
say('|---|---|---|---|---|');
for (const mutant of MUTANTS.filter(
  ({ name }) => Number(most) > 0 && only.split('|').some((part) => name.includes(part)),
)) {
  const searched = await trial(mutant, Number(most), Number(seed), (run) => bar.show(run, Number(most), mutant.name));
  bar.end();
  if (!searched.failure) missed += 1;
  say(`| ${mutant.name} | ${mutant.of} | ${told(searched)} |`);
}
say(`\n${MUTANTS.length} mutants, seed ${seed}, ${missed} not caught within ${most} runs (${seconds(from)} s)`);
if (only === '' && Number(sound) > 0) missed += await soundRuns();
process.exitCode = missed > 0 ? 1 : 0;

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

function told({ runs, failure }: Searched): string {
  if (!failure) return `**not caught** in ${runs} | | `;
  const { steps, parted } = failure;
  return `${runs} | ${steps.map((step) => step.do).join(', ')} | ${parted.key}`;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(0);
}
