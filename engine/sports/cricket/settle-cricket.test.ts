import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, compareAmounts } from '../../money/amount.ts';
import { settleCricket } from './settle-cricket.ts';

const bets = { 1: { odd: '1.85', amount: '10' }, 2: { odd: '3', amount: '5.5', slipLabel: 'Top batter' } };

describe('settleCricket', () => {
  it('adds up singles', () => {
    expect(settleCricket(bets, { 1: 'won', 2: 'lost' }, 'BRL')).toEqual({
      state: 'won',
      lines: '2',
      stake: '15.50',
      max: '18.50',
      payout: '18.50',
    });
    expect(settleCricket(bets, { 1: 'void', 2: 'lost' }, 'BRL')).toEqual({
      state: 'lost',
      lines: '2',
      stake: '15.50',
      max: '10.00',
      payout: '10.00',
    });
    expect(settleCricket(bets, { 1: 'void', 2: 'void' }, 'BRL')).toMatchObject({ state: 'void', payout: '15.50' });
    expect(settleCricket(bets, { 1: 'won' }, 'BRL')).toMatchObject({ state: 'open', max: '35.00', payout: '18.50' });
    expect(settleCricket(bets, { 1: 'lost', 2: 'lost' }, 'USDT')).toMatchObject({
      state: 'lost',
      payout: '0.000000',
      max: '0.000000',
    });
  });

  it.each([
    ['a cap of single lines', { prizeCap: [{ from: 1, to: 1, cap: '17' }] }, '33.50'],
    ['a cap of longer lines', { prizeCap: [{ from: 2, to: 15, cap: '1' }] }, '35.00'],
    ['a withholding of one of them', { withholding: { threshold: '17', rate: '0.2' } }, '31.30'],
  ])('%s applies to each bet by itself', (_, rules, payout) => {
    const { max, ...settled } = settleCricket(bets, { 1: 'won', 2: 'won' }, 'BRL', rules);
    expect([max, settled.payout]).toEqual([payout, payout]);
  });

  it('gives a void bet back whole, whatever is capped or withheld', () => {
    const rules = { prizeCap: [{ from: 1, to: 1, cap: '1' }], withholding: { threshold: '0', rate: '0.2' } };
    expect(settleCricket(bets, { 1: 'void', 2: 'void' }, 'BRL', rules).payout).toBe('15.50');
  });

  it.each([
    [{ 7: { odd: '0.9', amount: '1' } }, 'oddsBelowOne', 'bets.7.odd'],
    [{ 7: { odd: '2', amount: '-1' } }, 'negativeAmount', 'bets.7.amount'],
    [{ 7: { odd: '2', amount: 'x' } }, 'notADecimal', 'bets.7.amount'],
    [{ 7: { odd: '90', amount: '0.001' } }, 'tooManyPlaces', 'bets.7.amount'],
  ])('refuses %j', (wrong, code, path) => {
    expect(() => settleCricket(wrong, {}, 'BRL')).toThrow(
      expect.objectContaining({ name: 'EngineError', code, path, message: expect.stringMatching(/: .{10,}$/) }),
    );
  });

  it('refuses a result that is none, which would count as lost', () => {
    expect(() => settleCricket(bets, { 1: 'win' as 'won' }, 'BRL')).toThrow(
      expect.objectContaining({ code: 'unknownOutcome', path: 'results.1' }),
    );
  });
});

describe('the most that bets of one category can pay', () => {
  const winner = (odd: string, amount: string) => ({ categoryLabel: 'Match winner', odd, amount });
  const all = { home: winner('1.85', '10'), away: winner('2.10', '10'), toss: { odd: '1.95', amount: '10' } };
  const most = (results: Parameters<typeof settleCricket>[1]) => settleCricket(all, results, 'BRL').max;

  it('is that of one of them: no match has two winners', () => {
    expect(most({})).toBe('40.50');
    expect(most({ away: 'lost' })).toBe('38.00');
  });

  it('is what one has won, and what void ones bring back', () => {
    expect(most({ home: 'won' })).toBe('38.00');
    expect(most({ home: 'void', away: 'void' })).toBe('39.50');
    expect(settleCricket(all, { home: 'won', away: 'won' }, 'BRL')).toMatchObject({ payout: '39.50', max: '59.00' });
  });

  it('is what void ones bring back, where that is more than one of them wins', () => {
    const sides = { home: winner('1.50', '5'), away: winner('1.40', '5'), toss: { odd: '3', amount: '5' } };
    expect(settleCricket(sides, {}, 'BRL').max).toBe('25.00');
    expect(settleCricket(sides, { home: 'void', away: 'void', toss: 'won' }, 'BRL').payout).toBe('25.00');
    // Nothing wins: such a bet is not sold.
    const { toss: _, ...only } = sides;
    expect(settleCricket(only, {}, 'BRL')).toMatchObject({ stake: '10.00', max: '7.50' });
  });

  it('property: one result of each category, won or void, pays it, and none pays more', () => {
    const one = fc.record({
      categoryLabel: fc.constantFrom('winner', 'toss', 'total'),
      odd: fc.constantFrom('1', '1.4', '1.85', '3.333', '90'),
      amount: fc.constantFrom('1', '0.07', '12.34'),
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 7 }), (drawn) => {
        const categories = [...new Set(drawn.map(({ categoryLabel }) => categoryLabel))];
        const ofBets = Object.fromEntries(drawn.map((bet, id) => [id, bet]));
        type Results = Record<string, 'won' | 'lost' | 'void'>;
        // Of each category one bet has won, or all are void.
        const endings = (category: string, canBeVoid: boolean): Results[] => {
          const ids = drawn.flatMap((bet, id) => (bet.categoryLabel === category ? [id] : []));
          const won = ids.map((winner) =>
            Object.fromEntries(ids.map((id) => [id, id === winner ? ('won' as const) : ('lost' as const)])),
          );
          return canBeVoid ? [...won, Object.fromEntries(ids.map((id) => [id, 'void' as const]))] : won;
        };
        const highest = (canBeVoid: boolean) =>
          categories
            .reduce<readonly Results[]>(
              (sets, category) =>
                sets.flatMap((set) => endings(category, canBeVoid).map((end) => ({ ...set, ...end }))),
              [{}],
            )
            .map((results) => settleCricket(ofBets, results, 'BRL').payout)
            .reduce((a, b) => (compareAmounts(a, b) > 0 ? a : b));
        const { stake, max } = settleCricket(ofBets, {}, 'BRL');
        const won = highest(false);
        expect(max).toBe(compareAmounts(won, stake) > 0 ? highest(true) : won);
      }),
    );
  });
});

describe('properties', () => {
  it('the sum is that of the bets by themselves', () => {
    const one = fc.record({
      odd: fc.constantFrom('1', '1.85', '3.333'),
      amount: fc.constantFrom('1', '0.07', '12.34'),
    });
    const result = fc.constantFrom('won' as const, 'lost' as const, 'void' as const);
    fc.assert(
      fc.property(fc.array(fc.tuple(one, result), { minLength: 1 }), (drawn) => {
        const all = settleCricket(
          Object.fromEntries(drawn.map(([bet], id) => [id, bet])),
          Object.fromEntries(drawn.map(([, state], id) => [id, state])),
          'BRL',
        );
        const alone = drawn.map(([bet, state]) => settleCricket({ x: bet }, { x: state }, 'BRL').payout);
        expect(compareAmounts(all.payout, alone.reduce(addAmounts))).toBe(0);
        expect(compareAmounts(all.payout, all.max)).not.toBe(1);
      }),
    );
  });
});
