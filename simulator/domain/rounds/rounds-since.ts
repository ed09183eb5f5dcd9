import type { MemberRecord } from '../members/member-record.ts';
import type { RoundDoc } from './round-doc.ts';
import { exchanged } from '../../core/ledger/exchange.ts';
import { toMillionths } from '../../core/ledger/millionths.ts';
import type { CoreContext } from '../../core/context/core-context.ts';

/** Stakes and winnings of rounds since an instant, provider wallets included. Millionths. */
export function roundsSince(
  world: CoreContext,
  member: MemberRecord,
  sinceMs: number,
): { staked: bigint; paid: bigint } {
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
    [...sums].reduce((sum, [currency, each]) => sum + exchanged(each[of], currency, world.money(member.currency)), 0n);
  return { staked: total('staked'), paid: total('paid') };
}
