import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts, multiplyAmounts, subtractAmounts } from './amount.ts';
import { convertBetween } from './convert-between.ts';
import { convertBetweenUp } from './convert-between-up.ts';

describe('convertBetweenUp', () => {
  it('is what has to be paid, not a fraction less', () => {
    expect(convertBetweenUp('100', { from: '5.4321', to: '1' }, 'USDT')).toBe('18.409087');
    expect(convertBetweenUp('1000000', { from: '24550', to: '1' }, 'USDT')).toBe('40.733198');
    expect(convertBetweenUp('100', { from: '83.12', to: '5.4321' }, 'BRL')).toBe('6.54');
    expect(convertBetweenUp('7.77', { from: '0.79', to: '0.79' }, 'GBP')).toBe('7.77');
    expect(convertBetweenUp('10', { from: '1', to: '5.4321' }, { code: 'BRL', places: 0 })).toBe('55');
  });

  it('refuses rates of zero', () => {
    expect(() => convertBetweenUp('1', { from: '0', to: '1' }, 'BRL')).toThrow(
      expect.objectContaining({ code: 'outOfRange' }),
    );
  });

  it('is worth the amount, and one unit less is not', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((cents) => String(cents));
    const rate = fc
      .integer({ min: 1, max: 99_999_999 })
      .map((units) => `${Math.trunc(units / 100)}.${units % 100 || 1}`);
    fc.assert(
      fc.property(amount, rate, rate, (value, from, to) => {
        const worth = (paid: string) => compareAmounts(multiplyAmounts(paid, from), multiplyAmounts(value, to));
        const paid = convertBetweenUp(value, { from, to }, 'USDT');
        expect(worth(paid)).toBeGreaterThanOrEqual(0);
        expect(worth(subtractAmounts(paid, '0.000001'))).toBe(-1);
        expect(compareAmounts(convertBetween(paid, { from: to, to: from }, 'USDT'), value)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
