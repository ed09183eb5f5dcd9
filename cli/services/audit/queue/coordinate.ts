import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { statSync } from 'node:fs';
import type { Redis } from 'ioredis';
import type { Queue } from 'bullmq';
import * as v from 'valibot';
import { CliError, usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { partOptions, type AuditOptions } from '#cli/services/audit/audit.ts';
import { cutRecords } from '#cli/services/audit/cut-records.ts';
import { findingsSink } from '#cli/services/audit/findings-file.ts';
import { openInput } from '#cli/services/audit/open-input.ts';
import { auditProgress } from '#cli/services/audit/progress.ts';
import { addTally, newTally, type Tally } from '#cli/services/audit/tally.ts';
import { STDIN } from '#cli/services/replay/scenario-files.ts';
import { loadQueue, QUEUE, WORKER_BEAT_MS, WORKERS_KEY } from './connect.ts';
import { PartDone, resultsKey, type PartJob } from './part-job.ts';

/** Bytes of a part: seconds of work, so that a worker that dies costs little. */
const PART_BYTES = Number(process.env['SLIPWAY_AUDIT_PART_BYTES'] ?? 8 << 20);
const POLL_MS = 100;
const LONELY_MS = 3_000;
const ATTEMPTS = 3;

/**
 * Splits a file into parts, queues them, and merges the workers' results in the order of the file, each part once. The name of the run
 * depends on the file and the options, so that a killed coordinator continues with finished parts.
 *
 * @throws CliError without Redis, for standard input, when a part fails at every worker, and when Redis lost the parts
 */
export async function auditQueued(file: string, options: AuditOptions, url: string): Promise<Tally> {
  if (file === STDIN || options.state !== undefined) {
    throw usageError('--queue needs a file that its workers can read, and cannot be combined with --state');
  }
  const path = resolve(file);
  const { jobs, lines } = await partsOf(path, options);
  const { bullmq, connect } = await loadQueue(url);
  const redis = await connect();
  // BullMQ does not close a connection that it was given.
  const connection = await connect();
  const queue = new bullmq.Queue(QUEUE, { connection });
  const run = jobs[0]?.run ?? 'empty';
  try {
    await queue.addBulk(
      jobs.map((data) => ({
        name: 'part',
        data,
        opts: {
          jobId: `${run}-${data.part}`,
          attempts: ATTEMPTS,
          backoff: { type: 'fixed' as const, delay: 500 },
          removeOnComplete: true,
        },
      })),
    );
    const tally = await gather({ redis, queue, run, jobs, lines }, options.differences);
    await redis.del(resultsKey(run));
    return tally;
  } finally {
    await queue.close();
    connection.disconnect();
    redis.disconnect();
  }
}

async function partsOf(file: string, options: AuditOptions): Promise<{ jobs: PartJob[]; lines: number }> {
  const { header, chunks, offset, lines, encoding, size = 0 } = await openInput(file);
  if (encoding !== 'utf-8') throw usageError(`${file} is ${encoding}. Convert it to UTF-8 first.`);
  const asked = partOptions(options, header);
  const identity = [file, size, statSync(file).mtimeMs, JSON.stringify(asked), PART_BYTES];
  const run = createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 16);
  const jobs: PartJob[] = [];
  let from = offset;
  const part = (to: number) => {
    jobs.push({ run, part: jobs.length, file, size, from, to, options: asked as unknown as Record<string, unknown> });
    from = to;
  };
  for await (const { end } of cutRecords(chunks, header !== undefined, offset)) if (end - from >= PART_BYTES) part(end);
  if (from < size) part(size);
  return { jobs, lines };
}

interface Gathering {
  readonly redis: Redis;
  readonly queue: Queue;
  readonly run: string;
  readonly jobs: readonly PartJob[];
  readonly lines: number;
}

async function gather({ redis, queue, run, jobs, lines }: Gathering, differences: string | undefined): Promise<Tally> {
  const tally = newTally();
  const sink = findingsSink(differences, undefined);
  const progress = auditProgress(jobs.at(-1)?.to, 0);
  let before = lines;
  let lookedMs = performance.now();
  try {
    for (const { part, to } of jobs) {
      let text = await redis.hget(resultsKey(run), String(part));
      while (text === null) {
        await new Promise<void>((done) => void setTimeout(done, POLL_MS));
        text = await redis.hget(resultsKey(run), String(part));
        if (text !== null || performance.now() - lookedMs < LONELY_MS) continue;
        lookedMs = performance.now();
        await assertUnderWay({ redis, queue, run, jobs }, part);
        const isLonely = (await redis.zcount(WORKERS_KEY, Date.now() - WORKER_BEAT_MS * 3, '+inf')) === 0;
        if (isLonely) process.stderr.write('No worker is running. Start one: slipway audit --worker redis://...\n');
      }
      const done = v.parse(v.pipe(v.string(), v.parseJson(), PartDone), text);
      addTally(tally, done.tally, before);
      await sink.write(done.findings.map((each) => ({ ...each, line: each.line + before })));
      before += done.lines;
      progress.show(to, tally);
    }
    return tally;
  } finally {
    progress.end();
    await sink.close();
  }
}

/** @throws CliError when the part has failed at every attempt, or is missing in the queue */
async function assertUnderWay({ redis, queue, run, jobs }: Omit<Gathering, 'lines'>, part: number): Promise<void> {
  const job = await queue.getJob(`${run}-${part}`);
  // A worker stores its result before it ends its job: without a job there must be a result.
  if (job === undefined && (await redis.hexists(resultsKey(run), String(part))) === 0) {
    const missing = `part ${part + 1} of ${jobs.length} is neither queued nor done, ${part} parts were counted`;
    throw new CliError(`Redis lost the data of this run: ${missing}`, {
      next: [
        'The same command queues the missing parts again.',
        'A Redis that keeps its data: redis-server --appendonly yes --maxmemory-policy noeviction',
      ],
      exitCode: EXIT.cutShort,
    });
  }
  if (job !== undefined && (await job.isFailed())) {
    const why = job.failedReason;
    await job.remove();
    throw new CliError(`A part of the file failed: ${why}`, {
      next: [
        'Every worker must see the file under the same path.',
        'The same command continues with the finished parts.',
      ],
      exitCode: EXIT.cutShort,
    });
  }
}
