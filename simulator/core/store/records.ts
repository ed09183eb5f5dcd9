import type { Sqlite, SqlRow } from './sqlite.ts';

/** Kinds of records, with the prefixes of their ids. */
const PREFIXES = {
  deposit: 'dep',
  withdrawal: 'wd',
  payoutAccount: 'acc',
  chat: 'msg',
  round: 'rnd',
  ticket: 'tkt',
  booking: 'bkg',
  pushSubscription: 'sub',
  notice: 'not',
} as const;
export type RecordKind = keyof typeof PREFIXES;

export interface StoredRecord<Doc> {
  readonly seq: number;
  readonly id: string;
  readonly kind: RecordKind;
  readonly memberId: string;
  readonly status: number;
  readonly atMs: number;
  readonly doc: Doc;
}

/** Records of a member (orders, saved accounts, messages, rounds), newest first. */
export class Records {
  readonly #db: Sqlite;

  constructor(db: Sqlite) {
    this.#db = db;
  }

  /** `name` replaces the numbered id where ids must not be guessable. */
  add(kind: RecordKind, memberId: string, atMs: number, doc: unknown, name?: string): string {
    const id = name ?? `${PREFIXES[kind]}-${String(this.nextNumber()).padStart(7, '0')}`;
    const sql = 'INSERT INTO record (id, kind, member_id, at_ms, doc) VALUES (?, ?, ?, ?, ?)';
    this.#db.run(sql, id, kind, memberId, atMs, JSON.stringify(doc));
    return id;
  }

  nextNumber(): number {
    return Number(this.#db.get("SELECT seq FROM sqlite_sequence WHERE name = 'record'")?.['seq'] ?? 0) + 1;
  }

  find<Doc>(kind: RecordKind, id: string): StoredRecord<Doc> | undefined {
    const row = this.#db.get('SELECT * FROM record WHERE id = ? AND kind = ?', id, kind);
    return row && read<Doc>(row);
  }

  change(id: string, status: number, doc: unknown): void {
    this.#db.run('UPDATE record SET status = ?, doc = ? WHERE id = ?', status, JSON.stringify(doc), id);
  }

  remove(id: string): void {
    this.#db.run('DELETE FROM record WHERE id = ?', id);
  }

  list<Doc>(
    kind: RecordKind,
    memberId: string,
    { start = 0, limit = 100 }: { readonly start?: number | undefined; readonly limit?: number | undefined } = {},
  ): { readonly total: number; readonly records: readonly StoredRecord<Doc>[] } {
    const where = 'member_id = ? AND kind = ?';
    const total = Number(this.#db.get(`SELECT COUNT(*) AS n FROM record WHERE ${where}`, memberId, kind)?.['n'] ?? 0);
    const sql = `SELECT * FROM record WHERE ${where} ORDER BY seq DESC LIMIT ? OFFSET ?`;
    return { total, records: this.#db.all(sql, memberId, kind, limit, start).map((row) => read<Doc>(row)) };
  }
}

function read<Doc>(row: SqlRow): StoredRecord<Doc> {
  return {
    seq: Number(row['seq']),
    id: String(row['id']),
    kind: String(row['kind']) as RecordKind,
    memberId: String(row['member_id']),
    status: Number(row['status']),
    atMs: Number(row['at_ms']),
    doc: JSON.parse(String(row['doc'])) as Doc,
  };
}
