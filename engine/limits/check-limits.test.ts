import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLimits, type LimitInput } from './check-limits.ts';

const sport: LimitInput = {
  scope: 'sport',
  amount: '10',
  currency: 'USDT',
  rate: '1',
  balance: '1000',
  bet: { min: '1', max: '347.00' },
};
const names = (input: LimitInput) => checkLimits(input).warnings.map(({ name }) => name);

describe('checkLimits', () => {
  it('carries the numbers that a message needs', () => {
    expect(checkLimits({ ...sport, amount: '400', rate: '2', balance: '150' })).toEqual({
      warnings: [{ name: 'insufficientAccountBalance', amount: '400', limit: '300', currency: 'USDT' }],
      margin: { lower: '2', upper: '694.00' },
    });
    expect(checkLimits({ ...sport, amount: '347.01' }).warnings).toEqual([
      { name: 'exceedsMaxBet', amount: '347.01', limit: '347.00', currency: 'USDT' },
    ]);
    expect(checkLimits({ ...sport, region: 'BR', disabledRegions: ['IN', 'BR'] }).warnings).toEqual([
      { name: 'disabledRegions', region: 'BR' },
    ]);
  });

  it('warns beyond a bound and not at it', () => {
    expect(names({ ...sport, amount: '347' })).toEqual([]);
    expect(names({ ...sport, amount: '1' })).toEqual([]);
    expect(names({ ...sport, amount: '0.99' })).toEqual(['belowMinBet']);
    expect(names({ ...sport, amount: '1000.01', bet: {} })).toEqual(['insufficientAccountBalance']);
    expect(names({ ...sport, amount: '1000', bet: {} })).toEqual([]);
    expect(names({ ...sport, region: 'BR', disabledRegions: ['IN'] })).toEqual([]);
    expect(names({ ...sport, region: 'BR' })).toEqual([]);
  });

  it('warns of no minimum while the slip is empty', () => {
    expect(names({ ...sport, amount: '0' })).toEqual([]);
    expect(names({ ...sport, scope: 'lottery', amount: '0.00', game: { min: '5' } })).toEqual([]);
  });

  it("also checks the amount against the operator's bounds, which no rate scales, and names the tighter one", () => {
    const warning = (amount: string, over: Partial<LimitInput>) =>
      checkLimits({ ...sport, amount, ...over }).warnings[0];
    const own = { min: '5', max: '20' };
    expect(warning('20.01', { own })).toMatchObject({ name: 'exceedsMaxBet', limit: '20' });
    expect(warning('4.99', { own })).toMatchObject({ name: 'belowMinBet', limit: '5' });
    expect(warning('20.01', { own, rate: '3' })).toMatchObject({ limit: '20' });
    expect(warning('4.99', { own, rate: '3' })).toMatchObject({ limit: '5' });
    expect(warning('5', { own, rate: '6' })).toMatchObject({ name: 'belowMinBet', limit: '6' });
    expect(warning('348', { own: { min: '0.5', max: '5000' } })).toMatchObject({ limit: '347.00' });
    expect(warning('21', { own, bet: undefined })).toMatchObject({ limit: '20' });
    expect(warning('20', { own: { max: '0' } })).toBeUndefined();
    expect(checkLimits({ ...sport, own }).margin).toEqual({ lower: '5', upper: '20' });
    expect(checkLimits({ ...sport, own: {} }).margin).toEqual({ lower: '1', upper: '347.00' });
  });

  it('ignores a maximum of zero or less, as the margin does', () => {
    expect(names({ ...sport, bet: { max: '0' } })).toEqual([]);
    expect(checkLimits({ ...sport, bet: { max: '0' } }).margin).toEqual({ lower: null, upper: null });
  });

  it('checks multiplier and estimate in sport only', () => {
    const bounds = { multiple: { min: '2', max: '50' }, bonus: { min: '5', max: '1000' } };
    expect(names({ ...sport, ...bounds, multiplier: 51, estimate: '1000.01' })).toEqual([
      'exceedsMaxMultiple',
      'exceedsMaxBonus',
    ]);
    expect(names({ ...sport, ...bounds, amount: '4', multiplier: '1', estimate: '4.99' })).toEqual([
      'belowMinMultiple',
      'belowMinBonus',
    ]);
    expect(names({ ...sport, ...bounds, amount: '4', multiplier: 2, estimate: '5' })).toEqual([]);
    expect(names({ ...sport, ...bounds, multiplier: 50, estimate: '1000' })).toEqual([]);
    expect(names({ ...sport, ...bounds })).toEqual([]);
    expect(names({ ...sport, ...bounds, scope: 'lottery', multiplier: 51, estimate: '1000.01' })).toEqual([]);
  });

  it('refuses a bet whose highest return is not above what it costs, with both numbers', () => {
    const bet = (amount: string, estimate: string | undefined) =>
      checkLimits({ scope: 'sport', amount, estimate, currency: 'USDT', rate: '1' }).warnings;
    expect(bet('4900', '4500')).toEqual([{ name: 'cannotWin', amount: '4900', limit: '4500', currency: 'USDT' }]);
    expect(bet('4500', '4500.00')).toMatchObject([{ name: 'cannotWin' }]);
    expect(bet('4499.99', '4500')).toEqual([]);
    // Nothing is staked yet, or what it pays was not computed.
    expect(bet('0', '0')).toEqual([]);
    expect(bet('10', undefined)).toEqual([]);
  });

  it('refuses both sides of one place of a race: they cost 10 and pay 9.90', () => {
    const { warnings } = checkLimits({ scope: 'lottery', amount: '10', estimate: '9.9', currency: 'USDT', rate: '1' });
    expect(warnings).toEqual([{ name: 'cannotWin', amount: '10', limit: '9.9', currency: 'USDT' }]);
  });

  it('checks the limits of the game in lottery only', () => {
    const game = { min: '5', max: '20' };
    expect(names({ ...sport, scope: 'lottery', game, amount: '4.99' })).toEqual(['belowLotteryGameMinBet']);
    expect(names({ ...sport, scope: 'lottery', game, amount: '20.01' })).toEqual(['exceedsLotteryGameMaxBet']);
    expect(names({ ...sport, scope: 'lottery', game, amount: '5' })).toEqual([]);
    expect(names({ ...sport, scope: 'lottery', game, amount: '20' })).toEqual([]);
    expect(names({ ...sport, game, amount: '4' })).toEqual([]);
  });

  it('takes the highest minimum and the lowest positive maximum for the margin', () => {
    const input = {
      ...sport,
      bet: { min: '1', max: '300' },
      game: { min: '3', max: '0' },
      bonus: { min: '2', max: '250' },
      multiple: { max: '400' },
    };
    expect(checkLimits(input).margin).toEqual({ lower: '3', upper: '250' });
    expect(checkLimits({ ...input, rate: '0.5' }).margin).toEqual({ lower: '1.5', upper: '125.0' });
  });

  it('needs no bounds and no balance', () => {
    const { bet: _, balance: __, ...bare } = sport;
    expect(checkLimits(bare)).toEqual({ warnings: [], margin: { lower: null, upper: null } });
  });

  it.each([
    [{ amount: 'x' }, 'amount'],
    [{ rate: '' }, 'rate'],
    [{ balance: '1e3' }, 'balance'],
    [{ bet: { max: '1,000' } }, 'bet.max'],
    [{ bet: { min: 'x' } }, 'bet.min'],
    [{ game: { min: 'x' } }, 'game.min'],
    [{ multiple: { max: 'x' } }, 'multiple.max'],
    [{ bonus: { max: 'x' } }, 'bonus.max'],
    [{ multiplier: 'x' }, 'multiplier'],
    [{ estimate: 'x' }, 'estimate'],
  ])('names the place of %j', (wrong, path) => {
    expect(() => checkLimits({ ...sport, ...wrong })).toThrow(expect.objectContaining({ code: 'notADecimal', path }));
  });
});

