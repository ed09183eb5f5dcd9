import type { CodeSent } from '#contract/entities/verification.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { streamOf } from '#simulator/random/stream.ts';
import type { Sqlite } from '#simulator/store/sqlite.ts';

const CODE_LIFE_MS = 600_000;
const RESEND_AFTER_MS = 60_000;
/** A code of six digits that may be guessed five times falls once in 200,000. */
const FAILURES_MOST = 5;
const CODE_DIGITS = 6;

/** What a code is for; a code of one purpose opens nothing else. */
export type CodePurpose = 'register' | 'signIn' | 'forgotPassword' | 'bind' | 'changePassword' | 'bankPassword';

/** Codes by e-mail and SMS. Nothing is sent: `/__sim/codes` shows what would have been. */
export class Verification {
  readonly #db: Sqlite;
  readonly #seed: string;

  constructor(db: Sqlite, seed: string) {
    this.#db = db;
    this.#seed = seed;
  }

  /** @throws Refusal `tooManyRequests` within a minute of the last one */
  send(target: string, purpose: CodePurpose, nowMs: number): CodeSent {
    const last = this.#db.get('SELECT * FROM verification WHERE target = ? AND purpose = ?', target, purpose);
    const waitMs = last === undefined ? 0 : Number(last['sent_ms']) + RESEND_AFTER_MS - nowMs;
    if (waitMs > 0) {
      const seconds = Math.ceil(waitMs / 1_000);
      const headers = { 'retry-after': String(seconds) };
      throw new Refusal(
        'tooManyRequests',
        `Another code may be sent in ${seconds} s`,
        { resend_in: seconds },
        { headers },
      );
    }
    const count = Number(last?.['sent_count'] ?? 0) + 1;
    const stream = streamOf(this.#seed, `code:${target}:${purpose}:${count}`);
    const code = Array.from({ length: CODE_DIGITS }, () => stream.int(10)).join('');
    this.#db.run('DELETE FROM verification WHERE target = ? AND purpose = ?', target, purpose);
    this.#db.run(
      'INSERT INTO verification (target, purpose, code, sent_ms, expires_ms, sent_count) VALUES (?, ?, ?, ?, ?, ?)',
      target,
      purpose,
      code,
      nowMs,
      nowMs + CODE_LIFE_MS,
      count,
    );
    return { expires_in: CODE_LIFE_MS / 1_000, resend_in: RESEND_AFTER_MS / 1_000 };
  }

  /** Uses a code up. @throws Refusal `wrongCode`; the attempt is counted, and the fifth wrong one ends the code */
  use(target: string, purpose: CodePurpose, code: string, nowMs: number): void {
    const row = this.#db.get('SELECT * FROM verification WHERE target = ? AND purpose = ?', target, purpose);
    const refuse = (why: string, detail: Record<string, unknown> = {}) =>
      new Refusal('wrongCode', why, { field: 'code', ...detail }, { keeps: true });
    if (row === undefined || row['code'] === '') throw refuse('No code is waiting: ask for one');
    if (Number(row['expires_ms']) <= nowMs) throw refuse('The code has expired: ask for another', { expired: true });
    if (row['code'] !== code) {
      const failures = Number(row['failures']) + 1;
      const isOver = failures >= FAILURES_MOST;
      const sql = 'UPDATE verification SET failures = ?, code = ? WHERE target = ? AND purpose = ?';
      this.#db.run(sql, failures, isOver ? '' : (row['code'] ?? ''), target, purpose);
      throw refuse('The code is wrong', { remaining: FAILURES_MOST - failures });
    }
    this.#db.run("UPDATE verification SET code = '' WHERE target = ? AND purpose = ?", target, purpose);
  }

  /** What would be in the mailboxes, newest first: for people who test. */
  waiting(): readonly { target: string; purpose: string; code: string; expires: string }[] {
    return this.#db.all("SELECT * FROM verification WHERE code <> '' ORDER BY sent_ms DESC, target").map((row) => ({
      target: String(row['target']),
      purpose: String(row['purpose']),
      code: String(row['code']),
      expires: new Date(Number(row['expires_ms'])).toISOString(),
    }));
  }
}
