import { readable } from '#contract/testing';
import { type RowName, rows } from '#contract/rows';
import { type RowAnswer, type RowCall, RowClient } from '../row-client.ts';
import type { Simulator } from '../../doors/server/start-simulator.ts';
import { runDue } from '../../doors/world/run-due.ts';
import type { World } from '../../doors/world/world.ts';
import { changesOf, type Tables, tablesOf } from './store-changes.ts';

/** Headers by Node that say nothing about the call. */
const OF_NODE: readonly string[] = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];
/** Its secret is random in each process. */
const TICKET = /("ticket\.\w+\.)[0-9a-f]{40}/;

/** Records each call with all effects: response, pushes, changes of the store. */
export class RecordingClient extends RowClient {
  readonly url: string;
  readonly #lines: string[] = [];
  readonly #pushes: string[] = [];
  readonly #isShort: boolean;
  #keys = 0;
  #tables: Tables = new Map();

  /** @param isShort without headers and repeated tables, for many calls on one world */
  constructor(simulator: Simulator, world: World, isShort = false) {
    super(simulator, world);
    this.#isShort = isShort;
    this.url = simulator.url;
    world.outbox.onDelivery(({ memberId, message }) => this.#pushes.push(`push to ${memberId} ${readable(message)}`));
    world.webPush.outbox.onDelivery((message) => this.#pushes.push(`web push ${readable(message)}`));
  }

  /** Signs in. Earlier state is not recorded. */
  begin(memberId?: string): this {
    this.signIn(memberId);
    this.#tables = tablesOf(this.world);
    return this;
  }

  /** Sends a row's sample with changes; a call that moves money gets a key. */
  async sendSample(name: RowName, over: Partial<RowCall> = {}): Promise<RowAnswer> {
    const sample = await this.sample(name);
    const key =
      rows[name].repeat === 'keyed' ? { 'idempotency-key': `intent-${String(++this.#keys).padStart(4, '0')}` } : {};
    return this.send(name, { ...sample, ...over, headers: { ...key, ...sample.headers, ...over.headers } });
  }

  call(name: RowName, { params = {}, query = {}, body, headers = {} }: Partial<RowCall> = {}): Promise<RowAnswer> {
    const key =
      rows[name].repeat === 'keyed' ? { 'idempotency-key': `intent-${String(++this.#keys).padStart(4, '0')}` } : {};
    return this.send(name, { params, query, body, headers: { ...key, ...headers } });
  }

  control(method: string, path: string, body?: unknown): Promise<RowAnswer> {
    return this.request(method, `/__sim/${path}`, body, {});
  }

  override async request(
    method: string,
    path: string,
    body: unknown,
    { authorization, ...headers }: Record<string, string>,
  ): Promise<RowAnswer> {
    this.note();
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const response = await fetch(this.url + path, {
      method,
      headers: {
        'x-sim-world': this.world.name,
        'accept-encoding': 'identity',
        ...headers,
        ...(authorization !== undefined && { authorization }),
        ...(text !== undefined && { 'content-type': 'application/json' }),
      },
      ...(text !== undefined && { body: text }),
    });
    const json = JSON.parse((await response.text()).replace(TICKET, '$1random')) as RowAnswer['json'];
    const shown = [...response.headers].filter(([name]) => !OF_NODE.includes(name));
    const sent = this.#isShort || Object.keys(headers).length === 0 ? [] : [readable(headers)];
    const received = this.#isShort ? '' : ` ${shown.map(([each, value]) => `${each}: ${value}`).join('; ')}`;
    this.#lines.push('', [`${method} ${path}`, ...sent].join(' '), ...(text === undefined ? [] : [readable(body)]));
    if (this.#isShort && json.code === 0) this.#lines.push(`→ ${readable(json.data)}`);
    else this.#lines.push(`→ ${response.status}${received}`, readable(json));
    this.note();
    return { status: response.status, json };
  }

  /** Advances the clock and runs what is due. */
  advance(ms: number): void {
    this.note();
    this.world.clock.advance(ms);
    runDue(this.world);
    const lines = this.#lines.length;
    this.note();
    if (this.#lines.length > lines) this.#lines.splice(lines, 0, '', `${ms / 3_600_000} hours later`);
  }

  /** Records pushes and changes since the last time. */
  note(): void {
    const tables = tablesOf(this.world);
    this.#lines.push(...this.#pushes.splice(0), ...changesOf(this.#tables, tables, this.#isShort));
    this.#tables = tables;
  }

  /** Records something read or done otherwise. */
  write(what: string, value?: unknown): void {
    this.note();
    this.#lines.push('', value === undefined ? `# ${what}` : `${what}: ${readable(value)}`);
  }

  get text(): string {
    return this.#lines.join('\n').trim().replaceAll(this.url, '{url}');
  }
}
