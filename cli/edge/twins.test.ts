import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { EdgeOptions } from './start-edge.ts';
import { openTestEdge, type Press, type TestEdge } from './test/edge.ts';
import { startTestUpstream, type Entry, type TestUpstream } from './test/upstream.ts';

const ANN = 'token-of-ann';
const LOOKS = [0, 50, 50];
const PRESSES = {
  transferToPlayer: { body: { to: 'agent@demo.slipway.test', amount: '5', payment_password: '246810' } },
  openDeposit: { body: { channel_id: 'c1', amount: '5' } },
} as const satisfies Record<string, Press>;
const ROWS = Object.keys(PRESSES) as (keyof typeof PRESSES)[];

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(over: Partial<EdgeOptions> = {}): Promise<{ upstream: TestUpstream; edge: TestEdge }> {
  const upstream = await startTestUpstream();
  closing.push(upstream.close);
  const edge = await openTestEdge(upstream.url, { twinLooksMs: LOOKS, ...over });
  closing.push(edge.close);
  return { upstream, edge };
}
/** As the page does: it asks until the edge has no look left. */
async function askToTheEnd({ outcome }: Pick<TestEdge, 'outcome'>, key: string): Promise<unknown> {
  for (;;) {
    const { watching, twins } = await outcome(key, ANN);
    if (watching !== true) return twins;
  }
}
const withKey = (key: string) => ({ authorization: ANN, 'idempotency-key': key });
const refused = (response: ServerResponse) =>
  response.writeHead(400, { 'content-type': 'application/json' }).end('{"code":2010,"msg":"no","data":null}');
const twinLines = ({ lines }: TestEdge) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => 'twins' in line);

describe.each(ROWS)('%s, which a hop behind the edge repeats', (row) => {
  it('is counted, logged with both entries, and said to the page', async () => {
    const { upstream, edge } = await open();
    upstream.act = { deliveries: 2 };
    const { status, headers } = await edge.press(row, PRESSES[row], withKey('repeated'));
    expect([status, headers.get('x-outcome-watched')]).toEqual([200, 'yes']);
    await expect.poll(async () => (await edge.outcome('repeated', ANN))['twins']).not.toEqual([]);
    const ids = row === 'openDeposit' ? ['o-0', 'o-1'] : ['t-0', 't-1'];
    const { entry, twins } = twinLines(edge)[0] as { entry?: string; twins: string[] };
    expect([...twins, ...(entry === undefined ? [] : [entry])].toSorted()).toEqual(ids);
    expect(await edge.metrics()).toContain('slipway_edge_twins_total 1');
  });

  it('and whose second delivery is refused is accepted: the lists have it', async () => {
    const { upstream, edge } = await open();
    upstream.act = { answer: refused };
    expect((await edge.press(row, PRESSES[row], withKey('refused-then'))).status).toBe(200);
    expect(upstream.booked).toHaveLength(1);
  });

  it('and is refused before the lists have the first delivery: that is said to the page', async () => {
    const { upstream, edge } = await open();
    upstream.act = { answer: refused };
    upstream.areListsLate = true;
    expect((await edge.press(row, PRESSES[row], withKey('refused-early'))).status).toBe(400);
    upstream.areListsLate = false;
    await expect.poll(async () => (await edge.outcome('refused-early', ANN))['twins']).not.toEqual([]);
    expect(await edge.metrics()).toContain('slipway_edge_twins_total 1');
  });

  it('once, and pressed again: neither is taken for a twin of the other', async () => {
    const { edge } = await open();
    await edge.press(row, PRESSES[row], withKey('press-one'));
    await edge.press(row, PRESSES[row], withKey('press-two'));
    await expect.poll(async () => /^slipway_edge_watched_keys 0$/m.test(await edge.metrics())).toBe(true);
    expect(twinLines(edge)).toEqual([]);
  });
});

