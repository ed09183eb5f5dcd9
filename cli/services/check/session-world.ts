import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameLimits, Match, PushMessage } from '#contract/entities';
import { DEMO_ACCOUNTS, type SessionStep } from '#fixtures';
import { startSimulator } from '#simulator';
import { PAYOUT_ACCOUNT } from '#cli/services/rows/valid-bets.ts';
import { accountFromEnvironment } from '#cli/services/upstream/account.ts';
import { Heard } from '#cli/services/upstream/heard.ts';
import { openWorld } from '#cli/services/upstream/open-world.ts';
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

/** How a world is heard, started again and left. */
interface Ends {
  readonly listen: () => Promise<Heard>;
  readonly restart: (() => Promise<void>) | undefined;
  /** The same world with its data on disk: eight times slower, but it can restart. */
  readonly onDisk: (() => Promise<SessionWorld>) | undefined;
  readonly close: () => Promise<void>;
}

/** A world at a simulator, for one session after another, each from the same state. */
export class SessionWorld {
  readonly client: UpstreamClient;
  readonly opening: Opening;
  readonly account = accountFromEnvironment({});
  #heard: Heard;
  readonly #token: string;
  readonly #ends: Ends;
  #onDisk: SessionWorld | undefined;
  #marks = 0;

  private constructor(client: UpstreamClient, opening: Opening, heard: Heard, ends: Ends) {
    this.client = client;
    this.opening = opening;
    this.#heard = heard;
    this.#token = client.token;
    this.#ends = ends;
  }

  /** Starts a simulator in this process. @param through how a test damages requests on their way */
  static async here(through = (send: Send): Send => send, dataDir?: string): Promise<SessionWorld> {
    const options = { seed: 'check', startTime: START, speed: 0, ...(dataDir !== undefined && { dataDir }) };
    let simulator = await startSimulator(options);
    const wire = sendTo(simulator.url);
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
      },
      onDisk: () => SessionWorld.here(through, mkdtempSync(join(tmpdir(), 'slipway-check-'))),
    };
    try {
      return await SessionWorld.#open(simulator.url, wire, 'check', through(wire), ends);
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
    const account = accountFromEnvironment({});
    const before = await openWorld(wire, { name: world, seed: 'check', start: START, account, funds: BALANCE });
    const saved = await before.call('savePayoutAccount', { body: PAYOUT_ACCOUNT });
    if (!saved.ok) throw new UpstreamGone(`no payout account: ${saved.reason}`);
    const soccer = { params: { game: 'soccer' as const }, query: { start: MATCHES_FROM, limit: MATCHES } };
    const { matches } = await before.read('listMatches', soccer);
    const limits = await before.read('getGameLimits', { query: { kind: 'soccer' } });
    await before.control('POST', 'snapshots', { name: SNAPSHOT });
    const listen = () => Heard.by(before.token, url);
    const client = new UpstreamClient(send, world);
    client.token = before.token;
    const opening = { balance: BALANCE, matches, limits, infoId: saved.data.info_id };
    return new SessionWorld(client, opening, await listen(), {
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
    this.#heard.close();
    await this.#ends.restart();
    await this.client.control('GET', 'health');
    this.#heard = await this.#ends.listen();
  }

  async balances(): Promise<ReadonlyMap<string, string>> {
    const members = await this.client.control<readonly { email: string | null; balance: string }[]>('GET', 'members');
    return new Map(members.map(({ email, balance }) => [email ?? '', balance]));
  }

  async reset(): Promise<void> {
    await this.client.control('POST', `snapshots/${SNAPSHOT}/restore`, {});
    this.client.token = this.#token;
    this.#heard.pushes.length = 0;
  }

  /** Pushes since the last call. A marker frame on the same socket shows that all have arrived. */
  async pushes(): Promise<readonly PushMessage[]> {
    this.#marks += 1;
    const mark = this.#marks;
    const came = this.#heard.until((frame) => frame.mark === mark, PUSH_WAIT_MS);
    await this.client.control('POST', 'push', { member: this.account.account, frame: { mark } });
    if (!(await came)) throw new UpstreamGone('the wallet channel is silent');
    return this.#heard.pushes.splice(0);
  }

  async close(): Promise<void> {
    await this.#onDisk?.close();
    this.#heard.close();
    await this.#ends.close();
  }
}
