import { Refusal } from '../../core/refusal.ts';
import type { SqlRow, SqlValue } from '../../core/store/sqlite.ts';
import type { World } from './world.ts';

/** In an order in which they can be filled. Without journal and snapshots. */
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
  'setting',
] as const;

/** The tables of a store, and its clock. */
interface Snapshot {
  readonly nowMs: number;
  readonly tables: Readonly<Record<string, readonly SqlRow[]>>;
  readonly counters: readonly SqlRow[];
}

/** Stores a snapshot in the world's store, replacing one of that name. */
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
 * Restores a snapshot with its overrides of matches, draws, games, faults and content. The journal stays.
 *
 * @throws Refusal if there is no snapshot of that name
 */
export function restoreSnapshot(world: World, name: string): void {
  const row = world.db.get('SELECT doc FROM snapshot WHERE name = ?', name);
  if (row === undefined) throw new Refusal('notFound', `${world.name} has no snapshot ${name}`);
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

/** Whole numbers are bigint, which JSON lacks. */
function revived(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('whole' in value)) return value;
  return BigInt(String(value.whole));
}

function insert(world: World, table: string, row: SqlRow): void {
  const columns = Object.keys(row).filter((name) => name !== '_metadata');
  const values = columns.map((name) => row[name] as SqlValue);
  world.db.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`, ...values);
}
