import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSimulator, type Simulator } from '#simulator';
import { openTestEdge } from '#cli/edge/test/edge.ts';
import type { WebServer } from './connections.fixture.ts';
import { HAS_CADDY, HAS_NGINX, stampSite, startCaddy, startNginx, startNode } from './hosting-servers.fixture.ts';

const BRAND = 'harborlight';
/** Longer than any other answer may take. */
const WAIT_S = 7;

/** Before it, a web server sends it money calls only; alone it passes all others on (`--pass`). */
async function startEdge({ upstreamPort }: { readonly upstreamPort: number }): Promise<WebServer> {
  const { edge, close } = await openTestEdge(`http://127.0.0.1:${upstreamPort}`, { isPassing: true });
  return { url: edge.url, log: () => '', close };
}

const SERVERS = [
  ['nginx', HAS_NGINX, startNginx, false],
  ['nginx with a cache', HAS_NGINX, startNginx, true],
  ['Caddy', HAS_CADDY, startCaddy, false],
  ['slipway serve', true, startNode, false],
  ['the edge', true, startEdge, false],
] as const;
type Name = (typeof SERVERS)[number][0];

const out = mkdtempSync(path.join(tmpdir(), 'slipway-held-'));
const started = new Map<Name, { readonly simulator: Simulator; readonly server: WebServer }>();
// One after the other, as each looks for a free port.
beforeAll(async () => {
  for (const [name, isHere, start, isCached] of SERVERS) {
    if (!isHere) continue;
    const folder = path.join(out, name.replaceAll(' ', '-'));
    await stampSite(folder, 'app-1.js', BRAND);
    const simulator = await startSimulator({ seed: 'held' });
    const upstreamPort = Number(new URL(simulator.url).port);
    const server = await start({ root: folder, out: folder, upstreamPort, brand: BRAND, isCached });
    started.set(name, { simulator, server });
  }
});
afterAll(async () => {
  for (const { simulator, server } of started.values()) {
    await server.close();
    await simulator.close();
  }
  rmSync(out, { recursive: true, force: true });
});
const at = (name: Name) => {
  const found = started.get(name);
  if (found === undefined) throw new Error(`${name} has not started.`);
  return found;
};

// A machine without one of them says so in the name of the test. All wait at the same time.
describe.concurrent.each(SERVERS)('a call that waits for changes, behind %s (here: %s)', (name, isHere) => {
  const read = async (query: string): Promise<{ readonly version: string }> => {
    const response = await fetch(`${at(name).server.url}/sports/api/v1/soccer/changes${query}`, {
      headers: { 'accept-language': 'en' },
    });
    return ((await response.json()) as { data: { version: string } }).data;
  };

  it('is not cut, and is answered with the change', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const since = (await read(`?since=${(await read('')).version}`)).version;
    expect(await read(`?since=${since}&wait=${WAIT_S}`)).toMatchObject({ version: since, since });
    const next = ['', '&places=0-19'].map((places) => read(`?since=${since}&wait=${WAIT_S + 1}${places}`));
    at(name).simulator.world().clock.advance(60_000);
    for (const { version } of await Promise.all(next)) expect(version).not.toBe(since);
  });

  it('keeps nothing of matches that one player has chosen', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const { simulator, server } = at(name);
    const address = `${server.url}/sports/api/v1/soccer/changes?since=none&wait=0&ids=`;
    const [chosen, other] = simulator.world().fixtures.onSale('soccer', simulator.world().now());
    for (const match of [chosen, other, chosen]) {
      const response = await fetch(address + match?.match_id);
      expect(response.headers.get('x-cache')).toBeNull();
      // Its prices may move meanwhile.
      expect(await response.json()).toMatchObject({ data: { matches: [{ match_id: match?.match_id }] } });
    }
  });
});
