import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEdge } from '#cli/edge/start-edge.ts';
import type { EdgeStore } from '#cli/edge/store/edge-store.ts';
import { openRedisStore } from '#cli/edge/store/redis-store.ts';
import { openSqliteStore } from '#cli/edge/store/sqlite-store.ts';
import { startTestRedis, type TestRedis } from '#cli/edge/test/redis.ts';
import { testPort } from '#cli/test/port.ts';
import type { Gateway } from './open-cell.ts';

/** What `slipway edge` is started with by default, as far as the table needs it. */
const OPTIONS = {
  port: 0,
  host: '127.0.0.1',
  allowedHosts: [],
  basePaths: {},
  isPassing: false,
  isEarly: false,
  requestMs: 15_000,
  // By the clock of the machine, and the table stands still meanwhile: a quarter of the default.
  waitMs: 1_000,
  forwardMs: 30_000,
  settleMs: 50_000,
  skewMs: 0,
  keepMs: 7 * 86_400_000,
  openMax: 1_000,
  write: () => undefined,
};

type StartGateway = (upstreamUrl: string, now: () => number, later: (ms: number) => Promise<void>) => Promise<Gateway>;

/** The gateway in this process, on the table's virtual time: its deadlines are those of the pages and of the upstream. */
const gatewayWith =
  (openStore: (folder: string) => Promise<EdgeStore>): StartGateway =>
  async (upstreamUrl, now, later) => {
    const folder = aFolder();
    const edge = await startEdge({
      ...OPTIONS,
      upstream: new URL(upstreamUrl),
      secret: randomBytes(32),
      store: await openStore(folder),
      clock: now,
      later,
    });
    const close = async () => {
      await edge.close();
      rmSync(folder, { recursive: true, force: true });
    };
    return { url: edge.url, close };
  };

const aFolder = () => mkdtempSync(path.join(tmpdir(), 'slipway-wire-edge-'));

export const startEdgeGateway = gatewayWith(async (folder) => openSqliteStore(folder, () => 'wire'));

/** Each gateway has a database of its own, as it has a file of its own in SQLite. */
const DATABASES = 4_000;
let redis: Promise<TestRedis> | undefined;
let used = 0;

async function startRedis(): Promise<TestRedis> {
  const [port, folder] = [await testPort(), aFolder()];
  const durable = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'always'];
  return startTestRedis({
    port,
    folder,
    args: ['--port', String(port), '--dir', folder, '--databases', String(DATABASES), ...durable],
  });
}

export const startRedisGateway = gatewayWith(async () => {
  const { url } = await (redis ??= startRedis());
  const settings = { keepMs: OPTIONS.keepMs, fingerprint: 'wire', replicas: 0, isUsed: () => false };
  return openRedisStore({ ...settings, url: `${url}/${used++ % DATABASES}` });
});
