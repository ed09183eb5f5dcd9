import { command, wholeNumber } from '#scripts/config/command.ts';
import { startFront } from '#cli/services/upstream/front.fixture.ts';
import { type Mistake, mechanicalMistakes, mistakeOf, MISTAKES, withMistake } from './mistakes.ts';
import { PLANTED_BETS } from './planted-bets.ts';
import { PLANTED_LISTS } from './planted-lists.ts';
import { foundAt, foundOnPaper, startSimulator } from './trial.ts';

const program = command('qa recall')
  .argument('[name]', 'part of the name of a bug', '')
  .option('--black-box', 'hides the control interface: states, and random sessions, are not there')
  .option('--of <kind>', 'only gateways, or only mistakes in the sources')
  .option('--mechanical <n>', "so many of Stryker's mutants of the sources instead", wholeNumber)
  .option('--seed <n>', 'of the mechanical ones', wholeNumber, 1)
  .option('--runs <n>', 'random sessions', '150')
  .parse();
const [only] = program.processedArgs as [string];
const options = program.opts<{ blackBox?: true; of?: string; mechanical?: number; seed: number; runs: string }>();
const isBlackBox = options.blackBox === true;
const runs = isBlackBox ? '0' : options.runs;
const say = (line: string) => void process.stdout.write(`${line}\n`);

let [found, tried] = [0, 0];
async function trial(name: string, look: () => Promise<string | undefined>): Promise<void> {
  const from = performance.now();
  const what = await look();
  tried += 1;
  if (what !== undefined) found += 1;
  const seconds = ((performance.now() - from) / 1_000).toFixed(1).padStart(5);
  say(`${what === undefined ? 'MISSED' : 'found '}  ${seconds} s  ${name}\n          ${(what ?? '').slice(0, 220)}`);
}

/** What the check says, or why it ended. */
const asked = (look: typeof foundAt, url: string) =>
  look(url, runs).catch((error: unknown) => `ended: ${String(error)}`);

/** A mistake that engine and simulator share, as the model of the check does not; of a mechanical one the check is free. */
async function lookFor(mistake: Mistake, isShared: boolean): Promise<string | undefined> {
  const built = await withMistake(mistake);
  const onPaper = isShared ? built.foundOnPaper() : undefined;
  if (onPaper !== undefined) return onPaper;
  const simulator = await built.startSimulator({ seed: 'recall' });
  try {
    return await asked(isShared ? built.foundAt : foundAt, simulator.url);
  } finally {
    await simulator.close();
  }
}

const simulator = await startSimulator({ seed: 'recall' });
const sound = foundOnPaper() ?? (await asked(foundAt, simulator.url));
if (sound !== undefined) throw new RangeError(`something is found where nothing is planted: ${sound}`);
if (options.mechanical !== undefined) {
  for (const mistake of await mechanicalMistakes(options.mechanical, options.seed)) {
    if (!mistake.name.includes(only)) continue;
    await trial(mistake.name, () => lookFor(mistake, false)).catch((error: unknown) =>
      say(`no mutant  ${mistake.name}: ${String(error).slice(0, 120)}`),
    );
  }
} else {
  const planted = options.of === 'mistakes' ? [] : [...PLANTED_BETS, ...PLANTED_LISTS];
  for (const [name, change] of planted.filter(([each]) => each.includes(only))) {
    const memory = new Map<string, unknown>();
    const { url, close } = await startFront(simulator.url, (sent, next) => change(sent, next, memory), !isBlackBox);
    await trial(name, () => asked(foundAt, url));
    close();
  }
  for (const mistake of options.of === 'gateways' ? [] : MISTAKES.filter(({ name }) => name.includes(only)))
    await trial(mistake.name, () => lookFor(mistakeOf(mistake), true));
}
await simulator.close();
say(`${found} of ${tried}`);
