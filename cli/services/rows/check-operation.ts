import * as v from 'valibot';
import { CODES } from '#contract/reasons';
import { HEADERS, type Row, type RowName, rows } from '#contract/rows';
import { answerFindings, type CheckName, isDone, reasonOf } from './answer-checks.ts';
import type { Operation } from './document.ts';
import { BudgetSpent, SPENDING } from './budget.ts';
import type { Answered, RowCall } from '#cli/services/upstream/upstream-client.ts';
import { CannotCheck, type RowCalls } from './row-calls.ts';
import { validCall } from './valid-calls.ts';
import { boundaryCalls, brokenCalls } from './variants.ts';

export interface OperationResult {
  readonly id: string;
  readonly counts: ReadonlyMap<CheckName, number>;
  readonly findings: readonly { readonly check: CheckName; readonly what: string; readonly request: string }[];
  readonly skipped?: string;
}

export interface RowLimits {
  readonly maxMs: number | undefined;
}

const HOSTILE_IDS = ['__proto__', "' OR 1=1", 'nothing', 'x'.repeat(3_000)];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const ANSWERED = ['not_a_server_error', 'status_code_conformance', 'content_type_conformance'] as const;
/** Reads by id, after the call that creates the id. */
const MADE_BY: Partial<Record<RowName, RowName>> = {
  getMyBet: 'placeBet',
  getMyLotteryBet: 'placeLotteryBet',
  getMyRaceBet: 'placeRaceBet',
  getBooking: 'saveBooking',
  continueDeposit: 'openDeposit',
};

