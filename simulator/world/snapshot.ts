import type { SqlRow, SqlValue } from '#simulator/store/sqlite.ts';
import type { Override } from '#simulator/sport/overrides.ts';
import type { World } from './world.ts';

/** Tables in an order in which they can be filled. */
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
] as const;

/** A world at an instant: everything that its store holds, its clock, and what was laid over its matches. */
export interface Snapshot {
  readonly nowMs: number;
  readonly tables: Readonly<Record<string, readonly SqlRow[]>>;
  readonly counters: readonly SqlRow[];
  readonly overrides: readonly (readonly [string, Override])[];
}

export function takeSnapshot(world: World): Snapshot {
  const tables = Object.fromEntries(TABLES.map((table) => [table, world.db.all(`SELECT * FROM ${table}`)]));
  const counters = world.db.all('SELECT name, seq FROM sqlite_sequence');
  return { nowMs: world.clock.now(), tables, counters, overrides: [...world.fixtures.overrides.entries()] };
}

/** Puts a world back to where it was. Faults and the journal stay as they are. */
export function restoreSnapshot(world: World, { nowMs, tables, counters, overrides }: Snapshot): void {
  world.db.transaction(() => {
    for (const table of TABLES.toReversed()) world.db.run(`DELETE FROM ${table}`);
    for (const table of TABLES) for (const row of tables[table] ?? []) insert(world, table, row);
    world.db.run('DELETE FROM sqlite_sequence');
    for (const { name = '', seq = 0 } of counters) {
      world.db.run('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', name, seq);
    }
  });
  world.forget();
  world.fixtures.overrides.clear();
  for (const [matchId, override] of overrides) world.fixtures.overrides.lay(matchId, override);
  world.clock.set(nowMs);
}

function insert(world: World, table: string, row: SqlRow): void {
  const columns = Object.keys(row).filter((name) => name !== '_metadata');
  const values = columns.map((name) => row[name] as SqlValue);
  world.db.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`, ...values);
}
