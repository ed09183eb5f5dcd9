import * as v from 'valibot';
import type { Session } from '#contract/entities';
import { HEADERS, type Row, type RowData, type RowName, rows, type Rows } from '#contract/rows';
import { answerFindings, isDone, reasonOf } from '#cli/services/rows/answer-checks.ts';
import type { RowCalls } from '#cli/services/rows/row-calls.ts';
import { type Account, NotAsDocumented, signIn } from '#cli/services/upstream/account.ts';
import { type Answered, type Auth, LACKING, type RowCall } from '#cli/services/upstream/upstream-client.ts';
import type { CheckName } from './checks.ts';
import type { Findings } from './findings.ts';

/** The step cannot go on; the reason is a finding. */
export class StopStep extends Error {
  override readonly name = 'StopStep';
}

/** The step or a part of it cannot run here. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** The check that each kind of answer fault belongs to. Others are checked elsewhere. */
const OF_ANSWERS: Partial<Record<string, CheckName>> = {
  not_a_server_error: 'serverError',
  content_type_conformance: 'schema',
  response_schema_conformance: 'schema',
  response_headers_conformance: 'conventions',
  status_code_conformance: 'conventions',
};
/** Reasons that hold for all players of a jurisdiction. */
const NOT_OFFERED = new Set(['forbidden', 'notOwnAccount']);

/** A player or guest: calls rows and checks every answer. */
export class Player {
  readonly calls: RowCalls;
  readonly findings: Findings;
  id = '';
  account = '';
  currency = '';
  /** Of its sign-in. */
  freshToken = '';
  /** The last answer's clock; NaN without one. */
  dateMs = Number.NaN;
  #known: Account | undefined;

  constructor(calls: RowCalls, findings: Findings) {
    this.calls = calls;
    this.findings = findings;
  }

  /** @throws StopStep without a complete answer */
  async ask(name: RowName, call: RowCall = {}, auth: Auth = 'row'): Promise<Answered> {
    const headers = {
      [HEADERS.language]: 'en',
      ...(this.id !== '' && auth !== 'none' && { [HEADERS.userId]: this.id }),
      ...call.headers,
    };
    const { silence } = this.findings;
    if (silence.isSilent(name)) throw new StopStep(`${name} was not answered before`);
    let answered: Answered;
    try {
      answered = await this.#once(name, { ...call, headers }, auth);
      silence.answered(name);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      silence.unanswered(name, why, (error as NodeJS.ErrnoException).code === 'ECONNREFUSED');
      this.findings.expect('serverError', false, name, `not answered: ${why}`);
      throw new StopStep(`${name} was not answered`, { cause: error });
    }
    this.dateMs = Date.parse(answered.headers?.['date'] ?? '');
    const found = answerFindings(rows[name] as Row, answered, undefined);
    for (const [schemathesis, check] of Object.entries(OF_ANSWERS)) {
      if (check === undefined) continue;
      const wrong = found.filter((each) => each.check === schemathesis);
      this.findings.expect(check, wrong.length === 0, name, wrong.map(({ what }) => what).join(', '));
    }
    return answered;
  }

  /** Repeats a read if its connection was closed; never a call that moves money. */
  async #once(name: RowName, call: RowCall, auth: Auth): Promise<Answered> {
    try {
      return await this.calls.ask(name, call, auth);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET' || rows[name].repeat !== 'safe') throw error;
      return this.calls.ask(name, call, auth);
    }
  }

  /** @throws StopStep if the call is refused; CannotRun if the upstream lacks it */
  async read<N extends RowName>(name: N, call: RowCall = {}, place: string = name): Promise<RowData<Rows[N]>> {
    return this.#data(name, await this.ask(name, call), place);
  }

  /** As `read`, for what a jurisdiction may refuse to all its players. @throws CannotRun where it does */
  async offered<N extends RowName>(name: N, call: RowCall, place: string = name): Promise<RowData<Rows[N]>> {
    const answered = await this.ask(name, call);
    if (!NOT_OFFERED.has(String(reasonOf(answered)))) return this.#data(name, answered, place);
    throw new CannotRun(`${name} is refused to this account: ${reasonOf(answered)}`);
  }

  #data<N extends RowName>(name: N, answered: Answered, place: string): RowData<Rows[N]> {
    if (!isDone(answered) && LACKING.has(answered.status)) throw new CannotRun(`the upstream has no ${name}`);
    const { status, envelope, text } = answered;
    const refused = `refused: ${reasonOf(answered)} (${status}) ${String(envelope?.msg ?? '')}`;
    const why = envelope === undefined ? `the answer is no JSON (${status}): ${text.slice(0, 80) || 'empty'}` : refused;
    this.findings.expect('accepted', isDone(answered), place, why);
    if (!isDone(answered)) throw new StopStep(why);
    const data = v.safeParse(rows[name].data as v.GenericSchema, answered.envelope?.data);
    if (!data.success) throw new StopStep(`${name} answers, but not as documented: ${issueText(data.issues[0])}`);
    return data.output as RowData<Rows[N]>;
  }

  /** @throws CliError if refused; StopStep */
  async signIn(account: Account, variables?: Parameters<typeof signIn>[2]): Promise<void> {
    const { token, userId, freshToken } = await signIn(this, account, variables).catch((error: unknown) => {
      throw error instanceof NotAsDocumented ? new StopStep(error.message) : error;
    });
    this.freshToken = freshToken;
    this.#known = account;
    await this.enter({ token, user_id: userId }, account.account);
  }

  /** Signs in as before, for example after the clock was moved past the end of the session. @throws StopStep */
  async signInAgain(): Promise<void> {
    if (this.#known === undefined) return;
    try {
      await this.signIn(this.#known);
    } catch (error) {
      if (error instanceof StopStep) throw error;
      const why = error instanceof Error ? error.message : String(error);
      this.findings.expect('sessions', false, 'signIn, again', why);
      throw new StopStep(why, { cause: error });
    }
  }

  /** Goes on in a session. @throws StopStep */
  async enter({ token, user_id }: Pick<Session, 'token' | 'user_id'>, account: string): Promise<void> {
    this.calls.token = token;
    this.id = user_id;
    this.account = account;
    this.currency = (await this.read('getAccount')).currency;
  }

  async balance(): Promise<string> {
    return (await this.read('getAccount')).score;
  }
}

const issueText = (issue: v.BaseIssue<unknown>): string => `${v.getDotPath(issue) ?? 'the data'}: ${issue.message}`;

/** Warnings of a refusal, which only our contract has. */
export function warningsOf({ envelope }: Answered): readonly string[] | undefined {
  const warnings = (envelope?.data as { warnings?: unknown } | null | undefined)?.warnings;
  if (!Array.isArray(warnings)) return undefined;
  return warnings.map((each) => String((each as { name?: unknown }).name));
}