/** A request of an operation was not answered. The next operation may be. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly result: OperationResult;

  constructor(message: string, result: OperationResult) {
    super(message);
    this.result = result;
  }
}

/** Sends valid, boundary and broken requests to one operation and checks every answer. */
export async function checkOperation(
  calls: RowCalls,
  operation: Operation,
  { maxMs }: RowLimits,
): Promise<OperationResult> {
  const { row: name, id } = operation;
  const row: Row = rows[name];
  const counts = new Map<CheckName, number>();
  const findings: OperationResult['findings'][number][] = [];
  const count = (check: CheckName) => counts.set(check, (counts.get(check) ?? 0) + 1);
  const isKeyed = row.repeat === 'keyed';
  let keys = 0;
  const newKey = () => `rows-${id.slice(0, 30)}-${(keys += 1)}`;
  const find = (check: CheckName, what: string, request: string) => findings.push({ check, what, request });
  const expect = (check: CheckName, isRight: boolean, what: string, request: string) => {
    count(check);
    if (!isRight) find(check, what, request);
  };
  const sent = async (what: string, answer: Promise<Answered>): Promise<Answered> => {
    const answered = await answer.catch((error: unknown) => {
      if (error instanceof BudgetSpent) throw error;
      const why = error instanceof Error ? error.message : String(error);
      expect('not_a_server_error', false, `not answered: ${why}`, what);
      throw new NoAnswer(`${id}, ${what}: ${why}`, result());
    });
    for (const check of ANSWERED) count(check);
    count('response_headers_conformance');
    count('response_schema_conformance');
    if (maxMs !== undefined) count('max_response_time');
    for (const each of answerFindings(row, answered, maxMs)) find(each.check, each.what, what);
    return answered;
  };
  const send = (what: string, call: RowCall, auth?: 'none' | 'forged') => sent(what, calls.ask(name, call, auth));
  const result = (skipped?: string): OperationResult => ({
    id,
    counts,
    findings,
    ...(skipped !== undefined && { skipped }),
  });

  let sample: RowCall;
  try {
    calls.games = { ...calls.games, ...operation.filled };
    sample = await validCall(calls, name);
  } catch (error) {
    if (error instanceof BudgetSpent) return result(error.message);
    const what = `no valid request could be made: ${error instanceof Error ? error.message : String(error)}`;
    if (error instanceof CannotCheck) return result(what);
    expect('positive_data_acceptance', false, what, 'a valid request');
    return result();
  }
  try {
    await checkAll();
  } catch (error) {
    if (error instanceof BudgetSpent) return result(error.message);
    throw error;
  }
  return result();

  async function checkAll(): Promise<void> {
    if (operation.isOther) {
      const answer = await send('a valid request', sample);
      expect('positive_data_acceptance', isDone(answer), `refused: ${reasonOf(answer)}`, 'a valid request');
      return;
    }
    const before = await calls.balance();
    for (const { what, call } of brokenCalls(row, sample, operation.schemas)) {
      const answer = await send(what, call);
      expect('negative_data_rejection', !isDone(answer), 'accepted', what);
    }
    for (const param of Object.keys(sample.params ?? {})) {
      for (const value of HOSTILE_IDS) {
        const what = `path ${param} = ${value.slice(0, 20)}`;
        const answer = await send(what, { ...sample, params: { ...sample.params, [param]: value } });
        // Some paths are free texts, so a valid one is answered.
        expect(
          'negative_data_rejection',
          !isDone(answer) || v.is(row.params, { ...sample.params, [param]: value }),
          'accepted',
          what,
        );
      }
    }
    if (row.auth === 'player') {
      for (const auth of ['none', 'forged'] as const) {
        const what = auth === 'none' ? 'without a token' : 'with a forged token';
        const answer = await send(what, sample, auth);
        expect('ignored_auth', answer.status === CODES.unauthorised.status, `status ${answer.status}, not 401`, what);
      }
    }
    for (const header of Object.keys(sample.headers ?? {})) {
      if (header === 'platform') continue;
      const what = `without the header ${header}`;
      const { [header]: _, ...headers } = sample.headers ?? {};
      const answer = await send(what, { ...sample, headers }, 'none');
      expect('missing_required_header', !isDone(answer), 'accepted', what);
    }
    for (const method of METHODS.filter((each) => !operation.methods.includes(each))) {
      const what = `${method} ${operation.path}`;
      count('unsupported_method');
      const answer = await calls.request(method, operation.concrete(sample));
      if (isDone(answer) || ![400, 404, 405, 501].includes(answer.status))
        find('unsupported_method', `status ${answer.status}`, what);
    }
    if (isKeyed) {
      const headers = { ...sample.headers, [HEADERS.idempotencyKey]: newKey(), [HEADERS.deadline]: '1' };
      const answer = await send('after its deadline', { ...sample, headers });
      const reason = reasonOf(answer);
      expect('deadline', reason === 'deadlinePassed', `${reason}, not deadlinePassed`, 'after its deadline');
    }
    const after = await calls.balance();
    if (row.auth === 'player')
      expect('money_unmoved', before === after, `${String(before)} became ${String(after)}`, 'refused requests');

    const key = newKey();
    const valid = isKeyed ? { ...sample, headers: { ...sample.headers, [HEADERS.idempotencyKey]: key } } : sample;
    const first = await send('a valid request', valid);
    expect('positive_data_acceptance', isDone(first), `refused: ${reasonOf(first)}`, 'a valid request');
    const maker = MADE_BY[name];
    if (maker !== undefined) expect('ensure_resource_availability', isDone(first), 'not there', `after ${maker}`);
    if (isKeyed) await checkKey(valid, first);
    if (name === 'deletePayoutAccount') {
      const again = await send('deleted once more', sample);
      expect('use_after_free', !isDone(again), 'still there', 'deleted once more');
    }
    // The largest stakes of the schema are only for disposable worlds.
    if (calls.budget !== undefined && SPENDING.has(name)) return;
    for (const { what, call } of boundaryCalls(row, sample, operation.schemas)) await send(what, call);
  }

  async function checkKey(keyed: RowCall, answer: Answered): Promise<void> {
    const again = await send('the same key again', keyed);
    const isSame = JSON.stringify(again.envelope?.data) === JSON.stringify(answer.envelope?.data);
    expect(
      'idempotency',
      isSame && again.status === answer.status,
      `another answer (${again.status})`,
      'the same key again',
    );
    const other = otherCall(row, keyed);
    if (other === undefined) return;
    const reused = await send('another request under the key', other);
    const reason = reasonOf(reused);
    expect('idempotency', reason === 'keyReused', `${reason}, not keyReused`, 'another request under the key');
  }
}

/** The request with another value that the schema allows. */
function otherCall(row: Row, call: RowCall): RowCall | undefined {
  for (const part of ['body', 'query'] as const) {
    const value = call[part];
    if (typeof value !== 'object' || value === null) continue;
    for (const [member, own] of Object.entries(value)) {
      for (const by of ['11', '3.5', 'other-value', 7, 2]) {
        const next = { ...value, [member]: by };
        if (by !== own && v.is(row[part], next)) return { ...call, [part]: next };
      }
    }
  }
  return undefined;
}
