import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { head } from './connections.fixture.ts';
import { hostedBefore, siteFolder } from './hosted.fixture.ts';
import {
  BRAND,
  HAS_BROTLI,
  HAS_CADDY,
  HAS_NGINX,
  stampSite,
  startCaddy,
  startNginx,
  startNode,
} from './hosting-servers.fixture.ts';

// A machine without one of them says so in the name of the test.
describe.each([
  ['nginx', HAS_NGINX, startNginx],
  ['Caddy', HAS_CADDY, startCaddy],
  ['slipway serve', true, startNode],
] as const)('compressed by %s (here: %s)', (_name, isHere, start) => {
  const out = siteFolder({ isWanted: isHere });
  const server = hostedBefore(out, start, isHere);

  it('sends hashed files as they lie there, compressed', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const { status, headers } = await head(`${server.url}/assets/app-1.js`, 'gzip');
    const { size } = statSync(path.join(out, BRAND, 'assets', 'app-1.js.gz'));
    expect([status, headers['content-encoding'], Number(headers['content-length'])]).toEqual([200, 'gzip', size]);
    expect(headers['content-type']).toContain('text/javascript');
  });

  it('compresses the page and the texts, which the build has not', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const [, texts = ''] = /"locales":"(\/locales\/\w+)"/.exec(await (await fetch(server.url)).text()) ?? [];
    for (const address of ['/', '/sport/soccer', `${texts}/pt/first.json`]) {
      const { status, headers } = await head(server.url + address, 'gzip');
      expect([address, status, headers['content-encoding']]).toEqual([address, 200, 'gzip']);
      expect(String(headers['vary']).toLowerCase()).toContain('accept-encoding');
    }
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=0.4', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip', 'gzip'],
    ['abr, gzip', 'gzip'],
  ])('sends a browser that reads %j the %s beside the file', async (accepted, encoding) => {
    if (!isHere) return expect(isHere).toBe(false);
    const { status, headers, body } = await head(`${server.url}/assets/app-1.js`, accepted);
    const file = path.join(out, BRAND, 'assets/app-1.js');
    expect([status, headers['content-encoding']]).toEqual([200, encoding]);
    expect(body).toEqual(readFileSync(`${file}.${encoding === 'br' ? 'br' : 'gz'}`));
    expect(headers['content-type']).toContain('text/javascript');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(String(headers['vary']).toLowerCase()).toContain('accept-encoding');
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  });
});

describe(`nginx by TLS (here: ${HAS_NGINX})`, () => {
  it(`sends by HTTP/2 what the build has compressed, with a module for Brotli or without (here: ${HAS_BROTLI})`, async () => {
    if (!HAS_NGINX) return expect(HAS_NGINX).toBe(false);
    const out = mkdtempSync(path.join(tmpdir(), 'slipway-tls-'));
    await stampSite(out, 'app-1.js');
    const server = await startNginx({ root: out, out, upstreamPort: 9, isSecure: true });
    const session = connect(server.url, { rejectUnauthorized: false });
    try {
      const encodingOf = (accepted: string) =>
        new Promise<unknown>((resolve, reject) => {
          session.once('error', reject);
          const stream = session.request({ ':path': '/assets/app-1.js', 'accept-encoding': accepted });
          stream.once('response', (headers) => resolve([headers[':status'], headers['content-encoding']]));
          stream.end();
        });
      expect(await encodingOf('gzip')).toEqual([200, 'gzip']);
      expect(await encodingOf('gzip, br')).toEqual([200, 'br']);
    } finally {
      session.close();
      await server.close();
      rmSync(out, { recursive: true, force: true });
    }
  });
});
