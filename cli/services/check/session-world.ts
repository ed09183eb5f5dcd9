import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import * as v from 'valibot';
import { type GameLimits, type Match, PUSH_PATH, PushMessage } from '#contract/entities';
import { DEMO_ACCOUNTS, type SessionStep } from '#fixtures';
import { subtractAmounts } from '#engine/money';
import { startSimulator, type World } from '#simulator';
import { setEngineRules } from '#cli/services/upstream/engine-rules.ts';
import { accountFromEnvironment, signIn } from '#cli/services/upstream/account.ts';
import { sendTo, type Send } from '#cli/services/upstream/send.ts';
import { UpstreamClient, UpstreamGone } from '#cli/services/upstream/upstream-client.ts';
import { visit } from '#cli/services/upstream/visit.ts';

/** Hours before the matches begin, so that only steps change anything. */
export const START = '2026-03-14T12:00:00Z';
const MATCHES_FROM = 60;
const MATCHES = 5;
const BALANCE = '20000.000000';
const SNAPSHOT = 'before';
const PUSH_WAIT_MS = 20_000;
export const BANK_PASSWORD = DEMO_ACCOUNTS[0]?.bank_password ?? '';

export interface Opening {
  readonly balance: string;
  readonly matches: readonly Match[];
  readonly limits: GameLimits;
  readonly infoId: string;
}

/** Damage planted by a test: to requests, or to the world. */
export interface Tampering {
  readonly send?: (send: Send) => Send;
  readonly world?: (world: World) => void;
}

interface Ends {
  readonly listen: () => Promise<WebSocket>;
  readonly restart: (() => Promise<void>) | undefined;
  /** The same world with its data on disk: eight times slower, but it can restart. */
  readonly onDisk: (() => Promise<SessionWorld>) | undefined;
  readonly close: () => Promise<void>;
}

