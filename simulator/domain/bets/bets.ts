import { BET_STATUS } from '#contract/entities';
import type { Sqlite, SqlValue } from '../../core/store/sqlite.ts';
import { readBet, type BetDoc, type BetRecord } from './bet-record.ts';

export interface BetFilter {
  readonly memberId: string;
  readonly game?: string;
  readonly status?: number;
  readonly key?: string;
  readonly start: number;
  readonly limit: number;
}

export interface BetPage<Doc> {
  readonly total: number;
  readonly bets: readonly BetRecord<Doc>[];
}

export class Bets {
  readonly #db: Sqlite;

  constructor(db: Sqlite) {
    this.#db = db;
  }

  byId<Doc = BetDoc>(id: string): BetRecord<Doc> | undefined {
    const row = this.#db.get('SELECT * FROM bet WHERE id = ?', id);
    return row && readBet<Doc>(row);
  }

  /** Adds a bet under the next id, or a recorded bet under its own. */
  add(bet: Omit<BetRecord<unknown>, 'id' | 'status' | 'payout' | 'settledMs'> & { readonly id?: string }): string {
    const seq = Number(this.#db.get("SELECT seq FROM sqlite_sequence WHERE name = 'bet'")?.['seq'] ?? 0) + 1;
    const id = bet.id ?? `bet-${String(seq).padStart(7, '0')}`;
    this.#db.run(
      `INSERT INTO bet (id, member_id, game, key, status, amount, currency, placed_ms, doc)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      bet.memberId,
      bet.game,
      bet.key,
      BET_STATUS.pending,
      bet.amount,
      bet.currency,
      bet.placedMs,
      JSON.stringify(bet.doc),
    );
    if (bet.id !== undefined) this.#leaveOut(bet.id);
    return id;
  }

  /** Keeps later bets from getting a recorded bet's id. */
  #leaveOut(id: string): void {
    const taken = Number(/^bet-(\d{7})$/.exec(id)?.[1] ?? 0);
    this.#db.run("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'bet'", taken);
  }

  end(id: string, status: number, payout: bigint, atMs: number, doc: unknown): void {
    this.#db.run(
      'UPDATE bet SET status = ?, payout = ?, settled_ms = ?, doc = ? WHERE id = ?',
      status,
      payout,
      atMs,
      JSON.stringify(doc),
      id,
    );
  }

  /** Reduces the stake after a partial cash-out. */
  shrink(id: string, amount: bigint, doc: unknown): void {
    this.#db.run('UPDATE bet SET amount = ?, doc = ? WHERE id = ?', amount, JSON.stringify(doc), id);
  }

  list<Doc = BetDoc>({ start, limit, ...filter }: BetFilter): BetPage<Doc> {
    const { where, values } = clauses(filter);
    const total = Number(this.#db.get(`SELECT COUNT(*) AS n FROM bet WHERE ${where}`, ...values)?.['n'] ?? 0);
    const page = this.#db.all(
      `SELECT * FROM bet WHERE ${where} ORDER BY seq DESC LIMIT ? OFFSET ?`,
      ...values,
      limit,
      start,
    );
    return { total, bets: page.map((row) => readBet<Doc>(row)) };
  }
}

function clauses({ memberId, game, status, key }: Omit<BetFilter, 'start' | 'limit'>): {
  where: string;
  values: SqlValue[];
} {
  const parts: [string, SqlValue | undefined][] = [
    ['member_id = ?', memberId],
    ['game = ?', game],
    ['status = ?', status],
    ['key = ?', key],
  ];
  const given = parts.flatMap(([part, value]) => (value === undefined ? [] : [{ part, value }]));
  return { where: given.map(({ part }) => part).join(' AND '), values: given.map(({ value }) => value) };
}
