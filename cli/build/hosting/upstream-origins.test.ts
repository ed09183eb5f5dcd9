import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { CHAT_PATH, PUSH_PATH } from '#contract/entities';
import { closerOf, type WebServer } from './connections.fixture.ts';
import {
  BRAND,
  HAS_CADDY,
  HAS_NGINX,
  type HostileUpstream,
  openHostileUpstream,
  stampSite,
  startCaddy,
  startNginx,
  startNode,
} from './hosting-servers.fixture.ts';

const work = mkdtempSync(path.join(tmpdir(), 'slipway-origins-'));
const upstreams = new Map<string, HostileUpstream>();
const secret = { seen: 0, close: async (): Promise<void> => undefined };

beforeAll(async () => {
  for (const name of ['default', 'sports', 'push', 'unused']) upstreams.set(name, await openHostileUpstream());
  const origin = (name: string) => `http://127.0.0.1:${upstreams.get(name)?.port}`;
  cpSync(path.join('brands', BRAND), path.join(work, 'brands', BRAND), { recursive: true });
  const file = path.join(work, 'brands', BRAND, 'brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as { upstream: object };
  const origins = {
    default: origin('default'),
    sports: origin('sports'),
    push: origin('push'),
    // With a certificate that no authority has signed.
    pggame: `https://localhost:${await openUntrusted()}`,
  };
  writeFileSync(file, JSON.stringify({ ...brand, upstream: { ...brand.upstream, origins } }));
  await stampSite(work, 'app-1.js', BRAND, work);
});
afterAll(async () => {
  for (const upstream of upstreams.values()) await upstream.close();
  await secret.close();
  rmSync(work, { recursive: true, force: true });
});

async function openUntrusted(): Promise<number> {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(work, name)) as [string, string];
  const made = spawnSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -days 2 -keyout ${key} -out ${cert}`.split(
      ' ',
    ),
  );
  expect(made.status).toBe(0);
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_request, response) => {
    secret.seen += 1;
    response.end('untrusted');
  });
  secret.close = closerOf(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

describe.each([
  ['nginx', HAS_NGINX, startNginx],
  ['Caddy', HAS_CADDY, startCaddy],
  ['slipway serve', true, startNode],
] as const)('a brand with a server for each service, behind %s (here: %s)', (_name, isHere, start) => {
  let server: WebServer;
  beforeAll(async () => {
    if (!isHere) return;
    const upstreamPort = upstreams.get('unused')?.port ?? 0;
    server = await start({ root: work, out: work, brands: work, upstreamPort });
  });
  afterAll(() => server?.close());

  it('says which brand and build answer, to be asked for again', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const response = await fetch(`${server.url}/health.json`);
    expect(await response.json()).toEqual({
      status: 'ok',
      brand: BRAND,
      build: expect.stringMatching(/^app-1\.js\+[0-9a-f]{12}$/),
    });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).not.toMatch(/immutable|max-age=[1-9]/);
  });

  it('sends each service and socket to its own server, and the rest to the default', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    for (const upstream of upstreams.values()) upstream.seen.length = 0;
    for (const address of ['/sports/a?b=1', '/3rd-game/c', '/activities/d', '/content/e.json'])
      expect((await fetch(server.url + address)).status).toBe(200);
    for (const place of [PUSH_PATH, CHAT_PATH]) {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}${place}`);
      await new Promise((resolve, reject) => socket.on('message', resolve).on('error', reject));
      socket.terminate();
    }
    const seen = (name: string) => upstreams.get(name)?.seen;
    const sockets = (name: string) =>
      upstreams.get(name)?.headersSeen.filter(({ upgrade }) => upgrade === 'websocket').length;
    expect(seen('sports')).toEqual(['/br/sports/a?b=1']);
    expect(seen('default')).toEqual(['/br/3rd-game/c', '/br/activities/d', '/content/e.json']);
    expect(seen('unused')).toEqual([]);
    expect([sockets('push'), sockets('default'), sockets('sports')]).toEqual([
      expect.any(Number),
      expect.any(Number),
      0,
    ]);
    expect(sockets('push')).toBeGreaterThan(0);
    expect(sockets('default')).toBe(sockets('push'));
  });

  it('trusts no server by https whose certificate no authority has signed', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const response = await fetch(`${server.url}/pggame/a`, { headers: { authorization: 'SECRET' } });
    expect([response.status, secret.seen]).toEqual([502, 0]);
    expect(await response.text()).not.toContain('untrusted');
  });
});