async function connect(url: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${PUSH_PATH}?token=${encodeURIComponent(token)}`);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  return socket;
}

/** A world at a simulator, for one session after another, each from the same state. */
export class SessionWorld {
  readonly client: UpstreamClient;
  readonly opening: Opening;
  readonly account = accountFromEnvironment();
  #socket: WebSocket;
  readonly #token: string;
  readonly #ends: Ends;
  #pushes: PushMessage[] = [];
  #onDisk: SessionWorld | undefined;
  #marks = 0;
  #marked: ((mark: number) => void) | undefined;

  private constructor(client: UpstreamClient, opening: Opening, socket: WebSocket, ends: Ends) {
    this.client = client;
    this.opening = opening;
    this.#socket = socket;
    this.#token = client.token;
    this.#ends = ends;
    this.#hear();
  }

  #hear(): void {
    this.#socket.on('error', () => {});
    this.#socket.on('message', (frame) => this.#took(String(frame as Buffer)));
  }

  static async here(tampering: Tampering = {}, dataDir?: string): Promise<SessionWorld> {
    const options = { seed: 'check', startTime: START, speed: 0, ...(dataDir !== undefined && { dataDir }) };
    let simulator = await startSimulator(options);
    const wire = sendTo(simulator.url);
    const name = 'check';
    const { send, world } = tampering;
    const ends = {
      async close() {
        wire.close();
        await simulator.close();
        if (dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true });
      },
      async restart() {
        const { port } = simulator;
        await simulator.close();
        simulator = await startSimulator({ ...options, port });
        world?.(simulator.world(name));
      },
      onDisk: () => SessionWorld.here(tampering, mkdtempSync(join(tmpdir(), 'slipway-check-'))),
    };
    try {
      const made = await SessionWorld.#open(simulator.url, wire, name, send?.(wire) ?? wire, ends);
      world?.(simulator.world(name));
      return made;
    } catch (error) {
      await ends.close();
      throw error;
    }
  }

  /** Makes a world at a running simulator. @throws CliError, UpstreamGone */
  static async at(address: string): Promise<SessionWorld> {
    const { url, send: wire } = await visit(address, { isSimulator: true });
    return SessionWorld.#open(url, wire, `check-${randomUUID().slice(0, 8)}`, wire, {
      close: async () => wire.close(),
    });
  }

  static async #open(
    url: string,
    wire: Send,
    world: string,
    send: Send,
    ends: Pick<Ends, 'close'> & Partial<Ends>,
  ): Promise<SessionWorld> {
    const before = new UpstreamClient(wire, world);
    await before.control('POST', 'worlds', { name: world, seed: 'check', start_time: START, speed: 0 });
    await setEngineRules(before);
    const account = accountFromEnvironment();
    before.token = (await signIn(before, account)).token;
    const { score } = await before.read('getAccount');
    await before.control('POST', `members/${encodeURIComponent(account.account)}`, {
      adjust: subtractAmounts(BALANCE, score),
    });
    const saved = await before.call('savePayoutAccount', {
      body: {
        account_type: 'pix',
        country: 'BR',
        account_number: 'pat@pix.test',
        account_name: 'Pat',
        cpf: '52998224725',
      },
    });
    if (!saved.ok) throw new UpstreamGone(`no payout account: ${saved.reason}`);
    const soccer = { params: { game: 'soccer' as const }, query: { start: MATCHES_FROM, limit: MATCHES } };
    const { matches } = await before.read('listMatches', soccer);
    const limits = await before.read('getGameLimits', { query: { kind: 'soccer' } });
    await before.control('POST', 'snapshots', { name: SNAPSHOT });
    const listen = () => connect(url, before.token);
    const socket = await listen();
    const client = new UpstreamClient(send, world);
    client.token = before.token;
    const opening = { balance: BALANCE, matches, limits, infoId: saved.data.info_id };
    return new SessionWorld(client, opening, socket, {
      restart: undefined,
      onDisk: undefined,
      ...ends,
      listen,
      async close() {
        await before.control('DELETE', `worlds/${world}`).catch(() => undefined);
        await ends.close();
      },
    });
  }

  /** Matches on sale up to the session's, which move forward as others end. */
  readMatches() {
    const query = { start: 0, limit: MATCHES_FROM + MATCHES };
    return this.client.read('listMatches', { params: { game: 'soccer' }, query });
  }

  /** A world on disk if the steps restart the upstream. */
  async suitedTo(steps: readonly SessionStep[]): Promise<SessionWorld> {
    if (this.#ends.onDisk === undefined || !steps.some((step) => step.do === 'restart')) return this;
    return (this.#onDisk ??= await this.#ends.onDisk());
  }

  /** Restarts the upstream on its data; does nothing for one that runs elsewhere. */
  async restart(): Promise<void> {
    if (this.#ends.restart === undefined) return;
    this.#socket.terminate();
    await this.#ends.restart();
    await this.client.control('GET', 'health');
    this.#socket = await this.#ends.listen();
    this.#hear();
  }

  async balances(): Promise<ReadonlyMap<string, string>> {
    const members = await this.client.control<readonly { email: string | null; balance: string }[]>('GET', 'members');
    return new Map(members.map(({ email, balance }) => [email ?? '', balance]));
  }

  async reset(): Promise<void> {
    await this.client.control('POST', `snapshots/${SNAPSHOT}/restore`, {});
    this.client.token = this.#token;
    this.#pushes = [];
  }

  /** Pushes since the last call. A marker frame on the same socket shows that all have arrived. */
  async pushes(): Promise<readonly PushMessage[]> {
    this.#marks += 1;
    const mark = this.#marks;
    const came = new Promise<void>((resolve) => {
      this.#marked = (seen) => {
        if (seen >= mark) resolve();
      };
    });
    await this.client.control('POST', 'push', { member: this.account.account, frame: { mark } });
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new UpstreamGone('the wallet channel is silent')), PUSH_WAIT_MS);
    });
    await Promise.race([came, silence]).finally(() => clearTimeout(timer));
    const seen = this.#pushes;
    this.#pushes = [];
    return seen;
  }

  async close(): Promise<void> {
    await this.#onDisk?.close();
    this.#socket.terminate();
    await this.#ends.close();
  }

  #took(frame: string): void {
    const value = JSON.parse(frame) as { mark?: number };
    if (value.mark !== undefined) return this.#marked?.(value.mark);
    const push = v.safeParse(PushMessage, value);
    if (push.success) this.#pushes.push(push.output);
  }
}
