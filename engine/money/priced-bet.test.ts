import { describe, expect, it } from 'vitest';
import { formatDecimal } from './decimal.ts';
import { readAmount, readPrice, readPricedBet } from './priced-bet.ts';

describe('readPricedBet', () => {
  it('is the amount and the exact prize', () => {
    const { amount, prize } = readPricedBet({ amount: '1.50', odds: '1.005' }, 'bets[0]');
    expect([formatDecimal(amount), formatDecimal(prize)]).toEqual(['1.50', '1.50750']);
  });

  it('takes an amount of nothing and odds of exactly 1', () => {
    expect(formatDecimal(readAmount('0', 'amount'))).toBe('0');
    expect(formatDecimal(readPrice('1.00', 'odds'))).toBe('1.00');
  });

  it('says what is wrong, and where', () => {
    expect(() => readPricedBet({ amount: '-0.01', odds: '2' }, 'bets[0]')).toThrow(
      'bets[0].amount: must not be negative, got "-0.01"',
    );
    expect(() => readPricedBet({ amount: '1', odds: '0.999' }, 'bets[0]')).toThrow(
      'bets[0].odds: decimal odds are at least 1, got "0.999"',
    );
    expect(() => readPrice('0.5', () => 'a.b')).toThrow('a.b: decimal odds are at least 1, got "0.5"');
  });
});
