import { IN_MEMORY } from '../store/open-store.ts';
import type { Sqlite } from '../store/sqlite.ts';
import { redact } from './redact.ts';

/** Request, game time and response of a call. */
export interface JournalEntry {
  readonly seq: number;
  readonly at: string;
  readonly row: string;
  readonly method: string;
  readonly path: string;
  readonly player?: string;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly key?: string;
  /** 0 without a response: the connection hung or was cut. */
  readonly status: number;
  readonly code?: number;
  readonly reason?: string;
  readonly field?: string;
  /** Id of the created bet or order. */
  readonly made?: string;
  readonly replayed?: true;
  readonly fault?: string;
}

export interface JournalFilter {
  readonly row?: string | undefined;
  readonly player?: string | undefined;
  readonly status?: number | undefined;
  readonly reason?: string | undefined;
  readonly key?: string | undefined;
  readonly since?: number | undefined;
}

export const MAX_JOURNAL_ENTRIES = 5_000;

/** A world's latest calls, written to a store on disk in batches. */
export class Journal {
  readonly #db: Sqlite;
  readonly #isStored: boolean;
  #entries: JournalEntry[] = [];
  #unwritten: JournalEntry[] = [];
  #seq: number;

  constructor(db: Sqlite, file: string) {
    this.#db = db;
    this.#isStored = file !== IN_MEMORY;
    this.#entries = db
      .all('SELECT line FROM journal ORDER BY seq')
      .map(({ line }) => JSON.parse(String(line)) as JournalEntry);
    this.#seq = this.#entries.at(-1)?.seq ?? 0;
  }

  /** Calls since the world was created. */
  get total(): number {
    return this.#seq;
  }

  add(entry: Omit<JournalEntry, 'seq'>): void {
    const { query, body, path, ...rest } = entry;
    const stored: JournalEntry = {
      seq: ++this.#seq,
      ...rest,
      path: redact(path) as string,
      ...(query !== undefined && { query: redact(query) }),
      ...(body !== undefined && { body: redact(body) }),
    };
    this.#entries.push(stored);
    // In slices: shifting 5,000 entries takes longer than the call.
    if (this.#entries.length > MAX_JOURNAL_ENTRIES * 1.1) this.#entries = this.#entries.slice(-MAX_JOURNAL_ENTRIES);
    if (this.#isStored) this.#unwritten.push(stored);
  }

  list({ row, player, status, reason, key, since = 0 }: JournalFilter = {}): readonly JournalEntry[] {
    return this.#entries.filter(
      (entry) =>
        entry.seq > since &&
        (row === undefined || entry.row === row) &&
        (player === undefined || entry.player === player) &&
        (status === undefined || entry.status === status) &&
        (reason === undefined || entry.reason === reason) &&
        (key === undefined || entry.key === key),
    );
  }

  clear(): void {
    this.#entries = [];
    this.#unwritten = [];
    this.#seq = 0;
    if (this.#isStored) this.#db.run('DELETE FROM journal');
  }

  flush(): void {
    if (this.#unwritten.length === 0) return;
    const lines = this.#unwritten;
    this.#unwritten = [];
    this.#db.transaction(() => {
      for (const entry of lines)
        this.#db.run('INSERT INTO journal (seq, line) VALUES (?, ?)', entry.seq, JSON.stringify(entry));
      this.#db.run('DELETE FROM journal WHERE seq <= ?', this.#seq - MAX_JOURNAL_ENTRIES);
    });
  }
}