describe('an entry that fits, and is not of the key', () => {
  const over = /^slipway_edge_watched_keys 0$/m;
  it('is no twin where it is money that came in', async () => {
    const { upstream, edge } = await open();
    const incoming = (own: readonly Entry[]) => own.slice(0, 1).map((each) => ({ ...each, id: 'in', amount: '5' }));
    upstream.list = { pageOf: (own) => ({ total: own.length + 1, page: [...own, ...incoming(own)] }) };
    await edge.press('transferToPlayer', PRESSES.transferToPlayer, withKey('returned-key'));
    await expect.poll(() => edge.metrics()).toMatch(over);
    expect([twinLines(edge), await edge.outcome('returned-key', ANN)]).toEqual([
      [],
      expect.objectContaining({ twins: [] }),
    ]);
  });

  it('may be one where the list does not show that of the key: the page hears that, and a person can look', async () => {
    const { upstream, edge } = await open();
    const renamed = (own: readonly Entry[]) =>
      own.map((each) => ({ ...each, order_id: `x-${String(each['order_id'])}` }));
    upstream.list = { pageOf: (own) => ({ total: own.length, page: renamed(own) }) };
    await edge.press('openDeposit', PRESSES.openDeposit, withKey('renamed-key'));
    await expect.poll(() => edge.metrics()).toMatch(over);
    expect(await edge.outcome('renamed-key', ANN)).toMatchObject({ twins: [], watching: false, unclear: true });
    expect(await edge.metrics()).toContain('slipway_edge_unclear_twins_total 1');
    expect(edge.lines.join('')).toContain('"entry":"o-0","unclear":["x-o-0"]');
  });
});

it('an entry of a twin is given to no later key', async () => {
  const { upstream, edge } = await open();
  upstream.act = { deliveries: 2 };
  await edge.press('openDeposit', PRESSES.openDeposit, withKey('repeated'));
  await expect.poll(async () => (await edge.outcome('repeated', ANN))['twins']).toEqual(['o-0']);
  // Lost before the upstream: its lists have two that fit, and neither is of this key.
  upstream.act = { commits: false, answer: (response) => response.socket?.resetAndDestroy() };
  void edge.press('openDeposit', PRESSES.openDeposit, withKey('lost-later'));
  await expect.poll(async () => (await edge.outcome('lost-later', ANN))['state']).toBe('refused');
});

describe('a page that asks as long as the edge says that it looks', () => {
  /** Looks of which a test begins each. */
  function byHand() {
    const begin: (() => void)[] = [];
    const later = () => new Promise<void>((resolve) => void begin.push(resolve));
    const due = async () => {
      await expect.poll(() => begin.length).toBe(1);
    };
    const look = async () => {
      await due();
      begin.pop()?.();
    };
    return { later, due, look };
  }

  it('hears of a twin that the last look has found, also while that look is under way', async () => {
    const { later, due, look } = byHand();
    const { upstream, edge } = await open({ later });
    await edge.press('transferToPlayer', PRESSES.transferToPlayer, withKey('late-twin'));
    await look();
    await look();
    await due();
    upstream.book('ann', '5');
    upstream.list = { delayMs: 200 };
    await look();
    expect(await askToTheEnd(edge, 'late-twin')).toEqual(['t-0', 't-1']);
  });

  it.each([
    ['at once', 0],
    ['after the time of the last look', 67_000],
  ])('hears of the twin of a call that the edge had watched before it was started again, asked %s', async (_, ms) => {
    const never = () => new Promise<void>(() => undefined);
    const { upstream, edge } = await open({ twinLooksMs: [60_000], later: never });
    upstream.act = { deliveries: 2 };
    await edge.press('openDeposit', PRESSES.openDeposit, withKey('before-restart'));
    await edge.edge.close();
    const again = await openTestEdge(upstream.url, {
      folder: edge.folder,
      twinLooksMs: [60_000],
      later: () => Promise.resolve(),
      clock: () => Date.now() + ms,
    });
    closing.push(again.edge.close);
    expect(await askToTheEnd(again, 'before-restart')).toEqual(['o-0']);
    expect(await again.metrics()).toContain('slipway_edge_twins_total 1');
  });

  it('hears of the twin that a list showed which at first could not be read', async () => {
    const { upstream, edge } = await open();
    upstream.act = { deliveries: 2 };
    let isKnown = false;
    let failures = 0;
    upstream.readsWith = (response) => {
      // The player's token is looked up once, before the press.
      if (isKnown && ++failures === LOOKS.length + 2) upstream.readsWith = undefined;
      const member = JSON.stringify({ code: 0, msg: '', data: { id: 'ann' } });
      if (isKnown) response.writeHead(502).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(member);
      isKnown = true;
    };
    await edge.press('openDeposit', PRESSES.openDeposit, withKey('hard-to-read'));
    expect(await askToTheEnd(edge, 'hard-to-read')).toEqual(['o-0']);
  });

  it('is released where the lists cannot be read at all, and that is counted', async () => {
    const { upstream, edge } = await open();
    await edge.press('openDeposit', PRESSES.openDeposit, withKey('known-before'));
    upstream.readsWith = (response) => response.writeHead(502).end();
    await edge.press('openDeposit', PRESSES.openDeposit, withKey('unreadable'));
    expect(await askToTheEnd(edge, 'unreadable')).toEqual([]);
    expect(await edge.metrics()).toMatch(/^slipway_edge_unwatched_total [12]$/m);
  });
});
