import type { SlipContent, SlipItem, SlipState } from './slip-item.ts';

/** A change of the slip: what it was, what it becomes. */
export type SlipChange = (slip: SlipState) => SlipState;

/** Matches of one game in one slip (engine: the longest line has 15 legs). */
export const MAX_MATCHES = 15;

/** Whether a pick fits, by the number of matches of its game. */
export function hasRoom(items: readonly SlipItem[], { game, matchId }: Pick<SlipItem, 'game' | 'matchId'>): boolean {
  const matches = new Set(items.filter((item) => item.game === game).map((item) => item.matchId));
  return matches.add(matchId).size <= MAX_MATCHES;
}

/** The slip without some of its picks, without undo. */
export const without = (state: SlipState, isGone: (item: SlipItem) => boolean): SlipState => ({
  ...state,
  items: state.items.filter((item) => !isGone(item)),
  before: undefined,
});

/** What can be undone. */
export const kept = ({ before: _, isQuick: _isQuick, heard: _heard, ...slip }: SlipState): SlipContent => slip;
