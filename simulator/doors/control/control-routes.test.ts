import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, call, movedBy, outcomeOf } from '../../conformance/books.ts';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

let simulator: Simulator;
let client: RowClient;
let worlds = 0;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'control-routes' });
});
afterAll(() => simulator.close());
beforeEach(() => {
  client = new RowClient(simulator, simulator.world(`routes-${++worlds}`)).signIn();
});

const send = (method: string, path: string, body?: unknown) => client.request(method, `/__sim/${path}`, body, {});
const get = async (path: string) => (await send('GET', path)).json as unknown;
const post = async (path: string, body: unknown) => (await send('POST', path, body)).json as unknown;
const drop = (path: string) => send('DELETE', path);
const refused = async (method: string, path: string, body?: unknown) => outcomeOf(await send(method, path, body));
const matchId = () =>
  client.world.fixtures.onSale('soccer', client.world.now()).find(({ state }) => state === 'scheduled')?.match_id ?? '';

it.each([
  ['GET', 'nothing', undefined, { status: 404, reason: 'notFound' }],
  ['DELETE', 'clock', undefined, { status: 404, msg: 'No control call is DELETE /__sim/clock; it takes GET POST' }],
  ['POST', 'clock', { advance: -1 }, { status: 400, field: 'advance' }],
  ['POST', 'clock', { advance: 1e9 }, { status: 400, field: 'advance' }],
  ['POST', 'clock', { speed: 1e9 }, { status: 400, field: 'speed' }],
  ['POST', 'worlds', { name: 'Third' }, { field: 'headers.x-sim-world' }],
  ['POST', 'worlds', { name: 'third', members: [] }, { field: 'members' }],
  ['DELETE', 'worlds/none', undefined, { status: 404, msg: 'Unknown world none' }],
  ['DELETE', 'worlds/main', undefined, { status: 400, msg: 'The main world cannot be dropped', field: 'name' }],
  ['POST', 'profile', { profile: 'xx' }, { field: 'profile' }],
  ['POST', 'members/nothing', { level: 2 }, { status: 404, field: 'id' }],
  ['POST', 'snapshots', { name: 'a b' }, { msg: 'name: must be a short name', field: 'name' }],
  ['POST', 'snapshots/two/restore', {}, { status: 404, msg: expect.stringContaining('has no snapshot two') }],
  ['POST', 'faults', 5, { msg: 'body: must be an object', field: 'body' }],
  ['POST', 'faults', { row: 'getAccount', do: 'nothing' }, { field: 'do' }],
  ['POST', 'faults', [{ do: 'cutJson' }, { row: 'getAccount' }], { field: '1.do' }],
  ['POST', 'faults', { do: 'latency', ms: -1 }, { field: 'ms' }],
  ['POST', 'faults', Array.from({ length: 201 }, () => ({ do: 'cutJson' })), { field: 'body' }],
  ['DELETE', 'faults/none', undefined, { status: 404, msg: 'Unknown rule none' }],
  ['POST', 'answers', { row: 'getMember', nth: 0, data: {} }, { field: 'nth' }],
  ['POST', 'answers', { row: 'listBanners', data: [{ id: 5 }] }, { field: 'data.0.id' }],
  ['POST', 'answers', { row: 'listBanners' }, { msg: 'body: needs exactly one of data, merge, refusal, json' }],
  ['POST', 'answers', { row: 'listBanners', json: '{}' }, { status: 400 }],
  ['POST', 'answers', [{ row: 'getMember', refusal: { reason: 'nothing' } }], { field: '0.refusal.reason' }],
  ['DELETE', 'answers/none', undefined, { status: 404, msg: 'Unknown custom answer none' }],
  [
    'GET',
    'journal?surprise=1',
    undefined,
    { field: 'query.surprise', msg: 'query.surprise: one of row, player, reason, key, status, since, world, last' },
  ],
  ['POST', 'matches/nothing', { void: true }, { status: 404, field: 'nothing' }],
  ['POST', 'limits/nothing', {}, { status: 404, field: 'game', msg: expect.stringMatching(/^nothing has no limits/) }],
  ['POST', 'prices/soccer', { min: '1', max: '2' }, { msg: expect.stringMatching(/^soccer has no price list/) }],
  ['POST', 'settlement', { prizeCap: [{ from: 1, to: 15, cap: 'x' }] }, { field: 'rules.prizeCap[0].cap' }],
  ['POST', 'orders/nothing', { status: 3 }, { status: 404, msg: 'Unknown order nothing', field: 'id' }],
  ['POST', 'games/99999', { status: 3 }, { status: 404, msg: 'No game has the product id 99999', field: 'id' }],
  ['POST', 'push', { member: 'no-one', frame: 'x' }, { msg: 'Unknown member no-one; GET /__sim/members lists them' }],
  ['POST', 'reports', { version: 2 }, { field: 'version' }],
])('%s %s with %j is refused, by its field', async (method, path, body, refusal) => {
  expect(await refused(method, path, body)).toMatchObject(refusal);
});

