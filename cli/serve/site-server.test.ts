import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { rawRequest, rawUpgrade, twoRequests } from '#simulator/testing/http';
import { startSiteServer } from './site-server.ts';

const HEALTH = '{"status":"ok","brand":"vento","build":"app-1.js"}\n';
const root = mkdtempSync(path.join(tmpdir(), 'slipway-site-'));
const folder = path.join(root, 'vento');
let upstream: Server;
let sockets: WebSocketServer;
let seen: { readonly method?: string; readonly url?: string; readonly headers: IncomingHttpHeaders }[] = [];
let second: Server;
const ownOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const own = () => ownOf(upstream);

beforeAll(async () => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.html'), `<!doctype html><title>page</title>${'x'.repeat(2_000)}</html>`);
  upstream = createServer(({ method = '', url = '', headers }, response) => {
    seen.push({ method, url, headers });
    response
      .writeHead(201, { 'x-frame-options': 'ALLOW', 'x-own': 'yes', 'content-type': 'text/plain' })
      .end('answered');
  });
  sockets = new WebSocketServer({ server: upstream });
  sockets.on('connection', (socket, { url = '', headers }) => {
    seen.push({ url, headers });
    socket.on('message', (data) => socket.send(`echo ${String(data)}`));
  });
  second = createServer(({ method = '', url = '', headers }, response) => {
    seen.push({ method, url: `second ${url}`, headers });
    response.end();
  });
  for (const server of [upstream, second]) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mkdirSync(path.join(root, '_hosting/vento'), { recursive: true });
  const site = {
    brand: 'vento',
    headers: { 'x-site': 'ours' },
    files: { 'index.html': 1, 'assets/app-1.js': 10 },
    proxied: { 'x-frame-options': 'DENY' },
    routes: [
      { path: '/sports', base: '/api/sports', isSocket: false },
      { path: '/activities', base: '', isSocket: false, origin: ownOf(second) },
      { path: '/wss-new', base: '/wss-new', isSocket: true },
    ],
  };
  writeFileSync(path.join(root, '_hosting/vento/server.json'), JSON.stringify(site));
});
afterAll(async () => {
  sockets.close();
  for (const server of [upstream, second]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  rmSync(root, { recursive: true });
});

const withServer = async (
  options: Partial<Parameters<typeof startSiteServer>[0]>,
  work: (url: string, port: number) => Promise<void>,
) => {
  const server = await startSiteServer({ folder, host: '127.0.0.1', port: 0, upstream: own(), ...options });
  seen = [];
  try {
    expect(server.brand).toBe('vento');
    await work(`http://127.0.0.1:${server.port}`, server.port);
  } finally {
    await server.close(0);
  }
};
const FORGED = {
  forwarded: 'for=6.6.6.6',
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-forwarded-for': '203.0.113.7, 10.0.0.2',
  'x-forwarded-host': 'forged.example',
  'x-forwarded-proto': 'https',
  'x-real-ip': '203.0.113.7',
};
/** What the upstream learns of the player. */
const facts = ({ headers }: { readonly headers: IncomingHttpHeaders }) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name in FORGED));

it('files have the headers of the site, and are compressed', async () => {
  await withServer({}, async (url) => {
    const page = await fetch(`${url}/profile`, { headers: { 'accept-encoding': 'gzip' } });
    expect([page.status, page.headers.get('x-site'), page.headers.get('content-encoding')]).toEqual([
      200,
      'ours',
      'gzip',
    ]);
    expect(await page.text()).toContain('<title>page</title>');
    expect(seen).toEqual([]);
  });
});

