import { randomUUID } from 'node:crypto';
import { isDecimalText } from '#engine/money';
import { DEMO_ACCOUNTS } from '#fixtures';
import { isDone, reasonOf } from '#cli/services/rows/answer-checks.ts';
import { maxSpend } from '#cli/services/rows/budget.ts';
import { RowCalls } from '#cli/services/rows/row-calls.ts';
import { caseFiles } from '#cli/services/report/cases.ts';
import { checkReportName } from '#cli/services/report/page.ts';
import { type Account, accountFromEnvironment, ownAccount } from '#cli/services/upstream/account.ts';
import { checkedUrl, isOfThisMachine } from '#cli/services/upstream/checked-url.ts';
import { hasControl } from '#cli/services/upstream/has-control.ts';
import { levelOf } from '#cli/services/upstream/level.ts';
import { sendTo, type Send, type Sent } from '#cli/services/upstream/send.ts';
import { CliError, usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { sayJson } from '#cli/terminal/out.ts';
import { progressBar } from '#cli/terminal/progress.ts';
import { Bench } from './core/bench.ts';
import { checksAt } from './core/checks.ts';
import { curlLine } from './core/curl.ts';
import { Findings } from './core/findings.ts';
import { Player } from './core/player.ts';
import { casesOf, jsonOf, type Run, stateOf, textOf, writePlayerReport } from './report.ts';
import { States } from './core/states.ts';
import { runSuite } from './suite.ts';

/** Options of `slipway check --suite player`. */
export interface PlayerOptions {
  readonly against?: string;
  readonly level?: string;
  readonly maxSpend?: string;
  /** The address of the states endpoint of a test system. */
  readonly states?: string;
  readonly yes?: boolean;
  readonly readOnly?: boolean;
  readonly json?: boolean;
  readonly report?: string;
  readonly junit?: string;
  readonly tap?: string;
}

const MAX_SPEND = '50';
const ATTEMPT_MS = 5_000;
/** The world of a simulator: nothing in it changes but by a request. */
const WORLD = { seed: 'player', start_time: '2026-03-14T12:00:00Z', speed: 0 };
const HOUR_MS = 3_600_000;

/**
 * Bets as a player does at any upstream, and compares everything that can be read. Exit code 1 when something differs or nothing was
 * checked, 3 when the upstream cannot be reached.
 *
 * @throws CliError
 */
export async function runPlayer(options: PlayerOptions, attemptMs = ATTEMPT_MS): Promise<void> {
  const level = levelOf(options.level ?? 'specification');
  const checks = checksAt(level);
  const isReadOnly = options.readOnly === true;
  const most = isReadOnly ? '0' : options.maxSpend === undefined ? MAX_SPEND : maxSpend(options.maxSpend);
  checkReportName(options.report);
  if (options.against === undefined)
    throw usageError('The suite of a player needs an upstream', ['Give its address: --against http://127.0.0.1:8787']);
  const url = checkedUrl(options.against);
  assertMayBet(url, options);
  const last: { sent?: Sent } = {};
  const wire = sendTo(url, attemptMs);
  const send: Send = (sent) => wire((last.sent = sent));
  const cases = caseFiles('slipway check', options);
  const bar = progressBar();
  const from = performance.now();
  let world: RowCalls | undefined;
  try {
    const isSimulator = await reached(url, () => hasControl(wire));
    const account = isSimulator ? accountFromEnvironment() : ownAccount();
    const findings = new Findings(() => (last.sent === undefined ? '' : curlLine(url, last.sent, account)), checks);
    const name = isSimulator ? `player-${randomUUID().slice(0, 8)}` : undefined;
    const callsOf = () => new RowCalls(send, name);
    if (isSimulator) {
      world = callsOf();
      await world.control('POST', 'worlds', { name, ...WORLD });
    }
    const player = new Player(callsOf(), findings);
    await reached(url, () => enter(player, account));
    const second = await secondPlayer(new Player(callsOf(), findings), isSimulator, account);
    const states = await statesAt(options.states, callsOf(), isSimulator);
    const before = await player.balance();
    if (!isReadOnly)
      process.stderr.write(`Bets take at most ${most} of ${before} ${player.currency} from the account.\n`);
    const guest = new Player(callsOf(), findings);
    const bench = new Bench({ findings, account, player, guest, second, states, level, maxSpend: most });
    const onStep = (done: number, of: number) => bar.show(done, of, 'steps');
    await runSuite(bench, { isReadOnly, onStep });
    bar.end();
    const { status, headers = {}, envelope } = await player.ask('getAccount');
    const score = (envelope?.data as { score?: unknown } | undefined)?.score;
    const after = isDecimalText(score) ? score : `unknown (${status})`;
    const seconds = (performance.now() - from) / 1_000;
    const notes = isSimulator ? [] : notesOf(headers['date']);
    finish(
      {
        url,
        level,
        checks,
        findings,
        seconds,
        balances: [before, after],
        currency: player.currency,
        maxSpend: most,
        notes,
      },
      options,
    );
  } finally {
    bar.end();
    cases.close();
    if (world?.world !== undefined) await world.control('DELETE', `worlds/${world.world}`).catch(() => undefined);
    wire.close();
  }

  function finish(run: Run, { json, report }: PlayerOptions): void {
    for (const each of casesOf(run)) cases.add(each);
    if (report !== undefined) writePlayerReport(report, run);
    if (json === true) sayJson(jsonOf(run));
    else process.stdout.write(textOf(run));
    const states = run.checks.map((check) => stateOf(run, check));
    const isUnexplained = run.checks.some(
      (check) => stateOf(run, check) === 'not run' && run.findings.whyNot(check).length === 0,
    );
    const isNothing = run.findings.count('money') === 0 && !isReadOnly;
    if (isNothing && json !== true) process.stdout.write('No bet could be checked.\n');
    if (states.includes('differs') || isUnexplained || isNothing) process.exitCode = EXIT.findings;
  }
}

function assertMayBet(url: string, { yes, readOnly }: PlayerOptions): void {
  if (yes === true || readOnly === true || isOfThisMachine(url)) return;
  throw usageError(`${new URL(url).host} may be a live upstream: the check places bets`, [
    'Add --yes, with SLIPWAY_ACCOUNT and SLIPWAY_PASSWORD of an account made for tests.',
    'Or add --read-only: it places none.',
  ]);
}

/** @throws CliError (3) without an answer */
async function reached<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CliError) throw error;
    const why = error instanceof Error ? (error.cause ?? error) : error;
    throw new CliError(`${url} cannot be reached: ${why instanceof Error ? why.message : String(why)}`, {
      next: ['Start a simulator to try: slipway sim --port 8787'],
      exitCode: EXIT.cutShort,
      cause: error,
    });
  }
}

