import type { MarketKind, Match } from '#contract/entities';
import type { Words } from './use-words.ts';
import { shortLabel } from './short-label.ts';
import { opposite, signed } from '#app/i18n/outcome-text.ts';
import { OUTCOMES } from '#engine/sports';
import { MAIN_MARKETS } from './complete-market.ts';

/** What a list has room for: one market of the player's choice, or as many as three prices side by side, times this. */
export type RowRoom = { readonly only: MarketKind } | { readonly groups: number };

/** Total goals has eight prices. */
const GOALS_GROUPS = 2;
const WIDE_MARKETS: Readonly<Record<Match['game'], readonly MarketKind[]>> = {
  soccer: [...MAIN_MARKETS.soccer, 'goals'],
  bd: [...MAIN_MARKETS.bd, 'goals'],
  basketball: MAIN_MARKETS.basketball,
};

/** The markets of a row: all rows of a sport have the same, so that heads above them can name them. */
export function shownMarkets(game: Match['game'], room: RowRoom): readonly MarketKind[] {
  if ('only' in room) return [MAIN_MARKETS[game].includes(room.only) ? room.only : 'wl'];
  let left = room.groups;
  return WIDE_MARKETS[game].filter((kind) => {
    left -= kind === 'goals' ? GOALS_GROUPS : 1;
    return left >= 0;
  });
}

/** The heads of a market's columns: one for each price, or one for all where each price has its line beside it. */
export function columnHeads(words: Words, game: Match['game'], kind: MarketKind): readonly string[] {
  if (kind === 'handicap') return [words.t('markets:market.handicap')];
  return (OUTCOMES[game][kind] ?? []).map((outcome) => shortLabel(words, kind, outcome));
}

/** What is in a cell before its price, where the head above says less: the line of a handicap or total. */
export function cellLine(kind: MarketKind, line: string | undefined, outcome: string): string | undefined {
  if (kind === 'bs') return line;
  if (kind !== 'handicap' || line === undefined) return undefined;
  if (outcome === 'd') return 'X';
  return signed(outcome === 'w' ? line : opposite(line));
}
