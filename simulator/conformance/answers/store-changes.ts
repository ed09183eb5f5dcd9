import { oneLine, readable } from '#contract/testing';
import type { World } from '../../doors/world/world.ts';

/** Tables, and what identifies a row; without the clock and snapshots, which say nothing about a call. */
const TABLES = {
  member: ['id'],
  session: ['seq'],
  wallet: ['account', 'currency'],
  entry: ['seq'],
  posting: ['entry', 'account', 'currency'],
  bet: ['id'],
  idempotency: ['member_id', 'key'],
  record: ['id'],
  verification: ['target', 'purpose'],
  job: ['seq'],
  setting: ['kind', 'key'],
} as const;

type Line = Readonly<Record<string, unknown>>;
export type Tables = ReadonlyMap<string, ReadonlyMap<string, Line>>;

/** All rows of a store and its journal, by table and name. */
export function tablesOf(world: World): Tables {
  const journal = world.journal.list().map((entry) => [String(entry.seq), { ...entry }] as const);
  return new Map<string, ReadonlyMap<string, Line>>([
    ...Object.entries(TABLES).map(([table, names]) => [table, rowsOf(world, table, names)] as const),
    ['journal', new Map(journal)],
  ]);
}

function rowsOf(world: World, table: string, names: readonly string[]): ReadonlyMap<string, Line> {
  return new Map(
    world.db.all(`SELECT * FROM ${table}`).map((row) => {
      const { _metadata, ...columns } = row;
      const name = names.map((each) => String(row[each])).join(' ');
      return [name, Object.fromEntries(Object.entries(columns).filter(([column]) => !names.includes(column)))];
    }),
  );
}

/** Tables that repeat the response or another table. */
const REPEATED: readonly string[] = ['journal', 'idempotency', 'session', 'wallet'];

/** Added, removed and changed rows, one a line; if short, without repeated tables. */
export function changesOf(before: Tables, after: Tables, isShort = false): readonly string[] {
  return [...after].flatMap(([table, rows]) => {
    if (isShort && REPEATED.includes(table)) return [];
    const old = before.get(table);
    const gone = [...(old?.keys() ?? [])].filter((name) => !rows.has(name)).map((name) => `- ${table} ${name}`);
    const others = [...rows].flatMap(([name, row]) => {
      const was = old?.get(name);
      if (was === undefined)
        return [`+ ${table} ${name} ${table === 'journal' ? oneLine(row) : readable(document(row))}`];
      const changes = differences(document(was), document(row));
      return changes.length === 0 ? [] : [`~ ${table} ${name} ${changes.join(', ')}`];
    });
    return [...gone, ...others];
  });
}

function document(row: Line): Line {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' && /^[[{]/.test(value) ? (JSON.parse(value) as unknown) : value,
    ]),
  );
}

const isObject = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Differing properties by dotted path. */
function differences(was: Line, is: Line, place = ''): readonly string[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => {
    const [one, other] = [was[name], is[name]];
    if (isObject(one) && isObject(other)) return differences(one, other, `${place}${name}.`);
    const [before, after] = [readable(one), readable(other)];
    return before === after ? [] : [`${place}${name}: ${before} → ${after}`];
  });
}
