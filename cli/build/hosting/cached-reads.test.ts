import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PATH_GAMES, rowPath, rows, SHARED_SECONDS } from '#contract/rows';
import { startSimulator, type Simulator } from '#simulator';
import type { WebServer } from './connections.fixture.ts';
import { cachingNginx, siteFolder } from './hosted.fixture.ts';
import { HAS_NGINX, startNginx } from './hosting-servers.fixture.ts';
import { publicReads } from './public-reads.ts';

const SAMPLES: Readonly<Record<string, string>> = PATH_GAMES;
const anySample = new Proxy(SAMPLES, { get: (samples, name: string) => samples[name] ?? '7' });
const pathOf = (row: (typeof rows)[keyof typeof rows]) => rowPath(row, anySample);
const isPublic = (address: string): boolean => {
  const pattern = publicReads(address.split('/')[1] ?? '');
  return pattern !== undefined && new RegExp(pattern).test(address);
};

describe('the paths that a web server may keep', () => {
  it('are those of public reads, and of no other row', () => {
    const all = Object.values(rows);
    const kept = all.filter((row) => isPublic(pathOf(row))).filter(({ method }) => method === 'GET');
    expect(kept.map(({ name }) => name).sort()).toEqual(Object.keys(SHARED_SECONDS).sort());
    expect(isPublic('/sports/api/v1/account')).toBe(false);
    expect(isPublic('/sports/api/v1/soccer/mybet/7')).toBe(false);
    expect(isPublic('/content/banner-1.svg')).toBe(false);
  });
});

