// The simulator's speed beside what it is compared with, in one run: `npm run bench -- simulator`.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { RowClient } from '../testing.ts';
import { startSimulator } from '../index.ts';
import { amount, keep } from '#scripts/bench/figures.ts';
import { fillStore } from './fill-store.ts';
import { load, median, quantile } from '#scripts/bench/load.ts';
import { bundleServer, spawnServer, type Server } from '#scripts/bench/spawn-server.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
const OPTIONS = { seed: 'bench', startTime: '2026-03-14T12:00:00Z', speed: 0 };
const ROUNDS = amount(5, 1);
const READS = amount(2_000, 20);
const BETS = amount(400, 20);
const [FEW, MANY] = amount([100, 100_000], [10, 20]);
const shown = (count: number) => count.toLocaleString('en');

async function tokenOf({ url }: Server, world = 'main'): Promise<string> {
  const response = await fetch(`${url}/sports/api/v1/sign_in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sim-world': world },
    body: JSON.stringify({ account: 'player@demo.slipway.test', password: 'Slipway-demo-1' }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

async function reads(simulatorFile: string, bareFile: string): Promise<void> {
  const simulator = await spawnServer(simulatorFile, OPTIONS);
  const headers = { authorization: await tokenOf(simulator) };
  const paths = ['/sports/api/v1/soccer?limit=20', '/sports/api/v1/member/account', '/sports/api/v1/config/exchange'];
  const answers: Record<string, unknown> = {};
  for (const path of paths) answers[path] = await (await fetch(simulator.url + path, { headers })).json();
  writeFileSync(join(dir, 'answers.json'), JSON.stringify(answers));
  const bare = await spawnServer(bareFile, { answers: join(dir, 'answers.json') });
  for (const path of paths) {
    const rates = { simulator: [] as number[], bare: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      const one = await load({ url: simulator.url, path, headers, count: READS, at: 8 });
      const other = await load({ url: bare.url, path, headers, count: READS, at: 8 });
      // The first round warms up.
      if (round > 0) {
        rates.simulator.push(one.perSecond);
        rates.bare.push(other.perSecond);
      }
    }
    const [ours, theirs] = [median(rates.simulator), median(rates.bare)];
    const peer = { name: 'bare Express', figure: theirs };
    keep({ name: `read ${path}`, figure: ours, unit: 'a second', peer, ratio: theirs / ours, limit: { most: 1.5 } });
  }
  await simulator.kill('SIGTERM');
  await bare.kill('SIGTERM');
}

async function writes(simulatorFile: string, bareFile: string): Promise<void> {
  const source = await startSimulator(OPTIONS);
  const sample = (await new RowClient(source, source.world()).sample('placeBet')).body as object;
  await source.close();
  const body = () => JSON.stringify({ ...sample, stake: '0.01' });
  const servers = await Promise.all(
    [FEW, MANY].map(async (size) => {
      const dataDir = join(dir, `store-${size}`);
      fillStore(dataDir, size);
      const server = await spawnServer(simulatorFile, { ...OPTIONS, dataDir });
      return { size, server, token: await tokenOf(server), rates: [] as number[] };
    }),
  );
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { server, token, rates, size } of servers) {
      const headers = { authorization: token };
      const key = (number: number) => `bench-${size}-${round}-${number}`;
      const path = '/sports/api/v1/soccer/bet';
      let number = 0;
      const { perSecond } = await load({
        url: server.url,
        path,
        method: 'POST',
        headers: Object.defineProperty({ ...headers, 'idempotency-key': '' }, 'idempotency-key', {
          enumerable: true,
          get: () => key(number++),
        }),
        body,
        count: BETS,
        at: 16,
      });
      if (round > 0) rates.push(perSecond);
    }
  }
  const [few = 0, many = 0] = servers.map(({ rates }) => median(rates));
  keep({
    name: `bets at ${shown(MANY)} stored`,
    figure: many,
    unit: 'a second',
    peer: { name: `at ${shown(FEW)} stored`, figure: few },
    ratio: few / many,
    limit: { most: 1.3 },
  });
  for (const { server } of servers) await server.kill('SIGTERM');

  const file = join(dir, 'db.json');
  writeFileSync(file, JSON.stringify({ bets: Array.from({ length: MANY }, (_, id) => ({ id, ...sample })) }));
  // Few bets, because each rewrites a file; memory answers as quickly as possible.
  for (const [name, options, count, limit] of [
    [`json-server's file mode, ${shown(MANY)} rows`, { file }, 16, { least: 100 }],
    [`json-server's memory mode, ${shown(MANY)} rows`, { memory: file }, BETS, undefined],
  ] as const) {
    const bare = await spawnServer(bareFile, options);
    const theirs = await load({ url: bare.url, path: '/bets', method: 'POST', body, count, at: 16 });
    await bare.kill('SIGTERM');
    keep({
      name: `bets at ${shown(MANY)} stored`,
      figure: many,
      unit: 'a second',
      peer: { name, figure: theirs.perSecond },
      ratio: many / theirs.perSecond,
      ...(limit && { limit }),
    });
  }
}

