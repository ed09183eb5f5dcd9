import type { GameRound } from '#contract/entities';
import type { CoreContext } from '../../core/context/core-context.ts';
import type { RoundDoc } from './round-doc.ts';

export function roundsOf(
  world: CoreContext,
  memberId: string,
  provider: string,
  { start = 0, limit = 50 }: { readonly start?: number | undefined; readonly limit?: number | undefined },
): { total: number; rounds: GameRound[] } {
  const all = world.records
    .list<RoundDoc>('round', memberId, { limit: MAX_ROUNDS })
    .records.filter(({ doc }) => doc.provider === provider);
  const rounds = all.slice(start, start + limit).map(({ id, atMs, doc }) => ({
    id,
    game: doc.gameId,
    game_name: doc.name,
    bet_amount: doc.bet,
    payout: doc.payout,
    currency: doc.currency,
    at: new Date(atMs).toISOString(),
  }));
  return { total: all.length, rounds };
}

/** Enough for every page. */
const MAX_ROUNDS = 5_000;
