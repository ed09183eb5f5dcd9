import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RowClient } from '#simulator/conformance/row-client.ts';
import { startSimulator, type Simulator } from '#simulator/start-simulator.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-proxy-'));
const record = join(dir, 'recorded.jsonl');
let upstream: Simulator;
let proxy: Simulator;
beforeAll(async () => {
  upstream = await startSimulator({ seed: 'upstream' });
  proxy = await startSimulator({ proxy: upstream.url, record });
});
afterAll(async () => {
  await proxy.close();
  await upstream.close();
  rmSync(dir, { recursive: true });
});

it('passes calls on, tells where the upstream drifts from the contract, and writes answers down without secrets', async () => {
  const real = new RowClient(upstream, upstream.world()).signIn();
  const through = new RowClient(proxy, upstream.world());
  through.token = real.token;
  const sample = await real.sample('getAccount');
  expect(await through.send('getAccount', sample)).toEqual(await real.send('getAccount', sample));
  upstream.world().faults.add({ row: 'getAccount', do: 'wrongSchema' });
  await through.send('getAccount', sample);
  await through.send('signIn', await real.sample('signIn'));
  const drift = (await (await fetch(`${proxy.url}/__sim/drift`)).json()) as { row: string }[];
  expect(drift).toMatchObject([
    { row: 'getAccount', calls: 2, drifted: 1 },
    { row: 'signIn', calls: 1, drifted: 0 },
  ]);
  const lines = readFileSync(record, 'utf8');
  expect(lines.trim().split('\n')).toHaveLength(3);
  expect(lines).not.toMatch(/sim\.main\.[0-9a-f]{40}/);
});
