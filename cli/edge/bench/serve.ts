// An edge in its own process: options as JSON in the first argument; prints its address first.
import { digestOf } from '#cli/edge/door/read-call.ts';
import { startEdge } from '#cli/edge/start-edge.ts';
import { openRedisStore } from '#cli/edge/store/redis-store.ts';
import { openSqliteStore } from '#cli/edge/store/sqlite-store.ts';

export interface ServedEdge {
  readonly upstream: string;
  readonly data?: string;
  readonly redis?: string;
  readonly port?: number;
  readonly waitMs?: number;
  readonly forwardMs?: number;
  readonly settleMs?: number;
}

const DAY_MS = 86_400_000;
const options = JSON.parse(process.argv[2] ?? '{}') as ServedEdge;
const secret = Buffer.from('a secret of benchmarks and tests, 32 characters and more');
const fingerprint = digestOf(secret, 'fingerprint');
const keepMs = 7 * DAY_MS;
const { data = 'edge-data', redis } = options;
const store =
  redis === undefined
    ? openSqliteStore(data, () => fingerprint)
    : await openRedisStore({ url: redis, keepMs, fingerprint, replicas: 0, isUsed: () => false });
const edge = await startEdge({
  upstream: new URL(options.upstream),
  store,
  secret,
  port: options.port ?? 0,
  host: '127.0.0.1',
  allowedHosts: [],
  basePaths: {},
  isPassing: false,
  isEarly: false,
  requestMs: 15_000,
  waitMs: options.waitMs ?? 4_000,
  forwardMs: options.forwardMs ?? 30_000,
  settleMs: options.settleMs ?? 50_000,
  skewMs: 0,
  keepMs,
  openMax: 10_000,
  write: () => undefined,
});
console.log(edge.url);
process.once('SIGTERM', () => void edge.close().then(() => process.exit(0)));
