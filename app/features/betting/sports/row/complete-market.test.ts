import { describe, expect, it } from 'vitest';
import type { MarketKind, Match } from '#contract/entities';
import { OUTCOMES } from '#engine/sports';
import { completeMarket } from './complete-market.ts';

function match(kind: MarketKind, without: readonly string[], score?: string, game: Match['game'] = 'soccer'): Match {
  const outcomes = (OUTCOMES[game][kind] ?? []).filter((outcome) => !without.includes(outcome));
  return {
    match_id: 'm',
    game,
    league: { id: 'l', name: 'L' },
    home: 'A',
    away: 'B',
    start_time: '2026-03-14T15:00:00Z',
    state: score === undefined ? 'scheduled' : 'live',
    ...(score !== undefined && { score }),
    markets: [{ kind, status: 'open', outcomes: outcomes.map((outcome) => ({ outcome, odds: '2.00' })) }],
  };
}

describe('all odds of a market or none', () => {
  it.each(['wl', 'handicap', 'correct_score', 'goals', 'half'] as const)('%s lacks an outcome: none', (kind) => {
    const [first = ''] = OUTCOMES.soccer[kind] ?? [];
    expect(completeMarket(match(kind, []), kind)?.outcomes).toHaveLength(OUTCOMES.soccer[kind]?.length ?? 0);
    expect(completeMarket(match(kind, [first]), kind)).toBeUndefined();
  });

  it('an outcome that the score has ruled out needs no odds', () => {
    const goals = completeMarket(match('goals', ['0', '1'], '2:0'), 'goals');
    expect(goals?.outcomes.filter(({ isOver }) => isOver).map(({ outcome }) => outcome)).toEqual(['0', '1']);
    expect(completeMarket(match('goals', ['0', '3'], '2:0'), 'goals')).toBeUndefined();
    const scores = completeMarket(match('correct_score', ['0:0', '0:1'], '1:0'), 'correct_score');
    expect(scores?.outcomes.find(({ outcome }) => outcome === '0:1')?.isOver).toBe(true);
    expect(completeMarket(match('correct_score', ['2:1'], '1:0'), 'correct_score')).toBeUndefined();
    expect(completeMarket(match('up', ['ds', 'dd'], '2:1', 'bd'), 'up')?.outcomes).toHaveLength(4);
    expect(completeMarket(match('up', ['ds'], '1:1', 'bd'), 'up')).toBeUndefined();
  });

  it('a handicap of half a point has no draw', () => {
    const at = (line: string) => {
      const { markets, ...more } = match('handicap', ['d'], undefined, 'basketball');
      const held = { ...more, markets: markets.map((each) => ({ ...each, handicap_val: line })) };
      return completeMarket(held, 'handicap')?.outcomes.map(({ outcome }) => outcome);
    };
    expect(at('-8.5')).toEqual(['w', 'l']);
    expect(at('0.5')).toEqual(['w', 'l']);
    expect(at('-8')).toBeUndefined();
  });

  it.each(['void', 'finished'] as const)(
    'is none where the match is %s, whatever the upstream still lists',
    (state) => {
      expect(completeMarket({ ...match('wl', []), state }, 'wl')).toBeUndefined();
    },
  );

  it('is none where the market is not sold', () => {
    expect(completeMarket(match('wl', []), 'bs')).toBeUndefined();
    expect(completeMarket({ ...match('wl', []), markets: [] }, 'wl')).toBeUndefined();
  });
});
