// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { CricketMatch } from '#contract/entities/cricket.ts';
import { summariseCricket, type CricketContext } from './summarise-cricket.ts';

const offer = (odd: string, isOpen = true) => ({ categoryLabel: 'Match winner', slipLabel: 'Home', odd, isOpen });
const MATCH: CricketMatch = {
  matchId: 'c1',
  league: 'League',
  home: 'Home',
  away: 'Away',
  startTime: '2026-03-14T16:00:00.000Z',
  state: 'scheduled',
  bets: { a: offer('1.63'), b: offer('2.23') },
};
const CONTEXT: CricketContext = {
  match: MATCH,
  language: 'en',
  currency: 'USDT',
  limits: {
    bet: { min: '1', max: '100' },
    multiple: { min: 1, max: 99 },
    Bonus: { min: '0', max: '150' },
    disabled_regions: [],
  },
  rate: '1',
  brandStake: { min: '0.01', max: '5000' },
  funds: '80',
};
const pick = (id: string, odd: string, typed: string) => ({ ...offer(odd), id, typed });
const summary = (picks: ReturnType<typeof pick>[], over: Partial<CricketContext> = {}) =>
  summariseCricket(picks, { ...CONTEXT, ...over });

describe('the cricket slip', () => {
  it('adds up singles: an empty amount is no bet', () => {
    const { stake, max, bets, obstacle } = summary([pick('a', '1.63', '12'), pick('b', '2.23', '')]);
    expect([stake, max]).toEqual(['12.000000', '19.560000']);
    expect(bets).toEqual({ a: { amount: '12', odd: '1.63' } });
    expect(obstacle).toBeUndefined();
  });

  it('names the first thing that stands in the way', () => {
    const kind = (...args: Parameters<typeof summary>) => summary(...args).obstacle?.kind;
    expect(kind([pick('a', '1.63', '')])).toBe('needsAmount');
    expect(kind([pick('a', '1.63', '1e3')])).toBe('badAmount');
    expect(kind([pick('a', '1.60', '5')])).toBe('hasMoved');
    expect(kind([pick('z', '1.60', '5')])).toBe('hasGone');
    expect(kind([pick('a', '1.63', '5')], { match: { ...MATCH, bets: { a: offer('1.63', false) } } })).toBe('hasGone');
    expect(kind([pick('a', '1.63', '5')], { limits: undefined })).toBe('limitsUnknown');
  });

  it.each([
    ['0.5', 'belowMinBet'],
    ['101', 'exceedsMaxBet'],
    ['95', 'insufficientAccountBalance'],
    ['80', 'exceedsMaxBonus'],
  ] as const)('warns of limits: %s is %s', (typed, name) => {
    const { obstacle } = summary([pick('b', '2.23', typed)]);
    expect(obstacle).toMatchObject({ kind: 'limit', warning: { name } });
  });

  it('holds the bet against the brand beside the upstream, and tells the tighter number', () => {
    const told = (brandStake: CricketContext['brandStake'], typed: string) =>
      summary([pick('a', '1.63', typed)], { brandStake }).obstacle;
    expect(told({ min: '5', max: '20' }, '4.99')).toMatchObject({ warning: { name: 'belowMinBet', limit: '5' } });
    expect(told({ min: '5', max: '20' }, '20.01')).toMatchObject({ warning: { name: 'exceedsMaxBet', limit: '20' } });
    expect(told({ min: '0.01', max: '5000' }, '101')).toMatchObject({ warning: { limit: '100' } });
    expect(told({ min: '5', max: '20' }, '20')).toBeUndefined();
  });

  it('shows new odds beside the old ones, which stay until they are accepted', () => {
    expect(summary([pick('a', '1.60', '5')]).entries[0]).toMatchObject({ odd: '1.60', moved: '1.63' });
    expect(summary([pick('a', '1.630', '5')]).entries[0]?.moved).toBeUndefined();
  });
});
