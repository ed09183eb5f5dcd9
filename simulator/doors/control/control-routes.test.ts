import { afterEach, expect, it, vi } from 'vitest';
import { missingFacts } from '#contract/testing';
import { storyOf } from '../../conformance/answers/story.ts';
import { CONTROL_CALLS } from './control-routes.facts.ts';

afterEach(() => void vi.useRealTimers());

it('each control call answers, or refuses, as the file says', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T12:00:00.000Z') });
  const text = await storyOf(async (client) => {
    const get = (path: string) => client.control('GET', path);
    const post = (path: string, body: unknown) => client.control('POST', path, body);
    const drop = (path: string) => client.control('DELETE', path);
    for (const path of ['health', 'drift', 'clock', 'worlds', 'profile', 'members', 'ledger', 'codes', 'nothing'])
      await get(path);
    await post('nothing', {});
    await drop('clock');
    for (const body of [
      { advance: 60 },
      { set: '2026-03-15T12:00:00.000Z' },
      { speed: 2 },
      { pause: true },
      { advance: -1 },
      { advance: 1e9 },
      { speed: 1e9 },
    ])
      await post('clock', body);
    await post('worlds', {
      name: 'second',
      seed: 7,
      profile: 'br',
      start_time: '2026-05-05T05:05:05.000Z',
      upstream: 'keyed',
    });
    await post('worlds', { name: 'strict', upstream: 'strict-spec' });
    await post('worlds', { name: 'Third' });
    await post('worlds', { name: 'third', members: [] });
    await get('worlds');
    await drop('worlds/second');
    await drop('worlds/second');
    await drop('worlds/main');
    await client.request('GET', '/__sim/profile', undefined, { 'x-sim-world': 'strict' });
    await client.request('POST', '/__sim/profile', { profile: 'uk' }, { 'x-sim-world': 'strict' });
    await post('profile', { profile: 'uk' });
    await post('profile', { profile: 'none' });
    await post('snapshots', { name: 'one' });
    await post('snapshots', { name: 'a b' });
    client.signIn();
    await client.sendSample('placeBet');
    await post('snapshots/one/restore', {});
    await post('snapshots/two/restore', {});
    client.signIn();
    await post('sessions', { minutes: 30 });
    await post('sessions', { minutes: null });
    await post('faults', [
      { row: 'getAccount', do: 'statusBeforeCommit', status: 503, times: 2 },
      { id: 'mine', do: 'latency', ms: 0, nth: [2, 3] },
    ]);
    await post('faults', { row: 'getAccount', do: 'nothing' });
    await post('faults', [{ do: 'cutJson' }, { row: 'getAccount' }]);
    await post('faults', 5);
    await post('faults', { do: 'latency', ms: -1 });
    await post(
      'faults',
      [...Array(201)].map(() => ({ do: 'cutJson' })),
    );
    await post('faults', { row: 'getMember', do: 'tooManyRequests', probability: 0.5 });
    for (const name of ['getAccount', 'getAccount', 'getAccount', 'getMember', 'getMember', 'getMember'] as const)
      await client.call(name);
    await get('faults');
    await drop('faults/mine');
    await drop('faults/mine');
    await drop('faults');
    await post('answers', { row: 'listBanners', data: [], nth: 1 });
    await post('answers', { row: 'getAccount', merge: { score: '1.00' }, player: 'demo-player' });
    await post('answers', [{ row: 'getMember', refusal: { reason: 'forbidden', msg: 'no {{player.nickname}}' } }]);
    for (const name of ['getAccount', 'getMember'] as const) await client.call(name);
    await client.sendSample('listBanners');
    await post('answers', { row: 'getMember', nth: 0, data: {} });
    await post('answers', { row: 'listBanners', data: [{ id: 5 }] });
    await post('answers', { row: 'listBanners' });
    await post('answers', { row: 'listBanners', json: '{}' });
    await post('answers', [{ row: 'getMember', refusal: { reason: 'nothing' } }]);
    await get('answers');
    await drop('answers/answer-1');
    await drop('answers/answer-1');
    await drop('answers');
    for (const query of [
      'last=1',
      'row=getAccount&status=503',
      'player=m-player&last=1',
      'reason=forbidden',
      'key=intent-0001',
      'since=7',
      'surprise=1',
    ])
      await get(`journal?${query}`);
    await post('journal/verify', { row: 'getAccount', times: 4 });
    await post('journal/verify', { row: 'getMember', times: { atLeast: 1, atMost: 2 } });
    await post('journal/verify', { row: 'getMember', times: 1 });
    await drop('journal');
    const [match] = client.world.fixtures
      .onSale('soccer', client.world.now())
      .filter(({ state }) => state === 'scheduled');
    const id = match?.match_id ?? '';
    for (const body of [
      { suspended: ['wl'], handicap: '+2', odds: { 'wl:w': '9.99' } },
      { start_time: '2026-03-16T12:00:00.000Z' },
      { start_time: '2026-03-26T12:00:00.000Z' },
      { result: { ft: '1:0', ht: '2:0' } },
      { result: { ft: '1:0', ht: '0:0' } },
    ])
      await post(`matches/${id}`, body);
    await post('matches/nothing', { void: true });
    await post('limits/soccer', { bet: { min: '1', max: '2' } });
    await post('limits/nothing', {});
    await post('prices/pk10', { min: '1', max: '2' });
    await post('prices/soccer', { min: '1', max: '2' });
    await post('settlement', {
      prizeCap: [{ from: 1, to: 15, cap: '7' }],
      withholding: { threshold: '20', rate: '0.2' },
    });
    await post('settlement', { prizeCap: [{ from: 1, to: 15, cap: 'x' }] });
    await post('settlement', {});
    await post('folds', { table: 'specification' });
    await post('folds', { table: 'trade' });
    await post('orders/nothing', { status: 3 });
    await post('games/10', { status: 3 });
    await post('games/99999', { status: 3 });
    await post('push', { member: 'demo-player', frame: { id: 1 } });
    await post('push', { member: 'no-one', frame: 'x' });
    await post('reports', { version: 1, brand: 'a', reports: [{ a: 1 }] });
    await post('reports', { version: 2 });
    await get('reports');
    await get('ledger');
    client.write('metrics', (await readText(client)).replace(/(resident_bytes) \d+/, '$1 …').split('\n'));
  });
  expect(missingFacts(text, CONTROL_CALLS)).toEqual([]);
});

const readText = async (client: { readonly url: string }) => (await fetch(`${client.url}/__sim/metrics`)).text();
