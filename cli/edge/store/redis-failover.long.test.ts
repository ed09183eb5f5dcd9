import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FINGERPRINT, openTestEdge, type TestEdge } from '#cli/edge/test/edge.ts';
import { startTestRedis, type TestRedis } from '#cli/edge/test/redis.ts';
import { startTestUpstream, type TestUpstream } from '#cli/edge/test/upstream.ts';
import { testPort } from '#cli/test/port.ts';
import { openRedisStore } from './redis-store.ts';

const ANN = 'token-of-ann';
const MINUTE_MS = 60_000;
const press = { body: { to: 'bob', amount: '5', payment_password: '246810' } };
const withKey = (key: string) => ({ authorization: ANN, 'idempotency-key': key });

let folder = '';
let master: TestRedis;
let replica: TestRedis;
let sentinel: TestRedis;
let address: { readonly url: string };
let upstream: TestUpstream;
const closing: (() => Promise<unknown>)[] = [];

async function redisIn(name: string, ...flags: string[]): Promise<TestRedis> {
  const [port, dir] = [await testPort(), join(folder, name)];
  mkdirSync(dir);
  const durable = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'always', '--repl-diskless-sync-delay', '0'];
  const args = ['--port', String(port), '--dir', dir, ...durable, ...flags];
  const redis = await startTestRedis({ port, folder: dir, args });
  closing.push(() => redis.kill());
  return redis;
}

async function sentinelOf({ port: first }: TestRedis): Promise<TestRedis> {
  const port = await testPort();
  const file = join(folder, 'sentinel.conf');
  const lines = ['monitor m 127.0.0.1', 'down-after-milliseconds m 300', 'failover-timeout m 3000'];
  const [monitor = '', ...rest] = lines.map((line) => `sentinel ${line}`);
  writeFileSync(file, [`port ${port}`, `dir ${folder}`, `${monitor} ${first} 1`, ...rest, ''].join('\n'));
  const sentinel = await startTestRedis({ port, folder, args: [file, '--sentinel'] });
  closing.push(() => sentinel.kill());
  return sentinel;
}

const masterPort = () => Number(sentinel.cli('sentinel', 'get-master-addr-by-name', 'm').split('\n')[1]);

/** The address that operators give to the edge: it leads to whom the sentinel calls the master. */
async function addressBy(): Promise<{ readonly url: string }> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const to = connect(masterPort(), '127.0.0.1');
    for (const each of [socket, to]) {
      open.add(each);
      each.on('error', () => undefined).on('close', () => (socket.destroy(), to.destroy()));
    }
    socket.pipe(to).pipe(socket);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    for (const each of open) each.destroy();
    server.close();
    await Promise.resolve();
  });
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function openEdge(replicas: number, aheadMs = 0): Promise<TestEdge> {
  const settings = { url: address.url, keepMs: 7 * 86_400_000, fingerprint: FINGERPRINT, isUsed: () => false };
  const store = await openRedisStore({ ...settings, replicas });
  const edge = await openTestEdge(upstream.url, { store, waitMs: 5_000, clock: () => Date.now() + aheadMs });
  closing.push(edge.close);
  return edge;
}

async function failOver(): Promise<void> {
  await master.kill();
  replica.signal('SIGCONT');
  await expect.poll(() => replica.cli('role').split('\n')[0]).toBe('master');
  await expect.poll(masterPort).toBe(replica.port);
}
const health = async ({ edge }: TestEdge) => (await fetch(`${edge.url}/__edge/health`)).text();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-failover-'));
  master = await redisIn('master');
  replica = await redisIn('replica', '--replicaof', '127.0.0.1', String(master.port));
  await expect.poll(() => master.cli('wait', '1', '100')).toBe('1');
  sentinel = await sentinelOf(master);
  await expect.poll(() => sentinel.cli('sentinel', 'replicas', 'm')).toContain(String(replica.port));
  address = await addressBy();
  upstream = await startTestUpstream();
  closing.push(upstream.close);
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the first Redis dies, and the Sentinel takes its replica', () => {
  it('which has the record: every repeat gets its answer, and nothing else is forwarded for a minute', async () => {
    const [one, other] = [await openEdge(1), await openEdge(1)];
    expect((await one.press('transferToPlayer', press, withKey('has-a-copy'))).status).toBe(200);
    await failOver();
    for (const edge of [one, other]) {
      const repeat = () => edge.press('transferToPlayer', press, withKey('has-a-copy'));
      await expect.poll(async () => (await repeat()).status).toBe(200);
      expect((await repeat()).headers.get('idempotent-replayed')).toBe('true');
      expect((await edge.press('transferToPlayer', press, withKey('a-new-one'))).status).toBe(503);
    }
    expect(await health(await openEdge(0))).toContain('nothing is forwarded until');
    expect(upstream.booked).toHaveLength(1);
    const later = await openEdge(0, MINUTE_MS + 5_000);
    const headers = { ...withKey('a-new-one'), 'x-deadline': String(Date.now() + 2 * MINUTE_MS) };
    expect((await later.press('transferToPlayer', press, headers)).status).toBe(200);
  }, 120_000);

  it('which lacks the record, because no copy was asked for: a repeat is not forwarded again, and is not called "not carried out"', async () => {
    const [one, other] = [await openEdge(0), await openEdge(0)];
    replica.signal('SIGSTOP');
    master.cli('client', 'kill', 'type', 'replica');
    expect((await one.press('transferToPlayer', press, withKey('has-no-copy'))).status).toBe(200);
    await failOver();
    expect(replica.cli('keys', '*has-no-copy')).toBe('');
    for (const edge of [one, other, await openEdge(0)]) {
      await expect.poll(() => health(edge)).toContain('nothing is forwarded until');
      expect((await edge.press('transferToPlayer', press, withKey('has-no-copy'))).status).toBe(503);
    }
    const later = await openEdge(0, MINUTE_MS + 5_000);
    expect(await later.outcome('has-no-copy', ANN)).toMatchObject({ state: 'unknown' });
    expect(upstream.booked).toHaveLength(1);
  }, 120_000);

  it('a press with --replicas while the copy is out of reach leaves nothing to lose', async () => {
    const edge = await openEdge(1);
    replica.signal('SIGSTOP');
    expect((await edge.press('transferToPlayer', press, withKey('no-copy-now'))).status).toBe(503);
    await failOver();
    await expect.poll(() => health(edge)).toContain('0 of 1 replicas');
    // The edge that took it knows that it was not sent.
    expect([410, 503]).toContain((await edge.press('transferToPlayer', press, withKey('no-copy-now'))).status);
    expect(upstream.booked).toHaveLength(0);
  }, 120_000);
});
