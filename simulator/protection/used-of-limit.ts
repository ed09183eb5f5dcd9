import type { PlayerLimit } from '#contract/entities/protection.ts';
import type { MemberRecord } from '#simulator/members/member-record.ts';
import type { SqlRow } from '#simulator/store/sqlite.ts';
import { exchanged } from '#simulator/wallet/exchange.ts';
import type { EntryKind } from '#simulator/wallet/ledger.ts';
import { memberAccount } from '#simulator/wallet/ledger.ts';
import { fromMillionths } from '#simulator/wallet/millionths.ts';
import type { World } from '#simulator/world/world.ts';
import { playedMsSince } from './played-time.ts';
import { roundsSince } from './rounds-since.ts';

const MINUTE_MS = 60_000;

/** Sums by currency as one, in the currency of the wallet: changing it is no way around a limit. */
const summed = (rows: readonly SqlRow[], currency: string) =>
  rows.reduce((sum, row) => sum + exchanged(row['sum'] as bigint, String(row['currency']), currency), 0n);

/** What moved on a member's wallet since an instant, of some kinds: positive came in. Millionths. */
export function movedSince(world: World, member: MemberRecord, kinds: readonly EntryKind[], sinceMs: number): bigint {
  const marks = kinds.map(() => '?').join(', ');
  const rows = world.db.all(
    `SELECT p.currency, SUM(p.amount) AS sum FROM posting p JOIN entry e ON e.seq = p.entry
     WHERE p.account = ? AND e.at_ms > ? AND e.kind IN (${marks}) GROUP BY p.currency`,
    memberAccount(member.id),
    sinceMs,
    ...kinds,
  );
  return summed(rows, member.currency);
}

/** Won less staked since an instant, on bets and in games, wherever the game's money is kept. Millionths. */
export function netSince(world: World, member: MemberRecord, sinceMs: number): bigint {
  const { staked, paid } = roundsSince(world, member, sinceMs);
  return movedSince(world, member, ['stake', 'payout', 'cashOut'], sinceMs) + paid - staked;
}

/** How much of a limit is used: money in the wallet's currency, or minutes of play. */
export function usedOf(world: World, member: MemberRecord, kind: PlayerLimit['kind'], sinceMs: number): string {
  const text = (millionths: bigint) => fromMillionths(millionths > 0n ? millionths : 0n, member.currency);
  switch (kind) {
    case 'deposit':
      return text(movedSince(world, member, ['deposit'], sinceMs) + pendingDeposits(world, member));
    case 'stake':
      return text(roundsSince(world, member, sinceMs).staked - movedSince(world, member, ['stake'], sinceMs));
    case 'loss':
      return text(-netSince(world, member, sinceMs));
    case 'session':
      return String(Math.floor(playedMsSince(world, member, sinceMs) / MINUTE_MS));
  }
}

/** Deposits that are asked for and not decided count as well, else ten opened at once would pass any limit. */
function pendingDeposits(world: World, member: MemberRecord): bigint {
  const rows = world.db.all(
    `SELECT json_extract(doc, '$.currency') AS currency,
       SUM(CAST(json_extract(doc, '$.millionths') AS INTEGER)) AS sum FROM record
     WHERE member_id = ? AND kind = 'deposit' AND status = 0 GROUP BY 1`,
    member.id,
  );
  return summed(rows, member.currency);
}
