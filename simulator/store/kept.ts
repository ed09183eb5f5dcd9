import type { Sqlite } from './sqlite.ts';

/** What control calls set. Each kind is a map of its own. */
export type KeptKind = 'override' | 'draw' | 'race' | 'availability' | 'fault' | 'content' | 'profile';

/**
 * What people and tests set by control calls, by kind and key, as JSON: written before the call is answered, so that it is there
 * again after a restart, kill -9 included.
 */
export class Kept {
  readonly #db: Sqlite;

  constructor(db: Sqlite) {
    this.#db = db;
  }

  /** In the order in which the keys were first set. */
  all<T>(kind: KeptKind): readonly (readonly [key: string, value: T])[] {
    return this.#db
      .all('SELECT key, value FROM kept WHERE kind = ? ORDER BY seq', kind)
      .map(({ key, value }) => [String(key), JSON.parse(String(value)) as T]);
  }

  set(kind: KeptKind, key: string, value: unknown): void {
    this.#db.run(
      'INSERT INTO kept (kind, key, value) VALUES (?, ?, ?) ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value',
      kind,
      key,
      JSON.stringify(value),
    );
  }

  delete(kind: KeptKind, key: string): void {
    this.#db.run('DELETE FROM kept WHERE kind = ? AND key = ?', kind, key);
  }

  clear(kind: KeptKind): void {
    this.#db.run('DELETE FROM kept WHERE kind = ?', kind);
  }
}
