import { beforeEach, describe, expect, it } from 'vitest';
import { rawRequest } from '#simulator/testing/http';
import { cachingNginx } from './hosted.fixture.ts';
import { HAS_NGINX } from './hosting-servers.fixture.ts';

/** What a hostile player writes. */
const MARK = 'p0ison.example';
/** Headers by which servers between a browser and an upstream are known to choose another answer. */
const HEADERS = `
  accept accept-charset base-url cache-control content-type client-ip expect-ct fastly-client-ip forwarded fresh-token
  from idempotency-key if-match if-modified-since if-none-match origin platform pragma range referer sec-fetch-site te
  token true-client-ip user-agent user-id via x-cache-key x-chat-signature x-country x-currency x-forwarded-for
  x-forwarded-host x-forwarded-port x-forwarded-prefix x-forwarded-proto x-forwarded-scheme x-forwarded-server x-host
  x-http-method-override x-method-override x-original-url x-real-ip x-rewrite-url x-sim-world x-wap-profile x-url-scheme
  cf-connecting-ip
`
  .trim()
  .split(/\s+/);

// A machine without it says so in the name of the test.
describe.skipIf(!HAS_NGINX)(`nginx with a cache, before a player who wants to poison it (here: ${HAS_NGINX})`, () => {
  // It hands back whatever it is sent, and allows every cache to keep that.
  const nginx = cachingNginx((request, response) => {
    const sent = `${request.method} ${request.url} ${request.rawHeaders.join(' ')}`;
    response.setHeader('cache-control', 'public, s-maxage=60');
    response.setHeader('x-sent', encodeURIComponent(sent));
    response.end(sent);
  });
  const { asked, fresh, next } = nginx;
  beforeEach(() => void (asked.length = 0));

  /** As no client library sends it. @returns the answer's head and body */
  const raw = (target: string, headers: readonly string[] = [], body = '') =>
    rawRequest(
      Number(new URL(nginx.url).port),
      [`GET ${target} HTTP/1.1`, 'host: localhost', 'accept-language: en', 'connection: close', ...headers],
      body,
    );

  it('sends nothing to the upstream by which a player could choose what others are shown', async () => {
    const all = HEADERS.map((name) => `${name}: ${MARK}`);
    await raw(fresh(), ['accept-encoding: br', 'content-length: 7', ...all], 'hostile');
    const [request] = asked;
    const { host: _host, connection: _connection, ...headers } = request?.headers ?? {};
    expect(headers).toEqual({
      'accept-language': 'en',
      'accept-encoding': 'gzip',
      'x-forwarded-host': 'localhost',
      'x-forwarded-proto': 'http',
    });
    expect(JSON.stringify(request?.rawHeaders)).not.toContain(MARK);
  });

  it.each(HEADERS)('hands the next player an answer in which nothing of a hostile %s is', async (name) => {
    const address = fresh();
    await raw(address, [`${name}: ${MARK}`]);
    const second = await raw(address);
    expect(second).toMatch(/^HTTP\/1\.1 200 /);
    expect(second).not.toContain(MARK);
    expect(JSON.stringify(asked.map(({ rawHeaders, url }) => [url, rawHeaders]))).not.toContain(MARK);
  });

  it.each([
    ['another host', ['host: p0ison.example']],
    ['a host twice', ['host: p0ison.example', 'host: localhost']],
    ['a language that is none', ['host: localhost', `accept-language: ${MARK}`]],
    ['a cookie', ['host: localhost', `cookie: a=${MARK}`]],
    ['a token', ['host: localhost', `authorization: ${MARK}`]],
    ['another method', ['host: localhost', 'x-http-method-override: DELETE']],
  ])('hands the next player nothing of a request with %s', async (_, headers) => {
    const address = fresh();
    const port = Number(new URL(nginx.url).port);
    await rawRequest(port, [`GET ${address} HTTP/1.1`, 'connection: close', ...headers]);
    expect(await raw(address)).not.toContain(MARK);
  });

  it('sends on the path that it keeps the answer under, however it was written', async () => {
    const plain = `/sports/api/v1/soccer?start=${next()}`;
    const [path = '', query] = plain.split('?');
    const written = [
      path.replace('soccer', '%73occer'),
      path.replace('/v1/', '/v1//'),
      path.replace('/v1/', '/v1/./'),
      path.replace('/v1/', '/v1/nothing/../'),
    ];
    for (const each of [...written, path]) expect(await raw(`${each}?${query}`)).toContain(` 200 `);
    expect(asked.map(({ url }) => url)).toEqual([plain]);
  });

  it('keeps one answer, whatever else the address has', async () => {
    const start = next();
    for (const query of [
      `start=${start}`,
      `start=${start}&x=1`,
      `x=2&start=${start}`,
      `start=${start}&timestamp=3`,
      `start=${start}&id=5`,
      `start=${start}&limit=`,
      `&&start=${start}&limit=%0a<>`,
    ])
      await raw(`/sports/api/v1/soccer?${query}`);
    await raw(`/sports/api/v1/soccer?limit=9&start=${start}`);
    expect(asked.map(({ url }) => url)).toEqual([
      `/sports/api/v1/soccer?start=${start}`,
      `/sports/api/v1/soccer?start=${start}&limit=9`,
    ]);
  });
});
