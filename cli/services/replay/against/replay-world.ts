import { randomUUID } from 'node:crypto';
import { subtractAmounts } from '#engine/money';
import { accountFromEnvironment, signIn } from '#cli/services/upstream/account.ts';
import type { Send } from '#cli/services/upstream/send.ts';
import { setEngineRules } from '#cli/services/upstream/engine-rules.ts';
import { UpstreamClient } from '#cli/services/upstream/upstream-client.ts';

export interface Wallet {
  readonly balance: string;
  readonly currency: string;
}

/** More than any scenario needs; topped up before each. */
const FUNDS = '1000000';

/** A simulator's world with a signed-in player who has money, for one scenario after another. */
export class ReplayWorld {
  readonly #send: Send;
  readonly #run = `replay-${randomUUID().slice(0, 8)}`;
  readonly #account = accountFromEnvironment();
  #worlds = 0;
  client: UpstreamClient;

  constructor(send: Send) {
    this.#send = send;
    this.client = new UpstreamClient(send, this.#run);
  }

  /** A new world with a stopped clock and a wallet in the currency. */
  async open(startTime: string, currency: string): Promise<void> {
    await this.close();
    this.#worlds += 1;
    const name = `${this.#run}-${this.#worlds}`;
    this.client = new UpstreamClient(this.#send, name);
    await this.client.control('POST', 'worlds', { name, seed: 'replay', start_time: startTime, speed: 0 });
    await setEngineRules(this.client);
    this.client.token = (await signIn(this.client, this.#account)).token;
    if (currency !== 'USDT') {
      const changed = await this.client.call('changeCurrency', { query: { unit: currency } });
      if (!changed.ok) throw new RangeError(`no wallet in ${currency}: ${changed.reason}`);
    }
    const { balance } = await this.wallet();
    const adjust = subtractAmounts(FUNDS, balance);
    await this.client.control('POST', `members/${encodeURIComponent(this.#account.account)}`, { adjust });
  }

  async close(): Promise<void> {
    if (this.#worlds === 0) return;
    await this.client.control('DELETE', `worlds/${this.client.world}`).catch(() => undefined);
  }

  async wallet(): Promise<Wallet> {
    return this.client.read('getAccount').then(({ score, currency }) => ({ balance: score, currency }));
  }

  /** Names the run, for readers of the journal. */
  key(): string {
    return `${this.#run}-${randomUUID().slice(0, 13)}`;
  }
}
