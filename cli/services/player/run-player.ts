import { isDecimalText } from '#engine/money';
import { DEMO_ACCOUNTS } from '#fixtures';
import { maxSpend } from '#cli/services/rows/budget.ts';
import { RowCalls } from '#cli/services/rows/row-calls.ts';
import type { CaseFile } from '#cli/services/report/cases.ts';
import type { SuiteResult } from '#cli/services/report/suite-result.ts';
import type { Account } from '#cli/services/upstream/account.ts';
import { checkedUrl, isOfThisMachine } from '#cli/services/upstream/checked-url.ts';
import { levelOf } from '#cli/services/upstream/level.ts';
import type { Send, Sent } from '#cli/services/upstream/send.ts';
import { UpstreamClient } from '#cli/services/upstream/upstream-client.ts';
import { inOwnWorld, reached, type Visit, visit } from '#cli/services/upstream/visit.ts';
import { usageError } from '#cli/terminal/errors.ts';
import { progressBar } from '#cli/terminal/progress.ts';
import { newBench } from './core/bench.ts';
import { checksAt } from './core/checks.ts';
import { curlLine } from './core/curl.ts';
import { Findings } from './core/findings.ts';
import { Player } from './core/player.ts';
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
  assertMayBet(checkedUrl(against), options);
  const at = await visit(against, { attemptMs, env: options.env });
  const bar = progressBar();
  try {
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
    return {
      text: `${textOf(run)}${isNothing ? 'No bet could be checked.\n' : ''}`,
      page: pageOf(run, isGood),
      json: jsonOf(run),
      isGood,
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
  const last: { sent?: Sent } = {};
  const send: Send = (sent) => wire((last.sent = sent));
  const findings = new Findings(() => (last.sent === undefined ? '' : curlLine(url, last.sent, account)), checks);
  const newPlayer = () => new Player(new RowCalls(send, world), findings);
  const player = newPlayer();
  await reached(url, () => player.signIn(account));
  const second = await secondPlayer(newPlayer(), isSimulator, account, options.env);
  const states = await statesAt(options.states, new UpstreamClient(send, world), isSimulator);
  const before = await player.balance();
  if (!isReadOnly)
    process.stderr.write(`Bets take at most ${most} of ${before} ${player.currency} from the account.\n`);
  const demo = DEMO_ACCOUNTS.find(({ email }) => isSimulator && email === account.account);
  const paymentPassword = (options.env ?? process.env)['SLIPWAY_PAYMENT_PASSWORD'] ?? demo?.bank_password;
  const players = { player, guest: newPlayer(), second, newPlayer };
  const bench = newBench({ url, findings, account, ...players, states, level, maxSpend: most, paymentPassword });
  await runSuite(bench, { isReadOnly, onStep });
  const { status, headers = {}, envelope } = await player.ask('getAccount');
  const score = (envelope?.data as { score?: unknown } | undefined)?.score;
  return {
    url,
    level,
    checks,
    findings,
    seconds: (performance.now() - from) / 1_000,
    balances: [before, isDecimalText(score) ? score : `unknown (${status})`],
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

/** From SLIPWAY_SECOND_ACCOUNT, or a simulator's second demo player. */
async function secondPlayer(
  player: Player,
  isSimulator: boolean,
  first: Account,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Player | undefined> {
  const demo = DEMO_ACCOUNTS.find(({ email }) => email !== first.account);
  const { SLIPWAY_SECOND_ACCOUNT: account, SLIPWAY_SECOND_PASSWORD: password } = env;
  if (account !== undefined && password !== undefined) await player.signIn({ account, password });
  else if (isSimulator && demo !== undefined) await player.signIn({ account: demo.email, password: demo.password });
  else return undefined;
  return player;
}

/** The given states endpoint, or a simulator's. @throws CliError if it cannot be read */
async function statesAt(
  given: string | undefined,
  client: UpstreamClient,
  isSimulator: boolean,
): Promise<States | undefined> {
  if (given === undefined && !isSimulator) return undefined;
  try {
    return await States.at(client, given === undefined ? '/__sim/states' : new URL(checkedUrl(given)).pathname);
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
