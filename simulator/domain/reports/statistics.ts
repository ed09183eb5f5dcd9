import { type Bet, type BetStatistics, PRODUCT_IDS } from '#contract/entities';
import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import { toMillionths, fromMillionths } from '../../core/ledger/millionths.ts';
import type { CoreContext } from '../../core/context/core-context.ts';
import type { RoundDoc } from '../rounds/round-doc.ts';

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;
const PROVIDERS: Readonly<Record<number, string>> = {
  [PRODUCT_IDS.pgGames]: 'pg',
  [PRODUCT_IDS.tadaGames]: 'tada',
  [PRODUCT_IDS.noah]: 'noah',
  [PRODUCT_IDS.winfinity]: 'winfinity',
};

interface Played {
  readonly atMs: number;
  readonly amount: bigint;
  readonly payout: bigint;
  readonly isSettled: boolean;
}

/** Stakes and winnings of a product, first and last day included (UTC). */
export function statistics(
  world: CoreContext,
  member: MemberRecord,
  query: { game_id: number; start_date: string; end_date: string },
): BetStatistics {
  const { game_id, start_date, end_date } = query;
  const [fromMs, toMs] = [Date.parse(start_date), Date.parse(end_date) + DAY_MS];
  if (!(fromMs < toMs) || toMs - fromMs > MAX_DAYS * DAY_MS) {
    const message = `end_date must not be before start_date, and at most ${MAX_DAYS} days after it`;
    throw new Refusal('badRequest', message, { field: 'query.end_date' });
  }
  const played = (PROVIDERS[game_id] === undefined ? bets : rounds)(world, member, game_id).filter(
    ({ atMs }) => atMs >= fromMs && atMs < toMs,
  );
  const text = (millionths: bigint) => fromMillionths(millionths, world.money(member.currency));
  const sum = (of: readonly Played[], member: 'amount' | 'payout') =>
    of.reduce((total, each) => total + each[member], 0n);
  const settled = played.filter(({ isSettled }) => isSettled);
  const byDay = new Map<string, Played[]>();
  for (const each of played) {
    const date = new Date(each.atMs).toISOString().slice(0, 10);
    byDay.set(date, [...(byDay.get(date) ?? []), each]);
  }
  return {
    game_id,
    bets: played.length,
    bet_amount: text(sum(played, 'amount')),
    payout: text(sum(played, 'payout')),
    profit: text(sum(settled, 'payout') - sum(settled, 'amount')),
    currency: member.currency,
    days: [...byDay]
      .map(([date, of]) => ({
        date,
        bets: of.length,
        bet_amount: text(sum(of, 'amount')),
        payout: text(sum(of, 'payout')),
      }))
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
  };
}

function bets(world: CoreContext, member: MemberRecord, gameId: number): Played[] {
  const game = Object.entries(PRODUCT_IDS).find(([, id]) => id === gameId)?.[0] ?? '';
  const sql = `SELECT placed_ms, amount, payout, status, json_extract(doc, '$.parts') AS parts
    FROM bet WHERE member_id = ? AND game = ? AND currency = ?`;
  return world.db.all(sql, member.id, game, member.currency).map((row) => {
    // Sold parts were staked and paid too.
    const parts = JSON.parse(String(row['parts'] ?? '[]')) as NonNullable<Bet['parts']>;
    const sum = (of: 'bet_amount' | 'payout') => parts.reduce((total, part) => total + toMillionths(part[of]), 0n);
    return {
      atMs: Number(row['placed_ms']),
      amount: (row['amount'] as bigint) + sum('bet_amount'),
      payout: (row['payout'] as bigint) + sum('payout'),
      isSettled: row['status'] !== 1n,
    };
  });
}

function rounds(world: CoreContext, member: MemberRecord, gameId: number): Played[] {
  const { records } = world.records.list<RoundDoc>('round', member.id, { limit: 100_000 });
  return records
    .filter(({ doc }) => doc.provider === PROVIDERS[gameId] && doc.currency === member.currency)
    .map(({ atMs, doc }) => ({
      atMs,
      amount: toMillionths(doc.bet),
      payout: toMillionths(doc.payout),
      isSettled: true,
    }));
}
