import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FINGERPRINT, openTestEdge, type TestEdge } from '#cli/edge/test/edge.ts';
import { startTestRedis, type TestRedis } from '#cli/edge/test/redis.ts';
import { startTestUpstream, type TestUpstream } from '#cli/edge/test/upstream.ts';
import { testPort } from '#cli/test/port.ts';
import type { EdgeStore } from './edge-store.ts';
import { openRedisStore } from './redis-store.ts';

const ANN = 'token-of-ann';
const press = { body: { to: 'bob', amount: '5', payment_password: '246810' } };
const withKey = (key: string) => ({ authorization: ANN, 'idempotency-key': key });
const folder = mkdtempSync(join(tmpdir(), 'slipway-edge-redis-'));
const closing: (() => Promise<unknown>)[] = [];
let port = 0;
let redis: TestRedis;
const startRedis = async () => void (redis = await startTestRedis({ port, folder }));
const stopRedis = () => redis.kill();
const cli = (...args: string[]) => redis.cli(...args);

beforeAll(async () => {
  port = await testPort();
  await startRedis();
}, 60_000);
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
afterAll(async () => {
  await stopRedis();
  rmSync(folder, { recursive: true, force: true });
});

const openStore = (replicas = 0, isUsed = false) =>
  openRedisStore({
    url: redis.url,
    keepMs: 7 * 86_400_000,
    fingerprint: FINGERPRINT,
    replicas,
    isUsed: () => isUsed,
  });

async function openEdge(upstream: TestUpstream, replicas = 0): Promise<TestEdge> {
  // Longer than the store waits for replicas: a delivery that gives up before it gets 409.
  const edge = await openTestEdge(upstream.url, { store: await openStore(replicas), waitMs: 5_000 });
  closing.push(edge.close);
  return edge;
}
async function openUpstream(): Promise<TestUpstream> {
  const upstream = await startTestUpstream();
  closing.push(upstream.close);
  return upstream;
}
const posts = ({ seen }: TestUpstream) => seen.filter((line) => line.startsWith('POST')).length;

describe('an empty Redis', () => {
  const record = { row: 'r', digest: 'd', content: 'c', request: '{}', deadline: 9, pressedAt: 8, sentMs: 7 };
  const claim = (store: EdgeStore, key: string) => store.claim({ ...record, player: 'ann', key });
  const heldNow = (store: EdgeStore) => (store.madeAnewMs ?? 0) > Date.now() - 60_000;
  const open = async (isUsed: boolean) => {
    const store = await openStore(0, isUsed);
    closing.push(() => store.close());
    return store;
  };
  beforeEach(() => cli('flushall'));
  afterAll(() => cli('flushall'));

  it('that was never used is served at once, by all machines', async () => {
    const [first, second] = [await open(false), await open(false)];
    expect([first.madeAnewMs, second.madeAnewMs]).toEqual([undefined, undefined]);
    expect(await claim(first, 'first-ever')).toBeUndefined();
  });

  it('whose secret was used before counts as a lost store, for all machines', async () => {
    const [first, second] = [await open(true), await open(false)];
    expect(heldNow(first)).toBe(true);
    expect(second.madeAnewMs).toBe(first.madeAnewMs);
  });

  it('that was emptied while the edges run is noticed at the next record, by all of them', async () => {
    const [one, other] = [await open(false), await open(false)];
    await claim(one, 'before-it');
    cli('flushall');
    await expect(claim(other, 'before-it')).rejects.toThrow('Redis was emptied');
    await expect(claim(one, 'before-it')).rejects.toThrow('Redis was emptied');
    expect([heldNow(one), heldNow(other)]).toEqual([true, true]);
  });

  it('and by health', async () => {
    const store = await open(false);
    cli('flushall');
    await store.check();
    expect(heldNow(store)).toBe(true);
  });

  it('holds an edge that finds it so, also where its clock is set ahead before the next call', async () => {
    const upstream = await openUpstream();
    let aheadMs = 0;
    const edge = await openTestEdge(upstream.url, { store: await openStore(), clock: () => Date.now() + aheadMs });
    closing.push(edge.close);
    await edge.press('transferToPlayer', press, withKey('before-it'));
    cli('flushall');
    expect((await edge.press('transferToPlayer', press, withKey('after-it'))).status).toBe(503);
    aheadMs = 3_600_000;
    expect(await (await fetch(`${edge.edge.url}/__edge/health`)).text()).toContain('nothing is forwarded until');
  });

  it('that a machine without the mark took for new is found out by one that knows better', async () => {
    const old = await open(false);
    cli('flushall');
    const fresh = await open(false);
    expect(fresh.madeAnewMs).toBeUndefined();
    await expect(claim(old, 'before-it')).rejects.toThrow('Redis was emptied');
    await expect(claim(fresh, 'before-it')).rejects.toThrow('Redis was emptied');
    expect([heldNow(old), heldNow(fresh)]).toEqual([true, true]);
  });
});

it('twins of a key are stored, and belong to no other key', async () => {
  const store = await openStore();
  closing.push(() => store.close());
  const record = {
    row: 'placeBet',
    digest: 'd',
    content: 'twins',
    request: '{}',
    deadline: 9,
    pressedAt: 8,
    sentMs: 7,
  };
  await store.claim({ ...record, player: 'ann', key: 'with-twins' });
  await store.noteTwins({ player: 'ann', key: 'with-twins' }, ['b1', 'b2']);
  expect(await store.twinsOf({ player: 'ann', key: 'with-twins' })).toEqual(['b1', 'b2']);
  expect(await store.rivals({ player: 'ann', key: 'another' }, 'twins')).toMatchObject([{ twins: ['b1', 'b2'] }]);
});

