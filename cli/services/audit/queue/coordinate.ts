import { resolve } from 'node:path';
import { usageError } from '#cli/terminal/errors.ts';
import type { AuditOptions } from '#cli/services/audit/part/audit-options.ts';
import type { Tally } from '#cli/services/audit/part/tally.ts';
import { STDIN } from '#cli/services/replay/scenarios/scenario-files.ts';
import { loadQueue, QUEUE } from './connect.ts';
import { answered, gather } from './gather.ts';
import { resultsKey, type PartJob } from './part-job.ts';
import { partsOf } from './parts-of-file.ts';

const ATTEMPTS = 3;

const BOUNDS = {
  /** Seconds of work, so that a dying worker costs little. */
  partBytes: Number(process.env['SLIPWAY_AUDIT_PART_BYTES'] ?? 8 << 20),
  /** How long to wait for a part before checking whether it is still in the queue. */
  lookMs: 3_000,
  /** How long to wait for Redis: restarting a large one takes seconds. */
  goneMs: 30_000,
} as const;
export type QueueBounds = { readonly [K in keyof typeof BOUNDS]: number };

/**
 * Splits a file into parts, queues them, and merges the results in file order, each once. The run's name depends on file and
 * options, so that a killed coordinator continues with finished parts.
 *
 * @throws CliError without Redis, for standard input, when a part fails at every worker, when Redis lost the parts, and when it is gone
 */
export async function auditQueued(
  file: string,
  options: AuditOptions,
  url: string,
  bounds: QueueBounds = BOUNDS,
): Promise<Tally> {
  if (file === STDIN || options.state !== undefined) {
    throw usageError('--queue needs a file that its workers can read, and cannot be combined with --state');
  }
  const path = resolve(file);
  const { jobs, lines } = await partsOf(path, options, bounds.partBytes);
  const { bullmq, connect } = await loadQueue(url);
  const redis = await connect();
  // BullMQ does not close connections that it was given.
  const connection = await connect();
  const queue = new bullmq.Queue(QUEUE, { connection });
  // Without a listener the library prints the stack of each lost connection.
  queue.on('error', () => {});
  const run = jobs[0]?.run ?? 'empty';
  try {
    const ask = <T>(answer: Promise<T>) => answered(answer, bounds.goneMs, jobs.length);
    const done = new Set(await ask(redis.hkeys(resultsKey(run))));
    const missing = jobs.filter(({ part }) => !done.has(String(part)));
    await ask(queue.addBulk(missing.map((data) => ({ name: 'part', data, opts: jobOptions(data) }))));
    const tally = await gather({ redis, queue, run, jobs, lines, bounds }, options.differences);
    await redis.del(resultsKey(run));
    return tally;
  } finally {
    // Closing would wait forever without Redis.
    if (connection.status === 'ready') await queue.close();
    connection.disconnect();
    redis.disconnect();
  }
}

const jobOptions = ({ run, part }: PartJob) => ({
  jobId: `${run}-${part}`,
  attempts: ATTEMPTS,
  backoff: { type: 'fixed' as const, delay: 500 },
  removeOnComplete: true,
});
