import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Batch, lockFolder, Sqlite, type BatchedWork, type SqlRow } from '#simulator/doors';
import { CliError } from '#cli/terminal/errors.ts';
import type { Rival } from '#cli/edge/core/find-entry.ts';
import type { How } from '#cli/edge/core/key-state.ts';
import { watchFiles, whatHappened } from './sqlite-trouble.ts';
import { StoreFailed, twinsIn, type EdgeStore, type KeyName, type KeyRecord, type Outcome } from './edge-store.ts';

const VERSION = 1;
const TABLES = `
  CREATE TABLE money_key (
    player TEXT NOT NULL, key TEXT NOT NULL, row TEXT NOT NULL, digest TEXT NOT NULL, content TEXT NOT NULL, request TEXT NOT NULL,
    deadline INTEGER NOT NULL, pressed_at INTEGER NOT NULL, sent_ms INTEGER NOT NULL,
    outcome TEXT, how TEXT, status INTEGER, type TEXT, body TEXT, entry TEXT, decided_ms INTEGER,
    PRIMARY KEY (player, key)
  ) WITHOUT ROWID;
  CREATE TABLE edge_fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX money_key_by_time ON money_key (sent_ms);
  CREATE UNIQUE INDEX money_key_by_entry ON money_key (player, entry) WHERE entry IS NOT NULL;
`;
/** Another program may lock the file for a moment (a backup). The event loop blocks meanwhile. */
const BUSY_MS = 200;
/** Enough for a gateway with a week of keys; the log is checkpointed at 1,000 pages. */
const PRUNED_AT_ONCE = 5_000;

const INSERT = `INSERT INTO money_key
  (player, key, row, digest, content, request, deadline, pressed_at, sent_ms, outcome, how, status, type, body, entry, decided_ms)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
const FIND = 'SELECT * FROM money_key WHERE player = ? AND key = ?';
const DECIDE = `UPDATE money_key SET outcome = ?, how = ?, status = ?, type = ?, body = ?, entry = ?, decided_ms = ?
  WHERE player = ? AND key = ? AND outcome IS NULL`;
/** Stored as facts: a new table would be a new version of the file. */
const TWINS_NAME = "'twins ' || money_key.player || ' ' || money_key.key";
const RIVALS = `SELECT money_key.*, edge_fact.value AS twins FROM money_key LEFT JOIN edge_fact ON edge_fact.name = ${TWINS_NAME}
  WHERE player = ? AND key <> ? AND content = ? AND (outcome IS NOT 'refused' OR edge_fact.value IS NOT NULL)`;
const TWINS = "SELECT value AS twins FROM edge_fact WHERE name = 'twins ' || ? || ' ' || ?";
const NOTE_TWINS =
  "INSERT INTO edge_fact VALUES ('twins ' || ? || ' ' || ?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
const DROP_TWINS = `DELETE FROM edge_fact WHERE name LIKE 'twins %'
  AND NOT EXISTS (SELECT 1 FROM money_key WHERE edge_fact.name = ${TWINS_NAME})`;
const OWNER = 'SELECT 1 FROM money_key WHERE player = ? AND entry = ?';

/**
 * Stores keys in one SQLite file, for one process. All writes of one turn of the event loop share a transaction, so that many
 * keys cost one fsync.
 *
 * @param fingerprint of the secret that keys the digests; asked for when the folder is there
 * @param isUsedSecret of a secret that is the operator's own file: whether keys may have been stored with it before
 * @throws UnusableFolder; CliError if the file is no store, damaged or emptied, or was made with another secret
 */
export function openSqliteStore(folder: string, fingerprint: () => string, isUsedSecret?: () => boolean): EdgeStore {
  // Traces of an earlier store.
  const isLocked = existsSync(join(folder, 'edge.lock'));
  const hasSecret = isUsedSecret === undefined && existsSync(join(folder, 'edge.secret'));
  const isUsed = () => isUsedSecret?.() === true || isLocked || hasSecret;
  const unlock = lockFolder(folder, 'edge');
  try {
    const file = join(folder, 'edge.sqlite');
    return new SqliteStore(openFile(file, fingerprint(), isUsed), file, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function openFile(file: string, fingerprint: string, isUsed: () => boolean): Sqlite {
  const next = [
    `Restore ${file} from a copy (sqlite3 FILE ".backup COPY" makes one while the edge runs).`,
    'Or move it away: keys of the last days are forgotten then, so wait until their deadlines are over (a minute).',
  ];
  const isNew = !existsSync(file);
  // SQLite treats an empty file as a new database: lost keys would silently be forwarded again.
  if (!isNew && statSync(file).size === 0) throw new CliError(`${file} is empty: its keys were lost`, { next });
  let db: Sqlite | undefined;
  try {
    db = new Sqlite(file);
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = ${BUSY_MS};`);
    if (isNew) {
      const made = db;
      const isAnew = isUsed();
      made.transaction(() => {
        made.exec(`${TABLES} PRAGMA user_version = ${VERSION};`);
        if (isAnew) made.run("INSERT INTO edge_fact VALUES ('made anew', ?)", String(Date.now()));
      });
    }
    const check = String(db.get('PRAGMA quick_check(1)')?.['quick_check']);
    if (check !== 'ok') throw new CliError(`${file} is damaged: ${check}`, { next });
    const version = Number(db.get('PRAGMA user_version')?.['user_version'] ?? 0);
    if (version !== VERSION)
      throw new CliError(`${file} has tables of version ${version}; this edge writes ${VERSION}`, { next });
    // A read-only file opens without an error: the first money call would fail.
    const writable = db;
    writable.transaction(() => {
      writable.exec(`PRAGMA user_version = ${VERSION};`);
      writable.run("INSERT INTO edge_fact VALUES ('secret', ?) ON CONFLICT DO NOTHING", fingerprint);
    });
    // With another secret each repeat would look like another request, and be refused although the first was accepted.
    if (db.get("SELECT value FROM edge_fact WHERE name = 'secret'")?.['value'] !== fingerprint)
      throw new CliError(`${file} was made with another secret`, {
        next: ['Give the same file to --secret as before.'],
      });
    // From now on an empty folder means a loss.
    if (!isNew) isUsed();
    return db;
  } catch (error) {
    db?.close();
    if (error instanceof CliError) throw error;
    throw new CliError(`${file} cannot be used as a store: ${whatHappened(error)}`, { next, cause: error });
  }
}

