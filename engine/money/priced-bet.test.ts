import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal } from './decimal.ts';
import { readAmount, readPrice, readPricedBet, readStake } from './priced-bet.ts';
import { readRate } from './read-rate.ts';

describe('readPricedBet', () => {
  it('is the amount and the exact prize', () => {
    const { amount, prize } = readPricedBet({ amount: '1.50', odds: '1.005' }, 'BRL', 'bets[0]');
    expect([formatDecimal(amount), formatDecimal(prize)]).toEqual(['1.50', '1.50750']);
  });

  it('takes an amount of nothing and odds of exactly 1', () => {
    expect(formatDecimal(readAmount('0', 'amount'))).toBe('0');
    expect(formatDecimal(readPrice('1.00', 'odds'))).toBe('1.00');
  });

  it('says what is wrong, and where', () => {
    expect(() => readPricedBet({ amount: '-0.01', odds: '2' }, 'BRL', 'bets[0]')).toThrow(
      'bets[0].amount: must not be negative, got "-0.01"',
    );
    expect(() => readPricedBet({ amount: '1', odds: '0.999' }, 'BRL', 'bets[0]')).toThrow(
      'bets[0].odds: decimal odds are at least 1, got "0.999"',
    );
    expect(() => readPrice('0.5', () => 'a.b')).toThrow('a.b: decimal odds are at least 1, got "0.5"');
  });
});

describe('readStake', () => {
  it.each([
    ['0.01', 'BRL'],
    ['0.010000', 'BRL'],
    ['1.000000000000', 'BRL'],
    ['0.000001', 'USDT'],
    ['7', 'USDT'],
  ])('takes %s %s', (text, currency) => {
    expect(formatDecimal(readStake(text, currency, 'stake'))).toBe(text);
  });

  it.each([
    ['0.001', 'BRL', 'stake: "BRL" has 2 places after the point: shorten "0.001" to 2'],
    ['10.999', 'BRL', 'stake: "BRL" has 2 places after the point: shorten "10.999" to 2'],
    ['0.0000001', 'USDT', 'stake: "USDT" has 6 places after the point: shorten "0.0000001" to 6'],
    ['-1', 'BRL', 'stake: must not be negative, got "-1"'],
  ])('refuses %s %s', (text, currency, message) => {
    expect(() => readStake(text, currency, 'stake')).toThrow(message);
  });
});

describe('readRate', () => {
  it.each(['0', '0.000', '-1'])('refuses %s', (text) => {
    expect(() => readRate(text, 'rate')).toThrow(
      expect.objectContaining({
        code: 'outOfRange',
        path: 'rate',
        message: `rate: a rate is above zero, got "${text}"`,
      }),
    );
  });
});

describe('properties', () => {
  it('a stake is taken exactly when it is a whole number of the smallest unit', () => {
    const text = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 1, max: 9 }), fc.boolean())
      .map(([digits, scale, isPadded]) => {
        const all = String(digits).padStart(scale + 1, '0');
        return `${all.slice(0, -scale)}.${all.slice(-scale)}${isPadded ? '000' : ''}`;
      });
    fc.assert(
      fc.property(text, fc.constantFrom(['BRL', 2] as const, ['USDT', 6] as const), (stake, [currency, places]) => {
        const isWhole = /^0*$/.test((stake.split('.')[1] ?? '').slice(places));
        const read = () => readStake(stake, currency, 'stake');
        if (isWhole) expect(formatDecimal(read())).toBe(stake);
        else expect(read).toThrow(expect.objectContaining({ code: 'tooManyPlaces' }));
      }),
    );
  });
});
