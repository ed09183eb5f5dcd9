// The edge compared with a bare proxy and the bare upstream in the same run: `npm run bench -- edge`. Client, upstream and edge
// share the cores, so CPU seconds per key say more than keys per second on a busy machine.
import { closeSync, fdatasyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amount, keep } from '#scripts/bench/figures.ts';
import { load, median, quantile, type Load } from '#scripts/bench/load.ts';
import { bundleServer, spawnServer, type Server } from '#scripts/bench/spawn-server.ts';

const ROUNDS = amount(5, 1);
const CALLS = amount(200, 5);
const dir = mkdtempSync(join(tmpdir(), 'slipway-edge-bench-'));
const KEYS = amount(2_000, 20);
const BODY = JSON.stringify({ to: 'agent@demo.slipway.test', amount: '5', payment_password: '246810' });

let keys = 0;
function transfers(url: string, count: number, at: number): Load {
  const headers = {
    authorization: 'a-token-of-the-benchmark',
    get 'idempotency-key'() {
      return `bench-key-${keys++}`;
    },
    get 'x-deadline'() {
      return String(Date.now() + 30_000);
    },
  };
  return { url, path: '/sports/api/v1/transfer', method: 'POST', headers, body: () => BODY, count, at };
}

const counted = async ({ url }: Server) =>
  ((await (await fetch(`${url}/count`)).json()) as { data: { count: number } }).data.count;

const upstream = await spawnServer(await bundleServer('cli/edge/bench/trivial-upstream.ts'), {});
const proxy = await spawnServer(await bundleServer('cli/edge/bench/bare-proxy.ts'), { upstream: upstream.url });
const edge = await spawnServer(await bundleServer('cli/edge/bench/serve.ts'), {
  upstream: upstream.url,
  data: join(dir, 'data'),
});

/** The time of a durable write on this disk: the edge makes one before each forward. */
function fsyncMs(): number {
  const file = openSync(join(dir, 'fsync'), 'w');
  const each = Array.from({ length: 100 }, (_, at) => {
    writeSync(file, Buffer.alloc(4_096), 0, 4_096, at * 4_096);
    const began = performance.now();
    fdatasyncSync(file);
    return performance.now() - began;
  });
  closeSync(file);
  return median(each);
}

/** CPU milliseconds of a process; Linux counts hundredths of a second. */
function cpuMs({ process: { pid } }: Server): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const added: number[] = [];
const proxied: number[] = [];
const fsyncs: number[] = [];
const bare: number[] = [];
for (let round = 0; round <= ROUNDS; round++) {
  fsyncs.push(fsyncMs());
  const straight = await load(transfers(upstream.url, CALLS, 1));
  const passed = await load(transfers(proxy.url, CALLS, 1));
  const through = await load(transfers(edge.url, CALLS, 1));
  // The first round warms both up.
  if (round === 0) continue;
  bare.push(quantile(straight.each, 0.5));
  proxied.push(quantile(passed.each, 0.5) - quantile(straight.each, 0.5));
  added.push(quantile(through.each, 0.5) - quantile(straight.each, 0.5));
}
keep({
  name: 'added to a money call, p50',
  figure: median(added),
  unit: 'ms',
  peer: { name: 'a bare proxy adds', figure: median(proxied) },
  limit: { most: 3 },
});

keep({ name: 'the bare upstream takes, p50', figure: median(bare), unit: 'ms' });
keep({ name: 'of which one fsync on this disk, p50', figure: median(fsyncs), unit: 'ms' });

const rates: number[] = [];
const proxyRates: number[] = [];
const cpu: number[] = [];
const proxyCpu: number[] = [];
for (let round = 0; round <= ROUNDS; round++) {
  const before = await counted(upstream);
  const cpuBefore = cpuMs(edge);
  const { perSecond } = await load(transfers(edge.url, KEYS, 64));
  const used = cpuMs(edge) - cpuBefore;
  const forwarded = (await counted(upstream)) - before;
  if (forwarded !== KEYS) throw new Error(`${KEYS} keys made ${forwarded} forwards`);
  const proxyBefore = cpuMs(proxy);
  const passed = await load(transfers(proxy.url, KEYS, 64));
  const proxyUsed = cpuMs(proxy) - proxyBefore;
  if (round === 0) continue;
  rates.push(perSecond);
  proxyRates.push(passed.perSecond);
  cpu.push(used / KEYS);
  proxyCpu.push(proxyUsed / KEYS);
}
const [ours, theirs] = [median(rates), median(proxyRates)];
keep({ name: 'keys a second, 64 at a time', figure: ours, unit: 'keys/s', limit: { least: 2_000 } });
keep({
  name: 'keys a second against a bare proxy',
  figure: ours,
  unit: 'keys/s',
  peer: { name: 'proxy', figure: theirs },
  ratio: theirs / ours,
});
keep({
  name: 'CPU of the edge for each key',
  figure: median(cpu),
  unit: 'ms',
  peer: { name: 'of a bare proxy', figure: median(proxyCpu) },
  ratio: median(cpu) / median(proxyCpu),
});
await edge.kill('SIGTERM');
await proxy.kill('SIGTERM');
await upstream.kill('SIGTERM');
rmSync(dir, { recursive: true, force: true });
