import type * as bullmq from 'bullmq';
import type { Redis } from 'ioredis';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';

/** One queue for all audits: a worker serves whoever has parts in it. */
export const QUEUE = 'slipway-audit';

/** Who works, by when they last said so. */
export const WORKERS_KEY = 'slipway-audit:workers';
export const WORKER_BEAT_MS = 2_000;

export interface Loaded {
  readonly bullmq: typeof bullmq;
  /** Its own connection: BullMQ takes one for each thing it does. */
  connect(): Promise<Redis>;
}

/**
 * The libraries of the queue, which an installation may lack, and a way to the Redis that was named.
 *
 * @throws CliError when they are not there, or nobody answers at the address; its password is not told
 */
export async function loadQueue(url: string): Promise<Loaded> {
  const read = URL.canParse(url) ? new URL(url) : undefined;
  if (read === undefined || !/^rediss?:$/.test(read.protocol))
    throw new CliError('A queue is named by an address like redis://127.0.0.1:6379', { exitCode: EXIT.usage });
  const where = `${read.protocol}//${read.host}`;
  const [queueing, ioredis] = await Promise.all([import('bullmq'), import('ioredis')]).catch((error: unknown) => {
    throw new CliError('The queue needs bullmq and ioredis, which are not installed', {
      next: ['npm install bullmq ioredis', 'On one machine nothing of it is needed: slipway audit FILE --jobs 4'],
      exitCode: EXIT.usage,
      cause: error,
    });
  });
  return {
    bullmq: queueing,
    async connect() {
      let isUp = false;
      const redis = new ioredis.Redis(url, {
        maxRetriesPerRequest: null,
        lazyConnect: true,
        connectTimeout: 3_000,
        // At the beginning somebody is waiting; later Redis may come back.
        retryStrategy: (times) => (isUp ? Math.min(times * 200, 3_000) : null),
      });
      redis.on('error', () => {});
      try {
        await redis.connect();
        isUp = true;
        return redis;
      } catch (error) {
        redis.disconnect();
        throw new CliError(`No Redis answers at ${where}`, {
          next: ['Start one: redis-server --port 6379', 'See that address and password are right.'],
          exitCode: EXIT.cutShort,
          cause: error,
        });
      }
    },
  };
}
