import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSimulator, type Simulator } from '#simulator';
import type { WebServer } from './connections.fixture.ts';
import { HAS_CADDY, HAS_NGINX, stampSite, startCaddy, startNginx, startNode } from './hosting-servers.fixture.ts';

const BRAND = 'harborlight';
/** Longer than any other answer may take. */
const WAIT_S = 7;

// A machine without one of them says so in the name of the test.
describe.each([
  ['nginx', HAS_NGINX, startNginx, false],
  ['nginx with a cache', HAS_NGINX, startNginx, true],
  ['Caddy', HAS_CADDY, startCaddy, false],
  ['slipway serve', true, startNode, false],
] as const)('a call that waits for changes, behind %s (here: %s)', (_, isHere, start, isCached) => {
  const out = mkdtempSync(path.join(tmpdir(), 'slipway-held-'));
  let simulator: Simulator;
  let server: WebServer;
  beforeAll(async () => {
    if (!isHere) return;
    await stampSite(out, 'app-1.js', BRAND);
    simulator = await startSimulator({ seed: 'held' });
    const upstreamPort = Number(new URL(simulator.url).port);
    server = await start({ root: out, out, upstreamPort, brand: BRAND, isCached });
  });
  afterAll(async () => {
    await server?.close();
    await simulator?.close();
    rmSync(out, { recursive: true, force: true });
  });

  const read = async (query: string): Promise<{ readonly version: string }> => {
    const response = await fetch(`${server.url}/sports/api/v1/soccer/changes${query}`, {
      headers: { 'accept-language': 'en' },
    });
    return ((await response.json()) as { data: { version: string } }).data;
  };

  it('is not cut, and is answered with the change', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const since = (await read(`?since=${(await read('')).version}`)).version;
    expect(await read(`?since=${since}&wait=${WAIT_S}`)).toMatchObject({ version: since, since });
    const next = read(`?since=${since}&wait=${WAIT_S + 1}`);
    simulator.world().clock.advance(60_000);
    expect((await next).version).not.toBe(since);
  });

  it('keeps nothing of matches that one player has chosen', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const address = `${server.url}/sports/api/v1/soccer/changes?since=none&wait=0&ids=`;
    const [chosen, other] = simulator.world().fixtures.onSale('soccer', simulator.world().now());
    for (const match of [chosen, other, chosen]) {
      const response = await fetch(address + match?.match_id);
      expect(response.headers.get('x-cache')).toBeNull();
      expect(await response.json()).toMatchObject({ data: { matches: [match] } });
    }
  });
});
