import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { closerOf, type WebServer } from './connections.fixture.ts';
import { BRAND, type HostileUpstream, openHostileUpstream, stampSite, startNginx } from './hosting-servers.fixture.ts';

export function siteFolder({ brand = BRAND, isWanted = true } = {}): string {
  const out = mkdtempSync(path.join(tmpdir(), 'slipway hosted-'));
  beforeAll(async () => {
    if (isWanted) await stampSite(out, 'app-1.js', brand);
  });
  afterAll(() => rmSync(out, { recursive: true, force: true }));
  return out;
}

/** A web server of one kind in front of a site and the hostile upstream. */
export function hostedBefore(
  out: string,
  start: (site: { root: string; out: string; upstreamPort: number }) => Promise<WebServer>,
  isHere = true,
): { readonly url: string; readonly upstream: HostileUpstream } {
  let upstream: HostileUpstream;
  let server: WebServer;
  beforeAll(async () => {
    if (!isHere) return;
    upstream = await openHostileUpstream();
    server = await start({ root: out, out, upstreamPort: upstream.port });
  });
  afterAll(async () => {
    await server?.close();
    await upstream?.close();
  });
  return {
    get url() {
      return server.url;
    },
    get upstream() {
      return upstream;
    },
  };
}

/** nginx with a cache in front of an upstream that the tests script. */
export function cachingNginx(answer: RequestListener) {
  const brand = 'harborlight';
  const out = siteFolder({ brand });
  const asked: IncomingMessage[] = [];
  const upstream = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  const close = closerOf(upstream);
  let server: WebServer;
  let number = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const { port } = upstream.address() as AddressInfo;
    server = await startNginx({ root: out, out, upstreamPort: port, brand, isCached: true });
  });
  afterAll(async () => {
    await server?.close();
    await close();
  });
  return {
    asked,
    get url() {
      return server.url;
    },
    get log() {
      return server.log();
    },
    next: (): number => (number += 1),
    fresh: (): string => `/sports/api/v1/soccer?start=${(number += 1)}`,
  };
}
