import type { Member } from '#contract/entities';
import type { SqlRow } from '../../core/store/sqlite.ts';

/** What control calls can forbid. */
export const BANS = ['signIn', 'bet', 'deposit', 'withdraw', 'transfer', 'games'] as const;
export type Ban = (typeof BANS)[number];

export interface MemberRecord {
  readonly id: string;
  readonly nickname: string;
  readonly role: Member['role'];
  readonly level: number;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly realName: string | null;
  readonly country: string;
  readonly currency: string;
  readonly passwordHash: string | null;
  readonly bankPasswordHash: string | null;
  readonly bankFailures: number;
  readonly bankLockedUntilMs: number;
  readonly referralCode: string;
  readonly invitedBy: string | null;
  readonly bans: readonly Ban[];
  readonly createdMs: number;
  readonly signedInMs: number | null;
}

const text = (value: SqlRow[string] | undefined) => (value === null || value === undefined ? null : String(value));

export function readMember(row: SqlRow): MemberRecord {
  return {
    id: String(row['id']),
    nickname: String(row['nickname']),
    role: Number(row['role']) as Member['role'],
    level: Number(row['level']),
    email: text(row['email']),
    mobile: text(row['mobile']),
    realName: text(row['real_name']),
    country: String(row['country']),
    currency: String(row['currency']),
    passwordHash: text(row['password_hash']),
    bankPasswordHash: text(row['bank_password_hash']),
    bankFailures: Number(row['bank_failures']),
    bankLockedUntilMs: Number(row['bank_locked_until']),
    referralCode: String(row['referral_code']),
    invitedBy: text(row['invited_by']),
    bans: JSON.parse(String(row['bans'])) as Ban[],
    createdMs: Number(row['created_ms']),
    signedInMs: row['signed_in_ms'] === null ? null : Number(row['signed_in_ms']),
  };
}
