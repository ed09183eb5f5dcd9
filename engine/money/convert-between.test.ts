import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts, convertAmount, multiplyAmounts, subtractAmounts } from './amount.ts';
import { convertBetween, convertBetweenUp } from './convert-between.ts';

describe('convertBetween', () => {
  it('converts over the base unit and truncates once', () => {
    expect(convertBetween('54.32', { from: '5.4321', to: '1' }, 'USDT')).toBe('9.999815');
    expect(convertBetween('10', { from: '1', to: '5.4321' }, 'BRL')).toBe('54.32');
    expect(convertBetween('100', { from: '83.12', to: '5.4321' }, 'BRL')).toBe('6.53');
    expect(convertBetween('7.77', { from: '0.79', to: '0.79' }, 'GBP')).toBe('7.77');
  });

  it('refuses rates of zero and texts that are not decimals', () => {
    expect(() => convertBetween('1', { from: '0', to: '1' }, 'BRL')).toThrow(
      expect.objectContaining({ code: 'outOfRange' }),
    );
    expect(() => convertBetween('1', { from: '1', to: 'x' }, 'BRL')).toThrow(
      expect.objectContaining({ code: 'notADecimal' }),
    );
  });

  describe('properties', () => {
    const amount = fc
      .bigInt({ min: 0n, max: 10n ** 12n })
      .map((cents) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
    const rate = fc
      .integer({ min: 1, max: 999_999 })
      .map((units) => `${Math.trunc(units / 100)}.${String(units % 100).padStart(2, '0')}`);

    it('from the base unit it is what convertAmount says', () => {
      fc.assert(
        fc.property(amount, rate, (value, to) => {
          fc.pre(!/^0\.00$/.test(to));
          expect(convertBetween(value, { from: '1', to }, 'BRL')).toBe(convertAmount(value, to, 'BRL'));
        }),
      );
    });

    it('never makes money: back again it is the same or less', () => {
      fc.assert(
        fc.property(amount, rate, rate, (value, from, to) => {
          fc.pre(!/^0\.00$/.test(from) && !/^0\.00$/.test(to));
          const there = convertBetween(value, { from, to }, 'BRL');
          expect(compareAmounts(multiplyAmounts(there, from), multiplyAmounts(value, to))).toBeLessThanOrEqual(0);
          expect(compareAmounts(convertBetween(there, { from: to, to: from }, 'BRL'), value)).toBeLessThanOrEqual(0);
        }),
      );
    });
  });
});

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
