import type { MemberRecord } from '#simulator/members/member-record.ts';
import type { RoundDoc } from '#simulator/play/play-round.ts';
import { exchanged } from '#simulator/wallet/exchange.ts';
import { toMillionths } from '#simulator/wallet/millionths.ts';
import type { World } from '#simulator/world/world.ts';

/** What a member staked and was paid in rounds of games since an instant: also in games that keep a wallet of their own. Millionths. */
export function roundsSince(world: World, member: MemberRecord, sinceMs: number): { staked: bigint; paid: bigint } {
  const rows = world.db.all(
    "SELECT doc FROM record WHERE member_id = ? AND kind = 'round' AND at_ms > ?",
    member.id,
    sinceMs,
  );
  const sums = { staked: 0n, paid: 0n };
  for (const row of rows) {
    const { bet, payout, currency } = JSON.parse(String(row['doc'])) as RoundDoc;
    sums.staked += exchanged(toMillionths(bet), currency, member.currency);
    sums.paid += exchanged(toMillionths(payout), currency, member.currency);
  }
  return sums;
}
