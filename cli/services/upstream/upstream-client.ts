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

/** The response to a row: its data, or the refusal by name. */
export type Answer<Data> =
  | { readonly ok: true; readonly data: Data }
  | {
      readonly ok: false;
      readonly status: number;
      readonly reason: string;
      readonly msg: string;
      readonly detail: Readonly<Record<string, unknown>>;
    };

/** The upstream does not answer any more: the work ends here; finished work is kept. */
export class UpstreamGone extends Error {
  override readonly name = 'UpstreamGone';
}

const Envelope = v.object({ code: v.number(), msg: v.optional(v.string(), ''), data: v.optional(v.unknown()) });
const Detail = v.fallback(v.record(v.string(), v.unknown()), {});

type Asked<N extends RowName> = Partial<RowRequest<Rows[N]>> & { readonly headers?: Readonly<Record<string, string>> };

/** Calls the contract's rows as a player's client does, checks every response, and calls the simulator's control interface. */
export class UpstreamClient {
  readonly #send: Send;
  readonly world: string | undefined;
  token = '';

  constructor(send: Send, world: string | undefined) {
    this.#send = send;
    this.world = world;
  }

  /**
   * One attempt.
   *
   * @throws Error without a complete response: the outcome is unknown
   */
  async call<N extends RowName>(name: N, asked: Asked<N> = {}): Promise<Answer<RowData<Rows[N]>>> {
    const row: Row = rows[name];
    const query = new URLSearchParams(asked.query as Record<string, string> | undefined).toString();
    const path = rowPath(row, (asked.params ?? {}) as Record<string, string>);
    const received = await this.#request(row.method, query === '' ? path : `${path}?${query}`, asked.body, {
      ...(this.token !== '' && { [HEADERS.authorization]: this.token }),
      ...asked.headers,
    });
    return readAnswer(name, received) as Answer<RowData<Rows[N]>>;
  }

  /** A read, repeated while there is no response. @throws UpstreamGone */
  async read<N extends RowName>(name: N, asked: Asked<N> = {}): Promise<RowData<Rows[N]>> {
    const answer = await this.#patiently(`${name} was not answered`, () => this.call(name, asked));
    if (answer.ok) return answer.data;
    throw new RefusedRead(`${name}: ${answer.reason} (${answer.status}) ${answer.msg}`);
  }

  /**
   * A call that moves money, done once: an unknown outcome is looked up by its key, and sent again only with the same key. A refusal is
   * a response.
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

  /** A call of the control interface below `/__sim`. @throws UpstreamGone, RefusedRead */
  async control<T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
    const received = await this.#patiently(`/__sim/${path} was not answered`, () =>
      this.#request(method, `/__sim/${path}`, body, {}),
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

  #request(method: string, path: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<Received> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const world = this.world === undefined ? {} : { 'x-sim-world': this.world };
    const type = text === undefined ? {} : { 'content-type': 'application/json' };
    return this.#send({ method, path, headers: { ...world, ...type, ...headers }, body: text });
  }
}

/** A read was refused: the world is not as the tool needs it. */
export class RefusedRead extends Error {
  override readonly name = 'RefusedRead';
}

function readAnswer(name: RowName, { status, text }: Received): Answer<unknown> {
  const envelope = v.safeParse(Envelope, parse(text));
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

/** A stored refusal, as the response to the call itself. */
function storedRefusal({ code, msg, data }: Refusal): Answer<never> {
  const known = Object.entries(CODES).find(([, each]) => each.code === code);
  return refused(known?.[1].status ?? 400, data?.reason ?? known?.[0] ?? String(code), msg, data ?? {});
}

const refused = (status: number, reason: string, msg: string, detail: Readonly<Record<string, unknown>>) =>
  ({ ok: false, status, reason, msg, detail }) as const;

/** A server error, or a first request that is still running: the call may have been executed. */
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
