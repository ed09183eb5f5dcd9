import type { Idempotency } from '#contract/brand';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { type Row, type RowName, rowPath, rows } from '#contract/rows';
import { type Sample, SAMPLES } from '#simulator/testing';
import type { World } from '#simulator';
import { createServerClock } from '#app/api/server-clock.ts';
import { createTransport } from '#app/api/transport.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import type { InMemoryUpstream } from './in-memory-upstream.ts';

const [PLAYER] = DEMO_ACCOUNTS;
if (PLAYER === undefined) throw new Error('The fixtures have no demo player.');

export interface CellApp {
  readonly world: World;
  readonly memberId: string;
  readonly store: AppStore;
  /** A request of the row that the upstream takes. */
  readonly sample: unknown;
  /** Calls of the row that reached the upstream so far. */
  attempts(): number;
}

/** A world, a player and an app of the cell's own, and the request of the row. */
export async function openCellApp(
  upstream: InMemoryUpstream,
  number: number,
  row: RowName,
  idempotency: Idempotency,
  change: (sample: unknown) => unknown = (sample) => sample,
): Promise<CellApp> {
  // A player of its own as well: all apps of the process share one storage.
  const memberId = `m-${number}`;
  const members = [{ ...(PLAYER as NonNullable<typeof PLAYER>), id: memberId }, ...DEMO_ACCOUNTS.slice(1)];
  const world = upstream.worlds.create(`cell-${number}`, { members });
  const { token, freshToken } = world.sessions.start(memberId, world.now());

  const before = async (name: keyof typeof rows): Promise<Record<string, unknown>> => {
    const response = await sendSample(upstream, name, (await SAMPLES[name]({ world, before })) as Sample<never>, token);
    return ((await response.json()) as { data: Record<string, unknown> }).data;
  };
  const sample = change(await SAMPLES[row]({ world, before }));

  let attempts = 0;
  const path = new URL(rowPath(rows[row], (sample as { params?: Record<string, string> }).params ?? {}), 'http://x')
    .pathname;
  const counted: InMemoryUpstream['fetch'] = (url, init) => {
    if (init?.method === rows[row].method && url.split('?')[0] === path) attempts++;
    // The refresh carries no token that would name the world.
    const headers = { ...(init?.headers as Record<string, string>), 'x-sim-world': world.name };
    return upstream.fetch(url, { ...init, headers });
  };
  const clock = createServerClock({ monotonic: () => performance.now(), wall: () => Date.now() });
  const store = createStore(createTransport({ fetch: counted, clock, random: () => 0.5, idempotency }));
  store.dispatch(signedIn({ token, freshToken, userId: memberId, role: 3 }));

  return { world, memberId, store, sample, attempts: () => attempts };
}

function sendSample(upstream: InMemoryUpstream, name: keyof typeof rows, sample: Sample<never>, token: string) {
  const row: Row = rows[name];
  const { params = {}, query = {}, body } = sample as { params?: object; query?: object; body?: unknown };
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return upstream.fetch(`${rowPath(row, params as Record<string, string>)}${search && `?${search}`}`, {
    method: row.method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
}
