import { Refusal } from '#simulator/http/refusal.ts';
import type { SqlRow, SqlValue } from '#simulator/store/sqlite.ts';
import type { World } from './world.ts';

/** Tables in an order in which they can be filled. The journal goes on, and snapshots stay. */
const TABLES = [
  'meta',
  'member',
  'session',
  'wallet',
  'entry',
  'posting',
  'bet',
  'idempotency',
  'record',
  'verification',
  'job',
  'kept',
] as const;

/** A world at an instant: everything that its store holds, and its clock. */
interface Snapshot {
  readonly nowMs: number;
  readonly tables: Readonly<Record<string, readonly SqlRow[]>>;
  readonly counters: readonly SqlRow[];
}

/** Keeps a world as it is now, in its own store, under a name; an older one of that name is replaced. */
export function takeSnapshot(world: World, name: string): void {
  const tables = Object.fromEntries(TABLES.map((table) => [table, world.db.all(`SELECT * FROM ${table}`)]));
  const counters = world.db.all('SELECT name, seq FROM sqlite_sequence');
  const snapshot: Snapshot = { nowMs: world.clock.now(), tables, counters };
  world.db.run(
    'INSERT INTO snapshot (name, doc) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET doc = excluded.doc',
    name,
    JSON.stringify(snapshot, (_, value: unknown) => (typeof value === 'bigint' ? { whole: String(value) } : value)),
  );
}

/**
 * Puts a world back to where it was, with what was laid over its matches, draws, games, faults and content then. The journal
 * stays as it is.
 *
 * @throws Refusal when there is no snapshot of that name
 */
export function restoreSnapshot(world: World, name: string): void {
  const row = world.db.get('SELECT doc FROM snapshot WHERE name = ?', name);
  if (row === undefined) throw new Refusal('notFound', `No snapshot of ${world.name} is called ${name}`);
  const { nowMs, tables, counters } = JSON.parse(String(row['doc']), revived) as Snapshot;
  world.db.transaction(() => {
    for (const table of TABLES.toReversed()) world.db.run(`DELETE FROM ${table}`);
    for (const table of TABLES) for (const each of tables[table] ?? []) insert(world, table, each);
    world.db.run('DELETE FROM sqlite_sequence');
    for (const { name: counter = '', seq = 0 } of counters) {
      world.db.run('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', counter, seq);
    }
  });
  world.reload();
  world.clock.set(nowMs);
  world.saveClock();
}

/** Whole numbers of a store are bigint, which JSON has not. */
function revived(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('whole' in value)) return value;
  return BigInt(String(value.whole));
}

function insert(world: World, table: string, row: SqlRow): void {
  const columns = Object.keys(row).filter((name) => name !== '_metadata');
  const values = columns.map((name) => row[name] as SqlValue);
  world.db.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`, ...values);
}
