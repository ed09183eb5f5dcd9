import type { Reason } from '#contract/reasons';
import type { Sqlite } from './sqlite.ts';

/** Enough to repeat the response byte for byte. */
export interface StoredRefusal {
  readonly reason: Reason;
  readonly message: string;
  readonly detail: Readonly<Record<string, unknown>>;
  /** The row, which decides the words for players. */
  readonly row?: string;
}

/** The outcome of a request with a key. */
export type Decision = { readonly data: unknown } | { readonly refusal: StoredRefusal };

export type StoredDecision = Decision & { readonly fingerprint: string };

/** Idempotency keys and their outcomes, written in the transaction of the change. The owner is a member or `GUEST`. */
export class Keys {
  readonly #db: Sqlite;
  /** Keys of requests that a fault delays before the commit. */
  readonly #running = new Set<string>();

  constructor(db: Sqlite) {
    this.#db = db;
  }

  find(ownerId: string, key: string): StoredDecision | undefined {
    const row = this.#db.get(
      'SELECT fingerprint, is_refused, answer FROM idempotency WHERE member_id = ? AND key = ?',
      ownerId,
      key,
    );
    if (row === undefined) return undefined;
    const fingerprint = String(row['fingerprint']);
    const answer = JSON.parse(String(row['answer'])) as unknown;
    return Number(row['is_refused']) === 1
      ? { fingerprint, refusal: answer as StoredRefusal }
      : { fingerprint, data: answer };
  }

  store(ownerId: string, key: string, decision: StoredDecision, atMs: number): void {
    const isRefused = 'refusal' in decision;
    this.#db.run(
      'INSERT INTO idempotency (member_id, key, fingerprint, is_refused, answer, at_ms) VALUES (?, ?, ?, ?, ?, ?)',
      ownerId,
      key,
      decision.fingerprint,
      isRefused ? 1 : 0,
      JSON.stringify(isRefused ? decision.refusal : decision.data),
      atMs,
    );
  }

  isRunning(ownerId: string, key: string): boolean {
    return this.#running.has(`${ownerId} ${key}`);
  }

  run(ownerId: string, key: string): () => void {
    const name = `${ownerId} ${key}`;
    this.#running.add(name);
    return () => this.#running.delete(name);
  }
}

/** Owner of keys without a session (signing in, sending a code, refreshing); no member has this id. */
export const GUEST = 'guest';
