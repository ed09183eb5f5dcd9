import { randomUUID } from 'node:crypto';
import { accountFromEnvironment } from '#cli/services/upstream/account.ts';
import { openWorld } from '#cli/services/upstream/open-world.ts';
import type { Send } from '#cli/services/upstream/send.ts';
import { UpstreamClient } from '#cli/services/upstream/upstream-client.ts';

/** More than any scenario needs; topped up before each. */
const FUNDS = '1000000';

/** A simulator's world with a signed-in player who has money, for one scenario after another. */
export class ReplayWorld {
  readonly #send: Send;
  readonly #run = `replay-${randomUUID().slice(0, 8)}`;
  #worlds = 0;
  client: UpstreamClient;

  constructor(send: Send) {
    this.#send = send;
    this.client = new UpstreamClient(send, this.#run);
  }

  async open(start: string, currency: string): Promise<void> {
    await this.close();
    this.#worlds += 1;
    const name = `${this.#run}-${this.#worlds}`;
    const account = accountFromEnvironment();
    this.client = await openWorld(this.#send, { name, seed: 'replay', start, account, funds: FUNDS, currency });
  }

  async close(): Promise<void> {
    if (this.#worlds === 0) return;
    await this.client.control('DELETE', `worlds/${this.client.world}`).catch(() => undefined);
  }

  balance = async (): Promise<string> => (await this.client.read('getAccount')).score;

  /** Names the run, for readers of the journal. */
  key = (): string => `${this.#run}-${randomUUID().slice(0, 13)}`;
}
