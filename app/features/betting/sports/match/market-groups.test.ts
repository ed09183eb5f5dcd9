import { describe, expect, it } from 'vitest';
import type { MarketKind } from '#contract/entities';
import { groupsOf, marketsIn } from './market-groups.ts';

const markets = (...kinds: readonly MarketKind[]) =>
  kinds.map((kind) => ({ market: { kind, status: 'open' as const, outcomes: [] }, outcomes: [] }));
const kinds = (shown: ReturnType<typeof marketsIn>) => shown.map(({ market }) => market.kind);

describe('the groups of a match’s markets', () => {
  it('are those that have a market', () => {
    expect(groupsOf(markets('wl', 'handicap', 'correct_score', 'half'))).toEqual(['main', 'goals', 'half']);
    expect(groupsOf(markets('wl', 'bs', 'mv'))).toEqual(['main', 'margin']);
  });

  it('are no choice when there is one', () => {
    expect(groupsOf(markets('wl', 'handicap'))).toEqual([]);
    expect(groupsOf([])).toEqual([]);
  });

  it('show their markets in the order of the page', () => {
    const all = markets('wl', 'handicap', 'correct_score', 'goals');
    expect(kinds(marketsIn(all, 'goals'))).toEqual(['correct_score', 'goals']);
    expect(kinds(marketsIn(all, 'all'))).toEqual(kinds(all));
  });
});
