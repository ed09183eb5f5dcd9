import { subtractAmounts } from '#engine/money';
import { type Account, signIn } from './account.ts';
import type { Send } from './send.ts';
import { UpstreamClient } from './upstream-client.ts';

interface NewWorld {
  readonly name: string;
  readonly seed: string;
  readonly start: string;
  readonly account: Account;
  /** What the player has. */
  readonly funds: string;
  readonly currency?: string;
}

/**
 * Makes a world at a simulator, with a stopped clock and a signed-in player. Where nothing is said, engine and oracle bound lines by the trade's
 * table and cap nothing, so this does the world; `slipway sim` has the specification's rules.
 */
export async function openWorld(send: Send, { name, seed, start, account, funds, currency }: NewWorld) {
  const client = new UpstreamClient(send, name);
  await client.control('POST', 'worlds', { name, seed, start_time: start, speed: 0 });
  await client.control('POST', 'folds', { table: 'trade' });
  await client.control('POST', 'settlement', {});
  client.token = (await signIn(client, account)).token;
  if (currency !== undefined && currency !== 'USDT') {
    const changed = await client.call('changeCurrency', { query: { unit: currency } });
    if (!changed.ok) throw new RangeError(`no wallet in ${currency}: ${changed.reason}`);
  }
  const { score } = await client.read('getAccount');
  const adjust = subtractAmounts(funds, score);
  await client.control('POST', `members/${encodeURIComponent(account.account)}`, { adjust });
  return client;
}
