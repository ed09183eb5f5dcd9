import { rmSync } from 'node:fs';
import { command, wholeNumber } from '#scripts/config/command.ts';
import { playerSuite } from '#cli/services/player/run-player.ts';
import { sessionsSuite } from '#cli/services/check/check.ts';
import { startFront } from '#cli/services/upstream/front.fixture.ts';
import { startSimulator } from '#simulator';
import { mechanicalMutants, simulatorWith } from './mechanical.ts';
import { PLANTED } from './planted.ts';

const program = command('qa recall')
  .argument('[name]', 'part of the name of a bug', '')
  .option('--black-box', 'hides the control interface: states, and random sessions, are not there')
  .option(
    '--mechanical <n>',
    'so many operators of the sources, each written as another, instead of the gateways',
    wholeNumber,
  )
  .option('--seed <n>', 'of the mechanical ones', wholeNumber, 1)
  .option('--runs <n>', 'random sessions', '150')
  .parse();
const [only] = program.processedArgs as [string];
const options = program.opts<{ blackBox?: true; mechanical?: number; seed: number; runs: string }>();
const NO_CASES = { add: () => {}, close: () => {} };
const SCENARIO = `${process.env['TMPDIR'] ?? '/tmp'}/recall-${process.pid}.json`;
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The first finding of `slipway check`; undefined without any. */
async function foundAt(url: string): Promise<string | undefined> {
  const result = await playerSuite({ against: url }, NO_CASES);
  const { findings } = result.json as { findings: readonly { check: string; place: string; what: string }[] };
  const [first] = findings;
  if (first !== undefined) return `player: ${first.check}: ${first.place}: ${first.what} (${findings.length})`;
  if (options.blackBox === true) return undefined;
  const sessions = await sessionsSuite({ against: url, runs: options.runs, seed: '1', scenario: SCENARIO }, NO_CASES);
  rmSync(SCENARIO, { force: true });
  const [head = ''] = sessions.text.split('\n');
  return sessions.isGood ? undefined : `sessions: ${head} ${/^after step.*$/m.exec(sessions.text)?.[0] ?? ''}`;
}

let [found, tried] = [0, 0];
async function trial(name: string, url: string): Promise<void> {
  const from = performance.now();
  const what = await foundAt(url).catch((error: unknown) => `ended: ${String(error)}`);
  tried += 1;
  if (what !== undefined) found += 1;
  const seconds = ((performance.now() - from) / 1_000).toFixed(1).padStart(5);
  say(`${what === undefined ? 'MISSED' : 'found '}  ${seconds} s  ${name}\n          ${(what ?? '').slice(0, 220)}`);
}

if (options.mechanical === undefined) {
  const simulator = await startSimulator({ seed: 'recall' });
  for (const { name, change } of PLANTED.filter((each) => each.name.includes(only))) {
    const memory = new Map<string, unknown>();
    const front = await startFront(
      simulator.url,
      (sent, next) => change(sent, next, memory),
      options.blackBox !== true,
    );
    await trial(name, front.url);
    front.close();
  }
  await simulator.close();
} else {
  for (const [at, mutant] of mechanicalMutants(options.mechanical, options.seed).entries()) {
    if (!mutant.name.includes(only)) continue;
    try {
      const simulator = await (await simulatorWith(mutant, at))({ seed: 'recall' });
      await trial(mutant.name, simulator.url);
      await simulator.close();
    } catch (error) {
      say(`no mutant  ${mutant.name}: ${String(error).slice(0, 120)}`);
    }
  }
}
say(`${found} of ${tried}`);
