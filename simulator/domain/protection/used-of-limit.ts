import type { PlayerLimit } from '#contract/entities';
import type { Currency } from '#engine/money';
import type { MemberRecord } from '../members/member-record.ts';
import type { SqlRow } from '../../core/store/sqlite.ts';
import { exchanged } from '../../core/ledger/exchange.ts';
import type { EntryKind } from '../../core/ledger/ledger.ts';
import { memberAccount } from '../../core/ledger/ledger.ts';
import { fromMillionths } from '../../core/ledger/millionths.ts';
import type { MembersContext } from '../members/context.ts';
import { playedMsSince } from './played-time.ts';
import { roundsSince } from '../rounds/rounds-since.ts';

const MINUTE_MS = 60_000;

/** In the wallet's currency, so that changing it does not reset a limit. */
const summed = (rows: readonly SqlRow[], currency: Currency) =>
  rows.reduce((sum, row) => sum + exchanged(row['sum'] as bigint, String(row['currency']), currency), 0n);

/** Sum of some kinds of entries on a wallet since an instant; positive is money in. Millionths. */
export function movedSince(
  world: MembersContext,
  member: MemberRecord,
  kinds: readonly EntryKind[],
  sinceMs: number,
): bigint {
  const marks = kinds.map(() => '?').join(', ');
  const rows = world.db.all(
    `SELECT p.currency, SUM(p.amount) AS sum FROM posting p JOIN entry e ON e.seq = p.entry
     WHERE p.account = ? AND e.at_ms > ? AND e.kind IN (${marks}) GROUP BY p.currency`,
    memberAccount(member.id),
    sinceMs,
    ...kinds,
  );
  return summed(rows, world.money(member.currency));
}

/** Winnings minus stakes of bets and games since an instant, provider wallets included. Millionths. */
export function netSince(world: MembersContext, member: MemberRecord, sinceMs: number): bigint {
  const { staked, paid } = roundsSince(world, member, sinceMs);
  return movedSince(world, member, ['stake', 'payout', 'extraBonus', 'cashOut'], sinceMs) + paid - staked;
}

/** Money in the wallet's currency, or minutes of play. */
export function usedOf(
  world: MembersContext,
  member: MemberRecord,
  kind: PlayerLimit['kind'],
  sinceMs: number,
): string {
  const text = (millionths: bigint) => fromMillionths(millionths > 0n ? millionths : 0n, world.money(member.currency));
  switch (kind) {
    case 'deposit':
      return text(
        movedSince(world, member, ['deposit'], sinceMs) +
          receivedSince(world, member, sinceMs) +
          pendingDeposits(world, member),
      );
    case 'stake':
      return text(roundsSince(world, member, sinceMs).staked - movedSince(world, member, ['stake'], sinceMs));
    case 'loss':
      return text(-netSince(world, member, sinceMs));
    case 'session':
      return String(Math.floor(playedMsSince(world, member, sinceMs) / MINUTE_MS));
  }
}

/** Transfers from others, because two accounts could evade the limit. Own transfers give nothing back. */
function receivedSince(world: MembersContext, member: MemberRecord, sinceMs: number): bigint {
  const rows = world.db.all(
    `SELECT p.currency, SUM(p.amount) AS sum FROM posting p JOIN entry e ON e.seq = p.entry
     WHERE p.account = ? AND e.at_ms > ? AND e.kind = 'transfer' AND p.amount > 0 GROUP BY p.currency`,
    memberAccount(member.id),
    sinceMs,
  );
  return summed(rows, world.money(member.currency));
}

/** Pending deposits count: otherwise ten opened at once could exceed any limit. */
function pendingDeposits(world: MembersContext, member: MemberRecord): bigint {
  const rows = world.db.all(
    `SELECT json_extract(doc, '$.currency') AS currency,
       SUM(CAST(json_extract(doc, '$.millionths') AS INTEGER)) AS sum FROM record
     WHERE member_id = ? AND kind = 'deposit' AND status IN (0, 5) GROUP BY 1`,
    member.id,
  );
  return summed(rows, world.money(member.currency));
}
