import { readFileSync } from 'node:fs';
import { rows } from '#contract/rows';
import { startSimulator } from '#simulator';
import { plainText } from '#cli/files/read-text.ts';
import { CliError, usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { nearest } from '#cli/terminal/nearest.ts';
import { progressBar } from '#cli/terminal/progress.ts';
import { wholeNumber } from '#cli/terminal/whole-number.ts';
import type { CaseFile } from '#cli/services/report/cases.ts';
import type { SuiteResult } from '#cli/services/report/suite-result.ts';
import { signIn } from '#cli/services/upstream/account.ts';
import { type Level, levelOf } from '#cli/services/upstream/level.ts';
import { sendTo, type Send } from '#cli/services/upstream/send.ts';
import { inOwnWorld, type Visit, visit } from '#cli/services/upstream/visit.ts';
import type { CheckName } from './answer-checks.ts';
import { Budget, maxSpend } from './budget.ts';
import { checkOperation, NoAnswer, type OperationResult } from './check-operation.ts';
import { type Operation, operationsOf } from './document.ts';
import { whyLeftOut } from './left-out.ts';
import { caseOf, pageOf, rowsText } from './rows-text.ts';
import { RowCalls } from './row-calls.ts';

export interface CheckRowsOptions {
  readonly against?: string;
  /** An OpenAPI document; by default the contract's. */
  readonly openapi?: string;
  /** Names of rows with commas between. */
  readonly only?: string;
  readonly maxMs?: string;
  /** What the account may lose at an upstream without `/__sim`. */
  readonly maxSpend?: string;
  /** `specification` or `keyed`; by default also our additions. */
  readonly level?: string;
}

const START = '2026-03-14T12:00:00Z';
const ATTEMPT_MS = 10_000;
const MAX_MS = 600_000;

/**
 * Checks every operation of the OpenAPI document: valid, boundary and broken requests.
 *
 * @throws CliError, 3 when the upstream is gone
 */
export async function rowsSuite(options: CheckRowsOptions, cases: CaseFile): Promise<SuiteResult> {
  const only = namesOf(options.only);
  const maxMs = options.maxMs === undefined ? undefined : wholeNumber('--max-ms', options.maxMs, MAX_MS);
  const level = levelOf(options.level ?? 'all');
  const most = options.maxSpend === undefined ? undefined : maxSpend(options.maxSpend);
  const own =
    options.against === undefined ? await startSimulator({ seed: 'rows', startTime: START, strict: true }) : undefined;
  const at = await visit(own?.url ?? options.against ?? '', {
    attemptMs: ATTEMPT_MS,
    keepAlive: false,
    ...(own !== undefined && { env: {} }),
  });
  const bar = progressBar();
  const from = performance.now();
  const results: OperationResult[] = [];
  try {
    const all = operationsOf(await documentFor(options, at), options.openapi ?? 'the OpenAPI document');
    const asked = all.filter(
      ({ row }) => (only.length === 0 || only.includes(row)) && (level === 'all' || rows[row].origin !== 'ours'),
    );
    const budget = at.isSimulator || most === undefined ? undefined : await budgetOf(at, most);
    let inARow = 0;
    for (const [index, operation] of asked.entries()) {
      bar.show(index + 1, asked.length, operation.id);
      const began = performance.now();
      const silent = await one(at, budget, operation, maxMs).catch(onlySilent);
      const result = atLevel(level, 'result' in silent ? silent.result : silent);
      results.push(result);
      cases.add({ name: result.id, seconds: (performance.now() - began) / 1_000, ...caseOf(result) });
      inARow = 'result' in silent ? inARow + 1 : 0;
      if (inARow === MAX_SILENT) throw silent;
    }
    bar.end();
    const spent = budget?.spent(await (await enter(at)).balance());
    const where = `${options.against ?? 'a simulator in this process'}, ${((performance.now() - from) / 1_000).toFixed(1)} s`;
    const isNothing = results.every(({ skipped, findings }) => skipped !== undefined && findings.length === 0);
    return {
      text: [
        rowsText(results, at.isSimulator, where),
        ...(spent === undefined ? [] : [`${spent} of at most ${most} spent\n`]),
        ...(isNothing ? ['Nothing was checked.\n'] : []),
      ].join(''),
      page: pageOf(results, where),
      json: {
        operations: results.map(({ counts, ...result }) => ({ ...result, compared: Object.fromEntries(counts) })),
      },
      isGood: !isNothing && results.every(({ findings }) => findings.length === 0),
    };
  } catch (error) {
    bar.end();
    if (error instanceof CliError) throw error;
    throw new CliError(
      `The upstream is gone after ${results.length} operations: ${error instanceof Error ? error.message : String(error)}`,
      { next: [`Check the rest: slipway check --rows --against ${at.url}`], exitCode: EXIT.cutShort, cause: error },
    );
  } finally {
    at.send.close();
    await own?.close();
  }
}

/** So many operations in a row that are not answered: the upstream is gone. */
const MAX_SILENT = 3;

/** @throws what is something else */
function onlySilent(error: unknown): NoAnswer {
  if (error instanceof NoAnswer) return error;
  throw error;
}

/** What a level leaves out. */
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

/** From the file, the simulator, or the contract. */
async function documentFor({ openapi }: CheckRowsOptions, { send, isSimulator }: Visit): Promise<unknown> {
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

/** One operation, in its own world if the upstream has worlds. */
async function one(
  at: Visit,
  budget: Budget | undefined,
  operation: Operation,
  maxMs: number | undefined,
): Promise<OperationResult> {
  const { id, row } = operation;
  const why = at.isSimulator ? undefined : whyLeftOut(row, budget !== undefined);
  if (why !== undefined) return { id, counts: new Map(), findings: [], skipped: why };
  return inOwnWorld(at, 'rows', async (world) => {
    const calls = await enter(at, world);
    calls.budget = budget;
    return checkOperation(calls, operation, { maxMs });
  });
}

async function enter({ send, account }: Visit, world?: string): Promise<RowCalls> {
  const calls = new RowCalls(send, world);
  calls.account = account;
  calls.token = (await signIn(calls, account)).token;
  return calls;
}

/** Announces the budget before anything is spent. */
async function budgetOf(at: Visit, most: string): Promise<Budget> {
  const budget = new Budget(most, await (await enter(at)).balance());
  process.stderr.write(`Bets and moves of money take at most ${most} of ${budget.start} from the account.\n`);
  return budget;
}