describe('two machines with one Redis', () => {
  it('forward a key once, wherever its deliveries arrive, and both give the same answer', async () => {
    const upstream = await openUpstream();
    const edges = [await openEdge(upstream), await openEdge(upstream)];
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        edges[at % 2]?.press('transferToPlayer', press, withKey('on-both-machines')),
      ),
    );
    // The machine that does not wait for the upstream finds the outcome in the lists.
    expect(replies.map((reply) => reply?.status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(posts(upstream)).toBe(1);
    for (const edge of edges) expect(await edge.outcome('on-both-machines', ANN)).toMatchObject({ state: 'done' });
  });

  it('leave the outcome of a lost answer to the lists, also on the other machine', async () => {
    const upstream = await openUpstream();
    const [one, other] = [await openEdge(upstream), await openEdge(upstream)];
    upstream.act = { answer: (response) => response.destroy() };
    await one.press('transferToPlayer', { body: { ...press.body, amount: '6' } }, withKey('lost-on-one'));
    await expect.poll(() => other.outcome('lost-on-one', ANN)).toMatchObject({ state: 'done' });
    expect(posts(upstream)).toBe(1);
  });
});

describe('a Redis that goes away', () => {
  it('before a call means "try again" and no forward; the key is carried out when it is back', async () => {
    const upstream = await openUpstream();
    const edge = await openEdge(upstream);
    await edge.press('transferToPlayer', press, withKey('before-it-went'));
    await stopRedis();
    const reply = await edge.press('transferToPlayer', press, withKey('while-it-is-gone'));
    expect(reply).toMatchObject({ status: 503, json: { data: { cause: 'store' } } });
    expect(reply.headers.get('retry-after')).toBe('1');
    expect((await fetch(`${edge.edge.url}/__edge/health`)).status).toBe(503);
    expect(posts(upstream)).toBe(1);
    await startRedis();
    await expect
      .poll(async () => (await edge.press('transferToPlayer', press, withKey('while-it-is-gone'))).status, {})
      .toBe(200);
    // Killed and started again, it still has the first key.
    expect(
      (await edge.press('transferToPlayer', press, withKey('before-it-went'))).headers.get('idempotent-replayed'),
    ).toBe('true');
    expect(posts(upstream)).toBe(2);
  }, 60_000);

  it('and comes back with settings that lose keys gets none, until they are set right', async () => {
    const store = await openStore();
    closing.push(() => store.close());
    const record = { row: 'r', digest: 'd', content: 'c', request: '{}', deadline: 9, pressedAt: 8, sentMs: 7 };
    const claim = () => store.claim({ ...record, player: 'ann', key: 'after-other-settings' });
    cli('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
    cli('CLIENT', 'KILL', 'TYPE', 'normal');
    await expect.poll(() => claim().catch(String)).toContain('has maxmemory-policy allkeys-lru');
    cli('CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
    expect(await claim()).toBeUndefined();
  });

  it('while the upstream works: the player gets the answer, and Redis gets it later', async () => {
    const upstream = await openUpstream();
    const edge = await openEdge(upstream);
    await edge.press('transferToPlayer', press, withKey('warm-up-key'));
    upstream.act = {
      answer: (response, json) => void stopRedis().then(() => response.writeHead(200).end(json)),
    };
    expect((await edge.press('transferToPlayer', press, withKey('gone-meanwhile'))).status).toBe(200);
    expect((await edge.press('transferToPlayer', press, withKey('gone-meanwhile'))).status).toBe(200);
    await startRedis();
    await expect
      .poll(() => cli('GET', 'slipway-edge:{ann}:key:gone-meanwhile'))
      .toContain('"outcome":{"is":"accepted"');
    expect(posts(upstream)).toBe(2);
  }, 60_000);

  it('without enough replicas: the record is there, but nothing is forwarded, ever', async () => {
    const upstream = await openUpstream();
    const edge = await openEdge(upstream, 1);
    const reply = await edge.press('transferToPlayer', press, withKey('no-replica-key'));
    expect(reply.status).toBe(503);
    await edge.press('transferToPlayer', press, withKey('no-replica-key'));
    expect(posts(upstream)).toBe(0);
    expect(edge.lines.join('')).toContain('0 of 1 replicas');
  });
});

describe('at the start', () => {
  const SETTINGS = { keepMs: 1_000, replicas: 0, isUsed: () => false };

  it.each([
    ['appendonly', 'no', 'yes'],
    ['appendfsync', 'everysec', 'always'],
    ['maxmemory-policy', 'allkeys-lru', 'noeviction'],
  ])('a Redis with %s %s is refused with the remedy', async (name, is, wanted) => {
    cli('CONFIG', 'SET', name, is);
    await expect(openStore()).rejects.toMatchObject({
      next: [expect.stringContaining(`CONFIG SET ${name} ${wanted}`), expect.any(String)],
    });
    cli('CONFIG', 'SET', name, wanted);
  });

  it('another secret is refused: every repeat would look like another request', async () => {
    const store = await openStore();
    await store.close();
    const url = `redis://127.0.0.1:${port}`;
    await expect(openRedisStore({ ...SETTINGS, url, fingerprint: 'another' })).rejects.toThrow('another secret');
  });

  it.each([
    ['http://127.0.0.1', 'must be an address like'],
    ['redis://user:hidden@127.0.0.1:9', 'No Redis answers at redis://127.0.0.1:9'],
  ])('%s is refused without its password', async (url, message) => {
    const failed = await openRedisStore({ ...SETTINGS, url, fingerprint: 'f' }).catch(
      (error: unknown) => error as Error,
    );
    expect(String(failed)).toContain(message);
    expect(String(failed)).not.toContain('hidden');
  });
});
