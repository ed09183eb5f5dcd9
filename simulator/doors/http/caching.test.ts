import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RowName, rowPath, rows, sharedSeconds, SHARED_SECONDS } from '#contract/rows';
import { RowClient } from '../../conformance/row-client.ts';
import { overrideMatch } from '../../domain/sports/override-match.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'caching', startTime: '2026-03-14T12:00:00Z' });
});
afterAll(() => simulator.close());

const SOCCER = '/sports/api/v1/soccer?start=0&limit=40';
const NOTICES = '/sports/api/v1/notice/notice';
const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(simulator.url + path, { headers: { 'accept-encoding': 'identity', ...headers } });
const headersOf = (response: Response, ...names: string[]) => names.map((name) => response.headers.get(name));
const tagOf = (response: Response): string => response.headers.get('etag') ?? 'none';

describe('what a cache may keep', () => {
  it('are the reads that carry no token, all of them, for a minute at most', () => {
    const open = Object.values(rows).filter(({ auth, repeat }) => auth === 'guest' && repeat === 'safe');
    expect(Object.keys(SHARED_SECONDS).sort()).toEqual(open.map(({ name }) => name).sort());
    expect(Math.max(...Object.values(SHARED_SECONDS))).toBe(60);
  });

  it('is a public read, the same bytes for a player and a guest, by language, without the clock of deadlines', async () => {
    const guest = await read(SOCCER, { 'accept-language': 'en' });
    expect(headersOf(guest, 'cache-control', 'vary', 'x-server-time')).toEqual([
      'public, s-maxage=1',
      'accept-language, accept-encoding',
      null,
    ]);
    const player = new RowClient(simulator, simulator.world()).signIn();
    const signedIn = await read(SOCCER, { 'accept-language': 'en', authorization: `Bearer ${player.token}` });
    expect(tagOf(signedIn)).toBe(tagOf(guest));
    expect(await signedIn.text()).toBe(await guest.text());
    const german = await read(NOTICES, { 'accept-language': 'de' });
    expect(headersOf(german, 'cache-control', 'vary')).toEqual(['public, s-maxage=60', 'accept-language']);
    expect(tagOf(german)).not.toBe(tagOf(await read(NOTICES, { 'accept-language': 'pt' })));
  });

  it.each(['getAccount', 'listMyBets', 'getMember', 'listTransactions', 'listBanners', 'getGameLimits'] as RowName[])(
    'is never %s',
    async (name) => {
      const player = new RowClient(simulator, simulator.world()).signIn();
      const { params, query, headers: own } = await player.sample(name);
      const search = new URLSearchParams(query as Record<string, string>).toString();
      const path = `${rowPath(rows[name], params as Record<string, string>)}?${search}`;
      const { status, headers } = await read(path, { ...own, authorization: `Bearer ${player.token}` });
      expect([status, headers.get('cache-control'), sharedSeconds(name)]).toEqual([200, 'no-store', undefined]);
      expect(headers.get('x-server-time')).toMatch(/^\d+$/);
    },
  );

  it('has no tag where it says what is new since a version: no one asks for that a second time', async () => {
    const world = simulator.world('news');
    const changes = async (since: string) => {
      const response = await read(`/sports/api/v1/soccer/changes?since=${since}&wait=0`, { 'x-sim-world': 'news' });
      const { data } = (await response.json()) as { data: { since?: string; version: string } };
      return { ...data, tag: response.headers.get('etag'), vary: response.headers.get('vary') };
    };
    const { version } = await changes('none');
    const same = await changes(version);
    expect([same.tag === null, same.vary]).toEqual([false, 'accept-language']);
    const [first] = world.fixtures.onSale('soccer', world.now());
    overrideMatch(world, first?.match_id ?? '', { odds: { 'wl:w': '7.77' } });
    expect(await changes(version)).toMatchObject({ since: version, tag: null, vary: null });
  });

  it('is no refusal, no custom answer and no broken one', async () => {
    const world = simulator.world('unkept');
    const path = '/sports/api/v1/booking/none1234';
    expect(headersOf(await read(path), 'cache-control', 'etag')).toEqual(['no-store', null]);
    world.answers.add({ row: 'listMarqueeNotices', data: [], unchecked: false });
    const custom = await read(NOTICES, { 'x-sim-world': 'unkept' });
    expect(headersOf(custom, 'cache-control', 'etag')).toEqual(['no-store', null]);
    world.faults.add({ row: 'listMatches', do: 'wrongSchema' });
    const broken = await read(SOCCER, { 'x-sim-world': 'unkept' });
    expect(headersOf(broken, 'cache-control', 'etag')).toEqual(['no-store', null]);
  });

  it('is nothing of an upstream that is as the specification says', async () => {
    const strict = await startSimulator({ upstream: 'strict-spec' });
    const { headers } = await fetch(strict.url + SOCCER);
    await strict.close();
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  });
});

describe('a read that has not changed', () => {
  it('is answered 304 without a body, with the headers of the full answer', async () => {
    const first = await read(SOCCER);
    const again = await read(SOCCER, { 'if-none-match': `"other", ${tagOf(first)}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const same = ['etag', 'cache-control', 'vary'];
    expect(headersOf(again, ...same)).toEqual(headersOf(first, ...same));
    expect((await read(SOCCER, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('has a weak tag where its bytes are compressed, which is compared with the strong one by its content', async () => {
    const plain = await read(SOCCER);
    const packed = await read(SOCCER, { 'accept-encoding': 'gzip' });
    expect([tagOf(plain), tagOf(packed)]).toEqual([expect.stringMatching(/^"/), `W/${tagOf(plain)}`]);
    expect((await read(SOCCER, { 'if-none-match': tagOf(packed) })).status).toBe(304);
  });

  it('has another tag once a match is another', async () => {
    const world = simulator.world('moving');
    const moving = (headers: Record<string, string> = {}) => read(SOCCER, { 'x-sim-world': 'moving', ...headers });
    const before = tagOf(await moving());
    const [match] = world.fixtures.onSale('soccer', world.now());
    world.fixtures.overrides.set(match?.match_id ?? '', { suspended: ['wl'] });
    const after = await moving({ 'if-none-match': before });
    expect([after.status, tagOf(after) === before]).toEqual([200, false]);
  });
});
