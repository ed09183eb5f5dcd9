import type { Sqlite } from './sqlite.ts';

/** Each kind is a map. */
export type SettingKind =
  | 'override'
  | 'overridePast'
  | 'draw'
  | 'race'
  | 'availability'
  | 'fault'
  | 'content'
  | 'profile'
  | 'limits'
  | 'settlement'
  | 'folds'
  | 'session'
  | 'items'
  | 'prices'
  | 'recordedMatch'
  | 'answer';

/** What control calls set, by kind and key, as JSON. Written before the call is answered, so that it survives kill -9. */
export class Settings {
  readonly #db: Sqlite;

  constructor(db: Sqlite) {
    this.#db = db;
  }

  /** In the order of first setting. */
  all<T>(kind: SettingKind): readonly (readonly [key: string, value: T])[] {
    return this.#db
      .all('SELECT key, value FROM setting WHERE kind = ? ORDER BY seq', kind)
      .map(({ key, value }) => [String(key), JSON.parse(String(value)) as T]);
  }

  set(kind: SettingKind, key: string, value: unknown): void {
    this.#db.run(
      'INSERT INTO setting (kind, key, value) VALUES (?, ?, ?) ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value',
      kind,
      key,
      JSON.stringify(value),
    );
  }

  delete(kind: SettingKind, key: string): void {
    this.#db.run('DELETE FROM setting WHERE kind = ? AND key = ?', kind, key);
  }

  clear(kind: SettingKind): void {
    this.#db.run('DELETE FROM setting WHERE kind = ?', kind);
  }
}
