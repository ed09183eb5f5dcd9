import type { PlayerLimit } from '#contract/entities/protection.ts';
import type { MemberRecord } from '#simulator/members/member-record.ts';
import type { EntryKind } from '#simulator/wallet/ledger.ts';
import { memberAccount } from '#simulator/wallet/ledger.ts';
import { fromMillionths } from '#simulator/wallet/millionths.ts';
import type { World } from '#simulator/world/world.ts';

const MINUTE_MS = 60_000;

/** What moved on a member's wallet since an instant, of some kinds: positive came in. Millionths. */
export function movedSince(world: World, member: MemberRecord, kinds: readonly EntryKind[], sinceMs: number): bigint {
  const marks = kinds.map(() => '?').join(', ');
  const row = world.db.get(
    `SELECT COALESCE(SUM(p.amount), 0) AS moved FROM posting p JOIN entry e ON e.seq = p.entry
     WHERE p.account = ? AND p.currency = ? AND e.at_ms > ? AND e.kind IN (${marks})`,
    memberAccount(member.id),
    member.currency,
    sinceMs,
    ...kinds,
  );
  return (row?.['moved'] as bigint | undefined) ?? 0n;
}

/** How much of a limit is used: money in the wallet's currency, or minutes of play. */
export function usedOf(world: World, member: MemberRecord, kind: PlayerLimit['kind'], sinceMs: number): string {
  const text = (millionths: bigint) => fromMillionths(millionths > 0n ? millionths : 0n, member.currency);
  switch (kind) {
    case 'deposit':
      return text(movedSince(world, member, ['deposit'], sinceMs) + pendingDeposits(world, member));
    case 'stake':
      return text(-movedSince(world, member, ['stake'], sinceMs));
    case 'loss':
      return text(-movedSince(world, member, ['stake', 'payout', 'cashOut', 'gameRound'], sinceMs));
    case 'session': {
      const startedMs = Math.max(member.signedInMs ?? world.now(), sinceMs);
      return String(Math.max(0, Math.floor((world.now() - startedMs) / MINUTE_MS)));
    }
  }
}

/** Deposits that are asked for and not decided count as well, else ten opened at once would pass any limit. */
function pendingDeposits(world: World, member: MemberRecord): bigint {
  const row = world.db.get(
    `SELECT COALESCE(SUM(CAST(json_extract(doc, '$.millionths') AS INTEGER)), 0) AS pending FROM record
     WHERE member_id = ? AND kind = 'deposit' AND status = 0 AND json_extract(doc, '$.currency') = ?`,
    member.id,
    member.currency,
  );
  return (row?.['pending'] as bigint | undefined) ?? 0n;
}
