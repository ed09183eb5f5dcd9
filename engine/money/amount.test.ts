import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addAmounts,
  compareAmounts,
  convertAmount,
  currencyPlaces,
  multiplyAmounts,
  subtractAmounts,
  truncateAmount,
} from './amount.ts';
import { decimalText } from './decimal.arbitrary.ts';
import { roundHalfEven } from './round-half-even.ts';
import { parseDecimal, formatDecimal } from './decimal.ts';

describe('truncateAmount', () => {
  it.each([
    ['1.005', 2, '1.00'],
    ['1.999', 2, '1.99'],
    ['8', 2, '8.00'],
    ['-1.999', 2, '-1.99'],
    ['-0.009', 2, '0.00'],
    ['12.5', 0, '12'],
    ['0.1234567', 6, '0.123456'],
    ['1.50', 1, '1.5'],
  ])('%s at %i places is %s', (amount, places, cut) => {
    expect(truncateAmount(amount, places)).toBe(cut);
  });

  it('takes 38 places, and a whole number of them', () => {
    expect(truncateAmount('1', 38)).toBe(`1.${'0'.repeat(38)}`);
    expect(() => truncateAmount('1', 39)).toThrow('places: places are a whole number from 0 to 38, got 39');
  });

  it.each([-1, 1.5, 39, Number.NaN])('refuses %d places', (places) => {
    expect(() => truncateAmount('1', places)).toThrow(expect.objectContaining({ code: 'outOfRange', path: 'places' }));
  });
});

describe('amounts', () => {
  it('have the places of their currency: USDT 6, others 2', () => {
    expect(currencyPlaces('USDT')).toBe(6);
    expect(currencyPlaces('BRL')).toBe(2);
    expect(convertAmount('10', '5.4329', 'BRL')).toBe('54.32');
    expect(convertAmount('10', '0.123456789', 'USDT')).toBe('1.234567');
  });

  it('add, subtract, multiply and compare exactly', () => {
    expect(addAmounts('0.1', '0.20')).toBe('0.30');
    expect(subtractAmounts('1', '0.9')).toBe('0.1');
    expect(multiplyAmounts('712.68', '55.00')).toBe('39197.4000');
    expect(compareAmounts('8', '8.000000')).toBe(0);
  });
});

describe('roundHalfEven', () => {
  it.each([
    ['2.345', '2.34'],
    ['2.355', '2.36'],
    ['2.3551', '2.36'],
    ['2.3449', '2.34'],
    ['2.3451', '2.35'],
    ['-2.345', '-2.34'],
    ['-2.355', '-2.36'],
    ['-2.346', '-2.35'],
    ['2.3', '2.30'],
  ])('%s is %s', (value, rounded) => {
    expect(formatDecimal(roundHalfEven(parseDecimal(value), 2))).toBe(rounded);
  });
});

describe('properties', () => {
  it('truncation never adds money, and takes less than one unit', () => {
    fc.assert(
      fc.property(decimalText, fc.integer({ min: 0, max: 12 }), (amount, places) => {
        const size = (text: string) => text.replace('-', '');
        const cut = truncateAmount(amount, places);
        const lost = subtractAmounts(size(amount), size(cut));
        const unit = places === 0 ? '1' : `0.${'0'.repeat(places - 1)}1`;
        expect(compareAmounts(lost, '0')).not.toBe(-1);
        expect(compareAmounts(lost, unit)).toBe(-1);
        expect(truncateAmount(cut, places)).toBe(cut);
      }),
    );
  });

  it('half-even is never further than half a unit away, and even on a tie', () => {
    fc.assert(
      fc.property(decimalText, (text) => {
        const value = parseDecimal(text);
        const rounded = roundHalfEven(value, 2);
        const distance = value.digits * 100n - rounded.digits * 10n ** BigInt(value.scale);
        const size = distance < 0n ? -distance : distance;
        const half = 10n ** BigInt(value.scale);
        expect(2n * size <= half).toBe(true);
        expect(2n * size !== half || rounded.digits % 2n === 0n).toBe(true);
      }),
    );
  });
});
