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
  const sums = new Map<string, { staked: bigint; paid: bigint }>();
  for (const row of rows) {
    const { bet, payout, currency } = JSON.parse(String(row['doc'])) as RoundDoc;
    const { staked, paid } = sums.get(currency) ?? { staked: 0n, paid: 0n };
    sums.set(currency, { staked: staked + toMillionths(bet), paid: paid + toMillionths(payout) });
  }
  const total = (of: 'staked' | 'paid') =>
    [...sums].reduce((sum, [currency, each]) => sum + exchanged(each[of], currency, member.currency), 0n);
  return { staked: total('staked'), paid: total('paid') };
}
