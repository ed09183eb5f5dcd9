import type { SlipItem } from './slip-item.ts';
import type { SlipState } from './slip-slice.ts';

/** Matches of one game in one slip (engine: the longest line has 15 legs). */
export const MATCHES_MOST = 15;

/** Whether a pick of another match still has room. */
export function hasRoom(items: readonly SlipItem[], { game, matchId }: Pick<SlipItem, 'game' | 'matchId'>): boolean {
  const matches = new Set(items.filter((item) => item.game === game).map((item) => item.matchId));
  return matches.add(matchId).size <= MATCHES_MOST;
}

/** The slip without some of its picks, and without a way back. */
export const without = (state: SlipState, isGone: (item: SlipItem) => boolean): SlipState => ({
  ...state,
  items: state.items.filter((item) => !isGone(item)),
  before: undefined,
});
