import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { DamagedStore } from './damaged-store.ts';
import { SCHEMA_SQL, SCHEMA_VERSION } from './schema.ts';
import { Sqlite } from './sqlite.ts';

/** Gone with the process. */
export const IN_MEMORY = ':memory:';

/**
 * Opens a world's store, creating its tables if new. Write-ahead log with full synchronisation: acknowledged changes survive kill
 * -9 and a power cut.
 *
 * @throws DamagedStore if the file is not a store, is damaged, or has another version
 */
export function openStore(file: string): Sqlite {
  if (file !== IN_MEMORY && !existsSync(file)) makeStore(file);
  // SQLite treats an empty file as a new database: a lost world would silently become a new one.
  if (file !== IN_MEMORY && sizeOf(file) === 0) throw new DamagedStore(file, 'is empty: its content was lost');
  const sqlite = opened(file);
  try {
    if (file !== IN_MEMORY) {
      sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
      const check = sqlite.get('PRAGMA quick_check(1)');
      if (check?.['quick_check'] !== 'ok')
        throw new DamagedStore(file, `is damaged: ${String(check?.['quick_check'])}`);
    }
    const version = Number(sqlite.get('PRAGMA user_version')?.['user_version'] ?? 0);
    if (file === IN_MEMORY) makeTables(sqlite);
    else if (version === 0) throw new DamagedStore(file, 'has none of the tables of a world: its content was lost');
    else if (version !== SCHEMA_VERSION) {
      throw new DamagedStore(file, `has tables of version ${version}, this simulator writes version ${SCHEMA_VERSION}`);
    }
    return sqlite;
  } catch (error) {
    sqlite.close();
    if (error instanceof DamagedStore) throw error;
    throw new DamagedStore(file, `is not a readable store (${(error as Error).message})`, error);
  }
}

/** Written to a draft and renamed, so that a killed process leaves no incomplete store. */
function makeStore(file: string): void {
  const draft = `${file}.new`;
  // An earlier store's log must not be replayed into this one.
  for (const left of [draft, `${draft}-journal`, `${file}-wal`, `${file}-shm`]) rmSync(left, { force: true });
  const sqlite = opened(draft);
  try {
    makeTables(sqlite);
  } finally {
    sqlite.close();
  }
  renameSync(draft, file);
}

function makeTables(sqlite: Sqlite): void {
  sqlite.transaction(() => sqlite.exec(`${SCHEMA_SQL} PRAGMA user_version = ${SCHEMA_VERSION};`));
}

function sizeOf(file: string): number {
  return statSync(file).size;
}

function opened(file: string): Sqlite {
  try {
    return new Sqlite(file);
  } catch (error) {
    throw new DamagedStore(file, `cannot be opened (${(error as Error).message})`, error);
  }
}
