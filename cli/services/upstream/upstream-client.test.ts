import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Received, Send, Sent } from './send.ts';
import { RefusedRead, UpstreamClient, UpstreamGone } from './upstream-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = Received | Error | string;
const ok = (data: unknown): Received => ({ status: 200, text: JSON.stringify({ code: 0, msg: '', data }) });
const no = (status: number, code: number, data?: unknown): Received => ({
  status,
  text: JSON.stringify({ code, msg: 'no', data }),
});

/** A client at an upstream that answers with these, one after another, and the requests with the time of each. */
function at(answers: readonly Answer[], world?: string) {
  const sent: (Sent & { readonly after: number })[] = [];
  const from = Date.now();
  const send: Send = (each) => {
    const answer = answers[sent.length] ?? new Error('no more answers');
    sent.push({ ...each, after: Date.now() - from });
    if (typeof answer === 'string') return Promise.reject(answer);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const client = new UpstreamClient(send, world);
  return { client, sent, times: () => sent.map(({ after }) => after) };
}
/** Lets the timers run until a result is there. */
async function inTime<T>(work: Promise<T>): Promise<T | Error> {
  const ended = work.catch((error: unknown) => error as Error);
  await vi.runAllTimersAsync();
  return ended;
}
const ORDERS = { total: 0, orders: [] };
const state = (name: string, more: object = {}) => ok({ state: name, now: 1, ...more });

describe('a call', () => {
  it('is sent with query, token, world and body', async () => {
    const { client, sent } = at([ok(1), ok(1), ok(1)], 'here');
    await client.call('listDeposits', { query: { start: 0, limit: 1 } });
    client.token = 'T';
    await client.call('placeBet', { params: { game: 'soccer' }, body: {} as never, headers: { more: 'x' } });
    await client.call('getMember', { headers: { authorization: 'own' } });
    expect(sent).toEqual([
      {
        method: 'GET',
        path: '/sports/api/v1/recharge?start=0&limit=1',
        headers: { 'x-sim-world': 'here' },
        body: undefined,
        after: 0,
      },
      {
        method: 'POST',
        path: '/sports/api/v1/soccer/bet',
        headers: { 'x-sim-world': 'here', 'content-type': 'application/json', authorization: 'T', more: 'x' },
        body: '{}',
        after: 0,
      },
      {
        method: 'GET',
        path: '/sports/api/v1/member/info',
        headers: { 'x-sim-world': 'here', authorization: 'own' },
        body: undefined,
        after: 0,
      },
    ]);
  });

  const refused = (status: number, reason: string, msg: string, detail: object = {}) => ({
    ok: false,
    status,
    reason,
    msg,
    detail,
  });
  it.each<[string, Received, object]>([
    ['data', ok(ORDERS), { ok: true, data: ORDERS }],
    [
      'a refusal',
      no(422, 4001, { reason: 'keyReused', more: 1 }),
      refused(422, 'keyReused', 'no', { reason: 'keyReused', more: 1 }),
    ],
    ['a refusal without a reason', no(400, 77), refused(400, '77', 'no')],
    ['a refusal with a number for a reason', no(400, 77, { reason: 5 }), refused(400, '77', 'no', { reason: 5 })],
    ['a refusal with a list', no(400, 77, 'text'), refused(400, '77', 'no')],
    ['a refusal without a text', { status: 400, text: '{"code":7}' }, refused(400, '7', '')],
    [
      'a server error that is no JSON',
      { status: 500, text: 'o'.repeat(201) },
      refused(500, 'serverError', 'o'.repeat(200)),
    ],
    [
      'data of another type',
      ok({ total: 0 }),
      refused(200, 'againstTheContract', 'orders: Invalid key: Expected "orders" but received undefined'),
    ],
    ['no data', ok(5), refused(200, 'againstTheContract', 'data: Invalid type: Expected Object but received 5')],
  ])('answered with %s', async (_, received, answer) => {
    expect(await at([received]).client.call('listDeposits')).toStrictEqual(answer);
  });

  it('answered with what is no answer fails', async () => {
    await expect(at([{ status: 499, text: 'o'.repeat(201) }]).client.call('getMember')).rejects.toThrow(
      new Error(`getMember: an invalid response (499): ${'o'.repeat(200)}`),
    );
    await expect(at([{ status: 200, text: '{"code":"0"}' }]).client.call('getMember')).rejects.toThrow(
      new Error('getMember: an invalid response (200): {"code":"0"}'),
    );
  });
});

describe('a read', () => {
  it('is repeated after 100, 200 and 400 ms while there is no answer', async () => {
    const { client, times } = at([new Error('a'), new Error('b'), new Error('c'), ok(ORDERS)]);
    expect(await inTime(client.read('listDeposits'))).toEqual(ORDERS);
    expect(times()).toEqual([0, 100, 300, 700]);
  });

  it('ends after four attempts', async () => {
    const { client, times } = at(['a', new Error('b'), new Error('c'), 'last', ok(ORDERS)]);
    const gone = await inTime(client.read('listDeposits'));
    const message = 'listDeposits was not answered: last';
    expect(gone).toMatchObject({ name: 'UpstreamGone', message, cause: { cause: 'last' } });
    expect(times()).toEqual([0, 100, 300, 700]);
    expect(await inTime(at([]).client.read('getMember'))).toMatchObject({
      message: 'getMember was not answered: no more answers',
    });
  });

  it('that is refused fails at once', async () => {
    const { client, times } = at([no(403, 1002, { reason: 'forbidden' })]);
    expect(await inTime(client.read('listDeposits'))).toMatchObject({
      name: 'RefusedRead',
      message: 'listDeposits: forbidden (403) no',
    });
    expect(times()).toEqual([0]);
  });
});

describe('a call that moves money', () => {
  const DATA = { order: 'not looked at' };
  const money = (client: UpstreamClient) =>
    inTime(client.money('openDeposit', { body: { channel_id: 'a', amount: '5' }, headers: { more: 'x' } }, 'key-1'));

  it('is sent under its key, and its refusal is an answer', async () => {
    const { client, sent } = at([no(400, 3011, { reason: 'amountOutOfRange' })]);
    expect(await money(client)).toEqual({
      ok: false,
      status: 400,
      reason: 'amountOutOfRange',
      msg: 'no',
      detail: { reason: 'amountOutOfRange' },
    });
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/sports/api/v1/recharge',
        headers: { 'content-type': 'application/json', more: 'x', 'idempotency-key': 'key-1' },
        body: '{"channel_id":"a","amount":"5"}',
        after: 0,
      },
    ]);
  });

  it.each<[string, Answer]>([
    ['no answer', new Error('lost')],
    ['a server error', no(500, 1500)],
    ['too many requests', no(429, 1029)],
    ['a key that is running', no(409, 4002, { reason: 'keyRunning' })],
  ])('with %s is looked up by its key', async (_, answer) => {
    const { client, sent } = at([answer, state('done', { answer: DATA })]);
    expect(await money(client)).toEqual({ ok: true, data: DATA });
    expect(sent.map(({ path }) => path)).toEqual([
      '/sports/api/v1/recharge',
      '/sports/api/v1/member/outcome?key=key-1',
    ]);
  });

  it.each<[object, object]>([
    [
      { code: 3011, msg: 'why', data: { reason: 'amountOutOfRange', min: '1' } },
      { status: 400, reason: 'amountOutOfRange', msg: 'why', detail: { reason: 'amountOutOfRange', min: '1' } },
    ],
    [
      { code: 1004, msg: 'why', data: {} },
      { status: 404, reason: 'notFound', msg: 'why', detail: {} },
    ],
    [
      { code: 1004, msg: 'why' },
      { status: 404, reason: 'notFound', msg: 'why', detail: {} },
    ],
    [
      { code: 77, msg: 'why' },
      { status: 400, reason: '77', msg: 'why', detail: {} },
    ],
  ])('that was refused as %j', async (refusal, answer) => {
    const { client } = at([new Error('lost'), state('refused', { refusal })]);
    expect(await money(client)).toStrictEqual({ ok: false, ...answer });
  });

  it('is sent again under the same key after 50, 100 and 150 ms while it was not received', async () => {
    const lost = new Error('lost');
    const { client, sent, times } = at([
      lost,
      state('none'),
      lost,
      state('none'),
      lost,
      state('running'),
      lost,
      state('done'),
    ]);
    expect(await money(client)).toEqual({ ok: true, data: undefined });
    expect(times()).toEqual([0, 0, 50, 50, 150, 150, 300, 300]);
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'key-1',
      undefined,
      'key-1',
      undefined,
      'key-1',
      undefined,
      'key-1',
      undefined,
    ]);
  });

  it('ends when its outcome stays unknown', async () => {
    const lost = new Error('lost');
    const { client, sent } = at(Array.from({ length: 10 }, (_, each) => (each % 2 === 0 ? lost : state('unknown'))));
    expect(await money(client)).toEqual(new UpstreamGone('the outcome of openDeposit is unknown; its key is key-1'));
    expect(sent.length).toBe(8);
  });
});

describe('a call of the control interface', () => {
  it('has its answer', async () => {
    const { client, sent } = at([{ status: 200, text: '{"a":1}' }], 'here');
    expect(await inTime(client.control('POST', 'clock', { advance: 5 }))).toEqual({ a: 1 });
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/__sim/clock',
        headers: { 'x-sim-world': 'here', 'content-type': 'application/json' },
        body: '{"advance":5}',
        after: 0,
      },
    ]);
  });

  it('is repeated, or fails', async () => {
    expect(await inTime(at([]).client.control('GET', 'health'))).toEqual(
      new UpstreamGone('/__sim/health was not answered: no more answers'),
    );
    expect(await inTime(at([{ status: 404, text: 'o'.repeat(301) }]).client.control('GET', 'health'))).toEqual(
      new RefusedRead(`/__sim/health: 404 ${'o'.repeat(300)}`),
    );
  });
});
