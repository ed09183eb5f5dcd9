import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { StoreFailed, type EdgeStore } from './store/edge-store.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import { FINGERPRINT, openTestEdge, type TestEdge } from './test/edge.ts';
import { startTestUpstream, type TestUpstream } from './test/upstream.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

type Write = 'claim' | 'decide' | 'noteTwins';
interface Failing {
  /** The nth write of its kind, and of all. */
  readonly isRefused: (write: Write, nth: number, ofAll: number) => boolean;
  /** It is carried out all the same, as by a Redis whose answer is lost. */
  readonly isWritten: boolean;
}

function failing(store: EdgeStore, { isRefused, isWritten }: Failing): EdgeStore {
  let all = 0;
  const writes = { claim: 0, decide: 0, noteTwins: 0 };
  const writing = async <T>(name: Write, work: () => Promise<T>): Promise<T> => {
    const isOut = isRefused(name, ++writes[name], ++all);
    if (isOut && !isWritten) throw new StoreFailed('refused by the test');
    const result = await work();
    if (isOut) throw new StoreFailed('not confirmed by the test');
    return result;
  };
  return {
    claim: (record) => writing('claim', () => store.claim(record)),
    decide: (name, outcome) => writing('decide', () => store.decide(name, outcome)),
    noteTwins: (name, twins) => writing('noteTwins', () => store.noteTwins(name, twins)),
    find: (name) => store.find(name),
    rivals: (name, content) => store.rivals(name, content),
    twinsOf: (name) => store.twinsOf(name),
    prune: (beforeMs) => store.prune(beforeMs),
    check: () => store.check(),
    close: () => store.close(),
  };
}

interface Opened {
  readonly upstream: TestUpstream;
  readonly edge: TestEdge;
  /** The deadlines of all calls are over. */
  readonly passDeadlines: () => void;
}

