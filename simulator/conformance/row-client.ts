import { type Row, type RowName, rowPath, rows } from '#contract/rows';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import type { Simulator } from '../doors/server/start-simulator.ts';
import type { World } from '../doors/world/world.ts';
import { SAMPLES } from './samples.ts';

export interface RowAnswer {
  readonly status: number;
  readonly json: { readonly code: number; readonly msg: string; readonly data: Record<string, unknown> };
}

/** A row's request, which tests may damage. */
export interface RowCall {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  readonly headers: Record<string, string>;
}

export class RowClient {
  readonly #simulator: Simulator;
  readonly world: World;
  token = '';

  constructor(simulator: Simulator, world: World) {
    this.#simulator = simulator;
    this.world = world;
  }

  signIn(memberId = DEMO_ACCOUNTS[0]?.id ?? ''): this {
    this.token = this.world.sessions.start(memberId, this.world.now()).token;
    return this;
  }

  async sample(name: RowName): Promise<RowCall> {
    const before = async (other: RowName) => (await this.send(other, await this.sample(other))).json.data;
    const {
      params = {},
      query = {},
      body,
      headers = {},
    } = (await SAMPLES[name]({ world: this.world, before })) as Partial<RowCall>;
    return { params, query, body, headers };
  }

  send(name: RowName, call: RowCall, auth: 'row' | 'none' | 'forged' = 'row'): Promise<RowAnswer> {
    const row: Row = rows[name];
    const path = rowPath(row, call.params as Record<string, string>);
    const search = new URLSearchParams(call.query as Record<string, string>).toString();
    const token = auth === 'forged' ? `${this.token.slice(0, -4)}0000` : this.token;
    const authorization = auth === 'none' || row.auth === 'guest' ? {} : { authorization: `Bearer ${token}` };
    return this.request(row.method, search === '' ? path : `${path}?${search}`, call.body, {
      ...authorization,
      ...call.headers,
    });
  }

  async request(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<RowAnswer> {
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const response = await fetch(this.#simulator.url + path, {
      method,
      headers: {
        'x-sim-world': this.world.name,
        ...headers,
        ...(text !== undefined && { 'content-type': 'application/json' }),
      },
      ...(text !== undefined && { body: text }),
    });
    return { status: response.status, json: (await response.json()) as RowAnswer['json'] };
  }
}
