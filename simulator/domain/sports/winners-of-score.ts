import type { MarketKind, SportGame } from '#contract/entities';
import { winningOutcomes } from '#engine/sports';

export type Winners = Readonly<Partial<Record<MarketKind, string>>>;

const known = new Map<string, Winners>();
/** All games have a few thousand; a full cache is cleared. */
const MAX_WINNERS_CACHED = 20_000;

/** By the engine's rules, cached. */
export function winnersOfScore(game: SportGame, ft: string, handicap: string, total?: string): Winners {
  const key = `${game} ${ft} ${handicap} ${total ?? ''}`;
  const found = known.get(key);
  if (found) return found;
  const winners = winningOutcomes(game, { ft }, { handicap, total }) as Winners;
  if (known.size >= MAX_WINNERS_CACHED) known.clear();
  known.set(key, winners);
  return winners;
}