describe('properties', () => {
  it('every warning appears exactly when its inequality holds', () => {
    const cents = fc.integer({ min: 0, max: 5000 });
    const text = (value: number) => `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, '0')}`;
    const bounds = fc.record({ min: fc.option(cents, { nil: undefined }), max: fc.option(cents, { nil: undefined }) });
    const textOf = ({ min, max }: { min: number | undefined; max: number | undefined }) => ({
      min: min === undefined ? undefined : text(min),
      max: max === undefined ? undefined : text(max),
    });
    const drawn = fc.record({
      scope: fc.constantFrom('sport' as const, 'lottery' as const),
      amount: cents,
      rate: fc.integer({ min: 1, max: 9 }),
      balance: cents,
      bet: bounds,
      game: bounds,
      multiple: bounds,
      bonus: bounds,
      multiplier: cents,
      estimate: cents,
    });
    fc.assert(
      fc.property(drawn, ({ scope, amount, rate, balance, bet, game, multiple, bonus, multiplier, estimate }) => {
        const over = (value: number, max: number | undefined) => max !== undefined && max > 0 && value > max * rate;
        const under = (value: number, min: number | undefined) => min !== undefined && value < min * rate;
        const isSport = scope === 'sport';
        const wanted = Object.entries({
          exceedsMaxBet: over(amount, bet.max),
          belowMinBet: amount !== 0 && under(amount, bet.min),
          insufficientAccountBalance: balance * rate < amount,
          belowLotteryGameMinBet: !isSport && amount !== 0 && under(amount, game.min),
          exceedsLotteryGameMaxBet: !isSport && over(amount, game.max),
          exceedsMaxMultiple: isSport && over(multiplier, multiple.max),
          belowMinMultiple: isSport && under(multiplier, multiple.min),
          exceedsMaxBonus: isSport && over(estimate, bonus.max),
          belowMinBonus: isSport && under(estimate, bonus.min),
          cannotWin: amount !== 0 && estimate <= amount,
        }).flatMap(([name, holds]) => (holds ? [name] : []));
        const found = checkLimits({
          scope,
          amount: text(amount),
          currency: 'USDT',
          rate: String(rate),
          balance: text(balance),
          bet: textOf(bet),
          game: textOf(game),
          multiple: textOf(multiple),
          bonus: textOf(bonus),
          multiplier: text(multiplier),
          estimate: text(estimate),
        });
        expect(found.warnings.map(({ name }) => name)).toEqual(wanted);
        const mins = [bet, game, multiple, bonus].flatMap(({ min }) => min ?? []);
        const maxs = [bet, game, multiple, bonus].flatMap(({ max }) => (max ? [max] : []));
        expect(Number(found.margin.lower ?? -1)).toBe(mins.length > 0 ? (Math.max(...mins) * rate) / 100 : -1);
        expect(Number(found.margin.upper ?? -1)).toBe(maxs.length > 0 ? (Math.min(...maxs) * rate) / 100 : -1);
      }),
    );
  });
});