describe('the clock', () => {
  it('is read, advanced, set, sped up and paused', async () => {
    expect(await get('clock')).toMatchObject({ now: '2026-03-14T12:00:00.000Z', speed: 0 });
    expect(await post('clock', { advance: 60 })).toMatchObject({ now: '2026-03-14T12:01:00.000Z' });
    expect(await post('clock', { set: '2026-03-15T12:00:00.000Z' })).toMatchObject({ now: '2026-03-15T12:00:00.000Z' });
    expect(await post('clock', { speed: 2 })).toMatchObject({ speed: 2 });
    expect(await post('clock', { pause: true })).toMatchObject({ speed: 0 });
  });
});

describe('worlds', () => {
  it('are made with a seed, a time, a profile and a kind of upstream, listed and dropped', async () => {
    const start_time = '2026-05-05T05:05:05.000Z';
    await post('worlds', { name: 'second', seed: 7, profile: 'br', start_time, upstream: 'keyed' });
    const listed = (await get('worlds')) as object[];
    expect(listed).toContainEqual(
      expect.objectContaining({ name: 'second', seed: '7', profile: 'br', upstream: 'keyed' }),
    );
    expect(simulator.world('second').now()).toBe(Date.parse(start_time));
    expect((await drop('worlds/second')).json).toEqual({ ok: true });
    expect((await drop('worlds/second')).status).toBe(404);
  });

  it('that follow the specification to the letter have no profile', async () => {
    await post('worlds', { name: 'strict', upstream: 'strict-spec' });
    const answer = await client.request('POST', '/__sim/profile', { profile: 'uk' }, { 'x-sim-world': 'strict' });
    expect(outcomeOf(answer)).toMatchObject({ status: 400, field: 'profile' });
    await drop('worlds/strict');
  });

  it('say how they are', async () => {
    expect(await get('health')).toMatchObject({ ok: true });
    expect(await get('ledger')).toEqual({ ok: true, entries: expect.any(Number), problems: [] });
    expect(await get('drift')).toEqual([]);
    expect(await get('members')).toContainEqual(expect.objectContaining({ id: 'm-player', balance: '1000.000000' }));
  });

  it('have the rules of the profile that they are set to', async () => {
    expect(await get('profile')).toEqual({
      profile: 'none',
      registration_needs: [],
      mandatory_limits: [],
      forbidden: [],
    });
    expect(await post('profile', { profile: 'uk' })).toMatchObject({
      profile: 'uk',
      registration_needs: ['birth_date'],
    });
    expect(await get('profile')).toMatchObject({ profile: 'uk' });
  });

  it('go back to a snapshot, books and all', async () => {
    await post('snapshots', { name: 'one' });
    const moved = await movedBy(client, async () => {
      await ask(client, 'placeBet');
      expect(client.world.balance('m-player')).toBe('998.000000');
      await post('snapshots/one/restore', {});
    });
    expect(moved).toEqual([]);
    expect(client.world.balance('m-player')).toBe('1000.000000');
  });
});

describe('faults', () => {
  const status = async (name: 'getAccount' | 'getMember') => (await call(client, name)).status;

  it('strike so many times, at some calls, or by chance, and are counted', async () => {
    await post('faults', [
      { row: 'getAccount', do: 'statusBeforeCommit', status: 503, times: 2 },
      { id: 'mine', row: 'getMember', do: 'tooManyRequests', nth: [2, 3] },
    ]);
    expect([await status('getAccount'), await status('getAccount'), await status('getAccount')]).toEqual([
      503, 503, 200,
    ]);
    expect([await status('getMember'), await status('getMember'), await status('getMember')]).toEqual([200, 429, 429]);
    expect(await get('faults')).toMatchObject([
      { id: 'fault-1', seen: 3, struck: 2 },
      { id: 'mine', seen: 3, struck: 2 },
    ]);
  });

  it('are removed one by one, or all', async () => {
    await post('faults', [{ id: 'mine', row: 'getMember', do: 'tooManyRequests' }, { do: 'tooManyRequests' }]);
    await drop('faults/mine');
    expect(await get('faults')).toHaveLength(1);
    await drop('faults');
    expect(await get('faults')).toEqual([]);
    expect(await status('getMember')).toBe(200);
  });
});

