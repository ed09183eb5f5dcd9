import * as v from 'valibot';
import { CODES } from '#contract/reasons';
import {
  HEADERS,
  type Refusal,
  type Row,
  type RowData,
  type RowName,
  rowPath,
  type RowRequest,
  rows,
  type Rows,
} from '#contract/rows';
import type { Received, Send } from './send.ts';

/** The row's data, or the refusal by name. */
export type Answer<Data> =
  | { readonly ok: true; readonly data: Data }
  | {
      readonly ok: false;
      readonly status: number;
      readonly reason: string;
      readonly msg: string;
      readonly detail: Readonly<Record<string, unknown>>;
    };

/** The upstream stopped answering; finished work is kept. */
export class UpstreamGone extends Error {
  override readonly name = 'UpstreamGone';
}

/** No complete answer came: refused, closed or too late. `code` is that of the socket. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(messageOf(cause), { cause });
    this.code = (cause as NodeJS.ErrnoException).code;
  }
}

const Envelope = v.object({ code: v.number(), msg: v.optional(v.string(), ''), data: v.optional(v.unknown()) });
const Detail = v.fallback(v.record(v.string(), v.unknown()), {});

type Asked<N extends RowName> = Partial<RowRequest<Rows[N]>> & { readonly headers?: Readonly<Record<string, string>> };

/** A request, valid or broken. A string as `body` is sent unchanged. */
export interface RowCall {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered extends Received {
  readonly ms?: number;
  readonly envelope: { readonly code?: unknown; readonly msg?: unknown; readonly data?: unknown } | undefined;
}

/** Statuses that mean that the upstream lacks a call. */
export const LACKING: ReadonlySet<number> = new Set([404, 405, 501]);

/** Signed as the row needs, not at all, or with an invalid token. */
export type Auth = 'row' | 'none' | 'forged';

/** The client of all suites: sends any request to the contract's rows, and to the simulator's control interface. */
export class UpstreamClient {
  readonly #send: Send;
  readonly world: string | undefined;
  token = '';

  constructor(send: Send, world: string | undefined) {
    this.#send = send;
    this.world = world;
  }

  /** Sends once, without checks. @throws Error without a complete response */
  async ask(
    name: RowName,
    { params = {}, query = {}, body, headers = {} }: RowCall = {},
    auth: Auth = 'row',
  ): Promise<Answered> {
    const row: Row = rows[name];
    const path = rowPath(row, params as Record<string, string>);
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const token = auth === 'forged' ? `${this.token.slice(0, -4)}0000` : this.token;
    const isSigned = auth !== 'none' && row.auth !== 'guest' && this.token !== '';
    return this.request(row.method, search === '' ? path : `${path}?${search}`, body, {
      ...(isSigned && { [HEADERS.authorization]: token }),
      ...headers,
    });
  }

  /**
   * One attempt, whose data must fit the contract.
   *
   * @throws Error without a complete response: the outcome is unknown
   */
  async call<N extends RowName>(name: N, asked: Asked<N> = {}): Promise<Answer<RowData<Rows[N]>>> {
    // A signed-in player signs every call.
    const signed = this.token === '' ? {} : { [HEADERS.authorization]: this.token };
    const headers = { ...signed, ...asked.headers };
    return readAnswer(name, await this.ask(name, { ...(asked as RowCall), headers })) as Answer<RowData<Rows[N]>>;
  }

  /** The raw data of an accepted call. @throws RangeError that names a refusal */
  async data(name: RowName, call: RowCall = {}): Promise<Record<string, unknown>> {
    const { status, envelope, text } = await this.ask(name, call);
    if (envelope?.code === 0) return envelope.data as Record<string, unknown>;
    if (LACKING.has(status)) throw new RangeError(`the upstream has no ${name}`);
    throw new RangeError(`${name} was refused (${status}): ${text.slice(0, 200)}`);
  }

