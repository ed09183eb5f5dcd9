import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestEdge, type Press, type TestEdge } from './test/edge.ts';
import { startTestUpstream, type Entry, type TestUpstream } from './test/upstream.ts';

const ANN = 'token-of-ann';
/** Twice that is less than the minute that the edge knows a token. */
const DEADLINE_MS = 20_000;
const withKey = (key: string) => ({ authorization: ANN, 'idempotency-key': key });
const DEPOSIT = { body: { channel_id: 'c1', amount: '5' } };
const TRANSFER = { body: { to: 'agent@demo.slipway.test', amount: '5', payment_password: '246810' } };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
/** `sent` presses, and lets the deadline pass once the call is forwarded. */
async function open() {
  const upstream = await startTestUpstream();
  closing.push(upstream.close);
  let aheadMs = 0;
  const edge = await openTestEdge(upstream.url, { settleMs: 300, waitMs: 200, clock: () => Date.now() + aheadMs });
  closing.push(edge.close);
  const sent = async (row: 'openDeposit' | 'transferToPlayer', press: Press, key: string) => {
    const before = posts(upstream);
    const deadline = { 'x-deadline': String(Date.now() + DEADLINE_MS) };
    void edge.press(row, press, { ...withKey(key), ...deadline });
    await expect.poll(() => posts(upstream)).toBe(before + 1);
    aheadMs = 2 * DEADLINE_MS;
  };
  return { upstream, edge, sent };
}
const stateOf = async (edge: TestEdge, key: string) => (await edge.outcome(key, ANN))['state'];
const posts = ({ seen }: TestUpstream) => seen.filter((line) => line.startsWith('POST')).length;