it.each([
  ['an upstream that answers before it has the body', '/sports/api/v1/bet', '201'],
  ['a path that two servers read differently', '/sports/..%2fbet', '400'],
  ['a file', '/index.html', '405'],
])('a body that comes after its headers leaves the connection whole: %s', async (_, called, status) => {
  await withServer({}, async (_url, port) => {
    const head = (line: string, ...more: string[]) => [line, 'host: localhost', ...more, '', ''].join('\r\n');
    const { first, second: next } = await twoRequests(port, {
      head: head(`POST ${called} HTTP/1.1`, 'content-length: 4'),
      body: 'body',
      next: head('GET /profile HTTP/1.1', 'connection: close'),
    });
    expect([first.slice(9, 12), next.slice(9, 12)]).toEqual([status, '200']);
  });
});

it('calls go to the upstream of their route, below its base, and have the headers of the site', async () => {
  await withServer({}, async (url) => {
    const answer = await fetch(`${url}/sports/api/v1/bet?x=1`, { method: 'POST', body: 'a', headers: FORGED });
    expect([answer.status, await answer.text()]).toEqual([201, 'answered']);
    expect([answer.headers.get('x-frame-options'), answer.headers.get('x-own')]).toEqual(['DENY', 'yes']);
    await (await fetch(`${url}/activities/list`)).text();
    expect(seen.map((each) => [each.method, each.url])).toEqual([
      ['POST', '/api/sports/api/v1/bet?x=1'],
      ['GET', 'second /list'],
    ]);
    const host = url.replace('http://', '');
    const ours = {
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': host,
      'x-forwarded-proto': 'http',
      'x-real-ip': '127.0.0.1',
    };
    expect(seen.map(facts)).toEqual([ours, ours]);
  });
});

it('behind a balancer, what the balancer says of the player is kept, and its own address is added', async () => {
  await withServer({ isBehindProxy: true }, async (url) => {
    await (await fetch(`${url}/sports/x`, { headers: FORGED })).text();
    await (await fetch(`${url}/sports/x`)).text();
    const { forwarded: _, 'x-original-url': __, 'x-rewrite-url': ___, ...kept } = FORGED;
    expect(seen.map(facts)).toEqual([
      { ...kept, 'x-forwarded-for': '203.0.113.7, 10.0.0.2, 127.0.0.1' },
      {
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': url.replace('http://', ''),
        'x-forwarded-proto': 'http',
        'x-real-ip': '127.0.0.1',
      },
    ]);
  });
});

it('paths that two servers would read differently are refused, and have the headers of the site', async () => {
  await withServer({}, async (_url, port) => {
    const paths = ['/sports/../x', '/sports/%2e%2e/x', '/sports/a%5Cb', '/sports/%00', '/sports/%7f', '/sports/%zz'];
    for (const each of paths) {
      const answer = await rawRequest(port, [`GET ${each} HTTP/1.1`, 'host: localhost', 'connection: close']);
      expect([each, answer.split('\r\n')[0], answer.split('\r\n\r\n')[1]?.includes('Bad request\n')]).toEqual([
        each,
        'HTTP/1.1 400 Bad Request',
        true,
      ]);
      expect(answer.toLowerCase()).toContain('\r\nx-frame-options: deny\r\n');
    }
    // Neither is a route of the upstream: the page.
    for (const each of ['/sportsbook', '/sports']) {
      const answer = await rawRequest(port, [`GET ${each} HTTP/1.1`, 'host: localhost', 'connection: close']);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    }
    expect(seen).toEqual([]);
  });
});

