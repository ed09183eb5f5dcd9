import type { CodeSent } from '#contract/entities';
import type { WorldClock } from '../../core/clock/world-clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { streamOf } from '../../core/random/stream.ts';
import type { Sqlite } from '../../core/store/sqlite.ts';
import { RecentEvents } from './recent-events.ts';
import { canonicalAccount, mailboxOf } from './canonical-account.ts';
import { networkOf } from './network.ts';

const CODE_LIFE_MS = 600_000;
const RESEND_AFTER_MS = 60_000;
/** Five guesses of six digits succeed once in 200,000. */
const MAX_FAILURES = 5;
const CODE_DIGITS = 6;
/** Per network, to any addresses and phones: each message costs money. */
const MAX_PER_CALLER = 30;
/** Per mailbox or number, for any purpose and from any network: protects against floods. */
const MAX_PER_TARGET = 10;

/** A code is valid only for its purpose. */
export type CodePurpose = 'register' | 'signIn' | 'forgotPassword' | 'bind' | 'changePassword' | 'bankPassword';

/**
 * Codes by e-mail and SMS. Nothing is sent: `/__sim/codes` shows them.
 *
 * They use the transport clock, because the page shows validity and wait as durations in real time: on the game clock ten minutes
 * are over in 20 s at speed 30 (docs/developers/decisions/001-two-clocks.md).
 */
export class Verification {
  readonly #db: Sqlite;
  readonly #seed: string;
  readonly #now: () => number;
  readonly #sent: RecentEvents;

  constructor(db: Sqlite, seed: string, clock: Pick<WorldClock, 'transportNow'>) {
    this.#db = db;
    this.#seed = seed;
    this.#now = () => clock.transportNow();
    this.#sent = new RecentEvents(clock);
  }

  /**
   * @param caller the caller's network; without one the world itself
   * @throws Refusal `tooManyRequests` within a minute of the last code, after 30 of a network in 15 minutes, and after 10 to a
   * mailbox or number
   */
  send(given: string, purpose: CodePurpose, caller?: string): CodeSent {
    const target = canonicalAccount(given);
    const nowMs = this.#now();
    const last = this.#db.get('SELECT * FROM verification WHERE target = ? AND purpose = ?', target, purpose);
    const sentMs = Number(last?.['sent_ms'] ?? -RESEND_AFTER_MS);
    const waitMs = sentMs + RESEND_AFTER_MS - nowMs;
    // A code from the future was sent before the clock was set back.
    if (waitMs > 0 && sentMs <= nowMs) throw tooSoon(waitMs);
    if (caller !== undefined) {
      const from = `from ${networkOf(caller)}`;
      const to = `to ${mailboxOf(target)}`;
      const fullMs = Math.max(this.#sent.waitMs(from, MAX_PER_CALLER), this.#sent.waitMs(to, MAX_PER_TARGET));
      if (fullMs > 0) throw tooSoon(fullMs);
      for (const name of [from, to]) this.#sent.add(name);
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

  /** A restored world knows only its snapshot. */
  forget(): void {
    this.#sent.clear();
  }

  /** Uses up a code. @throws Refusal `wrongCode`; counts the attempt, and the fifth wrong one invalidates the code */
  use(given: string, purpose: CodePurpose, code: string): void {
    const target = canonicalAccount(given);
    const row = this.#db.get('SELECT * FROM verification WHERE target = ? AND purpose = ?', target, purpose);
    const refuse = (why: string, detail: Record<string, unknown> = {}) =>
      new Refusal('wrongCode', why, { field: 'code', ...detail }, { commits: true });
    if (row === undefined || row['code'] === '') throw refuse('No code is valid: request one');
    if (Number(row['expires_ms']) <= this.#now())
      throw refuse('The code has expired: request another', { expired: true });
    if (row['code'] !== code) {
      const failures = Number(row['failures']) + 1;
      const isOver = failures >= MAX_FAILURES;
      const sql = 'UPDATE verification SET failures = ?, code = ? WHERE target = ? AND purpose = ?';
      this.#db.run(sql, failures, isOver ? '' : (row['code'] ?? ''), target, purpose);
      throw refuse('The code is wrong', { remaining: MAX_FAILURES - failures });
    }
    this.#db.run("UPDATE verification SET code = '' WHERE target = ? AND purpose = ?", target, purpose);
  }

  /** Valid codes, newest first, for testers. */
  waiting(): readonly { target: string; purpose: string; code: string; expires: string }[] {
    return this.#db.all("SELECT * FROM verification WHERE code <> '' ORDER BY sent_ms DESC, target").map((row) => ({
      target: String(row['target']),
      purpose: String(row['purpose']),
      code: String(row['code']),
      expires: new Date(Number(row['expires_ms'])).toISOString(),
    }));
  }
}

function tooSoon(waitMs: number): Refusal {
  const seconds = Math.ceil(waitMs / 1_000);
  const headers = { 'retry-after': String(seconds) };
  return new Refusal(
    'tooManyRequests',
    `Another code may be sent in ${seconds} s`,
    { resend_in: seconds },
    { headers },
  );
}
