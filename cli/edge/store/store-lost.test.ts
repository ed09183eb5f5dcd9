import { copyFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FINGERPRINT, openTestEdge, type TestEdge } from '#cli/edge/test/edge.ts';
import { startTestUpstream, type TestUpstream } from '#cli/edge/test/upstream.ts';
import { openSqliteStore } from './sqlite-store.ts';

const DEADLINES_MS = 60_000;
const PRESS = { body: { to: 'agent@demo.slipway.test', amount: '5', payment_password: '246810' } };

let folder = '';
let upstream: TestUpstream;
let edge: TestEdge;
const file = (name: string) => path.join(folder, name);
const press = (key: string, deadline = {}) =>
  edge.press('transferToPlayer', PRESS, { authorization: 'token-of-ann', 'idempotency-key': key, ...deadline });
const inMinutes = (minutes: number) => ({ 'x-deadline': String(Date.now() + minutes * 60_000) });
const health = async () => {
  const response = await fetch(`${edge.edge.url}/__edge/health`);
  return { status: response.status, ...((await response.json()) as { store: string }) };
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'slipway-lost-'));
  upstream = await startTestUpstream();
});
afterEach(async () => {
  vi.useRealTimers();
  await edge.close();
  await upstream.close();
  for (const left of [folder, `${folder}-away`]) rmSync(left, { recursive: true, force: true });
});

describe('the store goes while the edge runs', () => {
  it.each([
    ['deleted', 'was deleted', () => rmSync(file('edge.sqlite'))],
    [
      'deleted with its log',
      'was deleted',
      () => ['', '-wal', '-shm'].forEach((end) => rmSync(file(`edge.sqlite${end}`))),
    ],
    ['moved away with its folder', 'was deleted', () => renameSync(folder, `${folder}-away`)],
    [
      'replaced by an older copy',
      'was replaced',
      () => {
        copyFileSync(file('edge.sqlite'), file('copy'));
        renameSync(file('copy'), file('edge.sqlite'));
      },
    ],
    ['its log deleted', 'edge.sqlite-wal was deleted', () => rmSync(file('edge.sqlite-wal'))],
  ])('%s: health fails, nothing is forwarded, and it is said why', async (_moment, said, happens) => {
    edge = await openTestEdge(upstream.url, { folder });
    expect([(await press('before-it')).status, await health()]).toMatchObject([200, { status: 200, store: 'ok' }]);
    happens();
    expect(await health()).toMatchObject({ status: 503, store: expect.stringContaining(said) as string });
    expect((await press('after-it')).status).toBe(503);
    expect((await press('before-it')).status).toBe(503);
    expect(upstream.booked).toHaveLength(1);
    expect(edge.lines.join('')).toContain(said);
  });
});

describe('the secret is there and its store is not', () => {
  const openAt = (aheadMs: number) => openTestEdge(upstream.url, { folder, clock: () => Date.now() + aheadMs });

  it('nothing is forwarded until the deadlines of lost keys are over, also after another start', async () => {
    edge = await openTestEdge(upstream.url, { folder });
    await press('before-it');
    await edge.close();
    for (const end of ['', '-wal', '-shm']) rmSync(file(`edge.sqlite${end}`), { force: true });
    edge = await openAt(0);
    expect((await press('before-it')).status).toBe(503);
    expect(await health()).toMatchObject({ status: 503, store: expect.stringContaining('nothing is forwarded until') });
    expect(edge.lines.join('')).toContain('The secret is there and its store was not');
    await edge.close();
    edge = await openAt(0);
    expect((await press('before-it')).status).toBe(503);
    await edge.close();
    edge = await openAt(DEADLINES_MS + 1_000);
    // It came too late, and may have been carried out: that it was not is not said.
    expect((await press('before-it')).status).toBe(503);
    expect((await press('later-one', inMinutes(2))).status).toBe(200);
    expect(upstream.booked).toHaveLength(2);
  });

  it.each([
    ['set back', -3_600_000],
    ['set ahead', 3_600_000],
  ])('a clock that is %s meanwhile makes that neither longer nor shorter', async (_moment, byMs) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    writeFileSync(file('edge.secret'), 's'.repeat(64));
    let setByMs = 0;
    edge = await openTestEdge(upstream.url, { folder, clock: () => Date.now() + setByMs });
    setByMs = byMs;
    vi.advanceTimersByTime(DEADLINES_MS - 1_000);
    expect((await health()).status).toBe(503);
    vi.advanceTimersByTime(1_000);
    expect(await health()).toMatchObject({ status: 200, store: 'ok' });
  });

  it('a first start in an empty folder does not wait; one with a secret in it does', async () => {
    const made = openSqliteStore(file('made'), () => FINGERPRINT);
    expect(made.madeAnewMs).toBeUndefined();
    await made.close();
    writeFileSync(file('edge.secret'), 's'.repeat(64));
    edge = await openTestEdge(upstream.url, { folder });
    expect((await press('any-press')).status).toBe(503);
  });

  it('is said of no key that was not carried out: an hour long, its outcome is unknown', async () => {
    edge = await openTestEdge(upstream.url, { folder });
    await press('before-it');
    await edge.close();
    for (const end of ['', '-wal', '-shm']) rmSync(file(`edge.sqlite${end}`), { force: true });
    edge = await openAt(0);
    await expect(edge.outcome('before-it', 'token-of-ann')).resolves.toMatchObject({ cause: 'store' });
    await edge.close();
    edge = await openAt(DEADLINES_MS + 1_000);
    expect(await edge.outcome('before-it', 'token-of-ann')).toMatchObject({ state: 'unknown' });
    await edge.close();
    edge = await openAt(2 * 3_600_000);
    expect(await edge.outcome('before-it', 'token-of-ann')).toMatchObject({ state: 'none' });
  });
});
