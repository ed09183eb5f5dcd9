import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEdge } from '#cli/edge/start-edge.ts';
import { openSqliteStore } from '#cli/edge/store/sqlite-store.ts';
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
  waitMs: 4_000,
  forwardMs: 30_000,
  settleMs: 60_000,
  skewMs: 0,
  keepMs: 7 * 86_400_000,
  openMax: 1_000,
  write: () => undefined,
};

/** The gateway in this process, on the table's virtual time: its deadlines are those of the pages and of the upstream. */
export async function startEdgeGateway(
  upstreamUrl: string,
  now: () => number,
  later: (ms: number) => Promise<void>,
): Promise<Gateway> {
  const folder = await mkdtemp(path.join(tmpdir(), 'slipway-wire-edge-'));
  const store = openSqliteStore(folder, () => 'wire');
  const edge = await startEdge({
    ...OPTIONS,
    upstream: new URL(upstreamUrl),
    secret: randomBytes(32),
    store,
    clock: now,
    later,
  });
  return {
    url: edge.url,
    async close() {
      await edge.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
