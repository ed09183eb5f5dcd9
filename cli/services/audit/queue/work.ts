import * as v from 'valibot';
import { hostname } from 'node:os';
import { loadQueue, QUEUE, WORKER_BEAT_MS, WORKERS_KEY } from './connect.ts';
import { auditRange, PartJob, resultsKey } from './part-job.ts';

/**
 * A part whose worker says nothing for so long is given to another. Short, so that a killed worker holds nobody up; a part that was only slow
 * is done twice then, and counted once.
 */
const LOCK_MS = 4_000;
const STALLED_EVERY_MS = 1_000;
/** A part may outlive so many workers. */
const STALLS_MOST = 20;
const CLOSE_MS = 10_000;
/** Results wait for a coordinator that was killed so long. */
const KEPT_SECONDS = 7 * 86_400;

/** Takes parts from the queue until Ctrl-C, which ends it after the one in hand. @throws CliError without Redis */
export async function workAtQueue(url: string): Promise<void> {
  const { bullmq, connect } = await loadQueue(url);
  const redis = await connect();
  const connection = await connect();
  let done = 0;
  const worker = new bullmq.Worker(
    QUEUE,
    async (job) => {
      const asked = v.parse(PartJob, job.data);
      const result = await auditRange(asked);
      const key = resultsKey(asked.run);
      await redis.hsetnx(key, String(asked.part), JSON.stringify(result));
      await redis.expire(key, KEPT_SECONDS);
      done += 1;
    },
    {
      connection: await connect(),
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_EVERY_MS,
      maxStalledCount: STALLS_MOST,
    },
  );
  worker.on('error', () => {});
  worker.on('failed', (job, error) => process.stderr.write(`part ${job?.id ?? '?'}: ${error.message}\n`));
  await worker.waitUntilReady();
  const beat = () => redis.zadd(WORKERS_KEY, Date.now(), `${hostname()}-${process.pid}`);
  await beat();
  const beating = setInterval(() => void beat().catch(() => {}), WORKER_BEAT_MS);
  process.stderr.write('waiting for parts; Ctrl-C ends it after the one in hand\n');
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  clearInterval(beating);
  // Where Redis is gone, nothing can be handed back: whoever finds the part takes it.
  await Promise.race([worker.close(), new Promise((resolve) => void setTimeout(resolve, CLOSE_MS).unref())]);
  connection.disconnect();
  redis.disconnect();
  process.stderr.write(`${done} parts done\n`);
  // Timers of the library may outlive it.
  setTimeout(() => process.exit(), 100).unref();
}
