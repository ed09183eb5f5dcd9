import { allowedCallers, openFrontDoor } from '#simulator/doors';
import { createProxy } from '#cli/serve/proxy.ts';
import { Paths, type BasePaths } from './upstream/paths.ts';
import { Players } from './door/players.ts';
import { serveEdge } from './door/serve-edge.ts';
import { jsonLog } from './gateway/edge-log.ts';
import { edgeTime } from './gateway/edge-time.ts';
import { Gateway } from './gateway/gateway.ts';
import { Metrics } from './gateway/metrics.ts';
import { TwinWatch } from './gateway/twin-watch.ts';
import { AfterLoss } from './store/after-loss.ts';
import type { EdgeStore } from './store/edge-store.ts';
import { Upstream } from './upstream/upstream.ts';

export interface EdgeOptions {
  readonly upstream: URL;
  readonly store: EdgeStore;
  /** Keys the digests; the same for all machines and starts. */
  readonly secret: Buffer;
  readonly port: number;
  readonly host: string;
  readonly allowedHosts: readonly string[];
  readonly basePaths: BasePaths;
  /** Passes other calls on to the upstream instead of refusing them. */
  readonly isPassing: boolean;
  /** Sends 102 Processing once a call is stored. */
  readonly isEarly: boolean;
  /** Requests that take longer to arrive are cut. */
  readonly requestMs: number;
  readonly waitMs: number;
  readonly forwardMs: number;
  readonly settleMs: number;
  readonly skewMs: number;
  /** Pauses between readings for twins; by default 0, 10 and 55 s. */
  readonly twinLooksMs?: readonly number[];
  /** Replaces those pauses in tests. */
  readonly later?: (ms: number) => Promise<void>;
  readonly keepMs: number;
  readonly openMax: number;
  readonly write: (line: string) => void;
  /** Milliseconds since 1970; by default the machine's clock. */
  readonly clock?: () => number;
}

export interface Edge {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Longer than nginx keeps its connections to an upstream (60 s), so that the edge never closes first. */
const KEEP_ALIVE_MS = 75_000;
const PRUNE_EVERY_MS = 3_600_000;
/** How long running calls may take when the edge ends. */
const CLOSE_MS = 5_000;

/** Starts the gateway in front of an upstream without idempotency keys. */
export async function startEdge(options: EdgeOptions): Promise<Edge> {
  const { store, secret, write, host, keepMs } = options;
  const { clock = Date.now } = options;
  const now = edgeTime(clock);
  const loss = new AfterLoss(store, { now, wall: clock });
  const metrics = new Metrics(now);
  const log = jsonLog(write, now);
  const paths = new Paths(options.basePaths);
  const upstream = new Upstream(options.upstream, paths, now);
  const twins = new TwinWatch({
    store,
    upstream,
    metrics,
    log,
    looksAfterMs: options.twinLooksMs,
    later: options.later,
    settleMs: options.settleMs,
  });
  const gateway = new Gateway({ store, loss, upstream, twins, times: options, now, metrics, log });
  const proxy = options.isPassing ? createProxy(options.upstream) : undefined;
  const door = {
    gateway,
    players: new Players(upstream, secret, now),
    callers: allowedCallers(host, options.allowedHosts),
    store,
    loss,
    metrics,
    log,
    secret,
    now,
    openMax: options.openMax,
    paths,
    isEarly: options.isEarly,
    pass: proxy && ((...call: Parameters<typeof proxy.web>) => proxy.web(call[0], call[1])),
  };
  const front = await openFrontDoor({
    port: options.port,
    host,
    callers: door.callers,
    bounds: { headersMs: options.requestMs, requestMs: options.requestMs, keepAliveMs: KEEP_ALIVE_MS },
    request: (request, response) => serveEdge(door, request, response),
    upgrade: (_request, socket) => socket.destroy(),
  });
  const held = loss.heldBy();
  if (held !== undefined) log.failure('store', held);
  const prune = () => void store.prune(now() - keepMs).catch((error: unknown) => log.failure('prune', error));
  const pruning = setInterval(prune, PRUNE_EVERY_MS).unref();
  prune();
  const { port } = front;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    async close() {
      clearInterval(pruning);
      await front.close(CLOSE_MS);
      gateway.close();
      upstream.close();
      await store.close();
    },
  };
}