/** Signs in. @throws CliError where that is refused, or where this is no upstream */
async function enter(player: Player, account: Account): Promise<void> {
  const answered = await player.ask('signIn', { body: { ...account } });
  const { status, headers = {}, text, envelope } = answered;
  if (status >= 300 && status < 400)
    throw usageError(`The upstream redirects to ${headers['location'] ?? 'nowhere'} (${status})`, [
      'Give that address.',
    ]);
  if (envelope === undefined)
    throw new CliError(
      `The answer to signIn is no JSON (${status}, ${headers['content-type'] ?? 'no type'}): ${text.slice(0, 80)}`,
      {
        next: ['Is it the address of the upstream, up to the services (/sports/...)?'],
      },
    );
  if (!isDone(answered))
    throw new CliError(`The upstream refuses the account: ${reasonOf(answered)} (${status})`, {
      next: ['Set SLIPWAY_ACCOUNT and SLIPWAY_PASSWORD, or leave both out for the demo player.'],
    });
  const session = envelope.data as { token?: unknown; user_id?: unknown } | undefined;
  player.calls.token = String(session?.token ?? '');
  player.id = String(session?.user_id ?? '');
  player.currency = (await player.read('getAccount')).currency;
}

/** The account of SLIPWAY_SECOND_ACCOUNT, or the second demo player of a simulator. */
async function secondPlayer(player: Player, isSimulator: boolean, first: Account): Promise<Player | undefined> {
  const demo = DEMO_ACCOUNTS.find(({ email }) => email !== first.account);
  const { SLIPWAY_SECOND_ACCOUNT: account, SLIPWAY_SECOND_PASSWORD: password } = process.env;
  if (account !== undefined && password !== undefined) await enter(player, { account, password });
  else if (isSimulator && demo !== undefined) await enter(player, { account: demo.email, password: demo.password });
  else return undefined;
  return player;
}

/** The states endpoint that was given, or that of a simulator. @throws CliError where it cannot be read */
async function statesAt(given: string | undefined, calls: RowCalls, isSimulator: boolean): Promise<States | undefined> {
  if (given === undefined && !isSimulator) return undefined;
  try {
    return await States.at(calls, given === undefined ? '/__sim/states' : new URL(checkedUrl(given)).pathname);
  } catch (error) {
    throw usageError(`--states: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function notesOf(date: string | undefined): readonly string[] {
  const apart = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(apart)) return ['answers have no date'];
  const hours = Math.round(apart / HOUR_MS);
  return hours === 0 ? [] : [`the clock of the upstream is ${Math.abs(hours)} h ${hours < 0 ? 'behind' : 'ahead'}`];
}