class SqliteStore implements EdgeStore {
  readonly #db: Sqlite;
  readonly #unlock: () => void;
  readonly #batch: Batch;
  /** Whether the next commit has a record that is then forwarded. */
  #mustReachDisk = true;
  #reachesDisk = true;

  readonly madeAnewMs: number | undefined;
  readonly #assertThere: () => void;

  constructor(db: Sqlite, file: string, unlock: () => void) {
    this.#db = db;
    this.#unlock = unlock;
    this.#assertThere = watchFiles([file, `${file}-wal`]);
    const madeAnew = db.get("SELECT value FROM edge_fact WHERE name = 'made anew'")?.['value'];
    this.madeAnewMs = madeAnew === undefined ? undefined : Number(madeAnew);
    this.#batch = new Batch((works) => this.#commit(works));
  }

  claim(record: KeyRecord): Promise<KeyRecord | undefined> {
    this.#mustReachDisk = true;
    return this.#batch.add(() => {
      const { player, key, row, digest, content, request, deadline, pressedAt, sentMs, outcome } = record;
      const { changes } = this.#db.run(
        INSERT,
        player,
        key,
        row,
        digest,
        content,
        request,
        deadline,
        pressedAt,
        sentMs,
        ...valuesOf(outcome),
      );
      return changes === 1 ? undefined : this.#find(record);
    });
  }

  find(name: KeyName): Promise<KeyRecord | undefined> {
    return this.#read(() => this.#find(name));
  }

  decide(name: KeyName, outcome: Outcome): Promise<KeyRecord | undefined> {
    return this.#batch.add(() => {
      const { player, key } = name;
      const isTaken = outcome.entry !== undefined && this.#db.get(OWNER, player, outcome.entry) !== undefined;
      const isWritten = !isTaken && this.#db.run(DECIDE, ...valuesOf(outcome), player, key).changes === 1;
      return isWritten ? undefined : this.#find(name);
    });
  }

  rivals({ player, key }: KeyName, content: string): Promise<readonly Rival[]> {
    return this.#read(() => this.#db.all(RIVALS, player, key, content).map(rivalOf));
  }

  async noteTwins({ player, key }: KeyName, twins: readonly string[]): Promise<void> {
    await this.#batch.add(() => this.#db.run(NOTE_TWINS, player, key, JSON.stringify(twins)));
  }

  twinsOf({ player, key }: KeyName): Promise<readonly string[]> {
    return this.#read(() => twinsIn(this.#db.get(TWINS, player, key)?.['twins']));
  }

  async prune(beforeMs: number): Promise<number> {
    let pruned = 0;
    for (;;) {
      const changes = await this.#batch.add(
        () =>
          this.#db.run(
            'DELETE FROM money_key WHERE (player, key) IN (SELECT player, key FROM money_key WHERE sent_ms < ? ORDER BY sent_ms LIMIT ?)',
            beforeMs,
            PRUNED_AT_ONCE,
          ).changes,
      );
      pruned += changes;
      if (changes < PRUNED_AT_ONCE) break;
    }
    if (pruned > 0) await this.#batch.add(() => this.#db.run(DROP_TWINS));
    return pruned;
  }

  async check(): Promise<void> {
    await this.#batch.add(() => this.#db.exec(`PRAGMA user_version = ${VERSION};`));
  }

  async close(): Promise<void> {
    await this.#batch.add(() => undefined).catch(() => undefined);
    this.#db.close();
    this.#unlock();
  }

  #find({ player, key }: KeyName): KeyRecord | undefined {
    const row = this.#db.get(FIND, player, key);
    return row && recordOf(row);
  }

  /**
   * An outcome alone needs no fsync: it survives the process, and after a power failure the record says "sent" again and the
   * lists decide. The next record takes it to the disk.
   */
  #setSync(): void {
    if (this.#reachesDisk !== this.#mustReachDisk)
      this.#db.exec(`PRAGMA synchronous = ${this.#mustReachDisk ? 'FULL' : 'NORMAL'}`);
    this.#reachesDisk = this.#mustReachDisk;
    this.#mustReachDisk = false;
  }

  async #read<T>(work: () => T): Promise<T> {
    try {
      this.#assertThere();
      return work();
    } catch (error) {
      throw new StoreFailed(`The store cannot be read: ${whatHappened(error)}`, error);
    }
  }

  #commit(works: readonly BatchedWork[]): void {
    let results: readonly unknown[];
    try {
      this.#assertThere();
      this.#setSync();
      results = this.#db.transaction(() => works.map(({ work }) => work()));
    } catch (error) {
      throw new StoreFailed(`The store cannot be written: ${whatHappened(error)}`, error);
    }
    for (const [at, { resolve }] of works.entries()) resolve(results[at]);
  }
}