const JSON_TYPE = { 'content-type': 'application/json' };
const ok = (data: unknown) => JSON.stringify({ code: 0, msg: 'ok', data });
const whole =
  (body: string, type = 'application/json') =>
  (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
/** The bytes of an answer as a careless proxy writes them. */
const raw = (length: number, body: string) =>
  `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;
const order = (json: string) => (JSON.parse(json) as { data: { order: Record<string, unknown> } }).data.order;

const ANSWERS: readonly [string, (response: ServerResponse, json: string) => unknown][] = [
  [
    "with another call's data",
    (response, json) => whole(ok({ order: { ...order(json), order_id: 'other', amount: '20' } }))(response),
  ],
  [
    'with data of an older version',
    (response, json) => {
      const { net_amount: _, ...older } = order(json);
      whole(ok({ order: older }))(response);
    },
  ],
  ['with data of a newer version', (response, json) => whole(ok({ version: 2, deposit: order(json) }))(response)],
  ['200 with HTML', (response) => whole('<!doctype html><h1>Maintenance</h1>', 'text/html')(response)],
  ['200 with HTML that calls itself JSON', (response) => whole('<!doctype html><h1>Maintenance</h1>')(response)],
  ['with a body larger than announced', (response, json) => response.socket?.write(raw(40, json))],
  ['with a body smaller than announced', (response, json) => response.socket?.end(raw(json.length + 40, json))],
  [
    'in a body cut where it was announced',
    (response, json) => response.writeHead(200, { ...JSON_TYPE, 'content-length': 40 }).end(json.slice(0, 40)),
  ],
];

describe('a deposit that is answered', () => {
  it.each(ANSWERS)('%s, and is booked: the lists say so', async (_, answer) => {
    const { upstream, edge, sent } = await open();
    upstream.act = { answer };
    await sent('openDeposit', DEPOSIT, 'booked-key');
    await expect.poll(() => stateOf(edge, 'booked-key')).toBe('done');
    const reply = await edge.press('openDeposit', DEPOSIT, withKey('booked-key'));
    expect(reply.json.data).toMatchObject({ order: { order_id: 'o-0', amount: '5' } });
    expect(posts(upstream)).toBe(1);
  });

  it.each(ANSWERS)('%s, and is not booked: it is never called accepted', async (_, answer) => {
    const { upstream, edge, sent } = await open();
    const [template] = [{ order_id: 'o-9', amount: '5', net_amount: '5', currency: 'USDT' }];
    upstream.act = { commits: false, answer: (response) => answer(response, ok({ order: template })) };
    await sent('openDeposit', DEPOSIT, 'absent-key');
    await expect.poll(() => stateOf(edge, 'absent-key')).toMatch(/^(refused|unknown)$/);
    expect(posts(upstream)).toBe(1);
  });
});

describe('two answers on one connection', () => {
  const accepted = ok({ balance: '995.000000' });
  it.each([
    ['at once', 0],
    ['a moment later', 30],
  ])('the second comes %s: it is not taken for the answer to the next call', async (_, afterMs) => {
    const { upstream, edge, sent } = await open();
    let sockets = 0;
    upstream.act = {
      answer: (response, json) => {
        sockets++;
        const { socket } = response;
        const second = () => void socket?.write(raw(accepted.length, accepted));
        socket?.write(raw(json.length, json));
        if (afterMs === 0) second();
        else setTimeout(second, afterMs);
      },
    };
    expect((await edge.press('transferToPlayer', TRANSFER, withKey('answered-twice'))).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 2 * afterMs));
    upstream.act = { commits: false, answer: (response) => response.socket?.resetAndDestroy() };
    await sent('transferToPlayer', { body: { ...TRANSFER.body, amount: '6' } }, 'next-key');
    await expect.poll(() => stateOf(edge, 'next-key')).toBe('refused');
    expect([sockets, upstream.booked.length]).toEqual([1, 1]);
  });
});

describe('a lost answer, and a list', () => {
  const PLAIN = { type: 'transfer', amount: '-7', balance: '1', currency: 'USDT', status: 3, remark: '', kind: 0 };
  const filler = (at: number, id = `old-${at}`): Entry => ({
    ...PLAIN,
    id,
    at: new Date(Date.now() - at * 60_000).toISOString(),
    player: 'ann',
  });
  const older = (count: number) => Array.from({ length: count }, (_, at) => filler(at + 1));
  const mixed = (entries: readonly Entry[]) =>
    entries.toSorted((one, other) => hash(String(one['id'])) - hash(String(other['id'])));
  const sameId = (entries: readonly Entry[]) => entries.map((each) => ({ ...each, id: '0' }));
  const hash = (id: string) => (Number(id.replace(/\D/g, '')) * 7_919) % 5_003;
  const paged = (all: readonly Entry[], start: number, limit: number) => ({
    total: all.length,
    page: all.slice(start, start + limit),
  });
  const lost = (response: ServerResponse) => response.socket?.resetAndDestroy();

  it.each<[string, string, NonNullable<TestUpstream['list']['pageOf']>]>([
    ['in random order', 'done', (own, ...page) => paged(mixed([...own, ...older(90)]), ...page)],
    ['with equal ids', 'done', (own, ...page) => paged(sameId([...own, ...older(5)]), ...page)],
    ['with equal ids, without the call', 'unknown', (_, ...page) => paged(sameId(older(5)), ...page)],
    ['of 5,000 entries, newest first', 'done', (own, ...page) => paged([...own, ...older(5_000)], ...page)],
    [
      'of 5,000 entries, oldest first',
      'done',
      (own, ...page) => paged([...own, ...older(5_000)].toReversed(), ...page),
    ],
    ['of 5,000 entries in random order', 'unknown', (_, ...page) => paged(mixed(older(5_000)), ...page)],
    [
      'that never ends',
      'unknown',
      (_, start, limit) => ({
        total: start + 10_000,
        page: Array.from({ length: limit }, (_each, at) => filler(0, `new-${start + at}`)),
      }),
    ],
  ])('%s: %s', async (_, state, pageOf) => {
    const { upstream, edge, sent } = await open();
    upstream.list = { pageOf };
    upstream.act = { answer: lost };
    await sent('transferToPlayer', TRANSFER, 'listed-key');
    await expect.poll(() => stateOf(edge, 'listed-key')).toBe(state);
    expect(posts(upstream)).toBe(1);
  });

  it('that has the id of another list: done', async () => {
    const { upstream, edge, sent } = await open();
    await edge.press('openDeposit', DEPOSIT, withKey('deposit-key'));
    upstream.list = {
      pageOf: (own, ...page) =>
        paged(
          own.map((each) => ({ ...each, id: 'o-0' })),
          ...page,
        ),
    };
    upstream.act = { answer: lost };
    await sent('transferToPlayer', TRANSFER, 'same-id-key');
    await expect.poll(() => stateOf(edge, 'same-id-key')).toBe('done');
  });

  it('whose bytes never end: unknown', async () => {
    const { upstream, edge, sent } = await open();
    await edge.press('transferToPlayer', { body: { ...TRANSFER.body, amount: '1' } }, withKey('before-key'));
    upstream.readsWith = (response) => {
      response.writeHead(200, JSON_TYPE);
      const fill = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
      };
      response.on('drain', fill);
      fill();
    };
    upstream.act = { answer: lost };
    await sent('transferToPlayer', TRANSFER, 'endless-key');
    await expect.poll(() => stateOf(edge, 'endless-key')).toBe('unknown');
  });
});
