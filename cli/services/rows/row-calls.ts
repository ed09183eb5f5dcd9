import { HEADERS, type Row, type RowName, rowPath, rows } from '#contract/rows';
import { type Account, accountFromEnvironment } from '#cli/services/upstream/account.ts';
import type { Received, Send } from '#cli/services/upstream/send.ts';
import { type Budget, SPENDING } from './budget.ts';

/** A request of a row, valid or broken. `body` as text is sent as it is. */
export interface RowCall {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered extends Received {
  readonly ms: number;
  readonly envelope: { readonly code?: unknown; readonly msg?: unknown; readonly data?: unknown } | undefined;
}

type Auth = 'row' | 'none' | 'forged';

/** A row of which nothing can be learnt here, such as one that needs a code which only a simulator shows. */
export class CannotCheck extends Error {
  override readonly name = 'CannotCheck';
}

/** Calls rows with whatever a test wants to send, and hands back what came, checked by nothing. */
export class RowCalls {
  readonly #send: Send;
  readonly world: string | undefined;
  token = '';
  account: Account = accountFromEnvironment({});
  /** What may be spent; undefined in a world that is thrown away. */
  budget: Budget | undefined;
  /** What each line of a valid bet is for. */
  stake = '10';
  /** The games that requests are made for. */
  games: Readonly<Record<'game' | 'lottery' | 'race', string>> = { game: 'soccer', lottery: 'hkmarksix', race: 'pk10' };

  constructor(send: Send, world: string | undefined) {
    this.#send = send;
    this.world = world;
  }

  /** @throws BudgetSpent before a request that could take too much; Error without a complete response */
  async call(
    name: RowName,
    { params = {}, query = {}, body, headers = {} }: RowCall,
    auth: Auth = 'row',
  ): Promise<Answered> {
    if (SPENDING.has(name)) this.budget?.assertLeft(await this.balance());
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

  /** The balance as it was answered. */
  async balance(): Promise<unknown> {
    const { envelope } = await this.call('getAccount', {});
    return (envelope?.data as { score?: unknown } | undefined)?.score;
  }

  /** @throws Error without a complete response */
  async request(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered> {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const world = this.world === undefined ? {} : { 'x-sim-world': this.world };
    const type = text === undefined ? {} : { 'content-type': 'application/json' };
    const from = performance.now();
    const received = await this.#send({ method, path, headers: { ...world, ...type, ...headers }, body: text });
    return { ...received, ms: performance.now() - from, envelope: read(received.text) };
  }

  /** The data of an accepted call. @throws Error that names the refusal */
  async data(name: RowName, call: RowCall): Promise<Record<string, unknown>> {
    const { status, envelope, text } = await this.call(name, call);
    if (envelope?.code === 0) return envelope.data as Record<string, unknown>;
    throw new RangeError(`${name} was refused (${status}): ${text.slice(0, 200)}`);
  }

  /** A call of the control interface. @throws CannotCheck when the upstream has none */
  async control<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
    const { status, text } = await this.request(method, `/__sim/${path}`, body);
    if (status !== 200) throw new CannotCheck(`/__sim/${path}: ${status}`);
    return JSON.parse(text) as T;
  }
}

function read(text: string): Answered['envelope'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
