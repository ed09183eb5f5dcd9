import type { MarketKind } from '#contract/entities/sport-game.ts';
import type { SportGame } from '#contract/entities/sport-game.ts';
import { winningOutcomes } from '#engine/sports/results.ts';

export type Winners = Readonly<Partial<Record<MarketKind, string>>>;

const known = new Map<string, Winners>();
/** Scores x lines that a book of all games meets are a few thousand; beyond, the cache starts anew. */
const WINNERS_CACHED_MOST = 20_000;

/** Which outcome of each market wins under a full-time score: the engine's rules, remembered. */
export function winnersOfScore(game: SportGame, ft: string, handicap: string, total?: string): Winners {
  const key = `${game} ${ft} ${handicap} ${total ?? ''}`;
  const found = known.get(key);
  if (found) return found;
  const winners = winningOutcomes(game, { ft }, { handicap, total }) as Winners;
  if (known.size >= WINNERS_CACHED_MOST) known.clear();
  known.set(key, winners);
  return winners;
}