it('sockets of their path alone are joined to the upstream', async () => {
  await withServer({}, async (url, port) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/wss-new?token=x`, { headers: FORGED });
    const heard = await new Promise((resolve, reject) => {
      socket.on('open', () => socket.send('hello'));
      socket.on('message', (data) => resolve(String(data)));
      socket.on('error', reject);
    });
    socket.terminate();
    expect([heard, seen.map((each) => [each.url, facts(each)['x-real-ip']])]).toEqual([
      'echo hello',
      [['/wss-new?token=x', '127.0.0.1']],
    ]);
    for (const each of ['/wss-new/more', '/sports/x', '/sports/../x', '/none'])
      expect([each, await rawRequest(port, rawUpgrade(each, 'host: localhost'))]).toEqual([
        each,
        expect.stringMatching(/^HTTP\/1\.1 404 /),
      ]);
  });
});

it('answers to names of this machine and to those that are allowed; behind a balancer to any that is not forbidden', async () => {
  const status = async (options: Parameters<typeof withServer>[0], host: string) => {
    let first = '';
    await withServer(options, async (_, port) => {
      const answer = await rawRequest(port, ['GET / HTTP/1.1', `host: ${host}`, 'connection: close']);
      first = answer.split(' ')[1] ?? '';
    });
    return first;
  };
  const named = { allowedHosts: ['shop.example'] };
  expect(await status({}, 'localhost:8080')).toBe('200');
  expect(await status({}, 'evil.example')).toBe('403');
  expect(await status({ host: '0.0.0.0' }, '192.0.2.7')).toBe('200');
  expect(await status({ host: '0.0.0.0' }, 'evil.example')).toBe('403');
  expect(await status(named, 'shop.example')).toBe('200');
  expect(await status(named, 'evil.example')).toBe('403');
  expect(await status({ isBehindProxy: true }, 'shop.example')).toBe('200');
  expect(await status({ ...named, isBehindProxy: true }, 'evil.example')).toBe('403');
});

it('health fails where a file that the build names is missing or cut, and says which', async () => {
  const health = path.join(folder, 'health.json');
  writeFileSync(health, HEALTH);
  mkdirSync(path.join(folder, 'assets'));
  const asset = path.join(folder, 'assets/app-1.js');
  const asked = async (url: string) => {
    const answer = await fetch(`${url}/health.json`);
    return [answer.status, answer.headers.get('cache-control'), await answer.text()];
  };
  const incomplete = `{"status":"incomplete","brand":"vento","missing":["assets/app-1.js"]}\n`;
  await withServer({}, async (url) => {
    expect(await asked(url)).toEqual([503, 'no-store', incomplete]);
    writeFileSync(asset, 'export');
    expect(await asked(url)).toEqual([503, 'no-store', incomplete]);
    writeFileSync(asset, 'export {};');
    expect(await asked(url)).toEqual([200, 'no-cache', HEALTH]);
    expect((await fetch(`${url}/health.json`, { method: 'HEAD' })).status).toBe(200);
    writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>pa');
    expect(await asked(url)).toEqual([503, 'no-store', incomplete.replace('assets/app-1.js', 'index.html')]);
    rmSync(path.join(folder, 'index.html'));
    expect((await asked(url))[0]).toBe(503);
  });
});

it('a folder that is no site, and a route without a server, are refused with a remedy', async () => {
  const refused = (options: Partial<Parameters<typeof startSiteServer>[0]>) =>
    startSiteServer({ folder, host: '127.0.0.1', port: 0, ...options }).then(
      () => 'started',
      ({ message, next, exitCode }: Error & { next: readonly string[]; exitCode: number }) => [
        exitCode,
        message,
        ...next,
      ],
    );
  const file = path.join(root, '_hosting/other/server.json');
  expect([
    await refused({ folder: path.join(root, 'other') }),
    await refused({}),
    await refused({ upstream: `${own()}/path` }),
    await refused({ upstream: `x${'y'.repeat(90)}` }),
  ]).toEqual([
    [
      2,
      `${path.join(root, 'other')} is not a site of this Slipway: ${file} cannot be read.`,
      'Build it: slipway brand build my-brand --out /srv/slipway, and copy _hosting with it.',
    ],
    [
      2,
      'No server is known for /sports.',
      'Name one for all: --upstream http://10.0.0.5:5000',
      'Or one for each service: upstream.origins in brand.json.',
    ],
    [2, `'${own()}/path' is not an origin.`, 'Write it as http://10.0.0.5:5000, without a path.'],
    [2, `'x${'y'.repeat(79)}' is not an origin.`, 'Write it as http://10.0.0.5:5000, without a path.'],
  ]);
});
