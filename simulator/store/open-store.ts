import { DamagedStore } from './damaged-store.ts';
import { SCHEMA_SQL, SCHEMA_VERSION } from './schema.ts';
import { Sqlite } from './sqlite.ts';

/** In memory, gone with the process. */
export const IN_MEMORY = ':memory:';

/**
 * Opens a world's store, and makes its tables when it is new. Write-ahead log with full synchronisation: what was
 * acknowledged survives kill -9 and a power cut.
 *
 * @throws DamagedStore when the file is no store, is damaged, or is of another version
 */
export function openStore(file: string): Sqlite {
  const sqlite = opened(file);
  try {
    if (file !== IN_MEMORY) {
      sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
      const check = sqlite.get('PRAGMA quick_check(1)');
      if (check?.['quick_check'] !== 'ok')
        throw new DamagedStore(file, `is damaged: ${String(check?.['quick_check'])}`);
    }
    const version = Number(sqlite.get('PRAGMA user_version')?.['user_version'] ?? 0);
    if (version === 0) {
      // One transaction: a process killed in the middle leaves no half-made store.
      sqlite.transaction(() => sqlite.exec(`${SCHEMA_SQL} PRAGMA user_version = ${SCHEMA_VERSION};`));
    } else if (version !== SCHEMA_VERSION) {
      throw new DamagedStore(file, `has tables of version ${version}, this simulator writes version ${SCHEMA_VERSION}`);
    }
    return sqlite;
  } catch (error) {
    sqlite.close();
    if (error instanceof DamagedStore) throw error;
    throw new DamagedStore(file, `is not a readable store (${(error as Error).message})`, error);
  }
}

function opened(file: string): Sqlite {
  try {
    return new Sqlite(file);
  } catch (error) {
    throw new DamagedStore(file, `cannot be opened (${(error as Error).message})`, error);
  }
}
