import type { Market, SportGame } from '#engine/sports/slip.ts';
import { marketMaxFold } from '#engine/sports/fold-limits.ts';
import { availablePasses, passFolds } from '#engine/sports/passes.ts';
import type { SlipItem } from './slip-item.ts';

/** The longest line that picks may stand in, and the market that says so. */
export interface FoldBound {
  readonly most: number;
  readonly market: Market;
}

/** A line of several markets is bound by the strictest of them; the first of the strictest is named. */
export function foldBound(game: SportGame, items: readonly SlipItem[]): FoldBound | undefined {
  let bound: FoldBound | undefined;
  for (const { market } of items) {
    const most = marketMaxFold(game, market);
    if (bound === undefined || most < bound.most) bound = { most, market };
  }
  return bound;
}

const countMatches = (items: readonly SlipItem[]) => new Set(items.map(({ matchId }) => matchId)).size;

/** Every pass that the picks can be bet with: single, N String 1, then the systems that need just this number of matches. */
export function offeredPasses(game: SportGame, items: readonly SlipItem[]): readonly string[] {
  if (items.length === 0) return [];
  return availablePasses(countMatches(items), { game, maxFold: foldBound(game, items)?.most ?? 1 });
}

export const isString = (pass: string) => pass === 'single' || pass.endsWith('-string-1');

/** The player's choice as far as it still fits; without one, the longest line there is. */
export function chosenPasses(
  game: SportGame,
  items: readonly SlipItem[],
  chosen: readonly string[],
): readonly string[] {
  const offered = offeredPasses(game, items);
  const fitting = offered.filter((pass) => chosen.includes(pass));
  return fitting.length > 0 ? fitting : offered.filter(isString).slice(-1);
}

/** The longest line that the passes make. @example longestLine(['single', '3-string-4'], 3) // 3 */
export function longestLine(passes: readonly string[], matches: number): number {
  return Math.max(0, ...passes.flatMap((pass) => passFolds(pass, matches)));
}
