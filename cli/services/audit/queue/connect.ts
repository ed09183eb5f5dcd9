import type * as bullmq from 'bullmq';
import type { Redis } from 'ioredis';
import { CliError, usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';

/** One queue for all audits: a worker computes parts of any. */
export const QUEUE = 'slipway-audit';

/** Workers with the time of their last heartbeat. */
export const WORKERS_KEY = 'slipway-audit:workers';
export const WORKER_BEAT_MS = 2_000;

export interface Loaded {
  readonly bullmq: typeof bullmq;
  /** BullMQ needs several connections. */
  connect(): Promise<Redis>;
}

/**
 * Loads the optional libraries of the queue and connects to Redis.
 *
 * @throws CliError when they are not installed, or Redis does not answer; the message never shows the password
 */
export async function loadQueue(url: string): Promise<Loaded> {
  const read = URL.canParse(url) ? new URL(url) : undefined;
  if (read === undefined || !/^rediss?:$/.test(read.protocol))
    throw usageError('A queue must be an address like redis://127.0.0.1:6379');
  const where = `${read.protocol}//${read.host}`;
  const [queueing, ioredis] = await Promise.all([import('bullmq'), import('ioredis')]).catch((error: unknown) => {
    throw usageError(
      'The queue needs bullmq and ioredis, which are not installed',
      ['npm install bullmq ioredis', 'On one machine, use --jobs instead: slipway audit FILE --jobs 4'],
      error,
    );
  });
  return {
    bullmq: queueing,
    async connect() {
      let isUp = false;
      const redis = new ioredis.Redis(url, {
        maxRetriesPerRequest: null,
        lazyConnect: true,
        connectTimeout: 3_000,
        // Fails at once at the start; later Redis may come back.
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
          next: ['Start one: redis-server --port 6379', 'Check the address and the password.'],
          exitCode: EXIT.cutShort,
          cause: error,
        });
      }
    },
  };
}
