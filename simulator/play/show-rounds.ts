import type { GameRound } from '#contract/entities/third-party.ts';
import type { World } from '#simulator/world/world.ts';
import type { RoundDoc } from './play-round.ts';

/** Rounds that a member played with a provider, newest first. */
export function roundsOf(
  world: World,
  memberId: string,
  provider: string,
  { start = 0, limit = 50 }: { readonly start?: number | undefined; readonly limit?: number | undefined },
): { total: number; rounds: GameRound[] } {
  const all = world.records
    .list<RoundDoc>('round', memberId, { limit: ROUNDS_MOST })
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

/** Further back than this nobody pages. */
const ROUNDS_MOST = 5_000;
