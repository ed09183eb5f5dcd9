import type { MarketKind } from '#contract/entities';
import type { CompleteMarket } from '#app/features/betting/sports/row/complete-market.ts';

/** Groups of markets on the match page, in the order of their tabs. */
const GROUPS = ['main', 'goals', 'half', 'margin'] as const;
export type MarketGroup = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<MarketKind, MarketGroup>> = {
  wl: 'main',
  handicap: 'main',
  bs: 'main',
  correct_score: 'goals',
  goals: 'goals',
  up: 'goals',
  half: 'half',
  mv: 'margin',
};
const isIn = (group: MarketGroup, { market }: CompleteMarket) => GROUP_OF[market.kind] === group;

/** The groups that have markets now. Fewer than two are no choice. */
export function groupsOf(markets: readonly CompleteMarket[]): readonly MarketGroup[] {
  const groups = GROUPS.filter((group) => markets.some((each) => isIn(group, each)));
  return groups.length < 2 ? [] : groups;
}

/** The markets of a group, in the order of the page. */
export const marketsIn = (markets: readonly CompleteMarket[], group: MarketGroup | 'all'): readonly CompleteMarket[] =>
  group === 'all' ? markets : markets.filter((each) => isIn(group, each));