function valuesOf(outcome: Outcome | undefined) {
  if (outcome === undefined) return [null, null, null, null, null, null, null];
  const { is, how, answer, entry, decidedMs } = outcome;
  return [is, how, answer.status, answer.type, answer.body, entry ?? null, decidedMs];
}

function recordOf(row: SqlRow): KeyRecord {
  const text = (name: string) => String(row[name]);
  const outcome: Outcome | undefined =
    row['outcome'] === null
      ? undefined
      : {
          is: text('outcome') as Outcome['is'],
          how: text('how') as How,
          answer: { status: Number(row['status']), type: text('type'), body: text('body') },
          ...(row['entry'] !== null && { entry: text('entry') }),
          decidedMs: Number(row['decided_ms']),
        };
  return {
    player: text('player'),
    key: text('key'),
    row: text('row'),
    digest: text('digest'),
    content: text('content'),
    request: text('request'),
    deadline: Number(row['deadline']),
    pressedAt: Number(row['pressed_at']),
    sentMs: Number(row['sent_ms']),
    ...(outcome && { outcome }),
  };
}

function twinsOf(row: SqlRow): Pick<Rival, 'twins'> {
  const twins = twinsIn(row['twins']);
  return twins.length === 0 ? {} : { twins };
}

function rivalOf(row: SqlRow): Rival {
  return {
    is: row['outcome'] === null ? 'sent' : (String(row['outcome']) as Rival['is']),
    ...twinsOf(row),
    pressedAt: Number(row['pressed_at']),
    sentMs: Number(row['sent_ms']),
    ...(row['decided_ms'] !== null && { decidedMs: Number(row['decided_ms']) }),
    ...(row['entry'] !== null && { entry: String(row['entry']) }),
  };
}
