import type { Sqlite } from '../store/sqlite.ts';

/** One side of an entry: positive into the account, negative out of it. */
export interface Posting {
  readonly account: string;
  readonly currency: string;
  /** Millionths. */
  readonly amount: bigint;
}

export type EntryKind =
  | 'opening'
  | 'stake'
  | 'payout'
  | 'extraBonus'
  | 'deposit'
  | 'withdraw'
  | 'withdrawReturned'
  | 'withdrawPaid'
  | 'transfer'
  | 'exchange'
  | 'gameIn'
  | 'gameOut'
  | 'gameRound'
  | 'reward'
  | 'registerBonus'
  | 'inviteReward'
  | 'cashOut'
  | 'adjustment';

export const memberAccount = (memberId: string) => `member:${memberId}`;

/**
 * Double-entry ledger: every entry has at least two sides, which add up to zero per currency. A CHECK constraint keeps members'
 * accounts from going below zero.
 */
export class Ledger {
  readonly #db: Sqlite;

  constructor(db: Sqlite) {
    this.#db = db;
  }

  balance(account: string, currency: string): bigint {
    const row = this.#db.get('SELECT balance FROM wallet WHERE account = ? AND currency = ?', account, currency);
    return (row?.['balance'] as bigint | undefined) ?? 0n;
  }

  /**
   * Posts an entry in the caller's transaction.
   *
   * @throws RangeError when the sides of a currency do not add up to zero
   * @throws Error of SQLite (CHECK constraint) when a member's account would fall below zero
   */
  post(kind: EntryKind, ref: string, atMs: number, postings: readonly Posting[]): number {
    const sums = new Map<string, bigint>();
    for (const { currency, amount } of postings) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
    for (const [currency, sum] of sums) {
      if (sum !== 0n) throw new RangeError(`ledger entry ${kind} ${ref}: ${currency} sides add up to ${sum}, not zero`);
    }
    const { rowId } = this.#db.run('INSERT INTO entry (kind, ref, at_ms) VALUES (?, ?, ?)', kind, ref, atMs);
    for (const { account, currency, amount } of postings) {
      if (amount === 0n) continue;
      // Not an upsert: its CHECK would test the inserted negative row before finding the existing one.
      const changed = this.#db.run(
        'UPDATE wallet SET balance = balance + ? WHERE account = ? AND currency = ?',
        amount,
        account,
        currency,
      );
      if (changed.changes === 0) {
        this.#db.run('INSERT INTO wallet (account, currency, balance) VALUES (?, ?, ?)', account, currency, amount);
      }
      this.#db.run(
        'INSERT INTO posting (entry, account, currency, amount, balance_after) VALUES (?, ?, ?, ?, ?)',
        rowId,
        account,
        currency,
        amount,
        this.balance(account, currency),
      );
    }
    return rowId;
  }

  move(
    kind: EntryKind,
    ref: string,
    atMs: number,
    move: { from: string; to: string; currency: string; amount: bigint },
  ) {
    const { from, to, currency, amount } = move;
    return this.post(kind, ref, atMs, [
      { account: from, currency, amount: -amount },
      { account: to, currency, amount },
    ]);
  }

  /** Problems as sentences. Reads everything: for tests and after a crash. */
  audit(): readonly string[] {
    const unbalanced = this.#db
      .all('SELECT entry, currency, SUM(amount) AS sum FROM posting GROUP BY entry, currency HAVING SUM(amount) <> 0')
      .map((row) => `entry ${row['entry']} does not add up: ${row['sum']} ${row['currency']}`);
    const drifted = this.#db
      .all(
        `SELECT w.account, w.currency, w.balance, COALESCE(SUM(p.amount), 0) AS posted FROM wallet w
         LEFT JOIN posting p ON p.account = w.account AND p.currency = w.currency
         GROUP BY w.account, w.currency HAVING w.balance <> COALESCE(SUM(p.amount), 0)`,
      )
      .map((row) => `${row['account']} holds ${row['balance']} ${row['currency']}, its postings say ${row['posted']}`);
    const negative = this.#db
      .all("SELECT account, currency, balance FROM wallet WHERE balance < 0 AND account NOT GLOB 'house:*'")
      .map((row) => `${row['account']} is below zero: ${row['balance']} ${row['currency']}`);
    return [...unbalanced, ...drifted, ...negative];
  }
}
