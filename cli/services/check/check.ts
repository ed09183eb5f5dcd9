import { writeFileSync } from 'node:fs';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { printable } from '#cli/frame/printable.ts';
import { progressBar } from '#cli/frame/progress.ts';
import { checkedUrl } from '#cli/services/replay/against/connect.ts';
import { checkReportName } from '#cli/services/report/page.ts';
import { UpstreamGone } from '#cli/services/upstream/upstream-client.ts';
import { search, type Searched } from './search.ts';
import { Stage } from './stage.ts';

/** How a check is asked for. */
export interface CheckOptions {
  readonly against?: string;
  readonly runs: string;
  readonly seed?: string;
  /** Where a failure is written. */
  readonly scenario?: string;
  readonly report?: string;
}

const RUNS_MOST = 10_000_000;

/**
 * Makes sessions and plays them on the model and on a simulator until they part. Ends with 1 when they do, with 3 when the simulator is gone.
 *
 * @throws CliError for arguments that cannot be followed
 */
export async function check(options: CheckOptions): Promise<void> {
  checkReportName(options.report);
  const runs = whole('--runs', options.runs, RUNS_MOST);
  const seed =
    options.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : whole('--seed', options.seed, 2 ** 31);
  const where = options.against === undefined ? 'a simulator in this process' : checkedUrl(options.against);
  const stage = await stageFor(options.against);
  const bar = progressBar();
  const from = performance.now();
  let done = 0;
  const onRun = (run: number) => {
    done = run - 1;
    bar.show(run, runs, eta(run, runs, performance.now() - from));
  };
  try {
    const searched = await search(stage, { runs, seed, onRun });
    bar.end();
    const seconds = (performance.now() - from) / 1_000;
    tell(searched, options, `${where}, seed ${seed}, ${seconds.toFixed(1)} s`);
    if (options.report !== undefined) {
      const { writeCheckReport } = await import('./report.ts');
      writeCheckReport(options.report, { searched, where, seconds });
    }
  } catch (error) {
    bar.end();
    if (!(error instanceof UpstreamGone)) throw error;
    throw new CliError(`${done} sessions agree, then the simulator was gone: ${error.message}`, {
      next: [`slipway check --seed ${seed} --runs ${runs} begins the same again.`],
      exitCode: EXIT.cutShort,
      cause: error,
    });
  } finally {
    await stage.close();
  }
}

async function stageFor(against: string | undefined): Promise<Stage> {
  if (against === undefined) return Stage.here();
  return Stage.at(against).catch((error: unknown) => {
    throw error instanceof CliError
      ? error
      : new CliError(`No simulator to play at: ${error instanceof Error ? error.message : String(error)}`, {
          next: ['Start one: slipway sim --port 8787'],
          exitCode: EXIT.cutShort,
        });
  });
}

function tell({ runs, seed, failure }: Searched, { scenario, against }: CheckOptions, where: string): void {
  if (failure === undefined)
    return void process.stdout.write(`${runs} sessions: model and simulator agree after every step (${where})\n`);
  const { steps, parted } = failure;
  const file = scenario ?? `slipway-check-${seed}.json`;
  const id = `check, seed ${seed}: ${parted.key}`;
  writeFileSync(file, `${JSON.stringify({ id, kind: 'session', steps, expect: { agrees: true } })}\n`);
  const at = against === undefined ? '' : ` --against ${against}`;
  process.stdout.write(
    [
      `they part at session ${runs}, shrunk to ${steps.length} steps (${where})`,
      ...steps.map((step, index) => printable(`  ${index + 1}. ${JSON.stringify(step)}`)),
      `after step ${parted.step + 1}: ${printable(parted.key)}`,
      `  expected  ${printable(JSON.stringify(parted.expected))}`,
      `  actual    ${printable(JSON.stringify(parted.actual) ?? 'nothing')}`,
      `written to ${file}: slipway replay ${file}${at}`,
      '',
    ].join('\n'),
  );
  process.exitCode = EXIT.findings;
}

function eta(run: number, runs: number, ms: number): string {
  return `sessions, ETA ${Math.ceil(((ms / run) * (runs - run)) / 1_000)} s`;
}

function whole(flag: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d{1,10}$/.test(text) && value >= 1 && value <= most) return value;
  throw new CliError(`${flag} is a whole number from 1, got ${text}`, { exitCode: EXIT.usage });
}
