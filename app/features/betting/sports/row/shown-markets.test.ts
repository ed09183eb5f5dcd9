import { describe, expect, it } from 'vitest';
import { aMatch } from '#app/features/betting/matches/test/a-match.ts';
import type { MarketKind, Match } from '#contract/entities';
import { OUTCOMES } from '#engine/sports';
import { BRAND } from '#app/test/own-brand.ts';
import { furtherMarkets, shownMarkets, shownOutcomes } from './shown-markets.ts';

const markets = BRAND.markets;

describe('the markets of a row', () => {
  it.each(['soccer', 'bd', 'basketball'] as const)('of %s are as many as it has room for, up to four', (game) => {
    expect([1, 2, 3, 4, 5].map((groups) => shownMarkets(game, { markets, groups }).length)).toEqual([1, 2, 3, 4, 4]);
  });

  it('that has one is the one that the player chose', () => {
    expect(shownMarkets('soccer', { markets, only: 'handicap' })).toEqual(['handicap']);
    expect(shownMarkets('soccer', { markets, only: 'bs' })).toEqual(['wl']);
  });

  it("are the brand's, in its order", () => {
    const own = { ...markets, soccer: ['goals', 'handicap'] as typeof markets.soccer };
    expect(shownMarkets('soccer', { markets: own, groups: 4 })).toEqual(['goals', 'handicap']);
    expect(shownMarkets('soccer', { markets: own, only: 'wl' })).toEqual(['goals']);
    expect(shownMarkets('bd', { markets: own, groups: 2 })).toEqual(['wl', 'handicap']);
  });
});

const shown = (kind: MarketKind, change: Partial<Match> = {}) => {
  const match = aMatch(change);
  const all = (OUTCOMES[match.game][kind] ?? []).map((outcome) => ({ outcome, isOver: false }));
  return shownOutcomes(match, kind, all).map(({ outcome }) => outcome);
};
const at = (score: string): Partial<Match> => ({ state: 'live', score });

it.each<[string, MarketKind, Partial<Match>, readonly string[]]>([
  ['the result, whole', 'wl', {}, ['w', 'd', 'l']],
  ['few goals before a match', 'goals', {}, ['1', '2', '3']],
  ['the goals that there are and two more', 'goals', at('1:1'), ['2', '3', '4']],
  ['the last three numbers of goals', 'goals', at('11:10'), ['5', '6', '7+']],
  ['the lowest scores before a match', 'correct_score', {}, ['1:0', '1:1', '0:1']],
  ['the score that there is and a goal of either side', 'correct_score', at('2:1'), ['2:1', '3:1', '2:2']],
  ['any other score beyond the list', 'correct_score', at('11:10'), ['w_other', 'd_other', 'l_other']],
  ['a close win of either side', 'mv', { game: 'basketball' }, ['home 1-5', 'away 1-5']],
])('a row has %s', (_, kind, change, outcomes) => {
  expect(new Set(shown(kind, change))).toEqual(new Set(outcomes));
});

it('counts a market that is not wholly in the row as one more', () => {
  const match = aMatch();
  const kinds = ['wl', 'handicap', 'goals', 'half'] as const;
  const sold = kinds.flatMap((kind) => match.markets.map((market) => ({ ...market, kind })));
  expect(furtherMarkets({ ...match, markets: sold }, ['wl', 'handicap', 'goals', 'correct_score'])).toBe(2);
});
