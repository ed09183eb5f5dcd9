import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { rows } from '#contract/rows';
import { startSimulator } from '#simulator';
import { plainText } from '#cli/files/read-text.ts';
import { CliError, usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { nearest } from '#cli/terminal/nearest.ts';
import { say } from '#cli/terminal/out.ts';
import { progressBar } from '#cli/terminal/progress.ts';
import { wholeNumber } from '#cli/terminal/whole-number.ts';
import { checkedUrl } from '#cli/services/upstream/checked-url.ts';
import { hasControl } from '#cli/services/upstream/has-control.ts';
import { caseFiles } from '#cli/services/report/cases.ts';
import { type Account, accountFromEnvironment, ownAccount } from '#cli/services/upstream/account.ts';
import { type Level, levelOf } from '#cli/services/upstream/level.ts';
import { sendTo, type Send } from '#cli/services/upstream/send.ts';
import type { CheckName } from './answer-checks.ts';
import { Budget, maxSpend } from './budget.ts';
import { checkOperation, type OperationResult } from './check-operation.ts';
import { type Operation, operationsOf } from './document.ts';
import { whyLeftOut } from './left-out.ts';
import { caseOf, rowsText } from './rows-text.ts';
import { RowCalls } from './row-calls.ts';

/** Options of `slipway check --rows`. */
export interface CheckRowsOptions {
  readonly against?: string;
  /** A file with the OpenAPI document; that of the contract by default. */
  readonly openapi?: string;
  /** Names of rows, parted by commas. */
  readonly only?: string;
  readonly maxMs?: string;
  /** The most that the account may lose, at an upstream without `/__sim`. */
  readonly maxSpend?: string;
  /** Everything of ours too, unless `specification` or `keyed` is asked for. */
  readonly level?: string;
  readonly junit?: string;
  readonly tap?: string;
}

const START = '2026-03-14T12:00:00Z';
const ATTEMPT_MS = 10_000;
const MAX_MS = 600_000;

/**
 * Checks every operation of the OpenAPI document at an upstream: valid, boundary and broken requests. Exit code 1 when
 * something is found, 3 when the upstream is gone.
 *
 * @throws CliError
 */
export async function checkRows(options: CheckRowsOptions): Promise<void> {
  const only = namesOf(options.only);
  const maxMs = options.maxMs === undefined ? undefined : wholeNumber('--max-ms', options.maxMs, MAX_MS);
  const level = levelOf(options.level ?? 'all');
  const most = options.maxSpend === undefined ? undefined : maxSpend(options.maxSpend);
  const own =
    options.against === undefined ? await startSimulator({ seed: 'rows', startTime: START, strict: true }) : undefined;
  const url = own?.url ?? checkedUrl(options.against ?? '');
  const send = sendTo(url, ATTEMPT_MS, false);
  const bar = progressBar();
  const cases = caseFiles('slipway check --rows', options);
  const from = performance.now();
  const results: OperationResult[] = [];
  try {
    const isSimulator = await hasControl(send);
    const all = operationsOf(await documentFor(options, send, isSimulator), options.openapi ?? 'the OpenAPI document');
    const asked = all.filter(
      ({ row }) => (only.length === 0 || only.includes(row)) && (level === 'all' || rows[row].origin !== 'ours'),
    );
    const account = isSimulator ? accountFromEnvironment() : ownAccount();
    const place: Place = {
      send,
      isSimulator,
      account,
      budget: isSimulator ? undefined : await budgetOf(send, account, most),
    };
    for (const [index, operation] of asked.entries()) {
      bar.show(index + 1, asked.length, operation.id);
      const began = performance.now();
      const result = atLevel(level, await one(place, operation, maxMs));
      results.push(result);
      cases.add({ name: result.id, seconds: (performance.now() - began) / 1_000, ...caseOf(result) });
    }
    bar.end();
    const spent = await spentOf(place);
    const where = `${options.against ?? 'a simulator in this process'}, ${((performance.now() - from) / 1_000).toFixed(1)} s`;
    process.stdout.write(rowsText(results, isSimulator, where));
    if (results.some(({ findings }) => findings.length > 0)) process.exitCode = EXIT.findings;
    if (spent !== undefined) say(`${spent} of at most ${most} spent`);
    if (results.every(({ skipped, findings }) => skipped !== undefined && findings.length === 0)) {
      say('Nothing was checked.');
      process.exitCode = EXIT.findings;
    }
  } catch (error) {
    bar.end();
    if (error instanceof CliError) throw error;
    throw new CliError(
      `The upstream is gone after ${results.length} operations: ${error instanceof Error ? error.message : String(error)}`,
      { next: [`Check the rest: slipway check --rows --against ${url}`], exitCode: EXIT.cutShort, cause: error },
    );
  } finally {
    cases.close();
    send.close();
    await own?.close();
  }
}

/** What a level does not ask for. */
const LEFT_TO_OTHERS: Readonly<Record<Level, ReadonlySet<CheckName>>> = {
  specification: new Set<CheckName>([
    ...(['status_code_conformance', 'response_headers_conformance', 'unsupported_method'] as const),
    ...(['idempotency', 'deadline'] as const),
  ]),
  keyed: new Set<CheckName>(['response_headers_conformance', 'unsupported_method']),
  all: new Set<CheckName>(),
};

function atLevel(level: Level, { counts, findings, ...result }: OperationResult): OperationResult {
  const isAsked = (check: CheckName) => !LEFT_TO_OTHERS[level].has(check);
  return {
    ...result,
    counts: new Map([...counts].filter(([check]) => isAsked(check))),
    findings: findings.filter(({ check }) => isAsked(check)),
  };
}

function namesOf(only: string | undefined): readonly string[] {
  const names = only?.split(',').map((name) => name.trim()) ?? [];
  const wrong = names.find((name) => !Object.hasOwn(rows, name));
  if (wrong === undefined) return names;
  const near = nearest(wrong, Object.keys(rows));
  throw usageError(`--only: unknown row '${wrong}'${near === undefined ? '' : `; did you mean ${String(near)}?`}`);
}

/** The document of the file, of the simulator asked, or of the contract. */
async function documentFor({ openapi }: CheckRowsOptions, send: Send, isSimulator: boolean): Promise<unknown> {
  if (openapi !== undefined) {
    try {
      return JSON.parse(plainText(openapi, readFileSync(openapi)));
    } catch (error) {
      if (error instanceof CliError) throw error;
      throw usageError(`${openapi}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (isSimulator) return read(send);
  const simulator = await startSimulator({});
  const own = sendTo(simulator.url);
  try {
    return await read(own);
  } finally {
    own.close();
    await simulator.close();
  }
}

async function read(send: Send): Promise<unknown> {
  const { text } = await send({ method: 'GET', path: '/__sim/openapi.json', headers: {}, body: undefined });
  return JSON.parse(text);
}

/** An upstream, and who asks it. */
interface Place {
  readonly send: Send;
  readonly isSimulator: boolean;
  readonly account: Account;
  readonly budget: Budget | undefined;
}

/** One operation, in a world of its own where the upstream has worlds. */
async function one(place: Place, operation: Operation, maxMs: number | undefined): Promise<OperationResult> {
  const { id, row } = operation;
  const { send, isSimulator, account, budget } = place;
  const why = isSimulator ? undefined : whyLeftOut(row, budget !== undefined);
  if (why !== undefined) return { id, counts: new Map(), findings: [], skipped: why };
  const calls = new RowCalls(send, isSimulator ? `rows-${randomUUID().slice(0, 12)}` : undefined);
  if (isSimulator)
    await calls.control('POST', 'worlds', { name: calls.world, seed: 'rows', start_time: START, speed: 0 });
  await signIn(calls, account);
  calls.budget = budget;
  try {
    return await checkOperation(calls, operation, { maxMs });
  } finally {
    if (isSimulator) await calls.control('DELETE', `worlds/${calls.world}`).catch(() => undefined);
  }
}

async function signIn(calls: RowCalls, account: Account): Promise<void> {
  calls.account = account;
  const signedIn = await calls.call('signIn', { body: { ...account } });
  if (signedIn.envelope?.code !== 0)
    throw new CliError(`The upstream refuses the account (status ${signedIn.status})`, {
      next: ['Set SLIPWAY_ACCOUNT and SLIPWAY_PASSWORD, or leave both out for the demo player.'],
    });
  calls.token = String((signedIn.envelope.data as { token?: unknown }).token);
}

/** Says what may be spent, before anything is. */
async function budgetOf(send: Send, account: Account, most: string | undefined): Promise<Budget | undefined> {
  if (most === undefined) return undefined;
  const calls = new RowCalls(send, undefined);
  await signIn(calls, account);
  const budget = new Budget(most, await calls.balance());
  process.stderr.write(`Bets and moves of money take at most ${most} of ${budget.start} from the account.\n`);
  return budget;
}

async function spentOf({ send, account, budget }: Place): Promise<string | undefined> {
  if (budget === undefined) return undefined;
  const calls = new RowCalls(send, undefined);
  await signIn(calls, account);
  return budget.spent(await calls.balance());
}
