import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settledBet } from '#cli/services/audit/bets.fixture.ts';
import { auditRange } from './part-job.ts';

const REDIS = '/usr/bin/redis-server';
const dir = mkdtempSync(join(tmpdir(), 'slipway-queue-'));
const at = (name: string) => join(dir, name);
const children: ChildProcess[] = [];
let redis = '';

/** Small parts, so that a small file has many. */
const env = { ...process.env, SLIPWAY_AUDIT_PART_BYTES: '300000' };
const slipway = (args: readonly string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['cli/slipway.cjs', 'audit', ...args],
      { env, maxBuffer: 1e9 },
      (error, stdout, stderr) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
/** Redis loses everything that it keeps, as one without persistence does when it starts anew. */
async function flush(): Promise<void> {
  const client = new Redis(redis);
  await client.flushall();
  client.disconnect();
}

const queuedParts = async (): Promise<number> => {
  const client = new Redis(redis);
  const count = (await client.keys('bull:slipway-audit:*-*')).length;
  client.disconnect();
  return count;
};

function writeBets(name: string, count: number): void {
  const line = (_: unknown, index: number) =>
    `${JSON.stringify(settledBet(`b${index}`, index % 40 === 3 ? { payout: '12.34' } : {}))}\n`;
  writeFileSync(at(name), Array.from({ length: count }, line).join(''));
}

function worker(): ChildProcess {
  const child = spawn(process.execPath, ['cli/slipway.cjs', 'audit', '--worker', redis], { env, stdio: 'ignore' });
  children.push(child);
  return child;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}

beforeAll(async () => {
  if (!existsSync(REDIS)) return;
  const port = await freePort();
  redis = `redis://127.0.0.1:${port}`;
  const server = spawn(
    REDIS,
    ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  children.push(server);
  await new Promise<void>(
    (resolve) => void server.stdout.on('data', (text: Buffer) => String(text).includes('Ready to accept') && resolve()),
  );
});
afterAll(async () => {
  await Promise.all(
    children.map((child) => {
      if (child.exitCode !== null || child.signalCode !== null) return undefined;
      const ended = new Promise((resolve) => void child.once('close', resolve));
      child.kill('SIGKILL');
      return ended;
    }),
  );
  rmSync(dir, { recursive: true });
});

describe('slipway audit --queue', () => {
  it('says what to do without Redis, or with an address that is none', async () => {
    writeFileSync(at('one.ndjson'), `${JSON.stringify(settledBet('1'))}\n`);
    const port = await freePort();
    const unreachable = await slipway([at('one.ndjson'), '--queue', `redis://:secret-word@127.0.0.1:${port}`]);
    expect(unreachable).toMatchObject({
      code: 3,
      stderr: expect.stringContaining(`No Redis answers at redis://127.0.0.1:${port}`),
    });
    expect(unreachable.stderr).not.toContain('secret-word');
    expect(await slipway([at('one.ndjson'), '--queue', 'localhost'])).toMatchObject({ code: 2 });
  });

  // Debian's redis-server is part of the tools of this repository (slipway doctor); where it lacks, that shows as skipped.
  it.skipIf(!existsSync(REDIS))(
    'counts every bet once though workers are killed and join, and comes to the same as one run',
    async () => {
      const count = 8_000;
      writeBets('bets.ndjson', count);
      const single = await slipway([at('bets.ndjson'), '--differences', at('one.d'), '--summary', at('one.json')]);
      expect(single.code).toBe(1);

      const first = worker();
      const queued = slipway([
        at('bets.ndjson'),
        '--queue',
        redis,
        '--differences',
        at('many.d'),
        '--summary',
        at('many.json'),
      ]);
      // The first worker dies over a part as soon as something is done; two others have joined.
      await expect
        .poll(() => existsSync(at('many.d')) && readFileSync(at('many.d'), 'utf8').length > 0, {
          timeout: 30_000,
          interval: 10,
        })
        .toBe(true);
      first.kill('SIGKILL');
      const second = worker();
      const last = worker();
      expect(await queued).toMatchObject({ code: 1 });
      expect(JSON.parse(readFileSync(at('many.json'), 'utf8'))).toEqual(
        JSON.parse(readFileSync(at('one.json'), 'utf8')),
      );
      expect(JSON.parse(readFileSync(at('many.json'), 'utf8'))).toMatchObject({ records: count, differ: count / 40 });
      expect(readFileSync(at('many.d'), 'utf8')).toBe(readFileSync(at('one.d'), 'utf8'));
      const ended = new Promise((resolve) => void last.once('close', resolve));
      last.kill('SIGINT');
      expect(await ended).toBe(0);
      // The next test needs its parts to be taken by its own command alone.
      const gone = new Promise((resolve) => void second.once('close', resolve));
      second.kill('SIGKILL');
      await gone;
    },
    120_000,
  );

  it.skipIf(!existsSync(REDIS))(
    'ends where Redis lost its data, says what is missing, and the same command goes on',
    async () => {
      writeBets('lost.ndjson', 2_000);
      const run = [at('lost.ndjson'), '--queue', redis, '--differences', at('lost.d'), '--summary', at('lost.json')];
      const waiting = slipway(run);
      await expect.poll(queuedParts, { timeout: 30_000, interval: 50 }).toBeGreaterThan(1);
      await flush();
      const ended = await waiting;
      expect(ended.code).toBe(3);
      // The terminal's width breaks its lines.
      const said = ended.stderr.replaceAll(/\s+/g, ' ');
      expect(said).toMatch(
        /Redis lost the data of this run: part \d+ of \d+ is neither queued nor done, \d+ parts were counted/,
      );
      expect(said).toContain('The same command queues the missing parts again.');
      expect(said).toContain('redis-server --appendonly yes --maxmemory-policy noeviction');

      const helper = worker();
      expect(await slipway(run)).toMatchObject({ code: 1 });
      expect(JSON.parse(readFileSync(at('lost.json'), 'utf8'))).toMatchObject({ records: 2_000, differ: 50 });
      const stopped = new Promise((resolve) => void helper.once('close', resolve));
      helper.kill('SIGINT');
      await stopped;
    },
    120_000,
  );

  it('refuses a part of a file that the worker sees otherwise', async () => {
    writeFileSync(at('gone.ndjson'), 'x\n');
    const job = { run: 'r', part: 0, file: at('gone.ndjson'), size: 1_000, from: 0, to: 1_000, options: {} };
    await expect(auditRange(job)).rejects.toThrow('differs from the queued file: 2 bytes, not 1000');
    await expect(auditRange({ ...job, file: at('nowhere') })).rejects.toThrow('no bytes, not 1000');
  });
});
