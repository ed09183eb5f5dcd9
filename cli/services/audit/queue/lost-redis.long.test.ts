import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settledBet } from '#cli/services/audit/bets.fixture.ts';
import { QUEUE } from './connect.ts';
import { auditQueued, type QueueBounds } from './coordinate.ts';
import { auditRange, type PartJob, resultsKey } from './part-job.ts';
import { REDIS, type RedisServer, startRedis } from './redis.fixture.ts';
import { startWorker } from './work.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-lost-redis-'));
const bets = join(dir, 'bets.ndjson');
const differences = join(dir, 'found.ndjson');
/** Blocks of a file are 256 KB: four parts. */
const PARTS = 4;
const BETS = 2_000;
const bounds: QueueBounds = { partBytes: 250_000, lookMs: 200, goneMs: 20_000 };
const options = { jobs: '1', rules: 'platform-1', differences };

let server: RedisServer | undefined;
let client: Redis;
beforeAll(async () => {
  const line = (_: unknown, index: number) =>
    `${JSON.stringify(settledBet(index === 1_999 ? 'b0' : `b${index}`, index % 40 === 3 ? { payout: '12.34' } : {}))}\n`;
  writeFileSync(bets, Array.from({ length: BETS }, line).join(''));
  if (!existsSync(REDIS)) return;
  server = await startRedis(dir);
  client = new Redis(server.url);
});
beforeEach(async () => {
  await client?.flushall();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  client?.disconnect();
  server?.process.kill('SIGKILL');
  rmSync(dir, { recursive: true });
});

const audit = (over: Partial<QueueBounds> = {}) =>
  auditQueued(bets, options, server?.url ?? '', { ...bounds, ...over });

/** Runs work at the moment when the parts are added. */
function whenAdded(work: (add: Queue['addBulk'], jobs: Parameters<Queue['addBulk']>[0]) => Promise<void>): void {
  const add = Queue.prototype.addBulk;
  vi.spyOn(Queue.prototype, 'addBulk').mockImplementationOnce(async function (this: Queue, jobs) {
    await work((some) => add.call(this, some), jobs);
    return [];
  });
}

/** What a worker stores that then dies before it ends its job. */
async function storeResult(data: PartJob): Promise<void> {
  await client.hsetnx(resultsKey(data.run), String(data.part), JSON.stringify(await auditRange(data)));
}

describe.skipIf(!existsSync(REDIS))('an audit by a queue whose Redis', () => {
  it('loses its data while parts are still being queued ends, and says what is missing', async () => {
    whenAdded(async (add, jobs) => {
      expect(jobs).toHaveLength(PARTS);
      await add(jobs.slice(0, 2));
      await client.flushall();
      await add(jobs.slice(2));
    });
    await expect(audit()).rejects.toMatchObject({
      message: `Redis lost the data of this run: part 1 of ${PARTS} is neither queued nor done, 0 parts were counted`,
      exitCode: 3,
    });
  });

  it('loses its data after some parts were done ends at the first that is missing, and the same command goes on', async () => {
    whenAdded(async (add, jobs) => {
      await add(jobs);
      await storeResult(jobs[0]?.data as PartJob);
      await client.del(...(await client.keys(`bull:${QUEUE}:*`)));
    });
    await expect(audit()).rejects.toMatchObject({
      message: expect.stringContaining(`part 2 of ${PARTS} is neither queued nor done, 1 parts were counted`),
      next: expect.arrayContaining(['The same command queues the missing parts again.']),
    });
    const worker = await startWorker(server?.url ?? '');
    const tally = await audit();
    expect(tally).toMatchObject({ records: BETS, differ: BETS / 40, kinds: { payout: BETS / 40, duplicate: 1 } });
    expect(await worker.close()).toBe(PARTS - 1);
    const last = readFileSync(differences, 'utf8').trim().split('\n').at(-1) ?? '';
    expect(JSON.parse(last)).toMatchObject({
      line: BETS,
      kind: 'duplicate',
      bet_id: 'b0',
      message: expect.stringContaining('line 1 '),
    });
  });

  it('evicts the list that parts wait in, and keeps the parts: they are queued again by the same command', async () => {
    whenAdded(async (add, jobs) => {
      await add(jobs);
      await client.del(`bull:${QUEUE}:wait`);
    });
    await expect(audit()).rejects.toThrow(`part 1 of ${PARTS} is neither queued nor done`);
    expect(await client.exists(...(await client.keys(`bull:${QUEUE}:*-0`)), 'none')).toBe(0);
  });

  it('has parts of a killed worker, which belong to another audit, waits for its own only', async () => {
    const other: PartJob = { run: 'another', part: 7, file: bets, size: 1, from: 0, to: 1, options: {} };
    await client.hset(`bull:${QUEUE}:another-7`, { name: 'part', data: JSON.stringify(other), opts: '{}' });
    await client.lpush(`bull:${QUEUE}:active`, 'another-7');
    whenAdded(async (add, jobs) => {
      await add(jobs);
      for (const { data } of jobs) await storeResult(data as PartJob);
    });
    expect(await audit()).toMatchObject({ records: BETS });
  });

  it('does not come back ends after a while', async () => {
    const own = await startRedis(dir);
    whenAdded(async (add, jobs) => {
      await add(jobs);
      const ended = new Promise((resolve) => void own.process.once('close', resolve));
      own.process.kill('SIGKILL');
      await ended;
    });
    await expect(auditQueued(bets, options, own.url, { ...bounds, goneMs: 400 })).rejects.toMatchObject({
      message: expect.stringContaining('Redis has not answered for'),
      exitCode: 3,
    });
  });
});
