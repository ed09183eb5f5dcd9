import type { Sqlite } from './sqlite.ts';

export interface KeptAnswer {
  readonly fingerprint: string;
  readonly data: unknown;
}

/** Idempotency keys with the answer that each got, written in the transaction of what they guard. */
export class Keys {
  readonly #db: Sqlite;
  /** Keys of requests that a fault holds between arrival and commit. */
  readonly #running = new Set<string>();

  constructor(db: Sqlite) {
    this.#db = db;
  }

  find(memberId: string, key: string): KeptAnswer | undefined {
    const row = this.#db.get(
      'SELECT fingerprint, answer FROM idempotency WHERE member_id = ? AND key = ?',
      memberId,
      key,
    );
    return row && { fingerprint: String(row['fingerprint']), data: JSON.parse(String(row['answer'])) as unknown };
  }

  keep(memberId: string, key: string, answer: KeptAnswer, atMs: number): void {
    this.#db.run(
      'INSERT INTO idempotency (member_id, key, fingerprint, answer, at_ms) VALUES (?, ?, ?, ?, ?)',
      memberId,
      key,
      answer.fingerprint,
      JSON.stringify(answer.data),
      atMs,
    );
  }

  isRunning(memberId: string, key: string): boolean {
    return this.#running.has(`${memberId} ${key}`);
  }

  run(memberId: string, key: string): () => void {
    const name = `${memberId} ${key}`;
    this.#running.add(name);
    return () => this.#running.delete(name);
  }
}
