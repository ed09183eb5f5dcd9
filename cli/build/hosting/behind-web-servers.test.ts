import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { CHAT_PATH, PUSH_PATH } from '#contract/entities';
import { rawRequest } from '#simulator/testing/http';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { pageHeaders } from './content-policy.ts';
import { type WebServer } from './connections.fixture.ts';
import {
  BRAND,
  HAS_CADDY,
  HAS_NGINX,
  type HostileUpstream,
  openHostileUpstream,
  stampSite,
  startCaddy,
  startCloudflarePages,
  startNetlify,
  startNginx,
  startNode,
  OWN_PATH,
  UPLOADS,
} from './hosting-servers.fixture.ts';

/** Addresses of public pages, with what search engines read there. */
const HEADS = [
  ['/', 'pt', '', '/'],
  ['/?lang=en', 'en', '', '/?lang=en'],
  ['/promotions', 'pt', 'Promoções · ', '/promotions'],
  ['/promotions?lang=en', 'en', 'Promotions · ', '/promotions?lang=en'],
  ['/promotions?lang=pt', 'pt', 'Promoções · ', '/promotions'],
  ['/promotions?lang=../en', 'pt', 'Promoções · ', '/promotions'],
  // A match.
  ['/sport/soccer/17', 'pt', 'Futebol · ', '/sport/soccer'],
  ['/sport/soccer/17?lang=en', 'en', 'Soccer · ', '/sport/soccer?lang=en'],
] as const;

const HSTS = 'max-age=63072000';
const UPSTREAM_POLICY = "default-src 'none'; sandbox";
const EVERYWHERE = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

