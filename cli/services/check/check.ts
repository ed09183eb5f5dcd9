import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readScenario, type SessionStep } from '#fixtures';
import { writeOutput } from '#cli/files/output-file.ts';
import { CliError, usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { printable } from '#cli/terminal/printable.ts';
import { progressBar } from '#cli/terminal/progress.ts';
import { checkedUrl } from '#cli/services/upstream/checked-url.ts';
import type { CaseFile } from '#cli/services/report/cases.ts';
import type { SuiteResult } from '#cli/services/report/suite-result.ts';
import { wholeNumber } from '#cli/terminal/whole-number.ts';
import { UpstreamGone } from '#cli/services/upstream/upstream-client.ts';
import { agreementText, casesOf, differenceText, pageOf, scenarioText } from './result-texts.ts';
import { outcomeThatDiffers } from './every-outcome.ts';
import { search } from './search.ts';
import { SessionWorld } from './session-world.ts';

export interface CheckOptions {
  readonly against?: string;
  readonly runs: string;
  readonly seed?: string;
  readonly scenario?: string;
}

const MAX_RUNS = 10_000_000;

/** Before anything runs. @throws CliError */
export function numbersOf({ runs, seed }: CheckOptions): { readonly runs: number; readonly seed: number } {
  return {
    runs: wholeNumber('--runs', runs, MAX_RUNS),
    seed: seed === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber('--seed', seed, 2 ** 31),
  };
}

/**
 * Makes sessions and plays them on model and simulator until they differ; those that differed before come first.
 *
 * @throws CliError for invalid arguments, and when the simulator is gone
 */
export async function sessionsSuite(options: CheckOptions, cases: CaseFile): Promise<SuiteResult> {
  const { runs, seed } = numbersOf(options);
  const at = options.against === undefined ? 'a simulator in this process' : checkedUrl(options.against);
  const files = keptFiles(options.scenario);
  const differing = outcomeThatDiffers();
  const kept = [...(differing === undefined ? [] : [[differing]]), ...files.map(keptSession)];
  if (files.length > 0) process.stderr.write(printable(`first what differed before: ${files.join(', ')}\n`));
  const world = await (options.against === undefined ? SessionWorld.here() : SessionWorld.at(options.against));
  const bar = progressBar();
  const from = performance.now();
  let done = 0;
  const onRun = (run: number) => {
    done = run - 1;
    bar.show(run, runs, eta(run, runs, performance.now() - from));
  };
  try {
    const searched = await search(world, { runs, seed, onRun, kept });
    bar.end();
    const seconds = (performance.now() - from) / 1_000;
    const where = `${at}, seed ${seed}, ${seconds.toFixed(1)} s`;
    for (const each of casesOf(searched)) cases.add(each);
    const { failure } = searched;
    const file = options.scenario ?? `slipway-check-${seed}.json`;
    if (failure !== undefined) writeOutput(file, scenarioText(seed, failure));
    return {
      text:
        failure === undefined
          ? agreementText(searched, where)
          : differenceText(searched, failure, { ...options, file, where }),
      page: pageOf(searched, at, seconds),
      json: {
        sessions: { seed, runs: searched.runs, ...(failure && { steps: failure.steps, ...failure.divergence }) },
      },
      isGood: failure === undefined,
    };
  } catch (error) {
    bar.end();
    if (!(error instanceof UpstreamGone)) throw error;
    throw new CliError(`The simulator is gone after ${done} sessions without a difference: ${error.message}`, {
      next: [`To start again: slipway check --seed ${seed} --runs ${runs}`],
      exitCode: EXIT.cutShort,
      cause: error,
    });
  } finally {
    await world.close();
  }
}

/** Where an earlier run stored a failure. */
function keptFiles(scenario: string | undefined): readonly string[] {
  if (scenario !== undefined) return existsSync(scenario) ? [scenario] : [];
  return readdirSync('.')
    .filter((name) => /^slipway-check-\d+\.json$/.test(name))
    .sort();
}

/** @throws CliError for a file of another kind, which would be overwritten */
function keptSession(file: string): readonly SessionStep[] {
  try {
    const scenario = readScenario(JSON.parse(readFileSync(file, 'utf8')));
    if (scenario.kind === 'session') return scenario.steps;
    throw new RangeError(`its kind is ${scenario.kind}`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw usageError(`${file} is no session that this check can play: ${why}`, [
      'Move it away, or name another --scenario.',
    ]);
  }
}

function eta(run: number, runs: number, ms: number): string {
  return `sessions, ETA ${Math.ceil(((ms / run) * (runs - run)) / 1_000)} s`;
}
