import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settledBet } from '#cli/services/audit/bets.fixture.ts';
import { auditRange } from './part-job.ts';
import { testPort } from '#cli/test/port.ts';
import { REDIS, type RedisServer, startRedis } from './redis.fixture.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-queue-'));
const at = (name: string) => join(dir, name);
const children: ChildProcess[] = [];
let redis = '';
let server: RedisServer | undefined;

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
function writeBets(name: string, count: number): void {
  const line = (_: unknown, index: number) =>
    `${JSON.stringify(settledBet(`b${index}`, index % 40 === 3 ? { payout: '12.34' } : {}))}\n`;
  writeFileSync(at(name), Array.from({ length: count }, line).join(''));
}

function worker(): ChildProcess {
  const child = spawn(process.execPath, ['cli/slipway.cjs', 'audit', '--worker', redis], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  return child;
}

/** A worker that is signalled before it listens to signals dies of them. */
const listens = (child: ChildProcess) =>
  new Promise<void>(
    (resolve) => void child.stderr?.on('data', (text) => String(text).includes('waiting for parts') && resolve()),
  );

beforeAll(async () => {
  if (!existsSync(REDIS)) return;
  server = await startRedis(dir);
  redis = server.url;
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
  server?.process.kill('SIGKILL');
  rmSync(dir, { recursive: true });
});

describe('slipway audit --queue', () => {
  it('says what to do without Redis, or with an address that is none', async () => {
    writeFileSync(at('one.ndjson'), `${JSON.stringify(settledBet('1'))}\n`);
    const port = await testPort();
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
          interval: 10,
        })
        .toBe(true);
      first.kill('SIGKILL');
      worker();
      const last = worker();
      const isListening = listens(last);
      expect(await queued).toMatchObject({ code: 1 });
      expect(JSON.parse(readFileSync(at('many.json'), 'utf8'))).toEqual(
        JSON.parse(readFileSync(at('one.json'), 'utf8')),
      );
      expect(JSON.parse(readFileSync(at('many.json'), 'utf8'))).toMatchObject({ records: count, differ: count / 40 });
      expect(readFileSync(at('many.d'), 'utf8')).toBe(readFileSync(at('one.d'), 'utf8'));
      const ended = new Promise((resolve) => void last.once('close', resolve));
      await isListening;
      last.kill('SIGINT');
      expect(await ended).toBe(0);
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
