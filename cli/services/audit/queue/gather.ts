import type { Job } from 'bullmq';
import type { Redis } from 'ioredis';
import * as v from 'valibot';
import { CliError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { commitPart } from '#cli/services/audit/part/commit-part.ts';
import { findingsSink } from '#cli/services/audit/part/findings-file.ts';
import { auditProgress } from '#cli/services/audit/part/progress.ts';
import { SeenIds } from '#cli/services/audit/part/seen-ids.ts';
import { newTally, type Tally } from '#cli/services/audit/part/tally.ts';
import { WORKER_BEAT_MS, WORKERS_KEY } from './connect.ts';
import { PartDone, resultsKey, type PartJob } from './part-job.ts';

const POLL_MS = 100;

/** @throws CliError if Redis does not answer: its clients retry forever */
export async function answered<T>(answer: Promise<T>, goneMs: number, parts: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const gone = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const message = `Redis has not answered for ${Math.round(goneMs / 1_000)} s; the audit has ${parts} parts`;
      reject(
        new CliError(message, {
          next: ['Start Redis again.', 'The same command continues with the finished parts that it has kept.'],
          exitCode: EXIT.cutShort,
        }),
      );
    }, goneMs);
  });
  answer.catch(() => {});
  try {
    return await Promise.race([answer, gone]);
  } finally {
    clearTimeout(timer);
  }
}

type QueuedPart = Pick<Job, 'getState' | 'failedReason' | 'remove'>;

interface Gathering {
  readonly redis: Pick<Redis, 'hget' | 'hexists' | 'zcount'>;
  readonly queue: { getJob(id: string): Promise<QueuedPart | undefined> };
  readonly run: string;
  readonly jobs: readonly PartJob[];
  readonly lines: number;
  readonly bounds: { readonly lookMs: number; readonly goneMs: number };
}

/**
 * Merges the results of all parts in file order as they arrive.
 *
 * @throws CliError when a part fails at every worker, when Redis lost the parts, and when it is gone
 */
export async function gather(gathering: Gathering, differences: string | undefined): Promise<Tally> {
  const { redis, run, jobs, lines, bounds } = gathering;
  const ask = <T>(answer: Promise<T>) => answered(answer, bounds.goneMs, jobs.length);
  const tally = newTally();
  const seen = new SeenIds();
  const sink = findingsSink(differences, undefined);
  const progress = auditProgress(jobs.at(-1)?.to, 0);
  let before = lines;
  let lookedMs = performance.now();
  try {
    for (const { part, to } of jobs) {
      let text = await ask(redis.hget(resultsKey(run), String(part)));
      while (text === null) {
        await new Promise<void>((done) => void setTimeout(done, POLL_MS));
        text = await ask(redis.hget(resultsKey(run), String(part)));
        if (text !== null || performance.now() - lookedMs < bounds.lookMs) continue;
        lookedMs = performance.now();
        await ask(assertUnderWay(gathering, part));
        const workers = await ask(redis.zcount(WORKERS_KEY, Date.now() - WORKER_BEAT_MS * 3, '+inf'));
        if (workers === 0)
          process.stderr.write('No worker is running. Start one: slipway audit --worker redis://...\n');
      }
      const done = v.parse(v.pipe(v.string(), v.parseJson(), PartDone), text);
      await sink.write(commitPart(tally, done, before, seen));
      before += done.lines;
      progress.show(to, tally);
    }
    return tally;
  } finally {
    progress.end();
    await sink.close();
  }
}

/** @throws CliError if the part failed at every attempt or is missing in the queue */
async function assertUnderWay({ redis, queue, run, jobs }: Gathering, part: number): Promise<void> {
  const job = await queue.getJob(`${run}-${part}`);
  // Redis may keep a job and evict its list: then no worker gets it.
  const state = job === undefined ? 'unknown' : await job.getState();
  // A worker stores its result before it ends the job, so a missing job must have a result.
  if (state === 'unknown' && (await redis.hexists(resultsKey(run), String(part))) === 0) {
    await job?.remove();
    const missing = `part ${part + 1} of ${jobs.length} is neither queued nor done, ${part} parts were counted`;
    throw new CliError(`Redis lost the data of this run: ${missing}`, {
      next: [
        'The same command queues the missing parts again.',
        'A Redis that keeps its data: redis-server --appendonly yes --maxmemory-policy noeviction',
      ],
      exitCode: EXIT.cutShort,
    });
  }
  if (job !== undefined && state === 'failed') {
    const why = job.failedReason;
    await job.remove();
    throw new CliError(`A chunk of the file failed: ${why}`, {
      next: [
        'Every worker must see the file under the same path.',
        'The same command continues with the finished parts.',
      ],
      exitCode: EXIT.cutShort,
    });
  }
}
