import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { StoreFailed, type EdgeStore } from './store/edge-store.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import { FINGERPRINT, openTestEdge, type TestEdge } from './test/edge.ts';
import { startTestUpstream, type TestUpstream } from './test/upstream.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Refuses every third write. `isWritten`: it was carried out all the same, as by a Redis whose answer is lost. */
function everyThirdFails(store: EdgeStore, isWritten: boolean): EdgeStore {
  let writes = 0;
  const write = async <T>(work: () => Promise<T>): Promise<T> => {
    const isRefused = ++writes % 3 === 0;
    if (isRefused && !isWritten) throw new StoreFailed('refused by the test');
    const result = await work();
    if (isRefused) throw new StoreFailed('not confirmed by the test');
    return result;
  };
  return {
    claim: (record) => write(() => store.claim(record)),
    decide: (name, outcome) => write(() => store.decide(name, outcome)),
    noteTwins: (name, twins) => write(() => store.noteTwins(name, twins)),
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

async function open(isWritten: boolean): Promise<Opened> {
  const upstream = await startTestUpstream();
  closing.push(upstream.close);
  const folder = mkdtempSync(join(tmpdir(), 'slipway-third-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const store = everyThirdFails(
    openSqliteStore(folder, () => FINGERPRINT),
    isWritten,
  );
  let aheadMs = 0;
  const edge = await openTestEdge(upstream.url, {
    folder,
    store,
    settleMs: 300,
    waitMs: 300,
    twinLooksMs: [0, 300],
    clock: () => Date.now() + aheadMs,
  });
  closing.push(edge.close);
  return { upstream, edge, passDeadlines: () => void (aheadMs = 2 * DEADLINE_MS) };
}

/** Twice that is less than the minute that the edge knows a token. */
const DEADLINE_MS = 20_000;
const PRESSES = Array.from({ length: 12 }, (_, at) => `p${at}`);
const lost = (response: ServerResponse) => response.socket?.resetAndDestroy();

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
    const { upstream, edge, passDeadlines } = await open(isWritten);
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
        const press = () =>
          edge.press('transferToPlayer', { body: { to: 'bob', amount: '5', payment_password: '246810' } }, headers);
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
    if (deliveries > 1) {
      // Each double is noticed, also where noting it failed at first.
      const doubled = upstream.booked.length / deliveries;
      await expect.poll(async () => edge.metrics()).toContain(`slipway_edge_twins_total{is="accepted"} ${doubled}\n`);
    }
  },
);
