import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { freePort } from './free-port.ts';
import { serveBrand, type ServedBrand } from './serve-brand.ts';

describe('serving a brand', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slipway-serve-'));
  let upstream: Server;
  let served: ServedBrand;

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>page</title>');
    writeFileSync(path.join(folder, 'assets', 'app-1.js'), `export const text = '${'x'.repeat(2_000)}';`);
    writeFileSync(path.join(folder, '..', `${path.basename(folder)}.secret`), 'CLASSIFIED');
    upstream = createServer((request, response) => {
      request.pipe(response.setHeader('x-seen', `${request.method} ${request.url}`));
    });
    const sockets = new WebSocketServer({ server: upstream });
    sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(`echo ${String(data)}`)));
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    served = await serveBrand({
      folder,
      upstream: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
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

  it('compresses, and lets hashed files be kept for ever', async () => {
    const response = await fetch(`${served.url}/assets/app-1.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toHaveLength(2_000 + `export const text = '';`.length);
  });

  it('says what is missing, and gives nothing from outside its folder', async () => {
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

  it('takes the next free port when the wanted one is busy', async () => {
    expect(await freePort(served.port, '127.0.0.1')).toBeGreaterThan(served.port);
  });
});

/** A request whose path no client library tidies up first. */
function rawGet(port: number, target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}
