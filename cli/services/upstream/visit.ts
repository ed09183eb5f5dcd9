import { randomUUID } from 'node:crypto';
import { CliError, usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { type Account, accountFromEnvironment, ownAccount } from './account.ts';
import { checkedUrl } from './checked-url.ts';
import { controlOf } from './control-of.ts';
import { type Send, sendTo } from './send.ts';
import { UpstreamClient } from './upstream-client.ts';

export interface Visit {
  readonly url: string;
  readonly send: Send & { close(): void };
  readonly isSimulator: boolean;
  /** Certainly has all of our contract: a simulator other than `strict-spec`. */
  readonly hasOurs: boolean;
  readonly account: Account;
}

const START_ONE = 'Start a simulator to try: slipway sim --port 8787';
const START = '2026-03-14T12:00:00Z';

interface Wanted {
  /** Where accounts are named; empty at a simulator of this process, which has the demo players only. */
  readonly env?: NodeJS.ProcessEnv | undefined;
  readonly attemptMs?: number | undefined;
  readonly keepAlive?: boolean;
  /** Results can be set only at a simulator. */
  readonly isSimulator?: boolean;
}

/** @throws CliError: 2 for an invalid address or a missing account or control; 3 without an answer */
export async function visit(address: string, wanted: Wanted = {}): Promise<Visit> {
  const url = checkedUrl(address);
  const send = sendTo(url, wanted.attemptMs, wanted.keepAlive);
  try {
    const control = await reached(url, () => controlOf(send));
    if (control === undefined && wanted.isSimulator === true)
      throw usageError(`${url} is no simulator (it has no /__sim), and results must be set`, [START_ONE]);
    const isSimulator = control !== undefined;
    const account = isSimulator ? accountFromEnvironment(wanted.env) : ownAccount(wanted.env);
    return { url, send, isSimulator, hasOurs: control === 'keyed', account };
  } catch (error) {
    send.close();
    throw error;
  }
}

/** @throws CliError (3) without an answer */
export async function reached<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CliError) throw error;
    const why = error instanceof Error ? (error.cause ?? error) : error;
    throw new CliError(`${url} cannot be reached: ${why instanceof Error ? why.message : String(why)}`, {
      next: [START_ONE],
      exitCode: EXIT.cutShort,
      cause: error,
    });
  }
}

/** Works in its own world if the upstream has worlds. */
export async function inOwnWorld<T>(
  { send, isSimulator }: Visit,
  kind: string,
  work: (world: string | undefined) => Promise<T>,
): Promise<T> {
  if (!isSimulator) return work(undefined);
  const name = `${kind}-${randomUUID().slice(0, 12)}`;
  const client = new UpstreamClient(send, name);
  await client.control('POST', 'worlds', { name, seed: kind, start_time: START, speed: 0 });
  try {
    return await work(name);
  } finally {
    await client.control('DELETE', `worlds/${name}`).catch(() => undefined);
  }
}
