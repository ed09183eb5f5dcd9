import type { MarketKind } from '#contract/entities';
import type { CompleteMarket } from '#app/features/betting/sports/row/complete-market.ts';

/** Groups of markets on the match page, in the order of their tabs. */
const GROUPS = {
  main: ['wl', 'handicap', 'bs'],
  goals: ['correct_score', 'goals', 'up'],
  half: ['half'],
  margin: ['mv'],
} as const satisfies Readonly<Record<string, readonly MarketKind[]>>;
export type MarketGroup = keyof typeof GROUPS;

const isIn = (group: MarketGroup, { market }: CompleteMarket) =>
  (GROUPS[group] as readonly string[]).includes(market.kind);

/** The groups that have markets now. Fewer than two are no choice. */
export function groupsOf(markets: readonly CompleteMarket[]): readonly MarketGroup[] {
  const groups = (Object.keys(GROUPS) as MarketGroup[]).filter((group) => markets.some((each) => isIn(group, each)));
  return groups.length < 2 ? [] : groups;
}

/** The markets of a group, in the order of the page. */
export const marketsIn = (markets: readonly CompleteMarket[], group: MarketGroup | 'all'): readonly CompleteMarket[] =>
  group === 'all' ? markets : markets.filter((each) => isIn(group, each));
