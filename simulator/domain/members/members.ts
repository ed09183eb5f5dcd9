import type { MemberFixture } from '#fixtures/world';
import { hashSecret } from '../../core/secrets/hash-secret.ts';
import type { Sqlite } from '../../core/store/sqlite.ts';
import { canonicalAccount } from './canonical-account.ts';
import { readMember, type Ban, type MemberRecord } from './member-record.ts';

interface MemberChange {
  readonly nickname?: string;
  readonly level?: number;
  readonly email?: string;
  readonly mobile?: string;
  readonly real_name?: string;
  readonly currency?: string;
  readonly password_hash?: string;
  readonly bank_password_hash?: string;
  readonly bank_failures?: number;
  readonly bank_locked_until?: number;
  readonly signed_in_ms?: number;
}

export class Members {
  readonly #db: Sqlite;
  /** Members read since the last change. */
  readonly #known = new Map<string, MemberRecord>();

  constructor(db: Sqlite) {
    this.#db = db;
  }

  byId(id: string): MemberRecord | undefined {
    const known = this.#known.get(id);
    if (known) return known;
    const row = this.#db.get('SELECT * FROM member WHERE id = ?', id);
    const member = row && readMember(row);
    if (member) this.#known.set(id, member);
    return member;
  }

  /** After a change, rollback or restored snapshot. */
  forget(): void {
    this.#known.clear();
  }

  /** By e-mail, mobile (`+5511...`), nickname or id, which players type into one field. */
  byAccount(given: string): MemberRecord | undefined {
    const account = canonicalAccount(given);
    const row =
      this.#db.get('SELECT * FROM member WHERE email = ?', account) ??
      this.#db.get('SELECT * FROM member WHERE mobile = ?', account) ??
      this.#db.get('SELECT * FROM member WHERE nickname = ? OR id = ? ORDER BY seq', account, account);
    return row && readMember(row);
  }

  byReferral(code: string): MemberRecord | undefined {
    const row = this.#db.get('SELECT * FROM member WHERE referral_code = ?', code);
    return row && readMember(row);
  }

  all(): readonly MemberRecord[] {
    return this.#db.all('SELECT * FROM member ORDER BY seq').map(readMember);
  }

  /** Of the next new member, from 1. */
  nextNumber(): number {
    return Number(this.#db.get("SELECT seq FROM sqlite_sequence WHERE name = 'member'")?.['seq'] ?? 0) + 1;
  }

  add(
    member: Omit<MemberFixture, 'email' | 'balance' | 'password' | 'currency'> & NewMember,
    atMs: number,
  ): MemberRecord {
    const number = this.nextNumber();
    this.#db.run(
      `INSERT INTO member (id, nickname, role, level, email, mobile, real_name, country, currency, password_hash,
         bank_password_hash, referral_code, invited_by, created_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      member.id,
      member.nickname,
      member.role,
      member.level ?? 0,
      member.email === undefined ? null : canonicalAccount(member.email),
      member.mobile ?? null,
      member.real_name ?? null,
      member.country ?? 'BR',
      member.currency,
      member.password === undefined ? null : hashSecret(member.password, member.id),
      member.bank_password === undefined ? null : hashSecret(member.bank_password, `${member.id}:bank`),
      `R${String(number).padStart(6, '0')}`,
      member.invitedBy ?? null,
      atMs,
    );
    return this.byId(member.id) as MemberRecord;
  }

  change(id: string, change: MemberChange): void {
    this.forget();
    for (const [column, value] of Object.entries(change)) {
      this.#db.run(`UPDATE member SET ${column} = ? WHERE id = ?`, value as string | number, id);
    }
  }

  setBans(id: string, bans: readonly Ban[]): void {
    this.forget();
    this.#db.run('UPDATE member SET bans = ? WHERE id = ?', JSON.stringify(bans), id);
  }

  /** Of the member's next push. */
  nextPush(id: string): number {
    this.#db.run('UPDATE member SET push_seq = push_seq + 1 WHERE id = ?', id);
    return Number(this.#db.get('SELECT push_seq FROM member WHERE id = ?', id)?.['push_seq'] ?? 0);
  }

  /** Data that no query needs. */
  doc(id: string): Record<string, unknown> {
    return JSON.parse(String(this.#db.get('SELECT doc FROM member WHERE id = ?', id)?.['doc'] ?? '{}')) as Record<
      string,
      unknown
    >;
  }

  updateDoc(id: string, change: Record<string, unknown>): void {
    this.#db.run('UPDATE member SET doc = ? WHERE id = ?', JSON.stringify({ ...this.doc(id), ...change }), id);
  }
}

interface NewMember {
  readonly currency: string;
  readonly email?: string;
  readonly password?: string;
  readonly invitedBy?: string;
}
