import * as v from 'valibot';
import { hostname } from 'node:os';
import { printable } from '#cli/terminal/printable.ts';
import { loadQueue, QUEUE, WORKER_BEAT_MS, WORKERS_KEY } from './connect.ts';
import { auditRange, PartJob, resultsKey } from './part-job.ts';
import { untilSignal } from '#cli/terminal/until-signal.ts';

/**
 * A part of a worker that is silent for this long goes to another. Short, so that a killed worker costs little; a part that was
 * only slow is done twice and counted once.
 */
const LOCK_MS = 4_000;
const STALLED_EVERY_MS = 1_000;
/** Workers that may die over a part before it is given up. */
const MAX_STALLS = 20;
const CLOSE_MS = 10_000;
/** How long results are stored for a killed coordinator. */
const KEPT_SECONDS = 7 * 86_400;

export interface PartWorker {
  /** Ends after the current part. @returns the number of finished parts */
  close(): Promise<number>;
}

/** Computes parts until Ctrl-C, then finishes the current one. @throws CliError without Redis */
export async function workAtQueue(url: string): Promise<void> {
  const worker = await startWorker(url);
  process.stderr.write('waiting for parts; Ctrl-C ends the worker after the current part\n');
  await untilSignal();
  process.stderr.write(`${await worker.close()} parts done\n`);
  // The library's timers may keep running.
  setTimeout(() => process.exit(), 100).unref();
}

/** Computes parts until closed. @throws CliError without Redis */
export async function startWorker(url: string): Promise<PartWorker> {
  const { bullmq, connect } = await loadQueue(url);
  const redis = await connect();
  const waiting = await connect();
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
      connection: waiting,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_EVERY_MS,
      maxStalledCount: MAX_STALLS,
    },
  );
  worker.on('error', () => {});
  worker.on('failed', (job, error) =>
    process.stderr.write(`${printable(`part ${job?.id ?? '?'}: ${error.message}`)}\n`),
  );
  await worker.waitUntilReady();
  const beat = () => redis.zadd(WORKERS_KEY, Date.now(), `${hostname()}-${process.pid}`);
  await beat();
  const beating = setInterval(() => void beat().catch(() => {}), WORKER_BEAT_MS);
  return {
    async close() {
      clearInterval(beating);
      // Without Redis the part cannot be returned; another worker gets it when its lock expires.
      await Promise.race([worker.close(), new Promise((resolve) => void setTimeout(resolve, CLOSE_MS).unref())]);
      for (const each of [waiting, redis]) each.disconnect();
      return done;
    },
  };
}
