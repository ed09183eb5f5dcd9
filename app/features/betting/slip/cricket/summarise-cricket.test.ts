// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { summariseCricket, type CricketContext } from './summarise-cricket.ts';

const offer = (odd: string, isOpen = true) => ({ categoryLabel: 'Match winner', slipLabel: 'Home', odd, isOpen });
const CONTEXT: CricketContext = {
  offers: { a: offer('1.63'), b: { ...offer('2.23'), categoryLabel: 'Toss' } },
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
    const { totalStake, max, bets, reasons } = summary([pick('a', '1.63', '12'), pick('b', '2.23', '')]);
    expect([totalStake, max]).toEqual(['12.000000', '19.560000']);
    expect(bets).toEqual({ a: { amount: '12', odd: '1.63' } });
    expect(reasons).toEqual([]);
  });

  it('names everything that stops the bet, the most pressing first', () => {
    const kinds = (...args: Parameters<typeof summary>) =>
      summary(...args).reasons.map((reason) => (reason.kind === 'stake' ? reason.problem : reason.kind));
    expect(kinds([pick('a', '1.63', '')])).toEqual(['empty']);
    expect(kinds([pick('a', '1.63', '1e3')])).toEqual(['notANumber']);
    expect(kinds([pick('a', '1.60', '5')])).toEqual(['oddsMoved']);
    expect(kinds([pick('z', '1.60', '5')])).toEqual(['picksGone']);
    expect(kinds([pick('a', '1.63', '5')], { offers: { a: offer('1.63', false) } })).toEqual(['picksGone']);
    expect(kinds([pick('a', '1.63', '5')], { limits: undefined })).toEqual(['pricesUnknown']);
    expect(kinds([pick('a', '1.63', '5')], { offers: undefined })).toEqual(['pricesUnknown']);
    expect(kinds([pick('a', '1.60', '5'), pick('z', '2', '1e3')])).toEqual(['picksGone', 'oddsMoved', 'notANumber']);
  });

  it('names the balance and the maximum together, each with its number', () => {
    const limits = summary([pick('a', '1.63', '90'), pick('b', '2.23', '30')]).reasons;
    expect(limits).toMatchObject([
      { kind: 'limit', warning: { name: 'insufficientAccountBalance', amount: '120.000000', limit: '80' } },
      { kind: 'limit', warning: { name: 'exceedsMaxBet', amount: '120.000000', limit: '100' } },
      { kind: 'limit', warning: { name: 'exceedsMaxBonus', amount: '213.600000', limit: '150' } },
    ]);
  });

  it.each([
    ['0.5', 'belowMinBet'],
    ['101', 'exceedsMaxBet'],
    ['95', 'insufficientAccountBalance'],
    ['80', 'exceedsMaxBonus'],
  ] as const)('warns of limits: %s is %s', (typed, name) => {
    const { reasons } = summary([pick('b', '2.23', typed)]);
    expect(reasons.flatMap((reason) => (reason.kind === 'limit' ? reason.warning.name : []))).toContain(name);
  });

  it('checks the bet against brand and upstream, and shows the tighter limit', () => {
    const reasonsFor = (brandStake: CricketContext['brandStake'], typed: string) =>
      summary([pick('a', '1.63', typed)], { brandStake, funds: undefined }).reasons;
    expect(reasonsFor({ min: '5', max: '20' }, '4.99')).toMatchObject([
      { warning: { name: 'belowMinBet', limit: '5' } },
    ]);
    expect(reasonsFor({ min: '5', max: '20' }, '20.01')).toMatchObject([
      { warning: { name: 'exceedsMaxBet', limit: '20' } },
    ]);
    expect(reasonsFor({ min: '0.01', max: '5000' }, '101')).toMatchObject([
      { warning: { name: 'exceedsMaxBet', limit: '100' } },
      { warning: { name: 'exceedsMaxBonus', limit: '150' } },
    ]);
    expect(reasonsFor({ min: '5', max: '20' }, '20')).toEqual([]);
  });

  it('promises no more than a cap leaves, refuses what cannot win for it, and keeps the rules at the line', () => {
    const rules = { prizeCap: [{ from: 1, to: 1, cap: '20' }] };
    const { max, entries, reasons } = summary([pick('a', '1.63', '15'), pick('b', '2.23', '5')], { rules });
    expect([max, entries[0]?.bet?.rules, reasons]).toEqual(['31.150000', rules, []]);
    expect(summary([pick('a', '1.63', '20')], { rules }).reasons).toMatchObject([{ warning: { name: 'cannotWin' } }]);
  });

  it('promises what one of two opposite picks pays, also where one was made in another language', () => {
    const opposite = [pick('a', '1.63', '12'), { ...pick('b', '2.23', '10'), categoryLabel: 'Maç sonucu' }];
    expect(summary(opposite, { offers: { a: offer('1.63'), b: offer('2.23') } }).max).toBe('22.300000');
  });

  it('shows new odds beside the old ones, which stay until they are accepted', () => {
    expect(summary([pick('a', '1.60', '5')]).entries[0]).toMatchObject({ odd: '1.60', moved: '1.63' });
    const moved = summary([pick('a', '1.60', '5')]);
    // Return and request use the new odds: the button that sends them says that it accepts them.
    expect([moved.max, moved.bets]).toEqual(['8.150000', { a: { amount: '5', odd: '1.63' } }]);
    expect(moved.reasons).toEqual([{ kind: 'oddsMoved', count: 1 }]);
    expect(summary([pick('a', '1.630', '5')]).entries[0]?.moved).toBeUndefined();
  });
});
