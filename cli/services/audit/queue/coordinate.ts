import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { statSync } from 'node:fs';
import type { Redis } from 'ioredis';
import type { Queue } from 'bullmq';
import * as v from 'valibot';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { partOptions, type AuditOptions } from '#cli/services/audit/audit.ts';
import { cutRecords } from '#cli/services/audit/cut-records.ts';
import { findingsSink } from '#cli/services/audit/findings-file.ts';
import { openInput } from '#cli/services/audit/open-input.ts';
import { auditProgress } from '#cli/services/audit/progress.ts';
import { addTally, newTally, type Tally } from '#cli/services/audit/tally.ts';
import { STDIN } from '#cli/services/replay/scenario-files.ts';
import { loadQueue, QUEUE, WORKER_BEAT_MS, WORKERS_KEY } from './connect.ts';
import { PartDone, resultsKey, type PartJob } from './part-job.ts';

/** So many bytes to a part: seconds of work, so that a worker that dies costs little. */
const PART_BYTES = Number(process.env['SLIPWAY_AUDIT_PART_BYTES'] ?? 8 << 20);
const POLL_MS = 100;
const LONELY_MS = 3_000;
const ATTEMPTS = 3;

/**
 * Cuts a file into parts, queues them, and puts together what the workers leave: in the order of the file, each part once. The name of the run
 * comes from the file and what was asked: a coordinator that was killed goes on with what is done.
 *
 * @throws CliError without Redis, for standard input, and when a part fails at every worker
 */
export async function auditQueued(file: string, options: AuditOptions, url: string): Promise<Tally> {
  if (file === STDIN || options.state !== undefined) {
    throw new CliError('--queue needs a file that its workers can read, and keeps its own state', {
      exitCode: EXIT.usage,
    });
  }
  const path = resolve(file);
  const { jobs, lines } = await partsOf(path, options);
  const { bullmq, connect } = await loadQueue(url);
  const redis = await connect();
  // BullMQ leaves a connection open that it was given.
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
  if (encoding !== 'utf-8')
    throw new CliError(`${file} is ${encoding}: write it as UTF-8 first`, { exitCode: EXIT.usage });
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
        await assertUnderWay(queue, run, part);
        const isLonely = (await redis.zcount(WORKERS_KEY, Date.now() - WORKER_BEAT_MS * 3, '+inf')) === 0;
        if (isLonely) process.stderr.write('no worker: slipway audit --worker redis://...\n');
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

/** @throws CliError when the part has failed at every attempt */
async function assertUnderWay(queue: Queue, run: string, part: number): Promise<void> {
  const job = await queue.getJob(`${run}-${part}`);
  if (job !== undefined && (await job.isFailed())) {
    const why = job.failedReason;
    await job.remove();
    throw new CliError(`A part of the file failed: ${why}`, {
      next: ['Every worker must see the file under the same path.', 'The same command goes on with what is done.'],
      exitCode: EXIT.cutShort,
    });
  }
}
