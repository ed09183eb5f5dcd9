import { writeOutput } from '#cli/files/output-file.ts';
import { CliError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { progressBar } from '#cli/terminal/progress.ts';
import { checkedUrl } from '#cli/services/upstream/checked-url.ts';
import { caseFiles } from '#cli/services/report/cases.ts';
import { checkReportName } from '#cli/services/report/page.ts';
import { wholeNumber } from '#cli/terminal/whole-number.ts';
import { UpstreamGone } from '#cli/services/upstream/upstream-client.ts';
import { agreementText, casesOf, differenceText, scenarioText } from './result-texts.ts';
import { search, type Searched } from './search.ts';
import { SessionWorld } from './session-world.ts';

/** Options of `slipway check`. */
export interface CheckOptions {
  readonly against?: string;
  readonly runs: string;
  readonly seed?: string;
  /** File for a failure. */
  readonly scenario?: string;
  readonly report?: string;
  /** Files of results for CI servers. */
  readonly junit?: string;
  readonly tap?: string;
}

const MAX_RUNS = 10_000_000;

/**
 * Makes sessions and plays them on the model and on a simulator until they differ. Exit code 1 when they do, 3 when the simulator is gone.
 *
 * @throws CliError for invalid arguments
 */
export async function check(options: CheckOptions): Promise<void> {
  checkReportName(options.report);
  const runs = wholeNumber('--runs', options.runs, MAX_RUNS);
  const seed =
    options.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber('--seed', options.seed, 2 ** 31);
  const where = options.against === undefined ? 'a simulator in this process' : checkedUrl(options.against);
  const world = await worldFor(options.against);
  const bar = progressBar();
  const from = performance.now();
  let done = 0;
  const onRun = (run: number) => {
    done = run - 1;
    bar.show(run, runs, eta(run, runs, performance.now() - from));
  };
  try {
    const searched = await search(world, { runs, seed, onRun });
    bar.end();
    const seconds = (performance.now() - from) / 1_000;
    print(searched, options, `${where}, seed ${seed}, ${seconds.toFixed(1)} s`);
    writeCases(searched, options);
    if (options.report !== undefined) {
      const { writeCheckReport } = await import('./report.ts');
      writeCheckReport(options.report, { searched, where, seconds });
    }
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

async function worldFor(against: string | undefined): Promise<SessionWorld> {
  if (against === undefined) return SessionWorld.here();
  return SessionWorld.at(against).catch((error: unknown) => {
    throw error instanceof CliError
      ? error
      : new CliError(`No simulator answers: ${error instanceof Error ? error.message : String(error)}`, {
          next: ['Start one: slipway sim --port 8787'],
          exitCode: EXIT.cutShort,
        });
  });
}

function print(searched: Searched, options: CheckOptions, where: string): void {
  if (searched.failure !== undefined) {
    const file = options.scenario ?? `slipway-check-${searched.seed}.json`;
    writeOutput(file, scenarioText(searched.seed, searched.failure));
    process.stdout.write(differenceText(searched, searched.failure, { ...options, file, where }));
    process.exitCode = EXIT.findings;
  } else process.stdout.write(agreementText(searched, where));
}

function writeCases(searched: Searched, options: CheckOptions): void {
  const cases = caseFiles('slipway check', options);
  for (const each of casesOf(searched)) cases.add(each);
  cases.close();
}

function eta(run: number, runs: number, ms: number): string {
  return `sessions, ETA ${Math.ceil(((ms / run) * (runs - run)) / 1_000)} s`;
}
