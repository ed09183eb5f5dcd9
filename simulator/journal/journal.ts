import { IN_MEMORY } from '#simulator/store/open-store.ts';
import type { Sqlite } from '#simulator/store/sqlite.ts';
import { redact } from './redact.ts';

/** One call: what was asked, when (on the games' clock), and what was answered. */
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
  /** 0 where no answer was given: the connection was left hanging or cut. */
  readonly status: number;
  readonly code?: number;
  readonly reason?: string;
  readonly field?: string;
  /** The bet or order that it made. */
  readonly made?: string;
  /** Answered from a kept key: nothing was done again. */
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

/** Entries kept; older ones go. */
export const JOURNAL_ENTRIES_MOST = 5_000;

/** Everything that was asked of a world, lately. Written to the store in batches, where the store is a file. */
export class Journal {
  readonly #db: Sqlite;
  readonly #isKept: boolean;
  #entries: JournalEntry[] = [];
  #unwritten: JournalEntry[] = [];
  #seq: number;

  constructor(db: Sqlite, file: string) {
    this.#db = db;
    this.#isKept = file !== IN_MEMORY;
    this.#entries = db
      .all('SELECT line FROM journal ORDER BY seq')
      .map(({ line }) => JSON.parse(String(line)) as JournalEntry);
    this.#seq = this.#entries.at(-1)?.seq ?? 0;
  }

  /** Calls ever noted. */
  get total(): number {
    return this.#seq;
  }

  add(entry: Omit<JournalEntry, 'seq'>): void {
    const { query, body, path, ...rest } = entry;
    const kept: JournalEntry = {
      seq: ++this.#seq,
      ...rest,
      path: redact(path) as string,
      ...(query !== undefined && { query: redact(query) }),
      ...(body !== undefined && { body: redact(body) }),
    };
    this.#entries.push(kept);
    // Cut in slices: shifting 5,000 entries with every call would cost more than the call.
    if (this.#entries.length > JOURNAL_ENTRIES_MOST * 1.1) this.#entries = this.#entries.slice(-JOURNAL_ENTRIES_MOST);
    if (this.#isKept) this.#unwritten.push(kept);
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
    if (this.#isKept) this.#db.run('DELETE FROM journal');
  }

  flush(): void {
    if (this.#unwritten.length === 0) return;
    const lines = this.#unwritten;
    this.#unwritten = [];
    this.#db.transaction(() => {
      for (const entry of lines)
        this.#db.run('INSERT INTO journal (seq, line) VALUES (?, ?)', entry.seq, JSON.stringify(entry));
      this.#db.run('DELETE FROM journal WHERE seq <= ?', this.#seq - JOURNAL_ENTRIES_MOST);
    });
  }
}