// A machine without it says so in the name of the test.
describe.skipIf(!HAS_NGINX)(`nginx with a cache (here: ${HAS_NGINX})`, () => {
  let cacheControl = '';
  let status = 0;
  const nginx = cachingNginx((request, response) => {
    const { authorization, cookie } = request.headers;
    const body = `${request.url} in ${request.headers['accept-language']} for ${authorization ?? cookie ?? 'everyone'}`;
    response.setHeader('cache-control', cacheControl);
    response.statusCode = status;
    response.setHeader('vary', 'accept-language, user-agent');
    response.setHeader('etag', `"${asked.length}"`);
    response.setHeader('x-server-time', '1');
    setTimeout(() => response.end(body), 20);
  });
  const { asked, fresh } = nginx;
  const read = async (address: string, headers: Record<string, string> = {}, method = 'GET') => {
    const all = { 'accept-language': 'en', ...headers };
    const response = await fetch(nginx.url + address, { method, headers: all, redirect: 'manual' });
    return { status: response.status, cache: response.headers.get('x-cache'), text: await response.text(), response };
  };

  beforeEach(() => {
    asked.length = 0;
    cacheControl = 'public, s-maxage=60';
    status = 200;
  });

  it('answers the second reader of a language by itself, and each language by its own', async () => {
    const address = fresh();
    const first = await read(address);
    const second = await read(address);
    expect([first.cache, second.cache, second.text]).toEqual(['MISS', 'HIT', first.text]);
    expect(second.response.headers.get('cache-control')).toBe('public, s-maxage=60');
    expect(second.response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(second.response.headers.get('x-server-time')).toBeNull();
    const spanish = await read(address, { 'accept-language': 'es' });
    expect([spanish.cache, spanish.text]).toEqual(['MISS', first.text.replace(' en ', ' es ')]);
    expect((await read(address)).text).toBe(first.text);
    expect(asked.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'es']);
  });

  it('asks once for many who ask at the same moment', async () => {
    const address = fresh();
    const answers = await Promise.all(Array.from({ length: 30 }, () => read(address)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it('answers 304 to who has it already', async () => {
    const address = fresh();
    const etag = (await read(address)).response.headers.get('etag') ?? '';
    expect(await read(address, { 'if-none-match': etag })).toMatchObject({ status: 304, cache: 'HIT', text: '' });
  });

  it.each([
    ['with a token', { authorization: 'Bearer one' }],
    ['with a token that reads as false', { authorization: '0' }],
    ['with a cookie', { cookie: 'session=one' }],
  ])('neither keeps nor hands out what is asked for %s', async (_, headers) => {
    const address = fresh();
    expect((await read(address, headers)).text).toContain(`for ${Object.values(headers)[0]}`);
    expect((await read(address)).text).toContain('for everyone');
    expect((await read(address, headers)).text).toContain(`for ${Object.values(headers)[0]}`);
    expect(asked).toHaveLength(3);
  });

  it.each(['/sports/api/v1/account', '/sports/api/v1/soccer/mybet/7', '/sports/api/v1/slideshow', '/content/a.json'])(
    'keeps nothing of %s, whatever the upstream says',
    async (address) => {
      const first = await read(address);
      await read(address);
      expect([first.cache, asked.length]).toEqual([null, 2]);
    },
  );

  it.each(['no-store', 'private, max-age=60', 'no-cache', '', 'max-age=60', 's-maxage=60', 'x-public, max-age=60'])(
    'keeps no public read of which the upstream says "%s"',
    async (said) => {
      cacheControl = said;
      const address = fresh();
      await read(address);
      await read(address);
      expect(asked).toHaveLength(2);
    },
  );

  it.each([301, 302, 401, 404, 410, 429, 500, 503])(
    'keeps no answer of status %i, though it says public',
    async (said) => {
      status = said;
      const address = fresh();
      for (let time = 0; time < 2; time += 1) await read(address, {}, 'GET');
      expect(asked).toHaveLength(2);
    },
  );

  it('keeps no answer to a POST, and passes each on as it came', async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'one', 'x-deadline': '9' };
    await read('/sports/api/v1/soccer?x=1', headers, 'POST');
    await read('/sports/api/v1/soccer?x=1', headers, 'POST');
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(Array(2).fill('POST /sports/api/v1/soccer?x=1'));
    expect(asked[0]?.headers).toMatchObject(headers);
  });

  it('keeps one answer for each language of the brand, and one for all others', async () => {
    const address = fresh();
    for (const wanted of ['pt', 'pt-BR', 'pt;q=0.5', 'pt, en', 'xx', 'yy', 'ptx', '*', 'en'])
      await read(address, { 'accept-language': wanted });
    expect(asked.map(({ headers }) => headers['accept-language'])).toEqual(['pt', undefined, 'en']);
  });

  it('keeps one answer for all browsers, though the upstream says that it varies by them', async () => {
    const address = fresh();
    for (const browser of ['one', 'two']) await read(address, { 'user-agent': browser });
    expect(asked).toHaveLength(1);
  });
});

describe.skipIf(!HAS_NGINX)(`the simulator behind nginx with a cache (here: ${HAS_NGINX})`, () => {
  const out = siteFolder({ brand: 'harborlight' });
  let simulator: Simulator;
  let nginx: WebServer;
  beforeAll(async () => {
    simulator = await startSimulator({ seed: 'cached' });
    const upstreamPort = Number(new URL(simulator.url).port);
    nginx = await startNginx({ root: out, out, upstreamPort, brand: 'harborlight', isCached: true });
  });
  afterAll(async () => {
    await nginx?.close();
    await simulator?.close();
  });

  it.each([
    '/sports/api/v1/available_games',
    '/sports/cricketAPI/matchData/matchList',
    '/sports/api/v1/soccer?limit=40',
  ])('has its public read %s from the cache, and what a player reads never', async (address) => {
    const read = async (headers: Record<string, string> = {}) => {
      const response = await fetch(nginx.url + address, { headers: { 'accept-language': 'en', ...headers } });
      return [response.status, response.headers.get('x-cache'), await response.text()] as const;
    };
    const [status, cache, text] = await read();
    expect([status, cache]).toEqual([200, 'MISS']);
    // A list of odds may be renewed in between: it is kept for a second.
    const [, again, same] = await read();
    expect(['HIT', 'REVALIDATED', 'UPDATING']).toContain(again);
    expect(same).toBe(text);
    const [, signedIn, own] = await read({ authorization: 'Bearer none' });
    expect([signedIn, own]).toEqual([null, text]);
  });

  it('lets one call wait for all players who wait for the same change', async () => {
    const read = async (query: string): Promise<{ readonly version: string }> => {
      const response = await fetch(`${nginx.url}/sports/api/v1/soccer/changes${query}`);
      return ((await response.json()) as { data: { version: string } }).data;
    };
    const since = (await read(`?since=${(await read('')).version}`)).version;
    const { journal, clock } = simulator.world();
    const before = journal.total;
    const calls = Array.from({ length: 30 }, () => read(`?since=${since}&wait=25&places=0-19`));
    await new Promise((resolve) => setTimeout(resolve, 300));
    clock.advance(60_000);
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ version }) => version)).size).toBe(1);
    expect(answers[0]?.version).not.toBe(since);
    expect(journal.total - before).toBe(1);
  });
});
