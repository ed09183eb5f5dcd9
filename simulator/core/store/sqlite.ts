import { closeSync, fsyncSync, openSync } from 'node:fs';
import Database from 'libsql';

/** Whole numbers come back as bigint. */
export type SqlValue = string | bigint | number | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

/**
 * An SQLite database with cached statements, whole numbers as bigint, and one writer. Calls are synchronous, so a transaction is
 * one step of the process.
 */
export class Sqlite {
  readonly #db: Database.Database;
  readonly #statements = new Map<string, Database.Statement<unknown[]>>();
  #depth = 0;

  constructor(file: string) {
    this.#db = new Database(file);
    this.#db.defaultSafeIntegers(true);
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  /** @returns the row id of an insert */
  run(sql: string, ...values: SqlValue[]): { readonly changes: number; readonly rowId: number } {
    const { changes, lastInsertRowid } = this.#statement(sql).run(...values.map(bindable));
    return { changes, rowId: Number(lastInsertRowid) };
  }

  get(sql: string, ...values: SqlValue[]): SqlRow | undefined {
    return this.#statement(sql).get(...values.map(bindable)) as SqlRow | undefined;
  }

  all(sql: string, ...values: SqlValue[]): readonly SqlRow[] {
    return this.#statement(sql).all(...values.map(bindable)) as SqlRow[];
  }

  /** All or nothing. If `commitOn` is true for an error, earlier writes are committed (a counted wrong attempt). */
  transaction<T>(work: () => T, commitOn: (error: unknown) => boolean = () => false): T {
    if (this.#depth > 0) return work();
    this.#db.exec('BEGIN IMMEDIATE');
    this.#depth++;
    let isDone = false;
    try {
      const result = work();
      this.#db.exec('COMMIT');
      isDone = true;
      return result;
    } catch (error) {
      if (!isDone && commitOn(error)) {
        this.#db.exec('COMMIT');
        isDone = true;
      }
      throw error;
    } finally {
      this.#depth--;
      if (!isDone) this.#rollBack();
    }
  }

  /** A full disk has ended the transaction: "no transaction is active" would hide the cause. */
  #rollBack(): void {
    try {
      this.#db.exec('ROLLBACK');
    } catch {
      // The error of the work is thrown.
    }
  }

  /** A part of a transaction that can be undone alone. */
  savepoint<T>(work: () => T, commitOn: (error: unknown) => boolean = () => false): T {
    this.#db.exec('SAVEPOINT part');
    try {
      const result = work();
      this.#db.exec('RELEASE part');
      return result;
    } catch (error) {
      this.#db.exec(commitOn(error) ? 'RELEASE part' : 'ROLLBACK TO part; RELEASE part');
      throw error;
    }
  }

  get isInTransaction(): boolean {
    return this.#depth > 0;
  }

  /** Copies into a new file, which then survives a power cut. */
  copyInto(file: string): void {
    this.#db.prepare('VACUUM INTO ?').run(file);
    const written = openSync(file, 'r+');
    fsyncSync(written);
    closeSync(written);
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }

  #statement(sql: string): Database.Statement<unknown[]> {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

/** As bigint: libsql would store a JavaScript number as a float. */
function bindable(value: SqlValue): SqlValue {
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value;
}
