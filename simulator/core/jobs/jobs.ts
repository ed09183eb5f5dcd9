import type { Sqlite } from '../store/sqlite.ts';

export interface Job {
  readonly seq: number;
  readonly dueMs: number;
  readonly kind: JobKind;
  readonly ref: string;
}

export type JobKind =
  | 'settleBet'
  | 'settleLotteryBet'
  | 'settleRaceBet'
  | 'settleCricketBet'
  | 'receiveDeposit'
  | 'confirmDeposit'
  | 'auditWithdrawal'
  | 'processWithdrawal'
  | 'payWithdrawal'
  | 'answerIdentity'
  | 'sendNotice';

/** Scheduled jobs in a world's store; they survive a restart. */
export class Jobs {
  readonly #db: Sqlite;
  /** Result of nextDueMs; undefined after a change. Infinite: no job. */
  #nextMs: number | undefined;

  constructor(db: Sqlite) {
    this.#db = db;
  }

  add(kind: JobKind, ref: string, dueMs: number): void {
    this.#nextMs = undefined;
    this.#db.run('INSERT INTO job (due_ms, kind, ref) VALUES (?, ?, ?)', dueMs, kind, ref);
  }

  due(nowMs: number): Job | undefined {
    if ((this.nextDueMs() ?? Number.POSITIVE_INFINITY) > nowMs) return undefined;
    const row = this.#db.get('SELECT * FROM job WHERE due_ms <= ? ORDER BY due_ms, seq LIMIT 1', nowMs);
    if (row === undefined) return undefined;
    const kind = String(row['kind']) as JobKind;
    return { seq: Number(row['seq']), dueMs: Number(row['due_ms']), kind, ref: String(row['ref']) };
  }

  nextDueMs(): number | undefined {
    if (this.#nextMs === undefined) {
      const due = this.#db.get('SELECT MIN(due_ms) AS due FROM job')?.['due'];
      this.#nextMs = due === null || due === undefined ? Number.POSITIVE_INFINITY : Number(due);
    }
    return this.#nextMs === Number.POSITIVE_INFINITY ? undefined : this.#nextMs;
  }

  /** After a rollback or restored snapshot. */
  forget(): void {
    this.#nextMs = undefined;
  }

  /** Makes jobs of a kind due now, because what they wait for may have happened. */
  hasten(kind: JobKind, nowMs: number): void {
    this.#nextMs = undefined;
    this.#db.run('UPDATE job SET due_ms = ? WHERE kind = ? AND due_ms > ?', nowMs, kind, nowMs);
  }

  done(seq: number): void {
    this.#nextMs = undefined;
    this.#db.run('DELETE FROM job WHERE seq = ?', seq);
  }

  doneFor(kind: JobKind, ref: string): void {
    this.#nextMs = undefined;
    this.#db.run('DELETE FROM job WHERE kind = ? AND ref = ?', kind, ref);
  }
}
