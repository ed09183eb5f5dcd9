import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { PUSH_PATH } from '#contract/entities';
import type { WebServer } from './connections.fixture.ts';
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

/** On this machine too, but none of the servers': theirs is 127.0.0.1. */
const PLAYER = '127.0.0.2';
const NAME = 'my-brand.example';
/** What a player writes to be taken for somebody else. */
const FORGED = {
  forwarded: 'for=198.51.100.6',
  'x-forwarded-for': '198.51.100.6',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-real-ip': '198.51.100.6',
};

/** A service of the site in front for each server behind it. */
const BEHIND = [
  ['nginx', HAS_NGINX, startNginx, 'sports'],
  ['Caddy', HAS_CADDY, startCaddy, '3rd-game'],
  ['slipway serve', true, startNode, 'pggame'],
] as const;
const IN_FRONT = [
  ['nginx by https', HAS_NGINX, startNginx, 'https'],
  ['Caddy', HAS_CADDY, startCaddy, 'http'],
  ['slipway serve', true, startNode, 'http'],
] as const;

const work = mkdtempSync(path.join(tmpdir(), 'slipway-balancer-'));
const inFront = path.join(work, 'in-front');
const behind = path.join(work, 'behind');
const servers: WebServer[] = [];
let upstream: HostileUpstream;

beforeAll(async () => {
  upstream = await openHostileUpstream();
  await stampSite(behind, 'app-1.js');
  const origins: Record<string, string> = { default: `http://127.0.0.1:${upstream.port}` };
  for (const [, isHere, start, service] of BEHIND) {
    if (!isHere) continue;
    const server = await start({ root: behind, out: behind, upstreamPort: upstream.port, isBehindProxy: true });
    servers.push(server);
    origins[service] = server.url;
    // The last one, which is always here.
    origins['push'] = server.url;
  }
  cpSync(path.join('brands', BRAND), path.join(inFront, 'brands', BRAND), { recursive: true });
  const file = path.join(inFront, 'brands', BRAND, 'brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as { upstream: { basePaths: Record<string, string> } };
  const basePaths = Object.fromEntries(Object.keys(brand.upstream.basePaths).map((name) => [name, `/${name}`]));
  writeFileSync(file, JSON.stringify({ ...brand, upstream: { ...brand.upstream, basePaths, origins } }));
  await stampSite(inFront, 'app-1.js', BRAND, inFront);
});
afterAll(async () => {
  for (const server of servers.toReversed()) await server.close();
  await upstream.close();
  rmSync(work, { recursive: true, force: true });
});

describe.each(IN_FRONT)('behind %s (here: %s)', (_name, isHere, start, protocol) => {
  let balancer: WebServer;
  beforeAll(async () => {
    if (!isHere) return;
    const isSecure = protocol === 'https';
    const hosted = { root: inFront, out: inFront, brands: inFront, upstreamPort: upstream.port };
    balancer = await start({ ...hosted, isSecure });
    servers.push(balancer);
  });

  const call = (address: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const send = protocol === 'https' ? requestSecure : requestPlain;
      const options = { localAddress: PLAYER, rejectUnauthorized: false, headers: { ...FORGED, host: NAME } };
      send(balancer.url + address, options, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
  /** What the upstream receives about the player; a server in between may add itself behind the player's address. */
  const received = () =>
    upstream.headersSeen.map((headers) => ({
      from: String(headers['x-forwarded-for']).split(', ')[0],
      real: headers['x-real-ip'],
      host: headers['x-forwarded-host'],
      protocol: headers['x-forwarded-proto'],
    }));

  it.each(BEHIND)(
    '%s (here: %s) sends the upstream what the balancer knows',
    async (_behind, isBehind, _start, service) => {
      if (!isHere || !isBehind) return expect(isHere && isBehind).toBe(false);
      upstream.headersSeen.length = 0;
      expect(await call(`/${service}/who`)).toBe(200);
      expect(received()).toEqual([{ from: PLAYER, real: PLAYER, host: NAME, protocol }]);
      expect(JSON.stringify(upstream.headersSeen)).not.toMatch(/198\.51|evil|gopher/);
    },
  );

  it('sends it with a socket too', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    upstream.headersSeen.length = 0;
    const socket = new WebSocket(balancer.url.replace('http', 'ws') + PUSH_PATH, {
      localAddress: PLAYER,
      rejectUnauthorized: false,
      headers: { ...FORGED, host: NAME },
    });
    await new Promise((resolve, reject) => socket.on('message', resolve).on('error', reject));
    socket.terminate();
    expect(received()[0]).toEqual({ from: PLAYER, real: PLAYER, host: NAME, protocol });
  });
});
