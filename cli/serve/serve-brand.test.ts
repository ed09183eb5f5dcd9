import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createNetServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { startSimulator } from '#simulator';
import { logTo, rawRequest, rawUpgrade } from '#simulator/testing/http';
import { precompress } from '#cli/build/precompress.ts';
import { hostingFolder } from '#cli/build/hosting/hosting-folder.ts';
import { freePort } from './free-port.ts';
import { serveBrand, type ServedBrand } from './serve-brand.ts';

describe('serving a brand', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slipway-serve-'));
  let upstream: Server;
  let sockets: WebSocketServer;
  let served: ServedBrand;

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>page</title>');
    writeFileSync(path.join(folder, 'assets', 'app-1.js'), `export const text = '${'x'.repeat(2_000)}';`);
    await precompress(path.join(folder, 'assets'));
    writeFileSync(path.join(folder, '..', `${path.basename(folder)}.secret`), 'CLASSIFIED');
    upstream = createServer((request, response) => {
      request.pipe(response.setHeader('x-seen', `${request.method} ${request.url}`));
    });
    sockets = new WebSocketServer({ server: upstream });
    sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(`echo ${String(data)}`)));
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    served = await serveBrand({
      folder,
      upstream: `http://127.0.0.1:${portOf(upstream)}`,
      port: 0,
    });
  });
  afterAll(async () => {
    await served.close();
    upstream.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}.secret`, { force: true });
  });

  it('answers every address without a file ending with the page, under the strict policy', async () => {
    for (const address of ['/', '/sport/soccer', '/no/such/route?x=1']) {
      const response = await fetch(served.url + address);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>page</title>');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('puts an address of this machine in place of an origin that the brand names, in page and policy', async () => {
    const file = path.join(folder, 'index.html');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, '<!doctype html><title>page</title>{"testPages":{"bets":"https://try.example/bets"}}');
    const policy = 'frame-src https://try.example https://games.example';
    const headers = path.join(hostingFolder(folder), 'headers.json');
    mkdirSync(path.dirname(headers), { recursive: true });
    writeFileSync(headers, JSON.stringify({ 'content-security-policy': policy }));
    const here = await serveBrand({
      folder,
      upstream: `http://127.0.0.1:${portOf(upstream)}`,
      port: 0,
      idempotency: 'keyed',
      standIns: { 'https://try.example': 'http://127.0.0.1:4711' },
    });
    try {
      const response = await fetch(here.url);
      expect(await response.text()).toContain('"bets":"http://127.0.0.1:4711/bets"');
      expect(response.headers.get('content-security-policy')).toBe(
        "frame-src 'self' http://127.0.0.1:4711 https://games.example",
      );
    } finally {
      await here.close();
      writeFileSync(file, before);
      rmSync(path.dirname(headers), { recursive: true });
    }
  });

  it('writes the idempotency of its own upstream into the page it serves, and not into the folder', async () => {
    const file = path.join(folder, 'index.html');
    const page = '<!doctype html><title>page</title><script>{"upstream":{"idempotency":"none"}}</script>';
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, page);
    const other = await serveBrand({ folder, upstream: served.url, port: 0, idempotency: 'keyed' });
    const plain = await serveBrand({ folder, upstream: served.url, port: 0 });
    const keyed = page.replace('none', 'keyed');
    for (const address of ['/', '/index.html', '/sport/soccer']) {
      expect(await (await fetch(other.url + address)).text()).toBe(keyed);
      expect(await (await fetch(plain.url + address)).text()).toBe(page);
    }
    expect(readFileSync(file, 'utf8')).toBe(page);
    writeFileSync(file, before);
    await other.close();
    await plain.close();
  });

  it('sends compressed files, and lets hashed files be cached permanently', async () => {
    const response = await fetch(`${served.url}/assets/app-1.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toHaveLength(2_000 + `export const text = '';`.length);
  });

  it('answers 304 when a file did not change', async () => {
    const first = await fetch(`${served.url}/assets/app-1.js`);
    const etag = first.headers.get('etag') ?? '';
    await first.text();
    const again = await fetch(`${served.url}/assets/app-1.js`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('answers 404 for a missing file, and reads nothing outside its folder', async () => {
    expect((await fetch(`${served.url}/assets/none.js`)).status).toBe(404);
    const name = path.basename(folder);
    for (const attempt of [
      `/../${name}.secret`,
      `/%2e%2e/${name}.secret`,
      `/assets/..%2f..%2f${name}.secret`,
      '/%zz.js',
    ]) {
      expect(await rawGet(served.port, attempt)).not.toContain('CLASSIFIED');
      expect(await rawGet(served.port, attempt)).toMatch(/^HTTP\/1\.1 404/);
    }
  });

  it('follows no link out of its folder, neither of a file nor of a folder', async () => {
    const secret = `${folder}.secret`;
    symlinkSync(secret, path.join(folder, 'assets', 'link-1.js'));
    symlinkSync(path.dirname(folder), path.join(folder, 'up'));
    symlinkSync('app-1.js', path.join(folder, 'assets', 'inside-1.js'));
    for (const attempt of ['/assets/link-1.js', `/up/${path.basename(secret)}`]) {
      const response = await fetch(served.url + attempt);
      expect(response.status, attempt).toBe(404);
      expect(await response.text()).not.toContain('CLASSIFIED');
    }
    expect((await fetch(`${served.url}/assets/inside-1.js`)).status).toBe(200);
  });

  it("passes the upstream's calls on as they are, whole bodies included", async () => {
    const response = await fetch(`${served.url}/sports/api/v1/soccer/bet?x=1`, { method: 'POST', body: 'stake' });
    expect(response.headers.get('x-seen')).toBe('POST /sports/api/v1/soccer/bet?x=1');
    expect(await response.text()).toBe('stake');
  });

  it.each(['//', '///', '//[', '//name/path', 'http://localhost/'])(
    'survives a GET for %s: the page',
    async (target) => {
      const answer = await rawGet(served.port, target);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).toContain('<title>page</title>');
    },
  );

  it.each([
    ['//', 404],
    ['//[', 404],
    ['/elsewhere', 404],
    ['*', 400],
    ['/wss-new#', 400],
  ])('survives an upgrade for %s', async (target, status) => {
    const answer = await rawRequest(served.port, rawUpgrade(target, 'host: localhost'));
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect((await fetch(served.url)).status).toBe(200);
  });

  it('answers 500 when a handler throws, at once or later, and goes on', async () => {
    const uncaught: unknown[] = [];
    const note = (error: unknown) => uncaught.push(error);
    process.on('uncaughtException', note).on('unhandledRejection', note);
    const lines: string[] = [];
    const endLog = logTo((line) => lines.push(line));
    const broken = await serveBrand({
      folder,
      upstream: 'http://127.0.0.1:9',
      port: 0,
      before: ({ url }) => {
        if (url === '/throws') throw new Error('a fault of ours');
        return false;
      },
    });
    const answer = await fetch(`${broken.url}/throws`);
    expect([answer.status, await answer.json()]).toEqual([500, expect.objectContaining({ code: 1500 })]);
    expect(lines.join('')).toContain('a fault of ours');
    expect((await fetch(broken.url)).status).toBe(200);
    await broken.close();
    endLog();
    process.off('uncaughtException', note).off('unhandledRejection', note);
    expect(uncaught).toEqual([]);
  });

  it('lets no page of another name (DNS rebinding) through to the control interface and the sockets', async () => {
    const simulator = await startSimulator({ seed: 'rebound' });
    const front = await serveBrand({ folder, upstream: simulator.url, port: 0 });
    const rebound = ['host: evil.example', 'origin: http://evil.example'];
    const get = (address: string, ...headers: readonly string[]) =>
      rawRequest(front.port, [`GET ${address} HTTP/1.1`, 'connection: close', ...headers]);
    // The control interface, and the collections that json-server serves.
    for (const address of ['/__sim/members', '/__content/banners']) {
      expect(await get(address, ...rebound)).toMatch(/^HTTP\/1\.1 403 /);
      const own = await get(address, `host: localhost:${front.port}`);
      expect(own).toMatch(/^HTTP\/1\.1 200 /);
      expect(own).toContain('application/json');
    }
    expect(await rawRequest(front.port, rawUpgrade('/wss-new?token=x', ...rebound))).toMatch(/^HTTP\/1\.1 403 /);
    await front.close();
    await simulator.close();
  });

  it('joins sockets to the upstream', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${served.port}/wss-new?token=x`);
    const heard = await new Promise((resolve, reject) => {
      socket.on('open', () => socket.send('hello'));
      socket.on('message', (data) => resolve(String(data)));
      socket.on('error', reject);
    });
    expect(heard).toBe('echo hello');
    socket.terminate();
  });

  it("answers 502 in the upstream's own form when it is gone", async () => {
    const orphan = await serveBrand({ folder, upstream: 'http://127.0.0.1:9', port: 0 });
    const response = await fetch(`${orphan.url}/sports/api/v1/soccer`);
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ code: 1500, msg: '', data: null });
    await orphan.close();
  });

  it('answers 502 for a status that HTTP does not know, and goes on', async () => {
    const strange = createNetServer((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 099 Odd\r\ncontent-length: 0\r\n\r\n'));
    });
    await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve));
    const port = (strange.address() as AddressInfo).port;
    const front = await serveBrand({ folder, upstream: `http://127.0.0.1:${port}`, port: 0 });
    expect((await fetch(`${front.url}/sports/api/v1/soccer`)).status).toBe(502);
    expect((await fetch(front.url)).status).toBe(200);
    await front.close();
    strange.close();
  });

  it('ends the socket at the upstream when the server closes', async () => {
    const front = await serveBrand({ folder, upstream: `http://127.0.0.1:${portOf(upstream)}`, port: 0 });
    const ended = new Promise((resolve) =>
      sockets.once('connection', (socket: WebSocket) => socket.once('close', () => resolve('closed'))),
    );
    const socket = new WebSocket(`ws://127.0.0.1:${front.port}/wss-new?token=x`);
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('open', resolve));
    await front.close();
    expect(await ended).toBe('closed');
  });

  it('takes the next free port when the wanted one is busy', async () => {
    expect(await freePort(served.port, '127.0.0.1')).toBeGreaterThan(served.port);
  });
});

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** A request whose path no client library tidies up first. */
const rawGet = (port: number, target: string): Promise<string> =>
  rawRequest(port, [`GET ${target} HTTP/1.1`, 'host: localhost', 'connection: close']);