  /** A read, repeated until there is a response. @throws UpstreamGone */
  async read<N extends RowName>(name: N, asked: Asked<N> = {}): Promise<RowData<Rows[N]>> {
    const answer = await this.#patiently(`${name} was not answered`, () => this.call(name, asked));
    if (answer.ok) return answer.data;
    throw new RefusedRead(`${name}: ${answer.reason} (${answer.status}) ${answer.msg}`);
  }

  /**
   * A money call, done once: an unknown outcome is looked up by its key, and only repeated with the same key. A refusal is a
   * response.
   *
   * @throws UpstreamGone when the outcome stays unknown
   */
  async money<N extends RowName>(name: N, asked: Asked<N>, key: string): Promise<Answer<RowData<Rows[N]>>> {
    const headers = { ...asked.headers, [HEADERS.idempotencyKey]: key };
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const answer = await this.call(name, { ...asked, headers }).catch(() => undefined);
      if (answer && !isUnknown(answer)) return answer;
      const outcome = await this.read('getOutcome', { query: { key } } as Asked<'getOutcome'>);
      if (outcome.state === 'done') return { ok: true, data: outcome.answer as RowData<Rows[N]> };
      if (outcome.refusal) return storedRefusal(outcome.refusal);
      await wait(50 * (attempt + 1));
    }
    throw new UpstreamGone(`the outcome of ${name} is unknown; its key is ${key}`);
  }

  /** A call below `/__sim`. @throws UpstreamGone, RefusedRead */
  async control<T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
    const received = await this.#patiently(`/__sim/${path} was not answered`, () =>
      this.request(method, `/__sim/${path}`, body),
    );
    if (received.status === 200) return JSON.parse(received.text) as T;
    throw new RefusedRead(`/__sim/${path}: ${received.status} ${received.text.slice(0, 300)}`);
  }

  async #patiently<T>(what: string, work: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (attempt === 3) throw new UpstreamGone(`${what}: ${messageOf(error)}`, { cause: error });
        await wait(100 * 2 ** attempt);
      }
    }
  }

  /** @throws Unanswered */
  async request(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered> {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const world = this.world === undefined ? {} : { 'x-sim-world': this.world };
    const type = text === undefined ? {} : { 'content-type': 'application/json' };
    const asked = { method, path, headers: { ...world, ...type, ...headers }, body: text };
    const received = await this.#send(asked).catch((error: unknown) => {
      throw new Unanswered(error);
    });
    const read = parse(received.text);
    const envelope = typeof read === 'object' && read !== null ? read : undefined;
    return { ...received, envelope };
  }
}

/** A refused read: the world is not as the tool needs it. */
export class RefusedRead extends Error {
  override readonly name = 'RefusedRead';
}

function readAnswer(name: RowName, { status, text, envelope: read }: Answered): Answer<unknown> {
  const envelope = v.safeParse(Envelope, read);
  if (!envelope.success) {
    if (status >= 500) return refused(status, 'serverError', text.slice(0, 200), {});
    throw new Error(`${name}: an invalid response (${status}): ${text.slice(0, 200)}`);
  }
  const { code, msg, data } = envelope.output;
  if (code !== 0) {
    const detail = v.parse(Detail, data);
    return refused(status, typeof detail['reason'] === 'string' ? detail['reason'] : String(code), msg, detail);
  }
  const checked = v.safeParse(rows[name].data as v.GenericSchema, data);
  if (checked.success) return { ok: true, data: checked.output };
  const [issue] = checked.issues;
  return refused(status, 'againstTheContract', `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`, {});
}

/** Turns a stored refusal into the call's response. */
function storedRefusal({ code, msg, data }: Refusal): Answer<never> {
  const known = Object.entries(CODES).find(([, each]) => each.code === code);
  return refused(known?.[1].status ?? 400, data?.reason ?? known?.[0] ?? String(code), msg, data ?? {});
}

const refused = (status: number, reason: string, msg: string, detail: Readonly<Record<string, unknown>>) =>
  ({ ok: false, status, reason, msg, detail }) as const;

/** A server error, or a first request that is still running: the call may have been carried out. */
function isUnknown(answer: Answer<unknown>): boolean {
  return !answer.ok && (answer.status >= 500 || answer.status === 429 || answer.reason === 'keyRunning');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
