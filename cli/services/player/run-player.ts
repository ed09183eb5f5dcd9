import { isDecimalText } from '#engine/money';
import { DEMO_ACCOUNTS } from '#fixtures';
import { maxSpend } from '#cli/services/rows/budget.ts';
import { RowCalls } from '#cli/services/rows/row-calls.ts';
import type { CaseFile } from '#cli/services/report/cases.ts';
import type { SuiteResult } from '#cli/services/report/suite-result.ts';
import { checkedUrl, isOfThisMachine } from '#cli/services/upstream/checked-url.ts';
import { levelOf } from '#cli/services/upstream/level.ts';
import { type Send, type Sent, sendTo } from '#cli/services/upstream/send.ts';
import { UpstreamClient } from '#cli/services/upstream/upstream-client.ts';
import { inOwnWorld, reached, type Visit, visit } from '#cli/services/upstream/visit.ts';
import { usageError } from '#cli/terminal/errors.ts';
import { printable } from '#cli/terminal/printable.ts';
import { progressBar } from '#cli/terminal/progress.ts';
import { newBench } from './core/bench.ts';
import { checksAt } from './core/checks.ts';
import { curlLine } from './core/curl.ts';
import { Findings } from './core/findings.ts';
import { openAccounts, secondAccount } from './core/open-accounts.ts';
import { Player, StopStep } from './core/player.ts';
import { casesOf, jsonOf, pageOf, type PlayerRun, stateOf, textOf } from './report.ts';
import { States } from './core/states.ts';
import { runSuite } from './suite.ts';

export interface PlayerOptions {
  readonly against?: string;
  readonly level?: string;
  readonly maxSpend?: string;
  readonly states?: string;
  readonly yes?: boolean;
  readonly readOnly?: boolean;
  /** Where accounts are named, by default the environment. */
  readonly env?: NodeJS.ProcessEnv;
}

const MAX_SPEND = '50';
const HOUR_MS = 3_600_000;

/**
 * Bets as a player does, and compares everything that can be read.
 *
 * @throws CliError: 3 when the upstream cannot be reached
 */
export async function playerSuite(options: PlayerOptions, cases: CaseFile, attemptMs?: number): Promise<SuiteResult> {
  if (options.level !== undefined) levelOf(options.level);
  if (options.maxSpend !== undefined) maxSpend(options.maxSpend);
  const { against = '' } = options;
  for (const url of [against, ...(options.states === undefined ? [] : [options.states])])
    assertMayBet(checkedUrl(url), options);
  const at = await visit(against, { attemptMs, env: options.env });
  const bar = progressBar();
  try {
    secondAccount(at.account, options.env);
    const run = await inOwnWorld(at, 'player', (world) =>
      play(at, world, options, (done, of) => bar.show(done, of, 'steps')),
    );
    bar.end();
    for (const each of casesOf(run)) cases.add(each);
    const states = run.checks.map((check) => stateOf(run, check));
    const isUnexplained = run.checks.some(
      (check, nth) => states[nth] === 'not run' && run.findings.whyNot(check).length === 0,
    );
    const isNothing = run.findings.count('money') === 0 && options.readOnly !== true;
    const isGood = !states.includes('differs') && !isUnexplained && !isNothing;
    const { gone } = run.findings.silence;
    const end = gone === undefined ? '' : `The upstream is gone (${printable(gone)}); the results above are valid.\n`;
    return {
      text: `${textOf(run)}${isNothing ? 'No bet could be checked.\n' : ''}${end}`,
      page: pageOf(run, isGood),
      json: jsonOf(run),
      isGood,
      isCutShort: gone !== undefined,
    };
  } finally {
    bar.end();
    at.send.close();
  }
}