// A machine without one of them says so in the name of the test.
describe.each([
  ['nginx', HAS_NGINX, startNginx, true],
  ['Caddy', HAS_CADDY, startCaddy, true],
  ['slipway serve', true, startNode, true],
  ['Netlify', true, startNetlify, false],
  ['Cloudflare Pages', true, startCloudflarePages, false],
] as const)('behind %s (here: %s)', (name, isHere, start, hasUpstream) => {
  const out = mkdtempSync(path.join(tmpdir(), 'slipway-behind-'));
  const release = (number: number) => path.join(out, `release-${number}`);
  const live = path.join(out, 'live');
  let upstream: HostileUpstream;
  let server: WebServer;

  beforeAll(async () => {
    if (!isHere) return;
    for (const number of [1, 2]) await stampSite(release(number), `app-${number}.js`);
    symlinkSync(release(1), live);
    upstream = await openHostileUpstream();
    server = await start({ root: live, out: release(1), upstreamPort: upstream.port });
  });
  afterAll(async () => {
    await server?.close();
    await upstream?.close();
    rmSync(out, { recursive: true, force: true });
  });

  const headersOf = async (address: string, names: Readonly<Record<string, string>>) => {
    const { headers } = await fetch(server.url + address);
    return Object.fromEntries(Object.keys(names).map((name) => [name, headers.get(name)]));
  };

  it('answers every route with the page, and other addresses with 404, under the strict policy, to be asked for again', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const wanted = {
      ...pageHeaders(await readBrand(process.cwd(), BRAND)),
      ...EVERYWHERE,
      'strict-transport-security': HSTS,
    };
    for (const address of ['/', '/sport/soccer', '/promotions/7?x=1', '/my-bets/']) {
      const response = await fetch(server.url + address);
      expect([address, response.status]).toEqual([address, 200]);
      expect(await response.text()).toContain('Vento Verde</title>');
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toMatch(/^(?:no-cache|public, max-age=0, must-revalidate)$/);
      expect(await headersOf(address, wanted)).toEqual(wanted);
    }
    for (const [address, language, title, canonical] of HEADS) {
      // Its rules know no parameters.
      if (name === 'Cloudflare Pages' && language !== 'pt') continue;
      const text = await (await fetch(server.url + address)).text();
      expect(text).toContain(`<html lang="${language}"`);
      expect(text).toContain(`<title>${title}Vento Verde</title>`);
      expect(text).toContain(`<link rel="canonical" href="https://ventoverde.example${canonical}">`);
    }
    for (const address of ['/wp-login', '/wp/login/']) {
      const response = await fetch(server.url + address);
      const text = await response.text();
      expect([address, response.status, text.includes('content="noindex"')]).toEqual([address, 404, true]);
      expect(text).toContain('id="slipway-config"');
      expect(text).not.toContain('rel="canonical"');
      expect(await headersOf(address, wanted)).toEqual(wanted);
    }
  });

  it('has the same headers on files, and on what is missing, and keeps only files that exist', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const wanted = { ...EVERYWHERE, 'strict-transport-security': HSTS };
    const folders = ['/assets/none.js', '/assets/none', '/locales/none/en.json', '/locales/none'];
    const missing = [...folders, '/theme-none.css', '/frame-none.js', '/none.png'];
    for (const address of ['/assets/app-1.js', '/manifest.webmanifest', '/brand/logo.svg', ...missing])
      expect([address, await headersOf(address, wanted)]).toEqual([address, wanted]);
    for (const address of missing) {
      const response = await fetch(server.url + address);
      expect([address, response.headers.get('cache-control')]).toEqual([
        address,
        expect.not.stringMatching(/immutable|max-age=[1-9]/),
      ]);
      expect([address, response.status]).toEqual([address, 404]);
    }
    for (const hosting of ['/_headers', '/_redirects']) {
      const text = await (await fetch(server.url + hosting)).text();
      expect([hosting, text]).toEqual([hosting, expect.not.stringMatching(/cache-control|index\.html 200/)]);
    }
    expect((await fetch(`${server.url}/assets/app-1.js`)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('says of the manifest that it is one, and leaves directives of the operator beside ours', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const { headers } = await fetch(`${server.url}/manifest.webmanifest`);
    expect(headers.get('content-type')).toContain('application/manifest+json');
    if (name === 'Caddy') expect(await (await fetch(server.url + OWN_PATH)).text()).toBe('own');
  });

  it('carries a release over two folders: no answer of one is kept for the other', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const status = async (address: string) => {
      const { status, headers } = await fetch(server.url + address);
      return [status, headers.get('cache-control')?.includes('immutable')];
    };
    expect(await (await fetch(server.url)).text()).toContain('/assets/app-1.js');
    expect(await status('/assets/app-2.js')).toEqual([404, false]);
    symlinkSync(release(2), `${live}-next`);
    renameSync(`${live}-next`, live);
    expect(await (await fetch(server.url)).text()).toContain('/assets/app-2.js');
    expect((await fetch(server.url)).headers.get('cache-control')).not.toContain('immutable');
    // A page of the first release asks for what it knows: not there, and not kept.
    expect(await status('/assets/app-1.js')).toEqual([404, false]);
    // docs/operators/hosting.md: the assets of the last release stay for a day.
    cpSync(path.join(release(1), BRAND, 'assets'), path.join(release(2), BRAND, 'assets'), { recursive: true });
    for (const script of ['/assets/app-1.js', '/assets/app-2.js'])
      expect(await (await fetch(server.url + script)).text()).toContain('xxx');
    if (hasUpstream) expect(await status('/assets/app-1.js')).toEqual([200, true]);
  });

  if (!hasUpstream) return;

  it("lets nothing of the upstream's run in the page's origin, and is cached no longer than it asks for", async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const wanted = {
      ...EVERYWHERE,
      'content-security-policy': UPSTREAM_POLICY,
      'strict-transport-security': HSTS,
      'cache-control': 'private, max-age=7',
    };
    const uploads = Object.keys(UPLOADS).map((address) => address.replace(/^\/br/, ''));
    for (const address of [
      ...uploads,
      '/sports/api/v1/soccer',
      '/3rd-game/x.html',
      '/sports/a.js',
      PUSH_PATH,
      CHAT_PATH,
    ])
      expect([address, await headersOf(address, wanted)]).toEqual([address, wanted]);
  });

  it("names the page's host and port to the upstream, which may compare them with the page's origin", async () => {
    if (!isHere) return expect(isHere).toBe(false);
    upstream.headersSeen.length = 0;
    await fetch(`${server.url}/sports/a`);
    const { host } = new URL(server.url);
    expect(upstream.headersSeen.map((seen) => [seen.host, seen['x-forwarded-host']])).toEqual([[host, host]]);
  });

  it("maps the page's calls to the brand's base paths, and joins the sockets", async () => {
    if (!isHere) return expect(isHere).toBe(false);
    for (const [address, seen] of [
      ['/sports/api/v1/soccer?start=0', '/br/sports/api/v1/soccer?start=0'],
      ['/3rd-game/list', '/br/3rd-game/list'],
      ['/content/a.json', '/content/a.json'],
    ] as const)
      expect(await (await fetch(server.url + address)).text()).toBe(`upstream saw ${seen}`);
    for (const place of [PUSH_PATH, CHAT_PATH]) {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}${place}?token=SECRET-open`);
      const first = await new Promise((resolve, reject) => {
        socket.on('message', (data) => resolve(String(data)));
        socket.on('error', reject);
      });
      expect(first).toBe(`open ${place}?token=SECRET-open`);
      socket.terminate();
    }
  });

  it('reports to the upstream who calls by its own word, and passes on no protocol but that of sockets', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const port = Number(new URL(server.url).port);
    const forged = ['forwarded: for=192.0.2.6', 'x-original-url: /admin', 'x-rewrite-url: /admin'];
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])
      forged.push(`${name}: 192.0.2.6`);
    const { headersSeen } = upstream;
    for (const address of ['/sports/who', '/content/who', PUSH_PATH, CHAT_PATH]) {
      headersSeen.length = 0;
      await rawRequest(port, [`GET ${address} HTTP/1.1`, 'host: 127.0.0.1', 'connection: close', ...forged]);
      expect([address, headersSeen.length]).toEqual([address, 1]);
      expect([address, JSON.stringify(headersSeen)]).toEqual([address, expect.not.stringMatching(/192\.0\.2|admin/)]);
      expect(headersSeen[0]).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' });
    }
    for (const protocol of ['h2c', 'tls/1.0', 'websocket, h2c'])
      for (const address of ['/sports/who', PUSH_PATH]) {
        headersSeen.length = 0;
        const settings = ['connection: upgrade, close, http2-settings', 'http2-settings: AAMAAABkAARAAAAAAAIAAAAA'];
        await rawRequest(port, [`GET ${address} HTTP/1.1`, 'host: 127.0.0.1', `upgrade: ${protocol}`, ...settings]);
        const wanted = name === 'slipway serve' ? [] : [undefined]; // Node answers it with 400 itself.
        expect([protocol, address, headersSeen.map(({ upgrade }) => upgrade)]).toEqual([protocol, address, wanted]);
      }
  });

  it("passes on nothing beside the brand's base paths, however it is written", async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const port = Number(new URL(server.url).port);
    upstream.seen.length = 0;
    for (const target of [
      '/sports/../admin',
      '/sports/%2e%2e/admin',
      '/sports/..%2fadmin',
      '/sports/..%2f..%2fadmin%0a',
      '/sports/a%0d%0aGET%20/admin',
      '/content/..%2fadmin',
      '/content/%2e%2e%2fadmin',
      '//sports/../admin',
    ])
      await rawRequest(port, [`GET ${target} HTTP/1.1`, 'host: 127.0.0.1', 'connection: close']);
    expect(upstream.seen.filter((address) => !/^\/(?:br\/sports|content)\/(?!.*\.\.)/.test(address))).toEqual([]);
    expect((await fetch(`${server.url}/sports/still`)).status).toBe(200);
  });

  it('answers hostile request lines without ending, and with the headers where it answers', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const port = Number(new URL(server.url).port);
    for (const line of [
      'GET // HTTP/1.1',
      'GET /%00 HTTP/1.1',
      'GET /../../etc/passwd HTTP/1.1',
      'BREW / HTTP/1.1',
      'x',
      'GET /assets/%2e%2e/%2e%2e/_hosting/ventoverde/nginx.conf HTTP/1.1',
    ]) {
      const answer = await rawRequest(port, [line, 'host: 127.0.0.1', 'connection: close']);
      expect([line, answer]).toEqual([line, expect.not.stringMatching(/root:x:|slipway_upstream/)]);
      expect((await fetch(server.url)).status).toBe(200);
    }
  });

  it('says that the upstream is away under the same headers, and has no token in any log', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    await upstream.close();
    const wanted = { ...EVERYWHERE, 'content-security-policy': UPSTREAM_POLICY, 'strict-transport-security': HSTS };
    for (const address of [
      `${PUSH_PATH}?token=SECRET-away`,
      `${CHAT_PATH}?token=SECRET-away`,
      '/sports/api/v1/soccer',
      '/content/a.svg',
    ]) {
      const response = await fetch(server.url + address, {
        headers: { authorization: 'SECRET-header', 'fresh-token': 'SECRET-fresh' },
      });
      expect([address, response.status]).toEqual([address, 502]);
      expect([address, await headersOf(address, wanted)]).toEqual([address, wanted]);
    }
    // The log is written a moment later.
    await expect.poll(() => server.log()).toContain('/sports/api/v1/soccer');
    expect(server.log()).not.toContain('SECRET');
  });
});