/** Twins are looked for without a pause. */
async function open(how: Failing): Promise<Opened> {
  const upstream = await startTestUpstream();
  closing.push(upstream.close);
  const folder = mkdtempSync(join(tmpdir(), 'slipway-third-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  let aheadMs = 0;
  const edge = await openTestEdge(upstream.url, {
    folder,
    store: failing(
      openSqliteStore(folder, () => FINGERPRINT),
      how,
    ),
    settleMs: 300,
    waitMs: 300,
    twinLooksMs: [0, 0],
    later: () => new Promise((resolve) => void setImmediate(resolve)),
    clock: () => Date.now() + aheadMs,
  });
  closing.push(edge.close);
  return { upstream, edge, passDeadlines: () => void (aheadMs = 2 * DEADLINE_MS) };
}

/** Twice that is less than the minute that the edge knows a token. */
const DEADLINE_MS = 20_000;
const PRESSES = Array.from({ length: 12 }, (_, at) => `p${at}`);
const TRANSFER = { body: { to: 'bob', amount: '5', payment_password: '246810' } };
const lost = (response: ServerResponse) => response.socket?.resetAndDestroy();
const TWINS = 'slipway_edge_twins_total';

it.each([
  { isWritten: false, deliveries: 1, isLost: false },
  { isWritten: false, deliveries: 1, isLost: true },
  { isWritten: true, deliveries: 1, isLost: false },
  { isWritten: true, deliveries: 1, isLost: true },
  { isWritten: false, deliveries: 2, isLost: false },
  { isWritten: true, deliveries: 2, isLost: false },
])(
  'a store that refuses every third write, done all the same: $isWritten, answers lost: $isLost, $deliveries deliveries behind it: a key is sent once, and its outcome is that of the books',
  async ({ isWritten, deliveries, isLost }) => {
    const { upstream, edge, passDeadlines } = await open({ isWritten, isRefused: (_, _nth, ofAll) => ofAll % 3 === 0 });
    upstream.act = { deliveries, ...(isLost && { answer: lost }) };
    const deadline = String(Date.now() + DEADLINE_MS);
    const forwards = () => upstream.seen.filter((line) => line.startsWith('POST')).length;
    const answered = await Promise.all(
      PRESSES.map(async (player) => {
        const headers = {
          authorization: `token-of-${player}`,
          'idempotency-key': `third-of-${player}`,
          'x-deadline': deadline,
        };
        const press = () => edge.press('transferToPlayer', TRANSFER, headers);
        // As a page repeats what it is asked to.
        let { status } = await press();
        for (let repeats = 0; repeats < 3 && (status === 503 || status === 409); repeats++)
          ({ status } = await press());
        return status;
      }),
    );
    passDeadlines();
    for (const [at, player] of PRESSES.entries()) {
      const outcome = () => edge.outcome(`third-of-${player}`, `token-of-${player}`);
      await expect.poll(async () => (await outcome())['state']).toMatch(/^(done|refused|none)$/);
      const isDone = (await outcome())['state'] === 'done';
      const booked = upstream.booked.filter((each) => each.player === player).length;
      expect([player, booked]).toEqual([player, isDone ? deliveries : 0]);
      if (answered[at] === 200) expect([player, isDone]).toEqual([player, true]);
    }
    expect(forwards()).toBeLessThanOrEqual(PRESSES.length);
    expect(answered.filter((status) => status === 200).length).toBeGreaterThan(3);
    // Each double is noticed, also where noting it failed at first.
    const doubled = deliveries > 1 ? upstream.booked.length / deliveries : 0;
    if (doubled > 0) await expect.poll(() => edge.metrics()).toContain(`${TWINS} ${doubled}\n`);
  },
);

describe('a transfer that a hop behind the edge has repeated', () => {
  const HEADERS = { authorization: 'token-of-ann', 'idempotency-key': 'repeated-key' };
  const twinLines = ({ lines }: TestEdge) => lines.filter((line) => line.includes('"twins":['));
  const pressed = async (how: Failing) => {
    const { upstream, edge } = await open(how);
    upstream.act = { deliveries: 2 };
    // As a page repeats what takes longer than `waitMs`.
    await expect.poll(async () => (await edge.press('transferToPlayer', TRANSFER, HEADERS)).status).toBe(200);
    return edge;
  };

  it.each([true, false])(
    'is counted and logged though no page asks, where its outcome was not confirmed at first; stored: %s',
    async (isWritten) => {
      const edge = await pressed({ isWritten, isRefused: (write, nth) => write === 'decide' && nth === 1 });
      await expect.poll(() => edge.metrics()).toContain(`${TWINS} 1\n`);
      expect(twinLines(edge)).toEqual([expect.stringContaining('"twins":["t-0","t-1"]')]);
    },
  );

  it.each([true, false])(
    'is counted and logged once, where noting it was not confirmed at first; stored: %s',
    async (isWritten) => {
      const edge = await pressed({ isWritten, isRefused: (write, nth) => write === 'noteTwins' && nth === 1 });
      await expect.poll(async () => (await edge.outcome('repeated-key', 'token-of-ann'))['twins']).toHaveLength(2);
      await expect.poll(() => edge.metrics()).toMatch(/^slipway_edge_watched_keys 0$/m);
      expect(await edge.metrics()).toContain(`${TWINS} 1\n`);
      expect(twinLines(edge)).toHaveLength(1);
    },
  );

  it('is said to the page where it can never be noted', async () => {
    const edge = await pressed({ isWritten: false, isRefused: (write) => write === 'noteTwins' });
    await expect.poll(() => edge.metrics()).toMatch(/^slipway_edge_watched_keys 0$/m);
    expect(await edge.outcome('repeated-key', 'token-of-ann')).toMatchObject({
      twins: ['t-0', 't-1'],
      watching: false,
    });
    expect(await edge.metrics()).toContain(`${TWINS} 1\n`);
  });
});