describe('custom answers', () => {
  it('replace data, change it for a player, or refuse with words of its own', async () => {
    await post('answers', { row: 'listBanners', data: [], nth: 1 });
    await post('answers', { row: 'getAccount', merge: { score: '1.00' }, player: 'demo-player' });
    await post('answers', [{ row: 'getMember', refusal: { reason: 'forbidden', msg: 'no {{player.nickname}}' } }]);
    expect((await ask(client, 'listBanners')).json.data).toEqual([]);
    expect((await ask(client, 'listBanners')).json.data).not.toEqual([]);
    expect((await call(client, 'getAccount')).json.data).toEqual({ score: '1.00', currency: 'USDT' });
    expect(outcomeOf(await call(client, 'getMember'))).toEqual({
      status: 403,
      msg: 'no demo-player',
      reason: 'forbidden',
    });
    expect(await get('answers')).toMatchObject([
      { id: 'answer-1', seen: 2, struck: 1 },
      { id: 'answer-2', struck: 1 },
      { id: 'answer-3', struck: 1 },
    ]);
    client.signIn('m-agent');
    expect((await call(client, 'getAccount')).json.data).toMatchObject({ score: '5000.000000' });
    await drop('answers/answer-3');
    expect((await call(client, 'getMember')).status).toBe(200);
    await drop('answers');
    expect(await get('answers')).toEqual([]);
  });
});

describe('the journal', () => {
  it('is searched by row, status, player, reason, key and number, and emptied', async () => {
    const sample = await client.sample('placeBet');
    await client.send('placeBet', { ...sample, headers: { 'idempotency-key': 'a-key-of-mine-01' } });
    await post('faults', { row: 'getAccount', do: 'statusBeforeCommit', status: 503, times: 1 });
    await call(client, 'getAccount');
    await call(client, 'getAccount');
    const found = async (query: string) =>
      (await get(`journal?${query}`)) as { total: number; entries: { row: string }[] };
    const rows = async (query: string) => (await found(query)).entries.map(({ row }) => row);
    expect(await rows('row=getAccount')).toEqual(['getAccount', 'getAccount']);
    expect(await rows('row=getAccount&status=503')).toEqual(['getAccount']);
    expect(await rows('player=m-player&last=1')).toEqual(['getAccount']);
    expect(await rows('player=m-agent')).toEqual([]);
    expect(await rows('key=a-key-of-mine-01')).toEqual(['placeBet']);
    expect(await rows('since=1')).toEqual(['getAccount', 'getAccount']);
    await drop('journal');
    expect(await found('last=5')).toMatchObject({ total: 0, entries: [] });
  });

  it('says what it has instead where a count differs', async () => {
    await call(client, 'getMember');
    expect(await refused('POST', 'journal/verify', { row: 'getMember', times: 2 })).toMatchObject({
      status: 409,
      reason: 'verifyFailed',
      count: 1,
    });
  });
});

describe('a match', () => {
  it('is moved, and void when it is moved too far', async () => {
    const match = client.world.fixtures.onSale('soccer', client.world.now()).find(({ state }) => state === 'scheduled');
    const start_time = (hours: number) =>
      new Date(Date.parse(match?.start_time ?? '') + hours * 3_600_000).toISOString();
    const moved = (hours: number) => post(`matches/${match?.match_id}`, { start_time: start_time(hours) });
    expect(await moved(24)).toMatchObject({ start_time: start_time(24), state: 'scheduled' });
    expect(await moved(240)).toMatchObject({ state: 'void' });
  });

  it('has the line, the prices and the suspended markets that are set together', async () => {
    const changed = (await post(`matches/${matchId()}`, {
      suspended: ['wl'],
      handicap: '+2',
      odds: { 'handicap:w': '9.99' },
    })) as { markets: { kind: string; status: string; handicap_val?: string; outcomes: object[] }[] };
    const of = (kind: string) => changed.markets.find((market) => market.kind === kind);
    expect(of('wl')).toMatchObject({ status: 'suspended' });
    expect(of('handicap')).toMatchObject({ status: 'open', handicap_val: '+2' });
    expect(of('handicap')?.outcomes).toContainEqual(expect.objectContaining({ outcome: 'w', odds: '9.99' }));
  });
});

describe('what else is set', () => {
  it('the bounds of a price list, and the lines of the specification or of the trade', async () => {
    expect(await post('prices/pk10', { min: '1', max: '2' })).toEqual({ min: '1', max: '2' });
    expect(await post('folds', { table: 'specification' })).toMatchObject({ bd: { wl: 15, correct_score: 3 } });
    expect(await post('settlement', {})).toEqual({});
  });

  it('the length of sessions', async () => {
    await post('sessions', { minutes: 30 });
    expect((await call(client, 'getSessionSummary')).json.data).toHaveProperty('ends_at');
    await post('sessions', { minutes: null });
    const { data } = (await call(client, 'getSessionSummary')).json;
    expect(data).toMatchObject({ seconds: 0 });
    expect(data).not.toHaveProperty('ends_at');
  });

  it('a frame is pushed to the sockets of a member, and reports of pages are kept', async () => {
    expect(await post('push', { member: 'demo-player', frame: { id: 1 } })).toEqual({ ok: true, sockets: 0 });
    await post('reports', { version: 1, brand: 'a', reports: [{ a: 1 }] });
    expect(await get('reports')).toContainEqual(
      expect.objectContaining({ version: 1, brand: 'a', reports: [{ a: 1 }] }),
    );
  });
});
