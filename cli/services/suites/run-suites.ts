import path from 'node:path';
import { packageRoot } from '#cli/files/package-root.ts';
import { type CaseFile, caseFiles } from '#cli/services/report/cases.ts';
import type { Page } from '#cli/services/report/page-content.ts';
import { checkReportName, writePage } from '#cli/services/report/page.ts';
import type { SuiteResult } from '#cli/services/report/suite-result.ts';
import type { CheckRowsOptions } from '#cli/services/rows/check-rows.ts';
import type { PlayerOptions } from '#cli/services/player/run-player.ts';
import type { KeysOptions } from '#cli/services/upstream/run-upstream-check.ts';
import { checkedUrl } from '#cli/services/upstream/checked-url.ts';
import { controlOf } from '#cli/services/upstream/control-of.ts';
import { sendTo } from '#cli/services/upstream/send.ts';
import { usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { sayJson } from '#cli/terminal/out.ts';
import type { CheckOptions } from '#cli/services/check/check.ts';
import { assertKnown } from './options-of-suites.ts';
import type { SuiteName } from './suites.ts';

interface Options extends CheckOptions, CheckRowsOptions, PlayerOptions, KeysOptions {
  readonly suite?: SuiteName;
  readonly rows?: boolean;
  readonly json?: boolean;
  readonly report?: string;
  readonly junit?: string;
  readonly tap?: string;
}

type Together = keyof typeof RUNS;
type RunSuite = (options: Options, cases: CaseFile) => Promise<SuiteResult>;

/** Suites that share a report; the book prints while it plays. */
const RUNS: Readonly<Record<Exclude<SuiteName, 'book'>, RunSuite>> = {
  player: async (...asked) => (await import('#cli/services/player/run-player.ts')).playerSuite(...asked),
  sessions: async (...asked) => (await import('#cli/services/check/check.ts')).sessionsSuite(...asked),
  rows: async (...asked) => (await import('#cli/services/rows/check-rows.ts')).rowsSuite(...asked),
  keys: async (...asked) => (await import('#cli/services/upstream/run-upstream-check.ts')).keysSuite(...asked),
};

/**
 * Runs the named suites, or those that the upstream allows.
 *
 * @param given names of the options on the command line
 * @throws CliError
 */
export async function runSuites(options: Options, given: readonly string[] = []): Promise<void> {
  const { against, json, suite = options.rows === true ? 'rows' : undefined } = options;
  assertKnown(given, suite === undefined ? ['player', 'sessions'] : [suite]);
  if (against === undefined && suite !== undefined && suite !== 'sessions' && suite !== 'rows')
    throw usageError(`The suite ${suite} needs an upstream`, ['Give its address: --against http://127.0.0.1:8787']);
  if (suite === 'book') {
    const { replay } = await import('#cli/services/replay/replay.ts');
    const asked = { ...options, asJson: json === true, shard: undefined, jobs: '1' };
    await replay([path.join(packageRoot(), 'fixtures/scenarios')], asked);
  } else {
    checkReportName(options.report);
    if (suite !== undefined) await runTogether([suite], options);
    else if (against !== undefined) await runTogether(await suitesFor(against, given), options);
    else await runAtOwnSimulator(options);
  }
}

/** Random sessions have worlds of their own in this process; a player needs an address. */
async function runAtOwnSimulator(options: Options): Promise<void> {
  // A wrong number would be refused after the player only.
  (await import('#cli/services/check/check.ts')).numbersOf(options);
  const { startSimulator } = await import('#simulator');
  const simulator = await startSimulator();
  try {
    await runTogether(['player', 'sessions'], options, simulator.url);
  } finally {
    await simulator.close();
  }
}

async function runTogether(suites: readonly Together[], options: Options, own?: string): Promise<void> {
  const { json, report } = options;
  const cases = caseFiles(`slipway check${suites[0] === 'rows' ? ' --rows' : ''}`, options);
  const results: SuiteResult[] = [];
  try {
    for (const suite of suites) {
      const asked = suite === 'player' && own !== undefined ? { ...options, against: own, env: {} } : options;
      const result = await RUNS[suite](asked, cases);
      results.push(result);
      if (json !== true) process.stdout.write(result.text);
      if (!result.isGood) process.exitCode = EXIT.findings;
      if (result.isCutShort !== true) continue;
      process.exitCode = EXIT.cutShort;
      break;
    }
  } finally {
    cases.close();
  }
  if (json === true) sayJson(Object.assign({}, ...results.map((result) => result.json)) as object);
  if (report !== undefined) writePage(report, together(results.map(({ page }) => page)));
}

const together = (pages: readonly Page[]): Page => ({
  title: pages[0]?.title ?? '',
  lead: pages.map(({ lead }) => lead).join(' '),
  isGood: pages.every(({ isGood }) => isGood),
  sections: pages.flatMap(({ sections }) => sections),
});

/** A simulator also allows random sessions. If the upstream is unreachable, the suites say so. */
async function suitesFor(against: string, given: readonly string[]): Promise<readonly Together[]> {
  const send = sendTo(checkedUrl(against));
  const control = await controlOf(send).catch(() => 'unreachable');
  send.close();
  if (control === 'unreachable') return ['sessions'];
  if (control !== undefined) return ['player', 'sessions'];
  assertKnown(given, ['player']);
  return ['player'];
}
