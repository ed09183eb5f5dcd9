import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RowName, rowPath, rows } from '#contract/rows';
import { RowClient, type RowAnswer } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

let simulator: Simulator;
let player: RowClient;
beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(() => simulator.close());
beforeEach(() => {
  simulator.world().answers.clear();
  player = new RowClient(simulator, simulator.world()).signIn();
});

const control = (method: string, path: string, body?: unknown) => player.request(method, `/__sim/${path}`, body, {});
const add = (rule: object) => control('POST', 'answers', rule);
const ask = async (name: RowName, over: Partial<Awaited<ReturnType<RowClient['sample']>>> = {}): Promise<RowAnswer> =>
  player.send(name, { ...(await player.sample(name)), ...over });
const BANNER = { id: 'b-1', url: '/', src: '/content/banner-1.svg', alt: 'Of a test' };

describe('a custom answer', () => {
  it('replaces what the world answers, as often and to whom the rule says', async () => {
    const own = await ask('listBanners');
    expect((await add({ row: 'listBanners', data: [BANNER], times: 1 })).status).toBe(200);
    expect((await ask('listBanners')).json).toEqual({ code: 0, msg: 'ok', data: [BANNER] });
    expect((await ask('listBanners')).json).toEqual(own.json);
    await add({ id: 'mine', row: 'getAccount', player: 'm-agent', data: { score: '5', currency: 'USDT' } });
    expect((await ask('getAccount')).json.data).toEqual({ score: '1000.000000', currency: 'USDT' });
    player.signIn('m-agent');
    expect((await ask('getAccount')).json.data).toEqual({ score: '5', currency: 'USDT' });
    expect((await control('GET', 'answers')).json).toMatchObject([
      { seen: 2, struck: 1 },
      { id: 'mine', struck: 1 },
    ]);
    expect((await control('DELETE', 'answers/mine')).status).toBe(200);
    expect((await control('DELETE', 'answers/mine')).status).toBe(404);
    expect((await ask('getAccount')).json.data).toMatchObject({ score: '5000.000000' });
  });

  it('is chosen by path, query and body, and answers of a request that the row takes only', async () => {
    await add({ row: 'listMatches', params: { game: 'soccer' }, query: { limit: 5 }, data: { total: 0, matches: [] } });
    const soccer = { params: { game: 'soccer' }, query: { limit: '5' } };
    const own = simulator.world().fixtures.onSale('soccer', simulator.world().now()).length;
    expect((await ask('listMatches', soccer)).json.data).toEqual({ total: 0, matches: [] });
    expect((await ask('listMatches', { ...soccer, query: { limit: '4' } })).json.data).toMatchObject({ total: own });
    expect((await ask('listMatches', { ...soccer, query: { limit: 'x' } })).status).toBe(400);
    await add({
      row: 'transferToPlayer',
      body: { amount: '7' },
      refusal: { reason: 'insufficientBalance', have: '1' },
    });
    const transfer = await player.sample('transferToPlayer');
    const seven = { ...transfer, body: { ...(transfer.body as object), amount: '7' } };
    expect(await player.send('transferToPlayer', seven)).toMatchObject({
      json: { data: { reason: 'insufficientBalance', have: '1' } },
    });
    expect((await player.send('transferToPlayer', seven, 'none')).status).toBe(401);
  });

  it('is a template of the request, the player, the clock and the world’s own answer', async () => {
    await add({
      row: 'listMatches',
      merge: { total: '{{query.limit|3}}', matches: { $repeat: 2, $each: '{{own.matches.0}}' } },
      unchecked: true,
    });
    const { json } = await ask('listMatches', { params: { game: 'soccer' }, query: { limit: '1' } });
    const [first] = json.data['matches'] as { match_id: string }[];
    expect(json.data).toEqual({ total: 1, matches: [first, first] });
    await add({
      row: 'getInviteCode',
      unchecked: true,
      data: { text: '{{player.nickname}} has {{player.balance}}', at: '{{now+60}}', nth: '{{count}}' },
    });
    expect((await ask('getInviteCode')).json.data).toEqual({
      text: 'demo-player has 1000.000000',
      at: new Date(simulator.world().now() + 60_000).toISOString(),
      nth: 1,
    });
  });

  it('changes the world’s own answer, and does what the world does', async () => {
    await add({ row: 'openDeposit', merge: { order: { status: 2 } }, unchecked: true });
    const before = simulator.world().journal.total;
    const { json } = await ask('openDeposit', { headers: { 'idempotency-key': 'custom-deposit' } });
    expect(json.data).toMatchObject({ order: { status: 2, order_id: expect.any(String) } });
    expect(simulator.world().journal.total).toBeGreaterThan(before);
    expect((await ask('listDeposits')).json.data).toMatchObject({ total: 1 });
  });

  it('has a status, headers and a body of its own where it is unchecked', async () => {
    await add({ row: 'listBanners', json: 'no envelope', unchecked: true, status: 502, headers: { 'x-from': 'test' } });
    const response = await fetch(`${simulator.url}${rowPath(rows.listBanners, {})}`, { headers: { platform: '1' } });
    expect([response.status, response.headers.get('x-from'), await response.json()]).toEqual([
      502,
      'test',
      'no envelope',
    ]);
  });

  it('is refused where it breaks the row’s schema, by place and with the remedy', async () => {
    expect(await add({ row: 'listBanners', data: [BANNER, { ...BANNER, alt: 5 }] })).toMatchObject({
      status: 400,
      json: {
        msg: expect.stringMatching(/^data\.1\.alt: .*as listBanners answers; "unchecked": true/),
        data: { field: 'data.1.alt' },
      },
    });
    expect(await add({ row: 'listBanners' })).toMatchObject({
      status: 400,
      json: { msg: expect.stringContaining('exactly one of') },
    });
    expect((await add({ row: 'listBanners', json: {} })).json.msg).toContain('needs "unchecked": true');
    expect((await add({ row: 'listBanners', data: [], headers: { 'content-length': '5' } })).status).toBe(400);
    expect((await add({ row: 'nothing', data: [] })).status).toBe(400);
    expect((await add({ row: 'listBanners', data: { a: 5 }, unchecked: true })).status).toBe(200);
    expect((await ask('listBanners')).json.data).toEqual({ a: 5 });
  });

  it('answers 500 with the place where a template breaks the schema or has no value', async () => {
    await add({ row: 'listBanners', data: [{ ...BANNER, alt: '{{query.nothing}}' }], times: 1 });
    expect(await ask('listBanners')).toMatchObject({
      status: 500,
      json: {
        msg: expect.stringContaining(
          '{{query.nothing}}; there are params, query, body, headers, count, player, own, now',
        ),
      },
    });
    await add({ row: 'listBanners', data: [{ ...BANNER, alt: '{{count}}' }] });
    expect(await ask('listBanners')).toMatchObject({
      status: 500,
      json: {
        msg: expect.stringContaining('breaks the schema of listBanners at data.0.alt'),
        data: { field: 'data.0.alt' },
      },
    });
  });

  it('is kept in snapshots and in a world as data', async () => {
    const rule = { row: 'listBanners', data: [BANNER] };
    expect((await control('POST', 'worlds', { name: 'stubbed', answers: [rule] })).status).toBe(200);
    const stubbed = new RowClient(simulator, simulator.world('stubbed')).signIn();
    expect((await stubbed.send('listBanners', await stubbed.sample('listBanners'))).json.data).toEqual([BANNER]);
    await add(rule);
    await control('POST', 'snapshots', { name: 'one' });
    await control('DELETE', 'answers');
    await control('POST', 'snapshots/one/restore', {});
    expect((await ask('listBanners')).json.data).toEqual([BANNER]);
  });
});