async function play(
  { url, send: wire, isSimulator, hasOurs, account }: Visit,
  world: string | undefined,
  options: PlayerOptions,
  onStep: (done: number, of: number) => void,
): Promise<PlayerRun> {
  const from = performance.now();
  const level = levelOf(options.level ?? (hasOurs ? 'all' : 'specification'));
  const checks = checksAt(level);
  const isReadOnly = options.readOnly === true;
  const most = isReadOnly ? '0' : (options.maxSpend ?? MAX_SPEND);
  const sending: { last?: Sent } = {};
  const send: Send = (sent) => wire((sending.last = sent));
  const curl = () => (sending.last === undefined ? '' : curlLine(url, sending.last, account));
  const findings = new Findings(curl, checks);
  const newPlayer = () => new Player(new RowCalls(send, world), findings);
  const player = newPlayer();
  const opening = () => openAccounts(player, newPlayer, { account, isSimulator, env: options.env });
  const { second, before, stopped } = await reached(url, opening);
  const states = await statesAt(options.states, url, send, world, isSimulator);
  if (!isReadOnly && stopped === undefined)
    process.stderr.write(`Bets take at most ${most} of ${before} ${player.currency} from the account.\n`);
  const demo = DEMO_ACCOUNTS.find(({ email }) => isSimulator && email === account.account);
  const paymentPassword = (options.env ?? process.env)['SLIPWAY_PAYMENT_PASSWORD'] ?? demo?.bank_password;
  const players = { player, guest: newPlayer(), second, newPlayer };
  const bench = newBench({ url, findings, account, ...players, states, level, maxSpend: most, paymentPassword });
  if (stopped === undefined) await runSuite(bench, { isReadOnly, onStep });
  else for (const check of checks) findings.notRun(check, stopped);
  const dead = states?.neverReached;
  if (dead !== undefined) {
    const { origin, pathname } = new URL(options.states ?? url);
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', path: pathname, headers, body: dead.body };
    if (origin === new URL(url).origin) sending.last = sent;
    else delete sending.last;
    findings.expect('settled', false, 'the states endpoint', `no state was ever reached: ${dead.why}`);
  }
  const last = await player.ask('getAccount').catch(onlyIf(StopStep));
  const { headers = {}, envelope } = last ?? {};
  const score = (envelope?.data as { score?: unknown } | undefined)?.score;
  return {
    url,
    level,
    checks,
    findings,
    seconds: (performance.now() - from) / 1_000,
    balances: [before, isDecimalText(score) ? score : `unknown (${last?.status ?? 'no answer'})`],
    currency: player.currency,
    maxSpend: most,
    notes: isSimulator ? [] : notesOf(headers['date']),
  };
}

function assertMayBet(url: string, { yes, readOnly }: PlayerOptions): void {
  if (yes === true || readOnly === true || isOfThisMachine(url)) return;
  throw usageError(`${new URL(url).host} may be a live upstream: the check places bets`, [
    'Add --yes, with SLIPWAY_ACCOUNT and SLIPWAY_PASSWORD of an account made for tests.',
    'Or add --read-only: it places none.',
  ]);
}

/** The given states endpoint, which may be at another host, or a simulator's. @throws CliError if it cannot be read */
async function statesAt(
  given: string | undefined,
  url: string,
  send: Send,
  world: string | undefined,
  isSimulator: boolean,
): Promise<States | undefined> {
  if (given === undefined && !isSimulator) return undefined;
  try {
    if (given === undefined) return await States.at(new UpstreamClient(send, world), '/__sim/states');
    const { origin, pathname, search } = new URL(checkedUrl(given));
    // Without kept connections there is nothing to close.
    const there = origin === new URL(url).origin ? world : undefined;
    return await States.at(new UpstreamClient(sendTo(origin, undefined, false), there), pathname + search);
  } catch (error) {
    throw usageError(`--states: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What is caught of this kind gives nothing. */
const onlyIf =
  (kind: new (...args: never[]) => Error) =>
  (error: unknown): undefined => {
    if (!(error instanceof kind)) throw error;
  };

function notesOf(date: string | undefined): readonly string[] {
  const apart = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(apart)) return ['answers have no date'];
  const hours = Math.round(apart / HOUR_MS);
  return hours === 0 ? [] : [`the clock of the upstream is ${Math.abs(hours)} h ${hours < 0 ? 'behind' : 'ahead'}`];
}