async function sockets(simulatorFile: string): Promise<void> {
  const COUNT = amount(2_000, 20);
  const server = await spawnServer(simulatorFile, OPTIONS);
  const token = await tokenOf(server);
  const open: WebSocket[] = [];
  for (let from = 0; from < COUNT; from += 100) {
    const batch = Array.from(
      { length: Math.min(100, COUNT - from) },
      () => new WebSocket(`${server.url.replace('http', 'ws')}/wss-new?token=${token}`, { perMessageDeflate: false }),
    );
    await Promise.all(
      batch.map((socket) => new Promise((resolve, reject) => void socket.once('open', resolve).once('error', reject))),
    );
    open.push(...batch);
  }
  const p99s: number[] = [];
  for (let round = 0; round <= amount(10, 1); round++) {
    const sent = performance.now();
    const heard = open.map(
      (socket) =>
        new Promise<number>((resolve) => void socket.once('message', () => resolve(performance.now() - sent))),
    );
    const frame = { notifyType: 'SETTLE', balance: '1.000000' };
    await fetch(`${server.url}/__sim/push`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ member: 'm-player', frame }),
    });
    const each = (await Promise.all(heard)).sort((one, other) => one - other);
    if (round > 0) p99s.push(quantile(each, 0.99));
  }
  keep({ name: `push to ${COUNT} sockets, p99`, figure: median(p99s), unit: 'ms', limit: { most: 100 } });
  for (const socket of open) socket.terminate();
  await server.kill('SIGTERM');
}

async function starts(simulatorFile: string): Promise<void> {
  const each: number[] = [];
  for (let round = 0; round < amount(7, 1); round++) {
    const began = performance.now();
    const server = await spawnServer(simulatorFile, OPTIONS);
    await fetch(`${server.url}/sports/api/v1/soccer`);
    each.push(performance.now() - began);
    await server.kill('SIGTERM');
  }
  keep({ name: 'process start to first match list', figure: median(each), unit: 'ms', limit: { most: 1_000 } });
}

async function manyWorlds(simulatorFile: string): Promise<void> {
  const COUNT = amount(1_000, 5);
  const server = await spawnServer(simulatorFile, OPTIONS);
  const began = performance.now();
  for (let world = 0; world < COUNT; world++) {
    const name = `w-${world}`;
    const token = await tokenOf(server, name);
    await fetch(`${server.url}/sports/api/v1/soccer`, { headers: { authorization: token, 'x-sim-world': name } }).then(
      (response) => response.arrayBuffer(),
    );
  }
  const seconds = (performance.now() - began) / 1_000;
  const metrics = await (await fetch(`${server.url}/__sim/metrics`)).text();
  const bytes = Number(/slipway_sim_resident_bytes (\d+)/.exec(metrics)?.[1] ?? 0);
  const mebibytes = bytes / 2 ** 20;
  const name = `${COUNT} worlds, each signed in and listed`;
  // The metric is gone, so nothing was measured.
  const figure = mebibytes > 0 ? mebibytes : Number.NaN;
  keep({ name: `${name}: resident`, figure, unit: 'MiB', limit: { most: 1_024 } });
  keep({ name: `${name}: to make`, figure: seconds, unit: 's' });
  await server.kill('SIGTERM');
}

/** As in docs/simulator-in-tests.md: the simulator in the tests' process, a world for each. */
async function worldsOfTests(): Promise<void> {
  const COUNT = amount(200, 5);
  const simulator = await startSimulator(OPTIONS);
  const took: number[] = [];
  for (let test = 0; test <= COUNT; test++) {
    const name = `test-${test}`;
    const began = performance.now();
    simulator.world(name);
    const made = await fetch(`${simulator.url}/sports/api/v1/soccer`, { headers: { 'x-sim-world': name } });
    await made.arrayBuffer();
    // The first loads what all share.
    if (test > 0) took.push(performance.now() - began);
  }
  const name = 'a world for a test, with its first list';
  keep({ name, figure: median(took), unit: 'ms', limit: { most: 20 } });
  keep({ name: `${name}: p95`, figure: quantile(took, 0.95), unit: 'ms' });
  await simulator.close();
}

const simulatorFile = await bundleServer('simulator/bench/serve.ts');
const bareFile = await bundleServer('simulator/bench/bare.ts');
await starts(simulatorFile);
await reads(simulatorFile, bareFile);
await writes(simulatorFile, bareFile);
await sockets(simulatorFile);
await manyWorlds(simulatorFile);
await worldsOfTests();
rmSync(dir, { recursive: true, force: true });
